/** One listener on the document, because cards come and go with navigations. */
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('.feedback-card-print')) print();
});

document.addEventListener('astro:page-load', () => {
  document.querySelector('.feedback-card-print')?.removeAttribute('hidden');
});
