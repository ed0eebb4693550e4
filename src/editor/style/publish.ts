/** The overview, Publish and what is planned. */
export const PUBLISH_STYLE = `
#waiting { margin-top: .125rem; font-size: 1.5rem; line-height: 1.2; letter-spacing: -.015em; }
.publish-row > .btn, .publish-row > form { flex: 1 1 auto; }
.publish-row > .btn:not(.grow) { flex-grow: 0; }
#waiting-changes .t { color: var(--text); font-weight: 600; }
#waiting-changes li, .planned li { overflow-wrap: anywhere; }
#waiting-changes .btn, .planned .btn { flex: none; }
#right-now-title:focus, .right-now > .list:focus { outline: 0; }
.available + p > .btn { margin: -1rem 0 0 -.625rem; }
.right-now li { flex-wrap: wrap; }
.right-now .grow { flex-basis: 9rem; overflow-wrap: anywhere; }
.right-now .btn { flex: none; }
.close-early > summary { list-style: none; }
.close-early > summary::-webkit-details-marker { display: none; }
.close-early[open] { flex-basis: 100%; }
.close-early > .chips { margin-top: .75rem; }
#live-now :is(p > a, summary) { display: inline-flex; align-items: center; min-height: 2.75rem; color: var(--accent); font-size: .9375rem; }
#live-now form { margin-top: .25rem; }
#unfinished .btn.plain { color: inherit; }
#unfinished .row { margin-block: .375rem .5rem; }
#unfinished > div + div { margin-top: .875rem; }
.publish-on > * + *, .publish-on > fieldset + fieldset { margin-top: 2rem; }
#waiting:focus { outline: 0; }
.history li, .planned li { flex-wrap: wrap; }
.history .grow { flex-basis: 12rem; }
@media (max-width: 40rem) {
  .history li:has(> .plain) > .grow { flex-basis: 100%; }
  .history .plain { margin: -.875rem 0 -.5rem -.625rem; }
}
.publish-on > fieldset:first-child { margin-top: 0; }
.publish-on .chip { padding: 0; }
.publish-on .list label { padding-block: .125rem; }
.publish-on .line { display: block; font-weight: 400; }
.publish-on input:disabled + span { color: var(--muted); }
.publish-on:not(:has([name=when][value=other]:checked)) .if-other, .publish-on:not(:has(#until:checked)) .if-until { display: none; }
.state-bar form { flex: none; }
`;
