/** Looks and colours. */
export const LOOKS_STYLE = `
.looks { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 10rem), 1fr)); gap: 1.125rem .75rem; margin-top: .75rem; }
.look form { margin: 0; }
.look-button { display: block; width: 100%; padding: 0; border: 0; border-radius: .625rem; background: none; color: inherit; font: inherit; cursor: pointer; }
.look-picture { display: grid; width: 100%; height: auto; aspect-ratio: 4 / 3; place-items: center; border: 0; border-radius: .625rem; background: var(--surface); color: var(--muted); box-shadow: 0 0 0 1px var(--line); object-fit: cover; object-position: top; }
.look-button:hover .look-picture { box-shadow: 0 0 0 2px var(--edge); }
.look[aria-current] .look-picture { outline: 0; box-shadow: 0 0 0 2px var(--ground), 0 0 0 5px var(--accent); }
.look-button:focus-visible { outline-offset: 6px; }
.look-name { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem .5rem; min-height: 2rem; margin-top: .375rem; }
.look .small a { display: inline-block; padding-block: .375rem; }
#forget-look .btn { margin-left: -.625rem; }
.fields > section > :is(.field, .picture) + *, #finer > div > * + * { margin-top: 1.5rem; }

.colour-row { display: flex; gap: .5rem; max-width: 18rem; }
.colour-row [type=color] { flex: none; width: 3rem; height: 3rem; padding: 0; border: 1px solid var(--edge); border-radius: .625rem; background: none; overflow: hidden; cursor: pointer; }
.colour-row [type=color]::-webkit-color-swatch-wrapper { padding: 0; }
.colour-row [type=color]::-webkit-color-swatch { border: 0; }
.colour-chips { display: flex; flex-wrap: wrap; align-items: center; gap: .375rem .5rem; margin-top: .5rem; }
.colour-chip { padding: .375rem .75rem; border-radius: .5rem; font-size: .9375rem; font-weight: 600; box-shadow: 0 0 0 1px var(--line); }
.colour-chip ~ .colour-chip { margin-left: .5rem; }
`;
