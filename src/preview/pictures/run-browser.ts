import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface BrowserRun {
  /** The program. */
  browser: string;
  address: string;
  /** Everything it asks for goes there. */
  proxy: string;
  width: number;
  height: number;
  timeLimitMs?: number;
}

/** A browser that takes longer hangs. On a machine that is busy a picture takes some seconds. */
const TIME_LIMIT_MS = 45_000;

let endRunning = (): void => {};

/** Ends the browser that runs, and removes what it has written. For a process that is about to end. */
export function endBrowser(): void {
  endRunning();
}

/** A picture of a page as PNG, by a browser that is started for it and gone afterwards. Throws when there is none in time. */
export async function takePicture(run: BrowserRun): Promise<Buffer> {
  const profile = mkdtempSync(join(tmpdir(), 'front-of-house-browser-'));
  const picture = join(profile, 'picture.png');
  const child = spawn(run.browser, argumentsOf(run, profile, picture), { stdio: 'ignore', detached: true });
  // The whole group: its processes for drawing and for pages outlive it when it is killed alone.
  const kill = (): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      child.kill('SIGKILL'); // All of them have gone, or the system knows no groups.
    }
  };
  endRunning = () => {
    kill();
    remove(profile);
  };
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    kill();
  }, run.timeLimitMs ?? TIME_LIMIT_MS);
  try {
    const code = await new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve));
    if (isLate) throw new Error(`${run.browser} took no picture in time.`);
    return await readFile(picture).catch(() => {
      throw new Error(`${run.browser} took no picture (it ended with ${code}).`);
    });
  } finally {
    clearTimeout(timer);
    endRunning();
    endRunning = () => {};
  }
}

/** A process that was just killed may still write: the folder is tried a few times. */
const remove = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });

function argumentsOf({ address, proxy, width, height }: BrowserRun, profile: string, picture: string): string[] {
  return [
    '--headless',
    '--disable-gpu',
    '--hide-scrollbars',
    '--mute-audio',
    '--no-first-run',
    '--no-default-browser-check',
    '--disable-background-networking',
    '--disable-breakpad',
    '--disable-component-update',
    '--disable-default-apps',
    '--disable-domain-reliability',
    '--disable-extensions',
    '--disable-quic',
    '--disable-sync',
    // A picture in the middle of a movement shows half of a page.
    '--force-prefers-reduced-motion',
    // The browser can only connect to the proxy, and the proxy only serves one site: no request reaches another server, on this machine or elsewhere.
    `--proxy-server=http://${proxy}`,
    '--proxy-bypass-list=<-loopback>',
    '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    // Chromium's own sandbox refuses to start as root, which is what containers run as.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    `--user-data-dir=${profile}`,
    `--window-size=${width},${height}`,
    `--screenshot=${picture}`,
    address,
  ];
}
