/** Rules of the inbox beside those of all our pages. */
export const INBOX_STYLE = `
.inbox { display: grid; grid-template-columns: minmax(0, 1fr); gap: 2rem; }
.title-line, .group-head { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 1rem; }
.title-line .title { font-size: 1.5rem; }
.group-head { margin-top: 1.5rem; }
.group-head h2, .group-head h3 { font-size: 1.0625rem; }
.group-head .note { font-size: .875rem; }
.tabs-line {
  display: flex; flex-wrap: wrap; gap: .125rem; margin-top: 1rem; padding: .1875rem; border: 1px solid var(--line); border-radius: .625rem;
  background: color-mix(in srgb, var(--text) 6%, transparent); list-style: none;
}
.tabs-line li { flex: 1 1 auto; }
.tabs-line a {
  display: flex; align-items: center; justify-content: center; gap: .375rem; min-height: 2.75rem; padding: .25rem .375rem;
  border: 1px solid transparent; border-radius: .5rem; color: var(--muted); font-size: .9375rem; font-weight: 600; text-decoration: none; white-space: nowrap;
}
.tabs-line a:hover { color: var(--text); }
.tabs-line [aria-current] { border-color: var(--edge); background: var(--surface); color: var(--text); }
.chips { display: flex; gap: .5rem; margin-top: .75rem; padding: 0; flex-wrap: wrap; list-style: none; }
.chips a {
  display: flex; align-items: center; gap: .375rem; min-height: 2.75rem; padding: .25rem .875rem; border: 1px solid var(--edge); border-radius: 1.375rem;
  background: var(--surface); color: var(--text); font-size: .9375rem; font-weight: 550; text-decoration: none;
}
.chips a:hover { border-color: var(--text); }
.chips span { color: var(--muted); }
.chips [aria-current] { border-color: var(--text); background: var(--text); color: var(--ground); }
.chips [aria-current] span { color: inherit; }
.rows { margin-top: .5rem; padding: 0; border: 1px solid var(--line); border-radius: .625rem; background: var(--surface); list-style: none; overflow: clip; }
.row { position: relative; padding: .75rem 1rem .75rem 2rem; }
.row + .row { border-top: 1px solid var(--line); }
.row:hover { background: color-mix(in srgb, var(--ground) 60%, transparent); }
.row[data-shown] { background: var(--accent-tint); }
.row:focus-within { outline: 2px solid var(--accent); outline-offset: -2px; }
.top-line { display: flex; align-items: baseline; justify-content: space-between; gap: 1rem; }
.top-line a { overflow: hidden; color: inherit; text-decoration: none; text-overflow: ellipsis; white-space: nowrap; }
.top-line a:focus-visible { outline: 0; }
.top-line a::after { content: ''; position: absolute; inset: 0; }
.unread .top-line a { font-weight: 650; }
.row time { flex: none; color: var(--muted); font-size: .875rem; }
.row time, .intro time { display: inline-block; }
.row time::first-letter, .intro time::first-letter { text-transform: uppercase; }
.dot { position: absolute; left: .875rem; top: 1.125rem; width: .5625rem; height: .5625rem; border-radius: 50%; background: var(--accent); }
.line { overflow: hidden; color: var(--muted); font-size: .9375rem; text-overflow: ellipsis; white-space: nowrap; }
.unread .line { color: var(--text); }
.meta { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem .625rem; margin-top: .25rem; color: var(--muted); font-size: .875rem; }
.meta time { font-size: inherit; color: inherit; }
.tag { padding: .0625rem .5rem; border-radius: .3125rem; background: color-mix(in srgb, var(--text) 9%, transparent); color: var(--text); font-size: .8125rem; font-weight: 600; }
.badge { white-space: normal; }
.badge.good { border-color: transparent; background: var(--good-tint); color: var(--good); }
.badge time { color: inherit !important; font-size: inherit; }
.badge time::first-letter { text-transform: none !important; }
.stars { letter-spacing: .06em; }
.stars.low { color: var(--bad); }
.sieve { display: flex; flex-wrap: wrap; align-items: end; gap: .75rem; margin-top: 1.5rem; padding-top: 1.25rem; border-top: 1px solid var(--line); }
.sieve label { display: grid; flex: 1 1 10rem; gap: .25rem; font-size: .875rem; font-weight: 550; }
.sieve a { display: inline-flex; align-items: center; min-height: 2.75rem; }
.sieve select { width: 100%; min-width: 0; }
.empty { margin-top: 1.5rem; padding: 2rem 1.25rem; border: 1px dashed var(--edge); border-radius: .625rem; }
.empty p:first-child { font-size: 1.125rem; font-weight: 600; }
.pages { display: grid; grid-template-columns: 1fr auto 1fr; gap: 1rem; align-items: center; margin-top: 1rem; }
.pages > :first-child { justify-self: start; }
.pages > :last-child { justify-self: end; }

.lead > * + *, .aside > * + * { margin-top: 1.25rem; }
.lead h1 { margin-top: .25rem; font-size: clamp(1.5rem, 1.3rem + 1vw, 1.875rem); }
.lead h2, .aside h2 { font-size: 1.0625rem; }
.lead svg { flex: none; width: 1.25rem; height: 1.25rem; fill: none; stroke: currentColor; stroke-width: 1.8; stroke-linecap: round; stroke-linejoin: round; }
.back a { display: inline-flex; align-items: center; gap: .25rem; min-height: 2.75rem; margin-left: -.375rem; font-weight: 550; text-decoration: none; }
.lead .intro { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem .625rem; margin-top: .5rem; }
.acts, .assign, .inline { display: flex; flex-wrap: wrap; align-items: center; gap: .625rem; }
.acts .button, .acts button, .noted button, .me button { min-height: 2.75rem; }
.answered { display: inline-flex; align-items: center; gap: .375rem; min-height: 2.75rem; color: var(--good); font-weight: 600; }
.facts { border: 1px solid var(--line); border-radius: .625rem; background: var(--surface); padding: .375rem 1rem; }
.facts > div { display: grid; grid-template-columns: minmax(7rem, 11rem) 1fr; gap: .125rem 1.5rem; padding-block: .4375rem; }
.facts > .long { grid-template-columns: 1fr; padding-block: .625rem; }
.facts > .long + div, .facts > div + .long { border-top: 1px solid var(--line); }
.facts dt { color: var(--muted); font-size: .9375rem; white-space: pre-wrap; }
.facts dd { white-space: pre-wrap; }
.facts .long dd { max-width: 42rem; font-size: 1.0625rem; line-height: 1.6; }
.facts dd a { display: inline-flex; align-items: center; min-height: 1.5rem; }
.noted { display: grid; gap: 1.75rem; }
.noted section > * + * { margin-top: .625rem; }
.assign .inline { flex: 1 1 18rem; }
.inline input:not([type=checkbox]) { flex: 1 1 9rem; min-width: 0; min-height: 2.75rem; }
.check { display: inline-flex; align-items: center; gap: .5rem; min-height: 2.75rem; font-size: .9375rem; }
.check input { width: 1.25rem; height: 1.25rem; accent-color: var(--accent); }
textarea {
  display: block; width: 100%; padding: .625rem .75rem; border: 1px solid var(--edge); border-radius: .375rem;
  background: var(--surface); color: var(--text); font: inherit; resize: vertical; field-sizing: content; min-height: 6rem; max-height: 30rem;
}
.note-form { display: grid; justify-items: start; gap: .5rem; }
.theirs { margin-top: .25rem; padding: .5rem .875rem; border-left: 3px solid var(--edge); white-space: pre-wrap; }
.bad-box, .warn-box { padding: .75rem 1rem; border-radius: .5rem; }
.bad-box { background: var(--bad-tint); color: var(--bad); }
.warn-box { background: var(--warn-tint); color: var(--warn); }
.warn-box pre { margin-top: .375rem; color: var(--text); }
.fates { display: grid; gap: .625rem; padding: 0; list-style: none; }
.fates li { display: flex; gap: .625rem; }
.fates .sent svg { color: var(--good); }
.fates .failed svg { color: var(--bad); }
.fates .waiting svg { color: var(--muted); }
.quiet button { border-color: transparent; background: none; color: var(--muted); padding-inline: 0; text-decoration: underline; text-underline-offset: .2em; text-decoration-thickness: 1px; }
.quiet button:hover { color: var(--text); }
.technical summary { min-height: 2.75rem; padding-block: .625rem; }
.technical .facts { font-size: .9375rem; }
.downloads { display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; margin-top: .375rem; padding: 0; list-style: none; }
.downloads a { display: inline-flex; align-items: center; min-height: 2rem; }
.me label { font-weight: 600; }
.me .inline { margin-top: .5rem; max-width: 24rem; }

@media (max-width: 61.99rem) {
  .lead-page .list { display: none; }
}
@media (max-width: 40rem) {
  .acts .main { flex: 1 1 100%; }
  .acts > :not(.main), .acts form button { flex: 1 1 auto; width: 100%; }
  .acts > :not(.main) { width: auto; }
  .facts > div { grid-template-columns: 6.5rem 1fr; gap: .125rem .75rem; }
}
@media (min-width: 62rem) {
  .list-page, .lead-page { grid-template-columns: minmax(22rem, 27rem) minmax(0, 1fr); gap: 2.5rem; align-items: start; }
  .lead-page .lead { grid-area: 1 / 2; }
  .lead-page .list { grid-area: 1 / 1; position: sticky; top: 0; max-height: 100svh; margin-inline: -.375rem; padding: .375rem .375rem 1rem; overflow: auto; scrollbar-gutter: stable; }
  .lead-page .back { display: none; }
  .aside { padding-top: .5rem; }
}
@media (forced-colors: active) { .row[data-shown], .tabs-line [aria-current], .chips [aria-current] { outline: 2px solid Highlight; outline-offset: -2px; } .dot { background: Highlight; } }
@media print { .list, .acts, .tabs, .top, .noted form { display: none; } }
`;
