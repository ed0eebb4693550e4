import './map.client.ts';

/** Where the stylesheet shows tabs; elsewhere the same places are a plain list. */
const HAS_TABS = matchMedia('(scripting: enabled) and (width >= 900px)');

function startTabs(): void {
  const list = document.querySelector<HTMLElement>('.place-tabs');
  if (!list) return;
  const tabs = [...list.querySelectorAll('button')];
  list.onclick = ({ target }) => select(tabs, tabs.indexOf(target as HTMLButtonElement));
  list.onkeydown = (event) => {
    const now = tabs.indexOf(document.activeElement as HTMLButtonElement);
    const next = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    select(tabs, (next + tabs.length) % tabs.length);
  };
  setRoles();
}

function select(tabs: HTMLButtonElement[], selected: number): void {
  // A click between the tabs.
  if (selected < 0) return;
  tabs[selected]?.focus();
  tabs.forEach((tab, index) => {
    const isSelected = index === selected;
    tab.setAttribute('aria-selected', String(isSelected));
    tab.tabIndex = isSelected ? 0 : -1;
    document.getElementById(tab.getAttribute('aria-controls') ?? '')?.toggleAttribute('data-shown', isSelected);
  });
}

function setRoles(): void {
  for (const place of document.querySelectorAll('.place'))
    if (HAS_TABS.matches) place.setAttribute('role', 'tabpanel');
    else place.removeAttribute('role');
}

document.addEventListener('astro:page-load', startTabs);
HAS_TABS.addEventListener('change', setRoles);
