/**
 * `Headers`, `Request` and `Response` as far as Astro needs them to print a page. Node's own classes load its whole HTTP client, which takes
 * longer than printing a brand's pages. `lean-astro.ts` replaces them with these. A member that only Node's classes have throws when it
 * is used.
 */
export class Headers {
  readonly #values = new Map<string, string>();

  constructor(init: HeadersSource = []) {
    const entries = Symbol.iterator in init ? init : Object.entries(init);
    for (const [name, value] of entries) this.append(name, value);
  }

  append(name: string, value: string): void {
    const before = this.get(name);
    this.set(name, before === null ? value : `${before}, ${value}`);
  }

  set(name: string, value: string): void {
    this.#values.set(name.toLowerCase(), value);
  }

  get(name: string): string | null {
    return this.#values.get(name.toLowerCase()) ?? null;
  }

  has(name: string): boolean {
    return this.#values.has(name.toLowerCase());
  }

  delete(name: string): void {
    this.#values.delete(name.toLowerCase());
  }

  entries(): IterableIterator<[string, string]> {
    return this.#values.entries();
  }

  [Symbol.iterator](): IterableIterator<[string, string]> {
    return this.entries();
  }
}

/** A request for a page. A build sets nothing but its URL. */
export class Request {
  readonly method = 'GET';
  readonly headers = new Headers();
  readonly body = null;
  readonly url: string;

  constructor(url: string | URL, settings?: undefined) {
    if (settings !== undefined) throw lacking('the second argument of new Request');
    this.url = String(url);
  }
}

/** A page that is printed as a whole, not as a stream. */
export class Response {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
  readonly body: Body;

  constructor(body: Body = null, { status = 200, statusText = '', headers }: ResponseSettings = {}) {
    if (typeof body === 'object' && body !== null && !(body instanceof Uint8Array))
      throw lacking('a body that is neither text nor bytes');
    this.body = body;
    this.status = status;
    this.statusText = statusText;
    this.headers = new Headers(headers);
  }

  async text(): Promise<string> {
    return this.body instanceof Uint8Array ? new TextDecoder().decode(this.body) : (this.body ?? '');
  }
}

type HeadersSource = Iterable<[string, string]> | Record<string, string>;
type Body = string | Uint8Array | null;

interface ResponseSettings {
  status?: number;
  statusText?: string;
  headers?: HeadersSource | undefined;
}

/** Members that throw. Without this, a newer Astro that reads one would get `undefined`, and no error. */
const READING = 'arrayBuffer blob bodyUsed bytes clone formData json';
const REQUEST =
  'attribute cache credentials destination duplex integrity isHistoryNavigation isReloadNavigation keepalive mode redirect referrer referrerPolicy signal text';
forbid('Headers', Headers.prototype, 'forEach getSetCookie keys values');
forbid('Request', Request.prototype, `${READING} ${REQUEST}`);
forbid('Response', Response.prototype, `${READING} ok redirected type url`);
forbid('Response', Response, 'error json redirect');

function forbid(owner: string, target: object, names: string): void {
  for (const name of names.split(' ')) {
    const get = (): never => {
      throw lacking(`${owner}.${name}`);
    };
    Object.defineProperty(target, name, { get });
  }
}

function lacking(what: string): Error {
  return new Error(`A page or Astro used ${what}, which src/astro/page-http.ts lacks. Give it that, as Node has it.`);
}
