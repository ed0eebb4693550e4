/** One listener on the document, because cards come and go with navigations. */
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('.counter-print')) print();
});

document.addEventListener('astro:page-load', () => {
  document.querySelector('.counter-print')?.removeAttribute('hidden');
});
