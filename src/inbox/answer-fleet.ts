import type { BackendFetch } from '#brand/network/deployed.ts';
import { toolLanguageOf, toolTextsIn } from '#i18n/tools/tool-texts.ts';
import { pageBody, type PageParts, toolDocument } from '#tool-pages/document.ts';
import { readFont } from '#tool-pages/font.ts';
import { OWN_PAGE_HEADERS } from '#tool-pages/guards.ts';
import { answerInbox, type BrandInbox, speechOf } from './answer.ts';
import { answerLink } from './links.ts';
import { countInboxes, type InboxCounts } from './mailbox/counts.ts';
import { brandsPage } from './pages/brands-page.ts';
import type { Speech } from './pages/view.ts';

/** A brand whose messages are read here. */
export interface FleetBrand extends Pick<BrandInbox, 'slug' | 'name' | 'backend'> {
  /** What its backend knows it by. */
  brandId: string;
}

/** The inboxes of many brands, at a server that has no other pages. */
export interface Fleet {
  brands: () => readonly FleetBrand[];
  get: (slug: string) => FleetBrand | undefined;
  /** The backend that is counted, with the key that signed the links of its mails; or why there is none. */
  backend: { call: BackendFetch; key: string } | { problem: string };
  /** Where this is reached: "https://inbox.agency.example" */
  origin: string;
  /** Who asks, where a proxy says so. */
  person?: string | undefined;
}

export const FLEET_PATH = '/inbox/';
const FONT = `${FLEET_PATH}archivo.woff2`;
const BRAND = /^brands\/([^/]+)\/(.*)$/;
const NOTHING: InboxCounts = { unread: 0, waiting: 0, late: 0, undelivered: 0 };

/** Answers a request for `/inbox/…`; `path` is what follows, as it was written. Undefined for what is not here. The caller has checked who may ask. */
export async function answerFleet(request: Request, path: string, fleet: Fleet): Promise<Response | undefined> {
  const [, slug = '', rest] = BRAND.exec(path) ?? [];
  if (rest !== undefined) {
    const brand = fleet.get(slug);
    return brand && answerInbox(request, rest, inboxOf(brand, fleet));
  }
  if (request.method === 'POST') return undefined;
  const speech = speechOf(request.headers);
  if (path === '') return pageAnswer(await overviewOf(request, fleet, speech), []);
  if (path === 'archivo.woff2')
    return new Response(await readFont(), {
      headers: { 'Content-Type': 'font/woff2', 'Cache-Control': 'public, max-age=86400' },
    });
  if ('problem' in fleet.backend) return undefined;
  const { call, key } = fleet.backend;
  const inboxAddress = (brandId: string): string | undefined => {
    const brand = fleet.brands().find((each) => each.brandId === brandId && !('problem' in each.backend));
    return brand && addressOf(brand.slug);
  };
  return answerLink(path, new URL(request.url).searchParams, {
    call,
    fileKey: key,
    inboxOf: inboxAddress,
    language: speech.language,
  });
}

const addressOf = (slug: string): string => `${FLEET_PATH}brands/${slug}/`;

function inboxOf({ slug, name, backend }: FleetBrand, { origin, person }: Fleet): BrandInbox {
  const base = addressOf(slug);
  return {
    slug,
    name,
    backend,
    base,
    cookiePath: FLEET_PATH,
    origin,
    person,
    frame: (parts) => documentOf(parts, [{ name, address: base }, ...(parts.below ?? [])]),
    headers: OWN_PAGE_HEADERS,
  };
}

async function overviewOf(request: Request, { brands, backend }: Fleet, speech: Speech): Promise<PageParts> {
  let problem = 'problem' in backend ? backend.problem : undefined;
  let counts: Map<string, InboxCounts> | undefined;
  if (!('problem' in backend)) {
    try {
      counts = await countInboxes(backend.call);
      if (counts === undefined)
        problem =
          'Nothing is counted: the migration 20261128000003_inbox of the backend is missing. Run `supabase db push`.';
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
    }
  }
  const listed = brands().map((brand) => ({
    slug: brand.slug,
    name: brand.name,
    address: addressOf(brand.slug),
    counts: 'problem' in brand.backend ? undefined : counts && (counts.get(brand.brandId) ?? NOTHING),
    ...('problem' in brand.backend && { problem: brand.backend.problem }),
  }));
  return brandsPage(listed, (new URL(request.url).searchParams.get('q') ?? '').slice(0, 100), problem, speech);
}

const pageAnswer = (parts: PageParts, below: readonly { name: string; address: string }[]): Response =>
  new Response(documentOf(parts, below), {
    headers: { ...OWN_PAGE_HEADERS, 'Content-Type': 'text/html; charset=utf-8' },
  });

const documentOf = (parts: PageParts, crumbs: readonly { name: string; address: string }[]): string =>
  toolDocument({
    className: 'page',
    language: parts.language,
    title: parts.title,
    body: pageBody(FLEET_PATH, crumbs, parts.main, toolTextsIn(toolLanguageOf([parts.language ?? ''])).inbox),
    style: parts.style,
    fontPath: FONT,
  });
