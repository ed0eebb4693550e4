import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, type Unzipped, unzipSync } from 'fflate';
import { expect, onTestFinished, test } from 'vitest';
import { pdf } from '../support/backend/application-files.ts';
import { file, formOf } from '../support/backend/applications.ts';
import { callProject, emptyDataDir, feedback, startEmbedded } from '../support/backend/backend.ts';
import { careerApplication } from '../support/backend/inquiries.ts';
import { TEST_BUILD } from '../support/build/build.ts';
import { runBuildHere } from '../support/build/build-here.ts';
import { temporaryFolder, writeInto } from '../support/build/folders.ts';
import { brandFiles } from '../support/build/make-brand.ts';
import { jpegOf } from '../support/build/images.ts';
import { ROOT } from '../support/project.ts';
import { runInShell } from '../support/shell.ts';

const commandLine = (command: string): string[] => [
  join(ROOT, 'scripts/run.mjs'),
  ...[command, '--brands-dir', 'brands', '--out-dir', 'out', '--brand', 'rye'],
];

/** Runs `npm run export` there; `dataDir` is the folder of the embedded backend. */
function runExport(cwd: string, dataDir: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, commandLine('export'), {
    cwd,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], FRONT_OF_HOUSE_DATA: dataDir, ...TEST_BUILD },
  });
  return { status, stdout, stderr };
}

const WEBSITE = {
  name: 'Rye',
  restaurant_id: 'rye-1',
  currency: 'CAD',
  menu: { categories: [{ name: 'Bread', items: [{ name: 'Loaf', price: 6, isVegan: true }] }] },
  heroSection: { backgroundImage: 'images/hero.jpg' },
};

async function folderWithBrand(): Promise<string> {
  return temporaryFolder({
    ...brandFiles({ rye: WEBSITE }, 'brands/'),
    'brands/rye/images/hero.jpg': await jpegOf(500, 50),
    'brands/rye/.notes': 'not a part of it',
  });
}

const textOf = (files: Unzipped, name: string): string => strFromU8(files[name] ?? new Uint8Array());
const below = (files: Unzipped, folder: string): string[] =>
  Object.keys(files).flatMap((name) => (name.startsWith(folder) ? [name.slice(folder.length)] : []));

/** Three submissions to the brand, one with a file, and one to another. */
async function receive(dataDir: string): Promise<void> {
  const project = await startEmbedded(dataDir);
  const send = (table: string, body: unknown) =>
    callProject(`${project.url}${table}`, project.publishableKey, { body, headers: { Prefer: 'return=minimal' } });
  const table = '/rest/v1/restaurant_feedback';
  await send(table, feedback({ restaurant_id: 'rye-1', message: '=HYPERLINK("https://evil.example")' }));
  await send(table, feedback({ restaurant_id: 'rye-1', message: 'Good, "crusty" bread' }));
  await send(table, feedback({ restaurant_id: 'oat-1', message: 'of somebody else' }));
  const application = { ...careerApplication({ restaurant_id: 'rye-1' }), cover_letter: '', resume: file(pdf()) };
  const answer = await send('/functions/v1/website-submissions/careers', formOf(application));
  expect(answer.status).toBe(201);
  const counts = [{ brand_id: 'rye', day: '2026-11-28', page: '/menu/', action: 'order', taps: 3 }];
  await callProject(`${project.url}/rest/v1/visit_counts`, project.secretKey, { body: counts });
  await project.close();
}

test('a brand is exported with its site, its configuration, its menu and what visitors sent', async () => {
  const folder = await folderWithBrand();
  const dataDir = emptyDataDir();
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  await receive(dataDir);
  const exported = runExport(folder, dataDir);
  expect(exported.stderr).toBe('');
  expect(exported.stdout).toMatch(/^rye\.zip: \d+ files, 0\.\d MB\n$/);
  expect(exported.status).toBe(0);
  const files = unzipSync(readFileSync(join(folder, 'rye.zip')));
  const published = readdirSync(join(folder, 'out/rye'), { recursive: true, encoding: 'utf8' });
  const isFile = (path: string) => statSync(join(folder, 'out/rye', path)).isFile();
  expect(below(files, 'dist/rye/').sort()).toEqual(published.filter(isFile).sort());
  expect(textOf(files, 'dist/rye/index.html')).toBe(readFileSync(join(folder, 'out/rye/index.html'), 'utf8'));
  expect(below(files, 'brands/rye/')).toEqual(['brand.json', 'images/hero.jpg', 'website.json']);
  expect(JSON.parse(textOf(files, 'menu.json'))).toEqual({
    menus: [
      {
        of: 'Rye',
        locations: [],
        categories: [{ name: 'Bread', items: [{ name: 'Loaf', price: '$6', dietaryMarks: ['Vegan'] }] }],
      },
    ],
  });
  expect(textOf(files, 'menu.csv')).toContain('Rye,Bread,Loaf,,$6,Vegan,');
  expect(textOf(files, 'menu.md')).toContain('- **Loaf**, $6 (Vegan)');
  expect(JSON.parse(textOf(files, 'submissions.json'))).toMatchObject({
    restaurant_feedback: [{ message: '=HYPERLINK("https://evil.example")' }, { message: 'Good, "crusty" bread' }],
    career_applications: [{ restaurant_id: 'rye-1' }],
  });
  expect(textOf(files, 'submissions.json')).not.toContain('of somebody else');
  expect(textOf(files, 'counts.csv')).toContain('2026-11-28,/menu/,order,3');
  const [resume] = below(files, 'applications/');
  expect(files[`applications/${resume}`]).toEqual(pdf());
  // What was exported builds the same site elsewhere.
  for (const path of below(files, 'brands/rye/')) {
    writeInto(folder, `elsewhere/rye/${path}`, files[`brands/rye/${path}`] ?? '');
  }
  const again = await runBuildHere({}, '--brands-dir', join(folder, 'elsewhere'), '--out-dir', join(folder, 'other'));
  expect(again.status).toBe(0);
  const paths = below(files, 'dist/rye/');
  expect(
    paths.filter(
      (path) => !readFileSync(join(folder, 'other/rye', path)).equals(files[`dist/rye/${path}`] ?? new Uint8Array()),
    ),
  ).toEqual([]);
  // The preview has the backend meanwhile, and is asked.
  const line = ['node', ...commandLine('preview'), '--port', '0'].join(' ');
  const preview = runInShell(line, folder, { FRONT_OF_HOUSE_DATA: dataDir });
  await preview.says(/\d+ pages/);
  const beside = runExport(folder, dataDir);
  await preview.interrupt();
  expect(beside.stderr).toBe('');
  expect(beside.status).toBe(0);
  const others = unzipSync(readFileSync(join(folder, 'rye.zip')));
  expect(others).toEqual(files);
});
