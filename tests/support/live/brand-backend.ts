import { serveFetch } from '../deploy/serve-fetch.ts';

export interface BrandBackend {
  origin: string;
  /** What `get-brand-website` answers, by brand id. */
  rows: Map<string, unknown>;
  /** How often it was asked. */
  asked: number;
  /** The same for one brand. */
  askedFor: (brandId: string) => number;
  /** Its answers wait for this. */
  gate: Promise<unknown>;
  /** Of these brands it is busy, and asks to come back at once. */
  isDown: (brandId: string) => boolean;
}

/** The function `get-brand-website`, as a build sees it. */
export async function serveBrands(): Promise<BrandBackend> {
  const counts = new Map<string, number>();
  const backend: BrandBackend = {
    origin: '',
    rows: new Map(),
    asked: 0,
    askedFor: (brandId) => counts.get(brandId) ?? 0,
    gate: Promise.resolve(),
    isDown: () => false,
  };
  backend.origin = await serveFetch((async (_url: string, init: RequestInit = {}) => {
    backend.asked += 1;
    const { brandId } = JSON.parse(String(init.body)) as { brandId: string };
    counts.set(brandId, backend.askedFor(brandId) + 1);
    const row = structuredClone(backend.rows.get(brandId));
    await backend.gate;
    if (backend.isDown(brandId)) return new Response('busy', { status: 503, headers: { 'Retry-After': '0' } });
    return Response.json({ success: true, data: row });
  }) as typeof fetch);
  return backend;
}
