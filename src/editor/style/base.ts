import { TOKENS } from '#tool-pages/style.ts';

/**
 * The parts that several pages of the editor use. Colours come in pairs, for light and dark: a text has at least 4.5:1 on `--ground`,
 * `--surface` and `--sunk`, an edge 3:1. What is pressed or filled in is at least 2.75rem high.
 */
export const BASE_STYLE = `

:root {${TOKENS}
  --r: .75rem; --bar: 3.75rem; --head: 3.5rem; --side: 1rem;
}
@layer reset {
*, ::before, ::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--ground); color: var(--text); font: 400 1rem/1.45 Archivo, system-ui, sans-serif; overflow-wrap: anywhere; }
h1, h2, h3, p, ul, ol, dl, dd, fieldset, figure { min-width: 0; margin: 0; padding: 0; border: 0; }
ul, ol { list-style: none; }
h1, h2 { font-weight: 650; line-height: 1.2; letter-spacing: -.01em; }
h1 { font-size: 1.25rem; }
h2 { font-size: 1.125rem; }
h3, legend, .label { font-size: .9375rem; font-weight: 600; line-height: 1.3; }
legend { padding: 0; }
a { color: var(--accent); text-underline-offset: .2em; }
img, svg { display: block; max-width: 100%; }
svg { flex: none; }
summary { cursor: pointer; }
}
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: .375rem; }
.soft { color: var(--muted); }
.small { font-size: .875rem; line-height: 1.4; }
.num { font-variant-numeric: tabular-nums; }
.nowrap { white-space: nowrap; }
.vh, .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

.stack > * + * { margin-top: .75rem; }
.stack-s > * + * { margin-top: .375rem; }
.stack-l > * + * { margin-top: 1.5rem; }
.row { display: flex; flex-wrap: wrap; align-items: center; gap: .75rem; }
.row.tight { gap: .5rem; }
.row.between { justify-content: space-between; }
.grow { flex: 1; min-width: 0; }
.card { padding: 1rem; border: 1px solid var(--line); border-radius: var(--r); background: var(--surface); }
.head { display: flex; align-items: baseline; justify-content: space-between; gap: .625rem; margin-bottom: .5rem; }
.head > .soft { font-size: .875rem; }
.head > a:not(.btn) { display: inline-flex; align-items: center; min-height: 2.75rem; margin-block: -.75rem; }

.btn {
  display: inline-flex; align-items: center; justify-content: center; gap: .5rem; min-height: 2.75rem; padding: .5rem 1rem;
  border: 1px solid var(--edge); border-radius: .625rem; background: var(--surface); color: var(--text);
  font: 600 .9375rem/1.2 Archivo, system-ui, sans-serif; text-align: center; text-decoration: none; cursor: pointer;
}
.btn:hover { border-color: var(--text); }
.btn.main { border-color: var(--text); background: var(--text); color: var(--ground); }
.btn.go { border-color: var(--accent); background: var(--accent); color: var(--on-accent); }
.btn:is(.main, .go):hover { filter: brightness(1.15); }
.btn.bad { color: var(--bad); }
.btn.plain { padding-inline: .625rem; border-color: transparent; background: none; color: var(--accent); }
.btn.plain.bad { color: var(--bad); }
.btn.plain:hover { background: var(--accent-tint); }
.btn.full { width: 100%; }
.btn:disabled { opacity: .4; cursor: default; }
.btn svg { width: 1.125rem; height: 1.125rem; }
.icon { display: grid; flex: none; width: 2.75rem; height: 2.75rem; padding: 0; place-items: center; border: 0; border-radius: .625rem; background: none; color: var(--text); cursor: pointer; }
.icon:hover { background: var(--sunk); }

.field { display: block; min-width: 0; }
.field > .label { display: block; margin-bottom: .375rem; }
.field .label .soft { font-weight: 400; }
.hint + :where(.list) { margin-top: .75rem; }
.hint { margin-top: .375rem; color: var(--muted); font-size: .875rem; line-height: 1.4; }
.input {
  width: 100%; min-width: 0; min-height: 3rem; padding: .6875rem .8125rem; border: 1px solid var(--edge); border-radius: .625rem;
  background: var(--surface); color: var(--text); font: 400 1rem/1.45 Archivo, system-ui, sans-serif;
}
textarea.input { display: block; min-height: 4.75rem; resize: vertical; field-sizing: content; max-height: 24rem; }
select.input {
  appearance: none; padding-right: 2.375rem; background-position: right 1.25rem center, right .875rem center; background-size: .375rem .375rem;
  background-image: linear-gradient(45deg, transparent 50%, currentColor 50%), linear-gradient(-45deg, transparent 50%, currentColor 50%); background-repeat: no-repeat;
}
::placeholder { color: var(--muted); opacity: 1; }
.input:focus { outline: 3px solid var(--accent); outline-offset: -1px; border-color: var(--accent); }
.input[aria-invalid] { border: 2px solid var(--bad); background-color: var(--bad-tint); }
.two { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: .75rem; }
.err { display: flex; gap: .5rem; margin-top: .5rem; color: var(--bad); font-size: .9375rem; font-weight: 550; line-height: 1.4; }
label.check, .check > label { display: flex; align-items: center; gap: .75rem; min-height: 2.75rem; font-weight: 500; cursor: pointer; }
.check input { flex: none; width: 1.375rem; height: 1.375rem; margin: 0; accent-color: var(--accent); }

.seg { display: flex; padding: .1875rem; border-radius: .75rem; background: var(--sunk); }
.seg label { position: relative; flex: 1; }
.seg input, .chip > input, .switch input { position: absolute; z-index: 1; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
.seg span, .seg a { display: flex; flex: 1; align-items: center; justify-content: center; min-height: 2.75rem; padding: .25rem .625rem; border-radius: .5625rem; color: var(--muted); font-size: .9375rem; font-weight: 550; line-height: 1.2; text-align: center; text-decoration: none; }
.seg input:checked + span, .seg a[aria-current] { background: var(--surface); color: var(--text); box-shadow: 0 0 0 1px var(--edge); }
:is(.seg, .chip, .switch) input:focus-visible + span { outline: 3px solid var(--accent); outline-offset: 2px; }

.chips { display: flex; flex-wrap: wrap; gap: .5rem; }
.chip { position: relative; display: inline-flex; }
label.chip > span, :is(a, button).chip { display: inline-flex; align-items: center; gap: .4375rem; min-height: 2.75rem; padding: .375rem .875rem; border: 1px solid var(--edge); border-radius: 2rem; background: var(--surface); color: var(--text); font: 500 .9375rem/1.15 Archivo, system-ui, sans-serif; text-decoration: none; cursor: pointer; }
.chip > input:checked + span, .chip[aria-current], .chip[aria-pressed=true] { border-color: var(--text); background: var(--text); color: var(--ground); font-weight: 600; }
.chip > input:checked + span::before { content: '✓' / ''; font-weight: 700; }
.chip.off > input:checked + span, .chip.off[aria-pressed=true] { border-color: var(--bad); background: var(--bad-tint); color: var(--bad); }
label.chip.sq > span, .chip.sq:is(a, button) { padding-inline: .75rem; border-radius: .625rem; }
.chip .soft { color: inherit; }

.switch { position: relative; z-index: 1; display: grid; flex: none; width: 3.5rem; height: 3rem; place-items: center; }
.switch span { position: relative; width: 2.875rem; height: 1.75rem; border: 2px solid var(--edge); border-radius: 2rem; background: var(--surface); }
.switch span::after { content: ''; position: absolute; top: .1875rem; left: .1875rem; width: 1.125rem; height: 1.125rem; border-radius: 50%; background: var(--edge); }
.switch input:checked + span { border-color: var(--good); background: var(--good); }
.switch input:checked + span::after { right: .1875rem; left: auto; background: var(--surface); }

.dot { display: inline-flex; align-items: center; gap: .5rem; }
.dot::before { content: ''; flex: none; width: .5625rem; height: .5625rem; border-radius: 50%; background: currentColor; }
.good { color: var(--good); }
.warn { color: var(--warn); }
.badc { color: var(--bad); }
.tag { display: inline-flex; align-items: center; gap: .375rem; padding: .1875rem .5625rem; border-radius: .4375rem; background: var(--sunk); color: var(--text); font-size: .84375rem; font-weight: 550; line-height: 1.35; }
.tag.act { background: var(--accent-tint); color: var(--accent); }
.tag.good { background: var(--good-tint); color: var(--good); }
.tag.warn { background: var(--warn-tint); color: var(--warn); }
.tag.badc { background: var(--bad-tint); color: var(--bad); }
.note:where(:not(p, span)) { display: flex; gap: .75rem; padding: .875rem 1rem; border-radius: var(--r); background: var(--sunk); color: var(--text); }
.note > svg { margin-top: .0625rem; }
.note.good { background: var(--good-tint); }
.note.warn { background: var(--warn-tint); }
.note.badc { background: var(--bad-tint); }
.note.good > svg { color: var(--good); }
.note.warn > svg { color: var(--warn); }
.note.badc > svg { color: var(--bad); }

:where(ul, ol).list { border: 1px solid var(--line); border-radius: var(--r); background: var(--surface); }
.list > li { position: relative; display: flex; align-items: center; gap: .75rem; min-height: 3.5rem; padding: .625rem .75rem .625rem 1rem; }
.list > li + li { border-top: 1px solid var(--line); }
.list .t { color: var(--text); font-weight: 600; text-decoration: none; }
.list .t:hover { text-decoration: underline; }
.list .over::after { content: ''; position: absolute; inset: 0; }
.list > li :is(.btn, .chip, details, .switch, form) { position: relative; z-index: 1; }
.list .small { color: var(--muted); }
.list .small.good { color: var(--good); }
.list .small.warn { color: var(--warn); }
.list .small.badc { color: var(--bad); }
.list .go-on { color: var(--muted); }
:where(img, span).thumb { flex: none; width: 3.25rem; height: 3.25rem; border-radius: .5625rem; background: var(--sunk); object-fit: cover; }
.thumb.none { display: grid; place-items: center; border: 1px dashed var(--edge); background: none; color: var(--muted); }
.was { color: var(--muted); text-decoration: line-through; }
.versus { display: grid; gap: .75rem; }
.versus .big { font-size: 1.75rem; font-weight: 650; font-variant-numeric: tabular-nums; line-height: 1.2; letter-spacing: -.01em; white-space: pre-wrap; }
@media (min-width: 40rem) { .versus { grid-template-columns: 1fr 1fr; } }
@media (prefers-color-scheme: dark) { img.thumb { filter: brightness(.92); } }
@media (prefers-reduced-motion: reduce) { *, ::before, ::after { animation: none !important; transition: none !important; } }
@media (forced-colors: active) { :is(.seg, .chip) > input:checked + span, .seg input:checked + span { outline: 2px solid; outline-offset: -4px; } }
`;
