import type { IncomingMessage } from 'node:http';
import type { Environment } from '#brand/folder/brand-file.ts';
import { callDeployed, KEY_ADVICE } from '#brand/network/deployed.ts';
import { readBody, TooLongError } from '#brand/network/read-body.ts';
import { readState } from '#builder/output/state.ts';
import { MAX_FORM_BYTES } from '#inbox/answer.ts';
import { answerFleet, type Fleet, type FleetBrand, FLEET_PATH } from '#inbox/answer-fleet.ts';
import { nameOf } from '#tool-pages/person.ts';
import type { Brand } from '#schema/warning.ts';
import { isOwnPost, isOwnVisit } from '#tool-pages/guards.ts';

export interface InboxOptions {
  environment: Environment;
  outDir: string;
  /** The brands of the builder. */
  brands: { all: () => string[]; get: (slug: string) => Brand | undefined };
  /** Whether only this machine can ask the builder. */
  isLocal: boolean;
  /** Where a proxy with a login has the inbox, without a path: "https://inbox.agency.example" */
  origin?: string | undefined;
  /** The header in which that proxy says who asks. */
  userHeader?: string | undefined;
}

/** Answers what is below `/inbox/`; undefined for what is not there. */
export type AnswerInbox = (request: IncomingMessage) => Promise<Response | undefined>;

const LOCAL_HOST = /^(?:localhost\.?|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i;

/** The messages of all brands, for whoever the proxy lets in, or sits at this machine. */
export function openInbox({ environment, outDir, brands, isLocal, origin, userHeader }: InboxOptions): AnswerInbox {
  const { SUPABASE_URL: url = '', SUPABASE_SERVICE_ROLE_KEY: key = '' } = environment;
  const call = URL.canParse(url) ? callDeployed(url, environment, 'what visitors sent could not be read') : 'missing';
  const advice = (problem: keyof typeof KEY_ADVICE): string =>
    `To read what visitors sent, ${KEY_ADVICE[problem]}, and start the builder again.`;

  function fleetBrandOf(slug: string): FleetBrand | undefined {
    const brand = brands.get(slug);
    if (brand === undefined) return undefined;
    const { brandId, services } = brand;
    const state = (): ReturnType<typeof readState> => readState(outDir, slug);
    const own = services.supabaseUrl;
    const isCounted = own !== '' && URL.canParse(url) && new URL(own).origin === new URL(url).origin;
    const backend: FleetBrand['backend'] =
      own === ''
        ? { problem: 'It names no backend: what visitors send from its preview is in the preview.' }
        : !isCounted
          ? { problem: `Its messages are in another backend, ${new URL(own).origin}.` }
          : typeof call === 'function'
            ? { call, brandId, recipients: () => state()?.recipients ?? [] }
            : { problem: advice(call) };
    return { slug, name: state()?.card.name ?? slug, brandId, backend };
  }

  const fleet: Omit<Fleet, 'person' | 'origin'> = {
    brands: () => brands.all().flatMap((slug) => fleetBrandOf(slug) ?? []),
    get: fleetBrandOf,
    backend: typeof call === 'function' ? { call, key: key.trim() } : { problem: advice(call) },
  };

  return async (incoming) => {
    const { headers, method = 'GET', url: written = '/' } = incoming;
    const isOwn = (host: string | undefined): boolean =>
      (isLocal && LOCAL_HOST.test(host ?? '')) || (origin !== undefined && host === new URL(origin).host);
    if (!isLocal && origin === undefined) return refuse(403, NEEDS_PROXY);
    if (!isOwn(headers.host)) return refuse(403, FOREIGN);
    const origins = [
      ...(origin === undefined ? [] : [origin]),
      ...(LOCAL_HOST.test(headers.host ?? '') ? [`http://${headers.host}`] : []),
    ];
    if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') return refuse(405, 'Read it with GET.\n');
    const mayAsk = method === 'POST' ? isOwnPost(headers, origins) : isOwnVisit(headers, isOwn);
    if (!mayAsk) return refuse(403, FOREIGN);
    const [path = '', query = ''] = splitAt(written.replace(/^\/inbox\/?/, ''), '?');
    const body = method === 'POST' ? await readForm(incoming) : undefined;
    if (body === 'too long') return refuse(413, TOO_LONG);
    const sent = Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as const],
    );
    // The path is handed on as it was written: a Request would tidy it.
    const request = new Request(`http://localhost${FLEET_PATH}?${query}`, {
      method: method === 'POST' ? 'POST' : 'GET',
      headers: Object.fromEntries(sent),
      ...(body !== undefined && { body }),
    });
    const said = userHeader === undefined ? '' : String(headers[userHeader.toLowerCase()] ?? '');
    const person = nameOf(decodeHeader(said)) || undefined;
    return answerFleet(request, path, { ...fleet, origin: origin ?? `http://${headers.host}`, person });
  };
}

const refuse = (status: number, text: string): Response =>
  new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' } });

const NEEDS_PROXY =
  'The inbox has no login of its own, and this builder listens to other machines. Put a proxy with a login in front of it, and name its address: --inbox-origin https://inbox.agency.example\n';
const FOREIGN = 'The inbox answers at its own address, and takes forms of its own pages alone.\n';
const TOO_LONG =
  'Nothing was saved: that is more than a note may have, 10,000 characters. Go back in the browser: what you wrote is still there. Make it shorter, and save it again.\n';

function splitAt(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

/** Node reads headers as Latin-1; a proxy writes names as UTF-8. */
const decodeHeader = (text: string): string => Buffer.from(text, 'latin1').toString('utf8');

async function readForm(incoming: IncomingMessage): Promise<string | 'too long'> {
  try {
    const chunks = incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
    return (await readBody(chunks, MAX_FORM_BYTES)).toString();
  } catch (error) {
    if (error instanceof TooLongError) return 'too long';
    throw error;
  }
}
