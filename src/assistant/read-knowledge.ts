import { lookPartsOf } from '#core/looks/choose-look.ts';
import { textsOfCode } from '#core/custom-code/code-texts.ts';
import { type Knowledge, knowledgeOf } from './knowledge/knowledge.ts';
import type { Site } from '#schema/site.ts';
import { holidayCalendar } from '#reader/places/holidays.ts';
import { read } from '#reader/read.ts';
import { UNPUBLISHED } from '#reader/site.ts';
import { findZoneOffsets } from '#reader/places/zone-offsets.ts';

/** The assistant renders no site, so it needs no look. */
const LOOK: Site['look'] = {
  stylesheet: '',
  preloadFonts: [],
  icons: { favicon: '', appleTouch: '', manifest: '' },
  themeColor: { light: '', dark: '' },
  typeStyle: 'serif',
  colorMode: 'paper',
  name: 'carte',
  parts: lookPartsOf('carte', { name: '', theme: {} }, false),
  letters: { capHeight: 0, accentHeight: 0, widths: {}, kerning: '' },
};

/**
 * What the assistant knows about a brand: the same as its pages on the day `today` (`YYYY-MM-DD`), read by the same code. Throws a
 * ConfigurationError for what is no configuration.
 */
export async function readKnowledge(configuration: unknown, brandId: string, today: string): Promise<Knowledge> {
  const { site, translations } = read(configuration, { ...UNPUBLISHED, brandId }, today);
  const { body = '', footer = '' } = site.code;
  const notes = [body, footer].flatMap((code) => textsOfCode(code));
  return knowledgeOf(
    { ...site, zoneOffsets: await findZoneOffsets(site), pictures: {}, look: LOOK },
    { holidays: holidayCalendar(today), notes, translations: translations.byLanguage },
  );
}
