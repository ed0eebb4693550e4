import { type Catalogue, catalogueOf } from '#i18n/catalogue/catalogue.ts';
import { HOURS } from '#i18n/english/hours.ts';
import type { HoursTexts } from '#i18n/texts.ts';

/** The hours of other languages are a file each. English is in this one, which most pages run. */
const HOURS_IN: Partial<Record<Catalogue, () => Promise<{ HOURS: HoursTexts }>>> = {
  fr: () => import('#i18n/french/hours.ts'),
  es: () => import('#i18n/spanish/hours.ts'),
  'zh-hans': () => import('#i18n/chinese-simplified/hours.ts'),
  'zh-hant': () => import('#i18n/chinese-traditional/hours.ts'),
};

/**
 * Calls `run` with what a clock says in the language of the page: at once in English. Where the texts can't be loaded, it is never called, and the page
 * stays as it was built.
 */
export function withHoursTexts(run: (texts: HoursTexts) => void, gone: AbortSignal): void {
  const load = HOURS_IN[catalogueOf(document.documentElement.lang)];
  if (load === undefined) run(HOURS);
  else
    void load().then(
      ({ HOURS: texts }) => gone.aborted || run(texts),
      () => {},
    );
}
