export function start(): void {
  openLocation();
  void watchIsland();
}

/** `?id=` in the address of a QR code names the location. */
function openLocation(): void {
  const id = new URLSearchParams(location.search).get('id');
  const sections = document.querySelectorAll<HTMLDetailsElement>('.feedback-location[data-restaurant]');
  const section = [...sections].find(({ dataset }) => dataset['restaurant'] === id);
  if (section) section.open = true;
}

/** Where the form's code cannot be loaded, `data-broken` makes the stylesheet show the contacts instead. */
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

/** The files that hydrate the island. A browser fetches them only once. */
const CODE = ['component-url', 'renderer-url'];
