import { type Knowledge, knowledgeOf } from '../../domain/assistant/knowledge.ts';
import type { Site } from '../../model/site.ts';
import { loadCodeCheck } from './custom-code.ts';
import { holidayCalendar } from './holidays.ts';
import { read } from './read.ts';
import { findTimeZones } from './time-zones.ts';
import { addZoneOffsets } from './zone-offsets.ts';

/** Where the assistant answers there is no site to be printed: no origin, no services, nothing drawn. */
const BRAND = {
  origin: '',
  services: {
    supabaseUrl: '',
    supabaseAnonKey: '',
    googleMapsApiKey: '',
    googleMapsMapId: '',
    influencerPortalUrl: '',
  },
};
const LOOK: Site['look'] = {
  stylesheet: '',
  preloadFonts: [],
  icons: { favicon: '', appleTouch: '', manifest: '' },
  themeColor: { light: '', dark: '' },
  voice: 'serif',
  mood: 'paper',
};

/**
 * What the assistant knows of a configuration: what its pages say, read by the same code on the same day (`YYYY-MM-DD`). Throws a
 * ConfigurationError for what is not an object.
 */
export async function readKnowledge(configuration: unknown, brandId: string, today: string): Promise<Knowledge> {
  const { site } = read(configuration, { ...BRAND, brandId }, today, await loadCodeCheck(configuration));
  const { body, footer } = site.code;
  const notes = body === undefined && footer === undefined ? [] : await readCodeTexts([body, footer]);
  return knowledgeOf(
    { ...(await addZoneOffsets(await findTimeZones(site))), pictures: {}, look: LOOK },
    { holidays: holidayCalendar(today), notes },
  );
}

async function readCodeTexts(codes: (string | undefined)[]): Promise<string[]> {
  const { textsOfCode } = await import('../../domain/custom-code/code-texts.ts');
  return codes.flatMap((code) => (code === undefined ? [] : textsOfCode(code)));
}
