/** How the fields of a page stand below and beside each other: what is short in pairs, where there is room. */
export const FORMS_STYLE = `
@layer reset { label { font-size: .9375rem; font-weight: 550; } }
.fields { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0 1rem; }
.fields > * { grid-column: 1 / -1; }
.fields > .field:is(.line, .link, .email, .phone, .date, .price, .choice, .yes-no, .check, .colour, .timezone) { grid-column: auto; }
.fields > .field:first-of-type.line, .fields > legend + .field.line { grid-column: 1 / -1; }
.fields > fieldset:not(:first-child), .fields > section:not(:first-child) { margin-top: 2.25rem; }
.fields > legend { font-size: 1.125rem; font-weight: 650; letter-spacing: -.01em; }
.fields .fields > legend { font-size: 1.125rem; }
.fields .fields .fields > legend { font-size: 1rem; }
.fields > legend + * { margin-top: .75rem; }
.fields > legend + .hint { margin-top: .25rem; }
.fields > legend.hidden + * { margin-top: 0; }
.fields > .field.check { margin-top: .5rem; }
.check > .hint { margin: -.375rem 0 0 2.125rem; }
.to-hours .btn { justify-content: space-between; width: 100%; text-align: left; }
.fields > div:has(> .to-hours) + div:has(> .to-hours) { margin-top: .5rem; }
.said { margin-top: .375rem; padding: .5rem .75rem; border-radius: .5rem; background: var(--warn-tint); }
:is(.field, fieldset, .entry):target { box-shadow: -.75rem 0 var(--ground), -.9375rem 0 var(--accent); }
@media (max-width: 40rem) {
  .fields { grid-template-columns: minmax(0, 1fr); }
  .fields:has(> .check + .check) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .fields:has(> .check + .check) > .field:not(.check) { grid-column: 1 / -1; }
}
`;
