import { raw } from 'hono/html';
import { type Html, html } from '#tool-pages/html.ts';

/** Lines in a square of 24. What is seen of them is what words beside them say, so that they are hidden from screen readers. */
const SHAPES = {
  menu: '<path d="M4 6h16M4 12h16M4 18h9"/>',
  hours: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5l3.25 2"/>',
  look: '<circle cx="12" cy="12" r="8.5"/><path d="M12 3.5a8.5 8.5 0 0 0 0 17z" fill="currentColor"/>',
  more: '<g fill="currentColor"><circle cx="5" cy="12" r="1.25"/><circle cx="12" cy="12" r="1.25"/><circle cx="19" cy="12" r="1.25"/></g>',
  home: '<path d="M4 11.5 12 4.5l8 7v8.5h-5.5v-6h-5v6H4z"/>',
  place:
    '<path d="M12 21c-4.5-4-7-7.75-7-11.25a7 7 0 0 1 14 0C19 13.25 16.5 17 12 21z"/><circle cx="12" cy="9.75" r="2.5"/>',
  text: '<path d="M5 7V5h14v2M12 5v14.5M9 19.5h6"/>',
  offer: '<path d="M4 4h8.25L20 11.75 11.75 20 4 12.25z"/><circle cx="8.25" cy="8.25" r="1.25"/>',
  job: '<rect x="3.5" y="8" width="17" height="11.5" rx="2"/><path d="M9 8V5h6v3"/>',
  question:
    '<circle cx="12" cy="12" r="8.5"/><path d="M9.75 9.75a2.3 2.3 0 1 1 3.75 1.75c-.9.75-1.5 1.1-1.5 2.25M12 16.75v.01"/>',
  link: '<path d="m10 14 4-4M8.5 11.5l-2 2a3.2 3.2 0 0 0 4.5 4.5l2-2M15.5 12.5l2-2A3.2 3.2 0 0 0 13 6l-2 2"/>',
  legal: '<path d="M6 3.5h8.5l4 4v13H6zM9 12h6.5M9 16h4.5"/>',
  globe:
    '<circle cx="12" cy="12" r="8.5"/><path d="M3.5 12h17M12 3.5c4.75 4.75 4.75 12.25 0 17-4.75-4.75-4.75-12.25 0-17z"/>',
  mail: '<rect x="3.5" y="5.5" width="17" height="13" rx="2"/><path d="m4 7.25 8 6 8-6"/>',
  brands: '<path d="M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z"/>',
  eye: '<path d="M2.5 12S6 5.5 12 5.5s9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12z"/><circle cx="12" cy="12" r="2.75"/>',
  undo: '<path d="M8.5 5 4.5 9l4 4M5 9h8.5a5 5 0 0 1 0 10H10"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  back: '<path d="m15 5-7 7 7 7"/>',
  forward: '<path d="m9 5 7 7-7 7"/>',
  warn: '<path d="M12 4.5 21 19.5H3zM12 10v4.25M12 16.75v.01"/>',
  error: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7.5v5.25M12 16v.01"/>',
  picture:
    '<rect x="3.5" y="5" width="17" height="14" rx="2"/><circle cx="8.75" cy="10" r="1.5"/><path d="m4 17.5 5-4 3 2.25L16 12l4.25 4"/>',
  handle:
    '<g fill="currentColor" stroke="none"><circle cx="9" cy="6" r="1.6"/><circle cx="15" cy="6" r="1.6"/><circle cx="9" cy="12" r="1.6"/><circle cx="15" cy="12" r="1.6"/><circle cx="9" cy="18" r="1.6"/><circle cx="15" cy="18" r="1.6"/></g>',
  up: '<path d="M12 19V5.5M6 11l6-6 6 6"/>',
  down: '<path d="M12 5v13.5M6 13l6 6 6-6"/>',
  top: '<path d="M5 4.5h14M12 20V9M6.5 14 12 8.5l5.5 5.5"/>',
  copy: '<rect x="8.5" y="8.5" width="11.5" height="11.5" rx="2"/><path d="M5 15.5H4v-9a2 2 0 0 1 2-2h9.5v1"/>',
  delete: '<path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.25 11v5M13.75 11v5"/>',
  calendar: '<rect x="4" y="5.5" width="16" height="14.5" rx="2"/><path d="M4 10h16M8.5 3.5v4M15.5 3.5v4"/>',
  check: '<path d="m5 12.5 4.5 4.5L19 7"/>',
  out: '<path d="M9 6h9v9M18 6 6.5 17.5"/>',
  counts: '<path d="M5 20v-6M12 20V4.5M19 20v-9"/>',
  search: '<circle cx="11" cy="11" r="6.5"/><path d="m16 16 4.5 4.5"/>',
};

export type IconName = keyof typeof SHAPES;

/** In the colour of the words around it. */
export const icon = (name: IconName): Html =>
  html`<svg
    width="20"
    height="20"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="1.75"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    ${raw(SHAPES[name])}
  </svg>`;
