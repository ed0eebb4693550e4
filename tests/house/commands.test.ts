import { describe, expect, test } from 'vitest';
import { parseBuildArguments } from '#builder/build-arguments.ts';
import { parseChangeArguments } from '#changes/many/change-arguments.ts';
import { parseDevArguments, parsePreviewArguments } from '#preview/preview-arguments.ts';
import { parseNewArguments } from '#import/new-brand/new-arguments.ts';
import { failedReport, reportToJson } from '#brand/report/report.ts';
import { parsePublishArguments, parseRollbackArguments } from '#deploy/command/deploy-arguments.ts';
import { parseInspectArguments } from '#deploy/inspect/inspect-command.ts';
import { parseMenuPdfArguments } from '#deploy/print/menu-pdf-command.ts';
import { parseImportArguments } from '#import/all/import-command.ts';
import { parseTranslateArguments } from '#import/translate/translate-command.ts';
import { parseExportArguments } from '#preview/export/export-arguments.ts';
import { parseLooksArguments } from '#lookbook/looks-command.ts';
import { parseChangesArguments } from '#changes/changes-command.ts';
import { parseLinksArguments } from '#link-check/links-command.ts';
import { parseLiveArguments } from '#live/live-arguments.ts';
import { parseTestArguments } from '#live/test-command.ts';
import { hostNeedsOf } from '#builder/site-files/headers.ts';
import { hostFiles } from '#builder/site-files/host-files.ts';
import { HOSTS } from '#schema/brand-folder/brand.ts';
import { makeSite } from '../support/build/site.ts';
import { optionsIn } from '../support/help.ts';
import { textOf } from '../support/project.ts';

const NEEDS = hostNeedsOf(makeSite(), { scripts: [], styles: [], frames: [], hasActiveCode: false });

test.each([
  ['commands', 'build', parseBuildArguments],
  ['commands', 'change', parseChangeArguments],
  ['commands', 'preview', parsePreviewArguments],
  ['commands', 'dev', parseDevArguments],
  ['commands', 'looks', parseLooksArguments],
  ['commands', 'new', parseNewArguments],
  ['commands', 'import', parseImportArguments],
  ['commands', 'translate', parseTranslateArguments],
  ['commands', 'changes', parseChangesArguments],
  ['commands', 'menu-pdf', parseMenuPdfArguments],
  ['commands', 'inspect', parseInspectArguments],
  ['commands', 'publish', parsePublishArguments],
  ['commands', 'rollback', parseRollbackArguments],
  ['commands', 'builder', parseLiveArguments],
  ['commands', 'builder -- test-delivery', parseTestArguments],
  ['handing-over', 'export', parseExportArguments],
  ['handing-over', 'links', parseLinksArguments],
])('docs/%s.md has every option of %s, and no other', (document, command, parse) => {
  const line = textOf(`docs/${document}.md`).match(new RegExp(`^npm run ${command}(?: --)? (--.*)$`, 'm'))?.[1] ?? '';
  const named = [...line.matchAll(/--[a-z-]+/g)].map(([option]) => option);
  expect(optionsIn(parse).sort()).toEqual(named.sort());
});

describe('docs/commands.md', () => {
  const page = textOf('docs/commands.md');

  test('has every command of package.json', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
    const headings = [...page.matchAll(/^## (.*)$/gm)].flatMap(([, names = '']) => names.split(', '));
    expect(headings.sort()).toEqual(Object.keys(scripts).sort());
  });

  test('has every key of the report', () => {
    const warning = { path: 'name', message: '', line: 1, column: 1 };
    const unusedKeys = [{ path: 'preis', times: 1, used: 'price' }];
    const look = { name: 'carte', reason: 'x', hero: 'arch', menu: 'sheet', colors: [] } as const;
    const full = { ...failedReport('rye', 'x'), look, changes: 'x', warnings: [warning], moreWarnings: 1, unusedKeys };
    const [told = {}] = (JSON.parse(reportToJson({ brands: [full] })) as { brands: object[] }).brands;
    expect(
      [
        ...Object.keys(told),
        ...Object.keys(warning),
        ...Object.keys(unusedKeys[0] ?? {}),
        'hero',
        'menu',
        'reason',
      ].filter((key) => !page.includes(`\`${key}\``)),
    ).toEqual([]);
  });
});

describe('docs/publishing.md', () => {
  const page = textOf('docs/publishing.md');

  test.each([...HOSTS])('says which file %s reads', (host) => {
    const row = page.split('\n').find((line) => line.startsWith(`| \`${host}\``)) ?? '';
    const { files } = hostFiles(host, NEEDS);
    expect(row.match(/`(_[\w.]+)`/)?.[1]).toBe(files[0]?.path);
  });

  test('has what S3 has to be told of each folder', () => {
    const cached = NEEDS.rules.flatMap(({ pattern, headers }) =>
      headers.filter(({ name }) => name === 'Cache-Control').map(({ value }) => ({ pattern, value })),
    );
    const folders = page.match(/^for folder in (.*); do$/m)?.[1]?.split(' ') ?? [];
    const kept = cached.filter(({ value }) => value.includes('immutable'));
    expect(kept.map(({ pattern }) => pattern.split('/')[1]).sort()).toEqual(folders.sort());
    for (const { value } of cached) expect(page).toContain(`--cache-control "${value}"`);
  });
});
