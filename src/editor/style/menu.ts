/** The menu, a dish, lists of entries. */
export const MENU_STYLE = `
.fields > :where(*) { margin-top: 1.5rem; }
.fields > :first-child { margin-top: 0; }
:is(.choice, .allergens, .picture, .suits) > legend { font-size: .9375rem; font-weight: 600; letter-spacing: 0; }
.find-dish { margin-top: 1rem; }
.find-dish .btn { min-height: 3rem; }
.js .unscripted { display: none; }
.menus { margin-top: 1rem; overflow-x: auto; }

.cat { position: relative; margin-top: 1.5rem; }
.folded { overflow-anchor: none; }
.folded .cats > .cat { margin-top: 0; border-top: 1px solid var(--line); }
.folded .cats > .cat > .head { position: static; margin-bottom: 0; }
.folded .cats > .cat > :not(.head) { display: none; }
.cat > .head { position: sticky; top: var(--head); z-index: 6; align-items: center; gap: .25rem; margin: 0 calc(-1 * var(--side)) .25rem; padding: .375rem calc(var(--side) - .5rem) .375rem calc(var(--side) - .625rem); background: var(--ground); }
.cat > .head h2 { flex: 1; min-width: 0; }
.cat > .head h2 a { display: inline-flex; align-items: center; min-height: 2.75rem; color: inherit; text-decoration: none; }
.cat > .head h2 a:hover { text-decoration: underline; }
.cat > .head > h2:first-child { padding-left: .625rem; }
.head > h2 { margin-top: 0; }
.card h2 { margin-top: 0; }
.head h2 .soft { font-weight: 450; font-size: .9375rem; }
.cat > .head .btn { flex: none; }
@media (max-height: 30rem) { .cat > .head { position: static; } }
.add-category { margin-top: 1.5rem; }

.dishes > li[hidden], .cat[hidden] { display: none; }
.dishes > li, .entries > .list > li { flex-wrap: wrap; gap: 0; min-height: 4.25rem; padding: .5rem .625rem .5rem .125rem; }
.dishes > li > .grow, .entries > .list > li > .grow { padding-right: .5rem; }
.dishes .thumb, .entries .thumb { margin-right: .75rem; }
.dishes .name { display: block; line-height: 1.25; overflow-wrap: anywhere; }
.dishes .out .name { color: var(--muted); }
.dishes .costs { display: flex; flex-wrap: wrap; align-items: baseline; column-gap: .375rem; }
.dishes .costs .tag { padding-block: 0; }
.dishes .costs b { font-weight: 550; font-size: .9375rem; }
.list .over:focus-visible { outline: 0; }
.list .over:focus-visible::after { outline: 3px solid var(--accent); outline-offset: -3px; border-radius: .5rem; }

.handle { position: relative; flex: none; }
.handle > summary { display: grid; width: 2.5rem; height: 3.25rem; place-items: center; border-radius: .5rem; color: var(--muted); list-style: none; cursor: grab; touch-action: none; -webkit-user-select: none; user-select: none; }
.head > .handle > summary { height: 2.75rem; }
.handle > summary::-webkit-details-marker { display: none; }
.handle > summary:hover, .handle[open] > summary { color: var(--text); }
.handle[open] { z-index: 10 !important; }
.handle > div { position: absolute; z-index: 9; top: calc(100% - .125rem); left: .375rem; display: grid; width: 15.5rem; max-width: calc(100vw - 2rem); padding: .375rem; border: 1px solid var(--edge); border-radius: .75rem; background: var(--surface); box-shadow: 0 .625rem 2rem rgb(0 0 0 / .2); }
.handle > div .btn { justify-content: flex-start; padding: .5rem .75rem; border: 0; background: none; font-weight: 500; }
.handle > div .btn:hover { background: var(--sunk); }
.handle .up-from { top: auto; bottom: calc(100% - .125rem); }
.held { z-index: 5; opacity: .55; background: var(--accent-tint); }
.dropping::before, .drop-end::after { content: ''; position: absolute; z-index: 4; right: 0; left: 0; height: 3px; border-radius: 2px; background: var(--accent); pointer-events: none; }
.dropping::before { top: -2px; }
.drop-end { position: relative; }
.drop-end::after { bottom: -2px; }
ol.drop-empty { min-height: 3.5rem; outline: 2px dashed var(--accent); outline-offset: -2px; }
.dragging { cursor: grabbing; user-select: none; }
ol.list:empty { border-style: dashed; min-height: .75rem; }

.ask { position: relative; z-index: 2; flex: 1 0 100%; margin: .5rem .5rem .25rem; padding: .75rem .875rem; border-radius: .625rem; background: var(--warn-tint); }
.ask p { margin-bottom: .625rem; font-weight: 600; }

.add { margin-top: .25rem; }
.add > summary { display: inline-flex; align-items: center; min-height: 2.75rem; color: var(--accent); font-size: .9375rem; font-weight: 600; list-style: none; }
.add > summary::-webkit-details-marker { display: none; }
.add > summary::before { content: '+' / ''; margin-right: .5rem; font-size: 1.25rem; font-weight: 500; }
.add[open] > summary::before { content: '–' / ''; }
.cat .add > summary { margin-left: .5rem; }
.add-row { display: flex; flex-wrap: wrap; align-items: end; gap: .5rem; padding: .25rem 0 .5rem; }
.add-row > .field { flex: 1 1 9rem; margin: 0; }
.add-row > .field.price { flex: 0 1 6.5rem; }
.add-row > .field.text { flex-basis: 100%; }
.add-row .btn { min-height: 3rem; }

.entries { margin-top: 1.5rem; }
.entries > .list { margin-top: .5rem; }
.entries .entry { border-bottom: 0; }
.entries .entry .in-row { display: flex; flex: 1; flex-wrap: wrap; gap: .5rem; min-width: 0; padding-block: .25rem; }
.in-row > .field { flex: 1 1 7rem; margin: 0; }
.in-row > .field.price { flex: 0 1 5.5rem; }
.if.sizes .in-row > .field:nth-child(3) { flex: 0 1 5rem; }
.in-row > .field.text { flex-basis: 100%; }
.in-row .hint { display: none; }
.in-row > .field > .label { margin-bottom: .25rem; color: var(--muted); font-size: .8125rem; font-weight: 500; }

.choice .seg { margin-top: .375rem; }
.choice > .if { display: none; margin-top: .75rem; }
.choice:has(.seg [value=one]:checked) > .one, .choice:has(.seg [value=sizes]:checked) > .sizes, .choice:has(.seg [value=words]:checked) > .words { display: block; }
.choice:has(> .seg [value=page]:checked) > .page, .choice:has(> .seg [value=file]:checked) > .file, .choice:has(> .seg [value=embedded]:checked) > .embedded { display: block; }
.menu-kind .file > .field { margin-top: 1rem; }
.if.sizes > .entries { margin-top: 0; }
.if.sizes > .entries > .head, .if.sizes > .entries > .hint { display: none; }
.if .btn { margin-top: .5rem; }
.money { position: relative; max-width: 11.25rem; }
.money > span { position: absolute; z-index: 1; top: .75rem; left: .875rem; color: var(--muted); }
.money > span + .input { padding-left: 2rem; }
.money.behind > span { right: .875rem; left: auto; }
.money.behind > span + .input { padding-right: 2rem; padding-left: .8125rem; }
.choice:has(.err) .money .input { border-color: var(--bad); }

.available { flex-wrap: nowrap; }
button.switch { padding: 0; border: 0; background: none; cursor: pointer; }
.switch[aria-checked=true] > span { border-color: var(--good); background: var(--good); }
.switch[aria-checked=true] > span::after { right: .1875rem; left: auto; background: var(--surface); }
.switch[aria-checked] > span { display: block; }
@media (forced-colors: active) { .switch[aria-checked=true] > span::after { background: Highlight; } }

.tris { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: .5rem; margin-top: .625rem; }
.tri { position: relative; min-height: 3.25rem; margin: 0; }
.tri > label { display: none; flex-direction: column; align-items: center; justify-content: center; height: 100%; min-height: 3.25rem; padding: .25rem; border: 1px solid var(--edge); border-radius: .625rem; background: var(--surface); font-size: .9375rem; font-weight: 500; line-height: 1.2; text-align: center; cursor: pointer; user-select: none; hyphens: auto; }
.tri > label small { font-size: .8125rem; font-weight: 500; }
.tri > .open small { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.tri > input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; pointer-events: none; }
.tri > input:checked + label { display: flex; }
.tri > input:checked + label + input + label, .tri:has(> input:last-of-type:checked) > label:first-of-type { position: absolute; z-index: 1; inset: 0; display: flex; opacity: 0; }
.tri > .yes { border-color: var(--text); background: var(--text); color: var(--ground); font-weight: 650; }
.tri > .maybe { border: 2px dashed var(--warn); background: var(--warn-tint); color: var(--warn); font-weight: 650; }
.tri > .free { border-color: var(--line); background: var(--sunk); color: var(--muted); }
.tri:has(:focus-visible) { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: .625rem; }
.allergens > .check { margin-top: .5rem; }
@media (min-width: 64rem) { .tris { grid-template-columns: repeat(5, minmax(0, 1fr)); } }
@media (max-width: 22rem) { .tris { grid-template-columns: repeat(2, minmax(0, 1fr)); } .dishes .thumb { width: 2.5rem; height: 2.5rem; margin-right: .5rem; } .handle > summary { width: 2rem; } }
@media (forced-colors: active) { .tri > .yes { outline: 2px solid; outline-offset: -4px; } }
.suits .chip { padding: 0; }
.suits .chips { margin-top: .5rem; }

.picture { display: block; }
.picture-row { display: grid; gap: .75rem; margin-top: .375rem; }
.picture-row > img { width: 100%; max-height: 18rem; border-radius: .625rem; background: var(--sunk); object-fit: contain; }
.crop { position: relative; display: grid; grid-template: repeat(3, 1fr) / repeat(3, 1fr); overflow: hidden; border-radius: .625rem; background: var(--sunk); aspect-ratio: 4 / 3; }
.crop > img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: contain; }
.crop > label { position: relative; display: grid; place-items: center; cursor: pointer; }
.crop > .at-top { grid-area: 1 / 2; }
.crop > .at-left { grid-area: 2 / 1; }
.crop > .at-center { grid-area: 2 / 2; }
.crop > .at-right { grid-area: 2 / 3; }
.crop > .at-bottom { grid-area: 3 / 2; }
.crop input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
.crop span { pointer-events: none; width: .875rem; height: .875rem; border-radius: 50%; background: white; box-shadow: 0 0 0 2px rgb(0 0 0 / .55); opacity: .75; }
.crop input:checked + span { width: 2.125rem; height: 2.125rem; border: 4px solid white; background: none; box-shadow: 0 0 0 2px rgb(0 0 0 / .6), inset 0 0 0 2px rgb(0 0 0 / .35); opacity: 1; }
.crop input:focus-visible + span { outline: 3px solid white; outline-offset: 3px; }
.picture:has([value='top']:checked) > .picture-row { --at: 50% 0; }
.picture:has([value='left']:checked) > .picture-row { --at: 0 50%; }
.picture:has([value='center']:checked) > .picture-row { --at: 50% 50%; }
.picture:has([value='right']:checked) > .picture-row { --at: 100% 50%; }
.picture:has([value='bottom']:checked) > .picture-row { --at: 50% 100%; }
.cuts { display: flex; gap: .75rem; margin-bottom: .5rem; }
.cuts img { display: block; width: auto; height: 5.25rem; border-radius: .5rem; background: var(--sunk); object-fit: cover; object-position: var(--at, 50% 50%); }
.cuts .cut-square { aspect-ratio: 1; }
.cuts .cut-upright { aspect-ratio: 4 / 5; }
.cuts .cut-wide { aspect-ratio: 1.6; }
.cuts figcaption { margin-top: .25rem; color: var(--muted); font-size: .84375rem; }
@media (forced-colors: active) { .crop span { border: 2px solid ButtonText; } .crop input:checked + span { border-color: Highlight; } }
.picture-none { display: grid; min-height: 6rem; gap: .25rem; place-content: center; justify-items: center; border: 1px dashed var(--edge); border-radius: .625rem; color: var(--muted); font-size: .875rem; }
.picture > .field { margin-top: .875rem; }
.file.btn { position: relative; }
.file.btn input { position: absolute; inset: 0; width: 100%; height: 100%; opacity: 0; cursor: pointer; }
.file.btn:focus-within { outline: 3px solid var(--accent); outline-offset: 2px; }
@media (min-width: 40rem) { .picture-row { grid-template-columns: 18rem 1fr; align-items: start; } .picture-row > img { max-height: 13rem; } }

.more-of { margin-top: 1.75rem; border-top: 1px solid var(--line); }
.more-of > summary { display: flex; width: 100%; align-items: center; min-height: 3.25rem; font-weight: 600; list-style: none; }
.more-of > summary::-webkit-details-marker { display: none; }
.more-of > summary::after { content: ''; width: .5rem; height: .5rem; margin: 0 .25rem 0 auto; border: solid currentColor; border-width: 0 2px 2px 0; rotate: 45deg; }
.more-of[open] > summary::after { rotate: -135deg; }
.more-of > .stack { padding-bottom: .5rem; }
.repriced { max-height: 20rem; overflow: auto; }
.repriced > li { min-height: 2.75rem; padding-block: .375rem; }
.entry-tools { margin-top: 1.75rem; }
.entry-tools .ask { margin: 0 0 .75rem; }
`;
