/** One delegated listener: cards come and go with navigations, the document stays. */
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('.counter-print')) print();
});

document.addEventListener('astro:page-load', () => {
  document.querySelector('.counter-print')?.removeAttribute('hidden');
});
