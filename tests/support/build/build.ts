import { execFile, spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import type { Report } from '#brand/report/report.ts';
import { ROOT } from '../../../scripts/parts.ts';

export interface Run {
  status: number | null;
  stdout: string;
  stderr: string;
  report: Report;
}

/** Runs `npm run build -- --json …` as CI would: `runBuild('--brands-dir', folder, '--out-dir', out)`. */
export function runBuild(...options: string[]): Run {
  return runBuildWith({}, ...options);
}

export function runBuildWith(environment: Record<string, string>, ...options: string[]): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, argumentsOf(options), settingsOf(environment));
  return { status, stdout, stderr, report: stdout.startsWith('{') ? JSON.parse(stdout) : { brands: [] } };
}

/** The same while something else runs: the report as text. It throws what a build that failed has printed. */
export async function startBuildWith(environment: Record<string, string>, ...options: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, argumentsOf(options), settingsOf(environment));
  return stdout;
}

const argumentsOf = (options: string[]) => [join(ROOT, 'scripts/run.mjs'), 'build', '--json', ...options];

const settingsOf = (environment: Record<string, string>) => ({
  encoding: 'utf8' as const,
  maxBuffer: 256 * 1024 * 1024,
  env: {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    ...TEST_BUILD,
    ...environment,
  },
});

/** The day of all builds of the tests, and pictures that are made quickly. */
export const TEST_BUILD = { SOURCE_DATE_EPOCH: '1795132800', FRONT_OF_HOUSE_PICTURES: 'quick' };

export interface BuiltPage {
  /** `/menu/` */
  path: string;
  html: string;
  root: ReturnType<typeof parse>;
}

/** Every HTML page of a built brand, by path. */
export function readPages(folder: string): BuiltPage[] {
  return globSync('**/*.html', { cwd: folder })
    .sort()
    .map((file) => {
      const html = readFileSync(join(folder, file), 'utf8');
      let root: BuiltPage['root'] | undefined;
      return {
        path: `/${file.replace(/index\.html$/, '')}`,
        html,
        // Parsing takes ten times as long as reading, and many want only the path.
        get root() {
          return (root ??= parse(html, { comment: true }));
        },
      };
    });
}

export const gzipSize = (content: string | Buffer): number => gzipSync(content, { level: 9 }).byteLength;
