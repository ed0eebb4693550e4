import { type Knowledge, knowledgeOf } from '../../domain/assistant/knowledge.ts';
import type { Site } from '../../model/site.ts';
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
  // The brand's own HTML says nothing that the assistant could read.
  const { site } = read(configuration, { ...BRAND, brandId }, today, () => 'is not read');
  return knowledgeOf({ ...(await addZoneOffsets(await findTimeZones(site))), pictures: {}, look: LOOK });
}
