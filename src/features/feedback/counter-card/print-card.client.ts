/** One listener on the document, because navigations replace the cards. */
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('.feedback-card-print')) print();
});

export function start(): void {
  document.querySelector('.feedback-card-print')?.removeAttribute('hidden');
}
