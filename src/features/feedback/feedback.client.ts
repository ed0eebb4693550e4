document.addEventListener('astro:page-load', () => {
  openPlace();
  void watchIsland();
});

/** A QR code on a table says in `?id=` which location it stands in. */
function openPlace(): void {
  const id = new URLSearchParams(location.search).get('id');
  const places = document.querySelectorAll<HTMLDetailsElement>('.feedback-place[data-restaurant]');
  const place = [...places].find(({ dataset }) => dataset['restaurant'] === id);
  if (place) place.open = true;
}

/** Where the form's code can't be fetched, the page says so to its stylesheet, which shows the other ways instead. */
async function watchIsland(): Promise<void> {
  const main = document.querySelector<HTMLElement>('.feedback');
  const island = main?.querySelector('astro-island');
  if (!main || !island) return;
  try {
    await Promise.all(CODE.map((name) => import(/* @vite-ignore */ island.getAttribute(name) ?? '')));
  } catch {
    main.dataset['broken'] = '';
  }
}

/** The same files that wake the island. A browser fetches them once. */
const CODE = ['component-url', 'renderer-url'];
