/** Styles that only the dashboard needs: what there is in all, the search, and the cards, which are rows where there are many. */
export const FIRST_PAGE_STYLE = `
.page main { max-width: 104rem; margin-inline: auto; }
.head { display: flex; flex-wrap: wrap; align-items: end; justify-content: space-between; gap: 1rem 2.5rem; }
.sum { margin-right: auto; color: var(--muted); font-size: .9375rem; }
.chips { display: flex; gap: .5rem; margin-top: 1rem; }
.chip { display: inline-flex; align-items: center; gap: .5rem; min-height: 2.75rem; padding: .25rem .875rem; border: 1px solid var(--edge); border-radius: 1.375rem; background: var(--surface); color: var(--text); font-size: .9375rem; font-weight: 550; white-space: nowrap; text-decoration: none; }
.chip:hover { border-color: var(--text); }
.chip b { color: var(--muted); font-weight: 450; }
.chip.bad b { color: var(--bad); font-weight: 620; }
.chip.warn b { color: var(--warn); font-weight: 620; }
.chip.new b { color: var(--accent); font-weight: 620; }
.chip[aria-current] { border-color: var(--text); background: var(--text); color: var(--ground); }
.chip[aria-current] b { color: inherit; }
@media (max-width: 40rem) { .find label, .state > :first-child { flex-basis: 100%; } .chips { overflow-x: auto; margin-inline: calc(-1 * var(--gutter)); padding: .25rem var(--gutter); } }
@media (min-width: 40.01rem) { .chips { flex-wrap: wrap; } }
.first { margin-top: 1.25rem; }
.first + .cards { margin-top: .75rem; }

.tools:not(:has(form)):has(#found:empty) { display: none; }
.tools { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem 1.25rem; min-height: 1.5rem; margin-top: 1rem; }
.find { display: flex; flex: 0 1 30rem; flex-wrap: wrap; align-items: center; gap: .5rem .75rem; min-width: 0; }
.find label { white-space: nowrap; font-size: .9375rem; }
.find input { flex: 1 1 10rem; min-width: 0; }

.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(21rem, 100%), 1fr)); gap: 3rem 2.5rem; margin-top: 1.75rem; padding: 0; list-style: none; }
.card { display: flex; flex-direction: column; min-width: 0; }
.shot { display: flex; margin-bottom: .875rem; color: var(--muted); font-size: .875rem; text-decoration: none; }
.shot.none { align-items: center; justify-content: center; aspect-ratio: 1200 / 630; border: 1px dashed var(--edge); border-radius: .375rem; }
a.shot.none { border-style: solid; border-color: var(--line); background: var(--surface); color: var(--text); font-size: 1.25rem; font-weight: 600; }
.shot.none:has(.error) { border: 0; }
.shot .error { align-self: stretch; flex: 1; min-width: 0; margin: 0; padding: 1rem 1.125rem; overflow: auto; border-radius: .375rem; border-left: 0; background: color-mix(in srgb, var(--bad-tint) 55%, var(--ground)); color: var(--text); font-size: .9375rem; }
.shot .error .message { max-height: none; overflow: visible; }
.shot img { flex: 1; min-width: 0; height: auto; aspect-ratio: 1200 / 630; border-radius: .375rem; background: var(--line); object-fit: cover; outline: 1px solid color-mix(in srgb, var(--text) 12%, transparent); outline-offset: -1px; }
a.shot:hover img { outline-color: var(--text); }

.who { display: grid; grid-template-columns: 1fr auto; column-gap: 1rem; align-items: center; }
.name { font-size: 1.25rem; letter-spacing: -.015em; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; padding-block: .1875rem; }
.name a { padding-block: .1875rem; color: inherit; text-decoration: none; }
.name a:hover { text-decoration: underline; }
.name a:focus-visible { outline-offset: -2px; }
.swatches { display: block; height: .875rem; width: auto; border-radius: 2px; box-shadow: 0 0 0 1px var(--line); }
.site { grid-column: 1 / -1; font-size: .875rem; }
.site a { display: inline-block; padding-block: .1875rem; color: var(--muted); text-decoration: none; }
.site svg { width: .625rem; height: .625rem; margin-left: .25rem; }
.site a:hover { text-decoration: underline; }

.state { display: flex; flex-wrap: wrap; align-items: center; gap: .375rem .5rem; max-width: none; margin-top: .75rem; padding-top: .75rem; border-top: 1px solid var(--line); font-size: .875rem; }
.state > :first-child { margin-right: auto; }
.cards:not(.rows) .state > :first-child, .one .state > :first-child { flex-basis: 100%; }
.state .failed { color: var(--bad); font-weight: 600; }
.building::before { content: ''; display: inline-block; width: .5rem; height: .5rem; margin-right: .5rem; border-radius: 50%; background: var(--accent); animation: breathe 1.2s ease-in-out infinite alternate; }
@keyframes breathe { to { opacity: .25; } }
.error { margin-top: .625rem; padding: .625rem .75rem; border-left: 3px solid var(--bad); background: var(--bad-tint); font-size: .875rem; }
.error .message { max-height: 9rem; overflow: auto; }
.error .note { margin-top: .375rem; font-size: inherit; color: inherit; }
.publish { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; column-gap: .75rem; min-height: 2.75rem; margin-top: .625rem; font-size: .875rem; }
.publish .live::before { content: ''; display: inline-block; width: .5rem; height: .5rem; margin-right: .5rem; border-radius: 50%; background: var(--good, currentColor); }
.publish .failed { color: var(--bad); font-weight: 600; }
.publish b { font-weight: 560; }
.publish form { grid-column: 2; grid-row: 1; }
.publish b + form { grid-row: 1 / 3; }
.publish + .error { margin-top: .375rem; }
.pages { display: flex; flex-wrap: wrap; gap: .125rem .875rem; max-width: none; margin-top: .625rem; font-size: .875rem; }
.pages a { padding-block: .125rem; color: inherit; text-decoration-color: var(--line); }
.pages a:hover { text-decoration-color: currentColor; }
.change { margin-top: .5rem; color: var(--muted); font-size: .875rem; }


.cards.rows { display: block; border: 1px solid var(--line); border-radius: .5rem; background: var(--surface); }
.rows .card { display: grid; grid-template-columns: 4.5rem minmax(0, 1fr); gap: .25rem 1rem; align-items: center; padding: .75rem 1rem; }
.rows .card + .card { border-top: 1px solid var(--line); }
.rows .card:has(.failed) { box-shadow: inset 3px 0 var(--bad); }
.rows .card > * { grid-column: 1 / -1; margin: 0; }
.rows .card > .shot { grid-column: 1; }
.rows .card > .who { grid-column: 2; display: block; }
.rows a.shot.none { padding: .125rem; overflow: hidden; font-size: .5rem; }
.rows .shot.none:not(:has(.error)) { font-size: .5rem; text-align: center; }
.rows .card > .shot:has(.error) { grid-column: 1 / -1; order: 1; aspect-ratio: auto; }
.rows .card:has(.shot .error) > .who { grid-column: 1 / -1; }
.rows .name { font-size: 1.0625rem; }
.rows .state { padding: 0; border: 0; }
.rows :is(.swatches, .pages, .change) { display: none; }
@media (min-width: 60rem) {
  .rows .card { grid-template-columns: 4.5rem minmax(0, 5fr) minmax(0, 6fr) minmax(0, 11fr); column-gap: 1.25rem; }
  .rows .card > .publish { grid-column: 3; grid-row: 1; }
  .rows .card > .state { grid-column: 4; grid-row: 1; justify-content: flex-end; }
  .rows .card > :is(.error, .shot:has(.error)) { grid-column: 3 / -1; grid-row: 2; }
  .rows .card:has(.shot .error) > .who { grid-column: 1 / 3; }
}
.one .name { font-size: clamp(1.75rem, 1.45rem + 1.3vw, 2.5rem); letter-spacing: -.025em; }
@media (min-width: 60rem) {
  .cards.two { grid-template-columns: 1fr 1fr; }
  .one .card { display: grid; grid-template-columns: minmax(0, 7fr) minmax(18rem, 4fr); grid-template-rows: repeat(6, auto) 1fr; column-gap: 3rem; align-items: start; }
  .one .shot { grid-column: 1; grid-row: 1 / 8; margin: 0; }
  .one .card > :not(.shot) { grid-column: 2; }
}
.nothing { margin-top: 1rem; color: var(--muted); }
.nothing h1 { color: var(--text); }
.nothing p { margin-top: .5rem; }
.nothing pre { width: fit-content; margin-block: 1rem; padding: .75rem 1.25rem; border: 1px solid var(--line); border-radius: .375rem; background: var(--surface); color: var(--text); font-size: 1rem; }
.pager { display: flex; align-items: center; justify-content: center; gap: 1.25rem; margin-top: 3rem; font-size: .9375rem; }
.foot { margin-top: 4rem; padding-top: 1rem; border-top: 1px solid var(--line); max-width: none; font-size: .875rem; }
`;
