/** One listener on the document, because cards come and go with navigations. */
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('.feedback-card-print')) print();
});

export function start(): void {
  document.querySelector('.feedback-card-print')?.removeAttribute('hidden');
}
