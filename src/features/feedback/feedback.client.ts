/** A QR code on a table says in `?id=` which place it stands in. */
document.addEventListener('astro:page-load', () => {
  const id = new URLSearchParams(location.search).get('id');
  const places = document.querySelectorAll<HTMLDetailsElement>('.feedback-place[data-restaurant]');
  const place = [...places].find(({ dataset }) => dataset['restaurant'] === id);
  if (!place) return;
  place.open = true;
  place.scrollIntoView();
});
