/** The look of forms that still have the class names of the first editor. It is in a layer, so that each rule elsewhere is stronger. */
export const EARLIER_STYLE = `
@layer reset, earlier;
@layer earlier {
.panel {
  --text: var(--ink); --muted: var(--soft); --surface: var(--card); --accent: var(--act); --accent-tint: var(--act-soft);
  --warn-tint: var(--warn-soft); --bad-tint: var(--bad-soft); --good-tint: var(--good-soft);
}
:where(.panel) :is(.button, button) {
  display: inline-flex; align-items: center; justify-content: center; gap: .5rem; min-height: 2.75rem; padding: .375rem .875rem; border: 1px solid var(--edge);
  border-radius: .625rem; background: var(--card); color: var(--ink); font: inherit; font-size: .9375rem; font-weight: 600; text-decoration: none; cursor: pointer;
}
:where(.panel) :is(.button, button):hover { border-color: var(--ink); }
:where(.panel) :is(.button, button).main { border-color: var(--ink); background: var(--ink); color: var(--ground); }
:where(.panel) :is(input:not([type=checkbox], [type=radio]), select) { min-height: 3rem; padding: .5rem .8125rem; border: 1px solid var(--edge); border-radius: .625rem; background: var(--card); color: var(--ink); font: inherit; }
:is(p, span).note { color: var(--soft); font-size: .875rem; font-weight: 400; }
.fields { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0 1rem; }
.fields > * { grid-column: 1 / -1; }
.fields > .field:is(.line, .link, .email, .phone, .date, .price, .choice, .yes-no, .check, .colour, .timezone) { grid-column: auto; }
.fields > .field:first-of-type.line, .fields > legend + .field.line { grid-column: 1 / -1; }
.field, .to-hours { margin-top: 1.125rem; }
.fields > :first-child { margin-top: 0; }
label, legend, .field > b { font-size: .9375rem; font-weight: 550; }
.field > label { display: block; margin-bottom: .25rem; }
.field .note { margin-top: .25rem; font-size: .875rem; }
label .note { font-weight: 400; font-size: .8125rem; }
.field input:not([type=checkbox], [type=color]), .field select, textarea { width: 100%; }
textarea {
  display: block; padding: .5rem .75rem; border: 1px solid var(--edge); border-radius: .625rem; background: var(--surface);
  color: var(--text); font: inherit; resize: vertical; field-sizing: content; max-height: 24rem;
}
[aria-invalid] { border-color: var(--bad) !important; }
.problem { margin-top: .375rem; color: var(--bad); font-size: .9375rem; }
.said { margin-top: .375rem; padding: .375rem .625rem; border-radius: .375rem; background: var(--warn-tint); color: var(--warn); font-size: .875rem; }
.check label { display: flex; align-items: center; gap: .625rem; min-height: 2rem; margin: 0; font-weight: 450; }
.check input { width: 1.125rem; height: 1.125rem; accent-color: var(--accent); }
.check { margin-top: .375rem; }

fieldset { min-width: 0; margin-top: 1.75rem; padding: 0; border: 0; }
fieldset > legend { padding: 0; font-size: 1.25rem; font-weight: 620; letter-spacing: -.015em; }
fieldset fieldset > legend { font-size: 1rem; }
fieldset > .note { margin-top: .125rem; }
.panel .fields h2 { margin-top: 2rem; }
.panel .fields h2 span { color: var(--muted); font-weight: 400; }
.panel .fields h3 { margin-top: 1.5rem; }

.list ol { margin-top: .75rem; padding: 0; border-top: 1px solid var(--line); list-style: none; }
.entry, .links li { display: flex; align-items: center; gap: .5rem 1rem; padding-block: .625rem; border-bottom: 1px solid var(--line); }
.entry .name, .links a { flex: 1; color: var(--text); font-weight: 550; text-decoration-color: var(--line); }
.entry .name:hover { text-decoration-color: currentColor; }
.entry .field { margin: 0; }
.entry > .field > label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.entry > .field .note { display: none; }
.entry:has(> .field > .problem) { flex-wrap: wrap; }
.entry > .field:has(> .problem) { order: 1; flex-basis: 100%; }
.entry > .field.price input { width: 7.75rem; text-align: right; }
.list-of-languages li { flex-wrap: wrap; }
.entry:target, fieldset:target, .field:target { box-shadow: -.75rem 0 var(--ground), -.9375rem 0 var(--accent); }
.in-row { display: flex; flex-wrap: wrap; flex: 1; gap: .5rem .75rem; min-width: 0; }
.in-row .field { flex: 1 1 9rem; margin: 0; }
.entry .in-row .note { display: none; }
.in-row .field:is(.text) { flex-basis: 100%; }
.in-row .field.price { flex: 0 1 8rem; }
.inline .entry { align-items: flex-end; }
.inline .entry:has(textarea) { align-items: flex-start; }
.tools-row { display: flex; gap: .25rem; }
.tools-row button { min-width: 2.25rem; min-height: 2.25rem; padding: 0; border-color: transparent; background: none; color: var(--muted); }
.tools-row button:hover:enabled { border-color: var(--edge); color: var(--text); }
button:disabled { opacity: .3; cursor: default; }
details.add { margin-top: .5rem; }
details.add > summary { color: var(--accent); font-weight: 550; }
details.add[open] { padding: .375rem 1rem 1rem; border-radius: .5rem; background: var(--surface); }
details.add > .in-row { margin-top: .375rem; }
details.add > button { margin-top: .75rem; }
fieldset.add { display: flex; flex-wrap: wrap; align-items: flex-end; gap: .75rem; margin-top: 1rem; padding: .75rem 1rem 1rem; border-radius: .5rem; background: var(--surface); }
.add > legend { float: left; width: 100%; font-size: .9375rem !important; font-weight: 550; letter-spacing: 0; }
.add .in-row { flex: 1 1 20rem; }

.picture { display: grid; grid-template-columns: 8rem 1fr; gap: .25rem 1.25rem; }
.picture > legend { margin-bottom: .5rem; font-size: 1rem; font-weight: 550; letter-spacing: 0; }
.picture label { display: block; margin-top: .5rem; }
.picture label:first-of-type { margin-top: 0; }
.picture input:not([type=file]) { width: 100%; }
.picture input[type=file] { max-width: 100%; padding: .3125rem; border: 1px dashed var(--edge); border-radius: .375rem; background: none; font-size: .875rem; }
.picture .note { font-size: .8125rem; }
.picture button { margin-top: .5rem; }
.thumb img, .thumb .none { width: 8rem; height: 6rem; border-radius: .375rem; background: var(--surface); object-fit: contain; }
.thumb .none { display: grid; place-content: center; border: 1px dashed var(--edge); color: var(--muted); font-size: .8125rem; }
.allergens .grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr)); gap: .375rem 1rem; margin-top: .75rem; }
.allergen { display: grid; grid-template-columns: 1fr 8.5rem; align-items: center; gap: .5rem; }
.allergen label { font-weight: 450; }
.allergen.stated label { font-weight: 620; }
.allergen select { min-height: 2.125rem; padding-inline: .375rem; font-size: .875rem; }
.colour-row { display: flex; gap: .5rem; max-width: 16rem; }
.colour-row [type=color] { flex: none; width: 2.75rem; min-height: 2.5rem; padding: .1875rem; }
.chips { display: flex; flex-wrap: wrap; align-items: center; gap: .375rem .625rem; margin-top: .625rem; }
.chip { padding: .375rem .75rem; border-radius: .375rem; font-size: .875rem; font-weight: 550; }
.chips .note { margin: 0; }

.week .day { display: grid; grid-template-columns: 6.5rem 9.5rem 1fr auto; align-items: start; gap: .375rem .75rem; margin: 0; padding-block: .625rem; border-bottom: 1px solid var(--line); }
.day > legend { float: left; padding-top: .5rem; font-size: 1rem !important; font-weight: 550; letter-spacing: 0; }
.day .problem { grid-column: 1 / -1; }
.shifts { display: flex; flex-wrap: wrap; gap: .25rem .75rem; }
.day:not(:has(option[value=open]:checked)) .shifts { display: none; }
.shift { display: inline-flex; align-items: center; gap: .25rem; }
.shift input { width: 8.25rem; padding-inline: .5rem; }
details summary { font-size: .875rem; }
.copy { position: relative; grid-column: 4; }
.copy > div { position: absolute; right: 0; z-index: 1; display: grid; gap: .25rem; padding: .375rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--surface); white-space: nowrap; box-shadow: 0 .5rem 1.5rem rgb(0 0 0 / .12); }
.dates, .holidays { margin-top: .75rem; padding: 0; list-style: none; border-top: 1px solid var(--line); }
.dates li, .holidays li { display: flex; align-items: center; justify-content: space-between; gap: .5rem 1rem; padding-block: .375rem; border-bottom: 1px solid var(--line); }
.dates li > span:first-child { flex: 1; }
.dates b { font-weight: 550; }
.past { color: var(--muted); }
.dates button, .holidays button { min-height: 2.125rem; padding: .125rem .75rem; font-size: .875rem; }
.add.day .shifts { flex-basis: 100%; }

.conflict dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin-top: .5rem; }
.conflict dt { color: var(--muted); }
.conflict dd { white-space: pre-wrap; }
.conflict > p { margin-top: 1.25rem; }

.translations { margin-top: .75rem; padding: 0; border-top: 1px solid var(--line); list-style: none; }
.translations > li { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: .5rem 1.25rem; padding-block: .875rem; border-bottom: 1px solid var(--line); }
.original label { display: block; font-weight: 450; white-space: pre-line; overflow-wrap: anywhere; }
.original .note { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem .625rem; margin-top: .25rem; font-size: .875rem; }
.original button { min-height: 1.875rem; padding: .125rem .625rem; font-size: .875rem; }
.translation input { width: 100%; }
.translation .note { margin-top: .25rem; font-size: .875rem; }
.translation textarea { max-height: none; }
.pages { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: 1rem; }
.list-of-languages { margin-top: 1.25rem; padding: 0; border-top: 1px solid var(--line); list-style: none; }
.list-of-languages + .note { margin-top: .75rem; }
#count { margin-block: .5rem; }
.looks { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr)); gap: 1.5rem 1.25rem; margin-top: 1rem; padding: 0; list-style: none; }
.look h2 { margin-top: .5rem; }
.look h2 .note { margin-left: .375rem; font-size: .875rem; font-weight: 450; }
.look form { margin-top: .5rem; }
.look-picture { display: grid; aspect-ratio: 1440 / 900; margin: 0; place-items: center; border: 1px solid var(--line); border-radius: .375rem; background: var(--surface); color: var(--muted); overflow: hidden; }
.look-picture img { display: block; width: 100%; height: auto; }
.look[aria-current] .look-picture { outline: 2px solid var(--accent); outline-offset: 2px; }
@media (max-width: 40rem) {
  .week .day { grid-template-columns: 1fr 9.5rem auto; }
  .week .shifts { grid-column: 1 / -1; grid-row: 2; }
  .copy { grid-column: 3; }
  .entry { flex-wrap: wrap; gap: .25rem 1rem; }
  .entry .name { flex-basis: 50%; }
  .entry > .note { display: none; }
  .entry .tools-row { margin-left: auto; }
  .inline .in-row { flex-basis: 100%; }
  .fields { grid-template-columns: minmax(0, 1fr); }
  .fields:has(> .check) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .fields:has(> .check) > .field:not(.check) { grid-column: 1 / -1; }
  .picture { grid-template-columns: 1fr; }
  .translations > li { grid-template-columns: minmax(0, 1fr); }
}
}
`;
