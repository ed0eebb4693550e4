/** The week, holidays, locations. */
export const HOURS_STYLE = `
.week > li { display: block; padding: 0; }
.week > li > details > summary { display: flex; align-items: center; gap: .75rem; min-height: 3.25rem; padding: .5rem .75rem .5rem 1rem; border-radius: var(--r); font-size: 1rem; list-style: none; }
.week > li > details > summary::-webkit-details-marker { display: none; }
.week > li > details > summary:hover { background: var(--sunk); }
.day-name { flex: none; width: 6.5rem; font-weight: 600; }
.times { display: grid; flex: 1; text-align: right; font-variant-numeric: tabular-nums; line-height: 1.35; }
.week > li > details > summary svg { color: var(--muted); transition: rotate .15s; }
.week > li > [open] > summary svg { rotate: 90deg; }
.week .in { padding: .25rem .75rem 1rem 1rem; }
.day-kind { margin: 0; }
.card > .day-kind { margin-top: .75rem; }
.day-kind .seg { max-width: 26rem; }
.shifts { display: grid; gap: .5rem; margin-top: .75rem; }
.day-kind:not(:has(input[value=open]:checked)) .shifts, .day-kind:not(:has(input[value=open]:checked)) + .hint { display: none; }
.shift { display: grid; grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr) 2.75rem; align-items: center; gap: .5rem; max-width: 26rem; }
.shift .input { width: 100%; padding-inline: .625rem; font-variant-numeric: tabular-nums; }
.more-shifts > summary { width: max-content; margin-left: -.625rem; list-style: none; }
.more-shifts[open] > summary { display: none; }
.more-shifts > .shift + .more-shifts { margin-top: .5rem; }
.day-copy { margin: .75rem 0 0; padding: .625rem .75rem .75rem; border-radius: .625rem; background: var(--sunk); }
.day-copy legend { float: left; margin-bottom: .5rem; font-size: .9375rem; }
.day-copy .chips { clear: both; margin-top: 0; }
.day-copy .chips + .chips { margin-top: .375rem; }
.chips.days { display: grid; grid-template-columns: repeat(6, 1fr); gap: .25rem; }
.chips.days .chip { justify-content: center; padding-inline: 0; font-size: .875rem; }
.js .week ~ p > .save { display: none; }
.panel .fields section > :is(h2, .head), .panel .fields section > .head h2 { margin-top: 0; }
.panel section > h2 { margin-bottom: .5rem; }
.panel section + section, .panel form + section, .panel section + form, .panel section + details, .panel form + details { margin-top: 1.75rem; }

.holidays > li, .dates > li { flex-wrap: wrap; }
.in-line { display: inline-block; margin: -.75rem -.375rem; padding: .75rem .375rem; }
.holidays .chip svg { width: 1.125rem; height: 1.125rem; }
.other-hours { flex-basis: 100%; }
.other-hours .shifts { margin-top: 0; }
.later > summary { display: inline-flex; text-align: left; margin: .5rem 0 0 -.625rem; list-style: none; }
.later > summary::-webkit-details-marker { display: none; }
.later[open] > summary { margin-bottom: .5rem; }
#several > h2 { margin: 0; }
#several > .two { align-items: end; }
.list > :target { background: var(--accent-tint); }
.find-location { flex-wrap: nowrap; }
.locations > li { align-items: flex-start; }
.locations .go-on { align-self: center; }
@media (max-width: 22.5rem) {
  .day-name { width: 5.5rem; }
  .shift { grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr); }
  .shift .icon { grid-column: 1 / -1; width: 100%; }
  .shift .input { padding-inline: .25rem; font-size: .9375rem; }
  .chips.days { grid-template-columns: repeat(3, 1fr); }
}
`;
