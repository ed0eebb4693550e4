/** For light and dark, as the device has it. */
export const TOKENS = `
  color-scheme: light dark;
  --ground: light-dark(#f5f4f1, #151412);
  --surface: light-dark(#fff, #201f1c);
  --sunk: light-dark(#ecebe6, #2a2925);
  --text: light-dark(#1a1916, #f3f1ec);
  --muted: light-dark(#5b584f, #b0aca2);
  --line: light-dark(#dddad2, #363430);
  --edge: light-dark(#86827a, #8b877d);
  --accent: light-dark(#1d4ec2, #9db9ff);
  --on-accent: light-dark(#fff, #0d1a3a);
  --accent-tint: light-dark(#e4ebfb, #222d48);
  --good: light-dark(#1b6b40, #7bd3a0);
  --good-tint: light-dark(#e0f0e6, #1a3224);
  --bad: light-dark(#ad2318, #ffa499);
  --bad-tint: light-dark(#fbe5e2, #43201c);
  --warn: light-dark(#7a5000, #f2c06b);
  --warn-tint: light-dark(#fbeed2, #382b12);
  --gutter: clamp(1rem, 4vw, 3rem);
  --mono: ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, 'Liberation Mono', monospace;
`;

/**
 * The look of the pages of our tools: tokens, the frame, and the parts that every page may use. What only one page has stands beside
 * that page and comes after it. Colours come in pairs, for light and dark; a text has at least 4.5:1 on `--ground` and `--surface`.
 */
export const STYLE = `
:root {${TOKENS}}
* { box-sizing: border-box; margin: 0; }
html { -webkit-text-size-adjust: 100%; }
body {
  min-height: 100svh; background: var(--ground); color: var(--text);
  font: 1rem/1.5 Archivo, system-ui, sans-serif; overflow-wrap: anywhere; font-variant-numeric: tabular-nums;
}
h1, h2, h3 { font-weight: 620; letter-spacing: -.015em; line-height: 1.15; text-wrap: balance; }
h1 { font-size: clamp(1.75rem, 1.45rem + 1.3vw, 2.5rem); letter-spacing: -.025em; }
h2 { font-size: 1.25rem; }
h3 { font-size: 1rem; }
p, dd { text-wrap: pretty; }
p { max-width: 44rem; }
a { color: var(--accent); text-decoration-thickness: 1px; text-underline-offset: .2em; }
a:hover { text-decoration-thickness: 2px; }
code, pre { font: .875em/1.55 var(--mono); }
pre { overflow: auto; white-space: pre-wrap; }
img { display: block; max-width: 100%; height: auto; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 3px; }

.top {
  display: flex; flex-wrap: wrap; align-items: center; gap: .25rem .625rem; min-height: 3.25rem;
  padding: .625rem var(--gutter); border-bottom: 1px solid var(--line); font-size: .9375rem;
}
.top a { color: inherit; text-decoration: none; }
.top a:hover { text-decoration: underline; }
.top .mark { display: flex; align-items: center; gap: .5rem; font-weight: 620; letter-spacing: -.01em; }
.mark svg { width: 1.125rem; height: 1.125rem; color: var(--accent); }
.top nav { display: flex; flex-wrap: wrap; gap: .25rem .625rem; }
.top ol { display: contents; }
.top li { display: flex; gap: .625rem; padding: 0; list-style: none; }
.top li::before { content: '/'; color: var(--edge); }
.top li [aria-current] { color: var(--muted); }
.page main { padding: clamp(1.5rem, 3vw, 2.5rem) var(--gutter) 4rem; }
.skip { position: absolute; left: var(--gutter); top: -4rem; padding: .5rem .75rem; background: var(--surface); }
.skip:focus { top: .375rem; }

.note { color: var(--muted); font-size: .9375rem; }
.message { white-space: pre-wrap; }
.bad { color: var(--bad); }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

.badge {
  display: inline-flex; align-items: center; gap: .375rem; padding: .0625rem .5rem; border-radius: 1rem;
  border: 1px solid var(--line); color: var(--muted); font-size: .8125rem; font-weight: 550; white-space: nowrap;
}
a.badge { text-decoration: none; }
a.badge:hover { border-color: currentColor; }
.badge.new { border-color: transparent; background: var(--accent-tint); color: var(--accent); }
.badge.warn { border-color: transparent; background: var(--warn-tint); color: var(--warn); }
.badge.bad { border-color: transparent; background: var(--bad-tint); color: var(--bad); }
a.badge:is(.new, .warn, .bad):hover { border-color: currentColor; }
@media (max-width: 40rem), (pointer: coarse) { a.badge { min-height: 2.75rem; padding-inline: .75rem; border-radius: 1.375rem; } }

.button, button {
  display: inline-flex; align-items: center; justify-content: center; gap: .5rem; min-height: 2.75rem; padding: .375rem .875rem;
  border: 1px solid var(--edge); border-radius: .375rem; background: var(--surface); color: var(--text);
  font: inherit; font-size: .9375rem; font-weight: 550; text-decoration: none; cursor: pointer;
}
.button:hover, button:hover { border-color: var(--text); }
.button.main, button.main { border-color: var(--text); background: var(--text); color: var(--ground); }
.button.main:hover, button.main:hover { border-color: var(--accent); background: var(--accent); }
input:not([type=checkbox], [type=radio]), select {
  min-height: 2.75rem; padding: .375rem .75rem; border: 1px solid var(--edge); border-radius: .375rem;
  background: var(--surface); color: var(--text); font: inherit;
}
::placeholder { color: var(--muted); opacity: 1; }

.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: .5rem; background: var(--surface); }
table { width: 100%; border-collapse: collapse; font-size: .9375rem; text-align: left; }
th { color: var(--muted); font-size: .8125rem; font-weight: 550; white-space: nowrap; }
th, td { padding: .625rem .875rem; border-bottom: 1px solid var(--line); vertical-align: top; }
tbody tr:last-child > * { border-bottom: 0; }
tbody tr:hover { background: color-mix(in srgb, var(--ground) 60%, transparent); }
summary { width: fit-content; padding-block: .375rem; color: var(--muted); font-size: .9375rem; cursor: pointer; }

.screen { display: grid; align-content: center; padding: clamp(1.5rem, 7vw, 6rem); }
.screen main { max-width: 46rem; }
.screen h1 { font-size: clamp(2.25rem, 1.4rem + 3.6vw, 4rem); line-height: 1.05; letter-spacing: -.035em; }
.screen .message { margin-top: 1.5rem; font-size: 1.1875rem; }
.screen .note { margin-top: 1rem; }
.screen details { margin-top: .75rem; }
.screen pre { max-height: 24rem; margin-top: .5rem; padding-left: 1rem; border-left: 1px solid var(--line); }
.wait { width: 12rem; height: 2px; margin-top: 2rem; overflow: hidden; background: var(--line); }
.wait::after { content: ''; display: block; width: 33%; height: 100%; background: var(--text); animation: wait 1.6s ease-in-out infinite alternate; }
@keyframes wait { to { translate: 200%; } }
@media (prefers-reduced-motion: reduce) { *, ::before, ::after { animation: none !important; transition: none !important; } }
@media (forced-colors: active) { .badge, .button, .scroll { border-color: currentColor; } }
`;
