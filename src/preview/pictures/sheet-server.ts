import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contentTypeOf } from '../serving/content-types.ts';
import { findFile } from '../serving/files.ts';
import { splitUrl } from '../serving/addresses.ts';

/** Name, position and size of one screenshot of the home page on the sheet, in CSS pixels. */
export const FRAMES = [
  { name: 'desktop', left: 0, width: 1440, height: 900 },
  { name: 'phone', left: 1440, width: 390, height: 844 },
] as const;

/** `taken.localhost` is the site's own name, so that its home is a page like any other. */
const HOST = 'taken.localhost';
const SHEET = '/_sheet';
const REST = '/_rest';

export interface SheetServer {
  /** To be asked through the proxy. */
  address: string;
  /** `127.0.0.1:34567`, an HTTP proxy that knows this one site and leads nowhere else. */
  proxy: string;
  close: () => void;
}

/**
 * Serves a published folder to one browser, as a proxy: whatever else a brand's own code asks for, on this machine or elsewhere, there is
 * nothing. The sheet shows the home in both sizes and is loaded when the homes are at rest: its last picture comes only then.
 */
export async function openSheetServer(folder: string): Promise<SheetServer> {
  let answering = 0;
  let lastAt = performance.now();

  const server = createServer((request, response) => {
    const isOurs = request.headers.host === HOST;
    const [path] = splitUrl(request.url ?? '/');
    if (!isOurs) return void response.writeHead(502).end();
    if (path === SHEET)
      return void response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(SHEET_HTML);
    if (path === REST) return waitForRest(response);
    answering += 1;
    response.on('close', () => {
      answering -= 1;
      lastAt = performance.now();
    });
    void answer(folder, path, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  function waitForRest(response: ServerResponse): void {
    const startedAt = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const isAtRest = answering === 0 && now - Math.max(lastAt, startedAt) > QUIET_MS;
      if (isAtRest || now - startedAt > LONGEST_MS) response.writeHead(204).end();
    }, LOOK_MS);
    response.on('close', () => clearInterval(timer));
  }

  function close(): void {
    server.close();
    server.closeAllConnections();
  }

  const proxy = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { address: `http://${HOST}${SHEET}`, proxy, close };
}

/** Long enough for a script that comes after the fonts, and for what is drawn when it has run. */
const QUIET_MS = 700;
const LOOK_MS = 50;
/** A page that never stops asking is taken as it is then. */
const LONGEST_MS = 10_000;

const SHEET_HTML =
  `<!doctype html><title>Home</title><style>body{margin:0}iframe{position:absolute;top:0;border:0}</style>` +
  FRAMES.map(
    ({ left, width, height }) =>
      // No page leads the sheet elsewhere, and none opens a dialog that nobody answers.
      `<iframe src="/" sandbox="allow-scripts allow-same-origin allow-forms" scrolling="no" style="left:${left}px;width:${width}px;height:${height}px"></iframe>`,
  ).join('') +
  `<img src="${REST}" alt="">`;

async function answer(folder: string, path: string, response: ServerResponse): Promise<void> {
  try {
    const found = await findFile(folder, path);
    if (found.kind === 'redirect') response.writeHead(308, { Location: found.to }).end();
    else if (found.kind === 'missing') response.writeHead(404).end();
    else response.writeHead(200, { 'Content-Type': contentTypeOf(found.path) }).end(found.bytes);
  } catch {
    response.destroy(); // The disk does not answer.
  }
}
