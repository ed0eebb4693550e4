/** Texts beside their translations: below each other on a phone, side by side where there is room. */
export const TRANSLATIONS_STYLE = `
.translations-page { container-type: inline-size; }
.translations-page > * + * { margin-top: .875rem; }
.translations.list > li { display: grid; grid-template-columns: minmax(0, 1fr); align-items: start; gap: .125rem 1.25rem; padding: .75rem 1rem .875rem; }
.original { display: grid; gap: 0 .75rem; }
.original label { font-size: 1rem; font-weight: 600; line-height: 1.35; white-space: pre-line; }
.original .kind { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 .75rem; min-height: 2.75rem; color: var(--muted); font-size: .875rem; }
.original .btn { margin-right: -.625rem; }
.translation textarea.input { max-height: none; }
.translation .input::placeholder { font-style: italic; }
@container (min-width: 40rem) {
  .translations.list > li { grid-template-columns: repeat(2, minmax(0, 1fr)); padding-block: .875rem .5rem; }
}
`;
