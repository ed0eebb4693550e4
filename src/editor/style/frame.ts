/**
 * The frame of the editor's pages. A phone has the title on top and five places at the foot; a wide screen has all places at the side, a bar
 * on top, and the site beside. `scroll-padding` keeps what has the focus clear of all bars.
 */
export const FRAME_STYLE = `
html { scroll-padding: calc(var(--head) + .75rem) 0 calc(var(--bar) + 5.25rem); }
.skip { position: absolute; z-index: 30; top: -5rem; left: .5rem; padding: .75rem 1rem; border-radius: .5rem; background: var(--text); color: var(--ground); }
.skip:focus { top: .5rem; }

.top { position: sticky; z-index: 12; top: 0; display: flex; align-items: center; gap: .25rem; min-height: var(--head); padding: 0 .375rem 0 var(--side); background: var(--ground); }
.top:has(> .back) { padding-left: .25rem; }
.top h1 { flex: 1; min-width: 0; padding-block: .5rem; }
.top h1 small { display: block; color: var(--muted); font-size: .8125rem; font-weight: 500; letter-spacing: 0; }
.see { display: inline-flex; flex: none; align-items: center; gap: .4375rem; min-height: 2.75rem; padding: 0 .75rem; border: 0; border-radius: .625rem; background: none; color: var(--text); font: 550 .9375rem Archivo, system-ui, sans-serif; cursor: pointer; }
.see:hover { background: var(--sunk); }

.places { position: fixed; z-index: 12; inset: auto 0 0; padding-bottom: env(safe-area-inset-bottom); border-top: 1px solid var(--line); background: var(--surface); }
.places ul { display: grid; grid-template-columns: repeat(5, minmax(0, 1fr)); max-width: 46rem; margin-inline: auto; }
.places a { display: flex; flex-direction: column; align-items: center; justify-content: center; gap: .1875rem; min-height: var(--bar); padding-inline: .125rem; color: var(--muted); font-size: .78125rem; font-weight: 550; line-height: 1.1; text-align: center; text-decoration: none; }
.places svg { width: 1.375rem; height: 1.375rem; }
.places [aria-current] { box-shadow: inset 0 2px var(--text); color: var(--text); }
.places a:focus-visible { outline-offset: -4px; }
.places .wide, .places .count, .state-bar { display: none; }
.places .state { order: 1; }
.state b { display: grid; min-width: 1.5rem; height: 1.375rem; padding-inline: .4375rem; place-items: center; border-radius: 1rem; background: var(--accent); color: var(--on-accent); font-size: .8125rem; font-weight: 700; }
.state.live b { padding: 0; background: none; color: var(--good); }
.state.bad b { padding: 0; background: none; color: var(--bad); }

main { max-width: 46rem; padding: .25rem var(--side) 2rem; outline: 0; }
main > * + * { margin-top: 1.75rem; }
#built:empty + * { margin-top: 0; }
.panel { min-height: 100svh; padding-bottom: calc(var(--bar) + env(safe-area-inset-bottom)); }
.panel main { min-height: calc(100svh - var(--head) - var(--bar) - env(safe-area-inset-bottom)); }
.panel:has(> .saved:not(.none)) main { min-height: calc(100svh - var(--head) - var(--bar) - 3rem - env(safe-area-inset-bottom)); }
#edit[aria-busy] .saved { opacity: .7; }
.saved { position: sticky; z-index: 8; bottom: calc(var(--bar) + env(safe-area-inset-bottom)); display: flex; align-items: center; gap: .625rem; min-height: 3rem; padding: .125rem .375rem .125rem var(--side); background: var(--text); color: var(--ground); font-size: .9375rem; line-height: 1.3; }
.saved.none { position: absolute; width: 1px; height: 1px; min-height: 0; overflow: hidden; clip-path: inset(50%); }
.saved .btn { border: 0; background: none; color: inherit; text-decoration: underline; text-underline-offset: 3px; }
.saved :focus-visible { outline-color: currentColor; outline-offset: -4px; }
.saved.bad { background: var(--bad); color: var(--surface); }
.saving { margin-top: 1.5rem; }
.js .saving, .js .find { display: none; }
:target { scroll-margin-top: 1rem; }
.conflict > section + section, .conflict > p { margin-top: 1.25rem; }

.site { inset: .5rem; width: auto; height: auto; margin: 0; padding: 0; border: 1px solid var(--line); border-radius: .875rem; background: var(--surface); color: inherit; overflow: hidden; }
.site:popover-open { display: flex; flex-direction: column; }
.site::backdrop { background: rgb(0 0 0 / .5); }
.site .bar { display: flex; flex: none; align-items: center; gap: .375rem; padding: .375rem .5rem .375rem .875rem; border-bottom: 1px solid var(--line); font-size: .875rem; }
.site .seg { display: none; }
.screen { position: relative; flex: 1; min-height: 0; overflow: hidden; background: var(--sunk); container-type: size; }
.screen iframe { display: block; width: 100%; height: 100%; border: 0; background: Canvas; }

.only-wide { display: none; }
@media (max-width: 22.4375rem) { .see span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); } }
@media (min-width: 40rem) and (max-width: 63.9375rem) {
  :root { --side: max(1.5rem, 50vw - 22rem); }
  .top { padding-right: calc(var(--side) - .75rem); }
  .top:has(> .back) { padding-left: calc(var(--side) - .75rem); }
  main { max-width: none; }
  .saved { padding-right: calc(var(--side) - .625rem); }
}
@media (min-width: 64rem) {
  :root { --bar: 0px; --head: 4rem; }
  html { scroll-padding: 5.5rem 0 6.5rem; }
  .own { display: grid; grid-template: auto 1fr / 13.5rem minmax(0, 1fr) clamp(21rem, 32vw, 29rem); grid-template-areas: 'bar bar bar' 'places panel site'; min-height: 100svh; }
  .own:has(#site-wide:checked) { grid-template-columns: 13.5rem minmax(25rem, 1fr) minmax(26rem, 45vw); }
  .state-bar { position: sticky; z-index: 14; top: 0; display: flex; grid-area: bar; align-items: center; gap: .625rem; min-height: 4rem; padding-inline: 1.25rem; border-bottom: 1px solid var(--line); background: var(--surface); }
  .state-bar .brand { display: flex; flex: none; align-items: center; width: 12.25rem; min-height: 2.75rem; color: inherit; font-weight: 650; line-height: 1.2; text-decoration: none; }
  .state-bar p { flex: 1; }
  .places { position: sticky; top: 4rem; inset-inline: auto; bottom: auto; grid-area: places; align-self: start; height: calc(100svh - 4rem); padding: 1rem .75rem; border: 0; background: none; overflow: auto; }
  .places ul { display: flex; flex-direction: column; gap: .125rem; }
  .places a { flex-direction: row; justify-content: flex-start; gap: .75rem; min-height: 2.75rem; padding-inline: .75rem; border-radius: .625rem; color: var(--text); font-size: .9375rem; font-weight: 500; text-align: left; }
  .places a:hover, .places [aria-current] { background: var(--sunk); }
  .places [aria-current] { box-shadow: none; font-weight: 650; }
  .places .wide { display: block; }
  .places .gap { margin-top: .625rem; padding-top: .625rem; border-top: 1px solid var(--line); }
  .places .count { display: block; margin-left: auto; color: var(--muted); font-size: .8125rem; font-weight: 600; }
  .places .state { order: 0; }
  .places .state b { margin-left: auto; }
  .places .state .words { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .panel { grid-area: panel; min-width: 0; min-height: 0; padding: .75rem 2rem 1rem; border-left: 1px solid var(--line); }
  .top { position: static; max-width: 46rem; min-height: 3.75rem; margin-inline: auto; padding: 0; }
  .top:has(> .back) { padding: 0; }
  .top .back { margin-left: -.75rem; }
  .top h1 { font-size: 1.625rem; }
  .see, .top .only-narrow { display: none; }
  main { margin-inline: auto; padding: .5rem 0 2.5rem; }
  .panel main, .panel:has(> .saved:not(.none)) main { min-height: calc(100svh - 14rem); }
  .saved { bottom: 1rem; max-width: 46rem; margin-inline: auto; border-radius: .75rem; min-height: 3.25rem; box-shadow: 0 .375rem 1.25rem rgb(0 0 0 / .18); }
  .only-wide { display: block; }
  .site, .site:popover-open { position: sticky; top: 5rem; right: auto; bottom: auto; left: auto; display: flex; flex-direction: column; grid-area: site; align-self: start; height: calc(100svh - 6rem); margin: 1rem 1.5rem 1rem .75rem; }
  .site .close { display: none; }
  .site .seg { display: flex; }
  .site .seg span { min-height: 2.25rem; font-size: .875rem; white-space: nowrap; }
  .screen iframe { width: min(100%, 24.375rem); margin-inline: auto; }
  .own:has(#site-wide:checked) .screen iframe { --part: tan(atan2(100cqw, 80rem)); width: 80rem; height: calc(100cqh / var(--part)); margin: 0; scale: var(--part); transform-origin: 0 0; }
}
@media (max-height: 30rem) {
  html { scroll-padding: 1rem 0; }
  .top, .places, .saved, .state-bar { position: static; }
  .panel { min-height: 0; padding-bottom: 0; }
  .panel main { min-height: 0 !important; }
}
`;
