import type { Result } from './results.ts';

/** GitHub shows a megabyte of a summary. */
const MAX_ROWS = 1000;

/** A table of brands as Markdown, those that failed first. `missing` are parts of the fleet that have left no report. */
export function summaryOf(results: readonly Result[], missing: readonly string[] = []): string {
  const failed = results.filter(({ error }) => error !== undefined);
  const others = results.filter(({ error }) => error === undefined);
  const counts = [...Map.groupBy(results, ({ result }) => result)].map(([result, same]) => `${same.length} ${result}`);
  const rows = [...failed, ...others].slice(0, MAX_ROWS).map(rowOf);
  const rest = results.length - rows.length;
  const lines = [
    `**${results.length === 1 ? '1 brand' : `${results.length} brands`}: ${counts.join(', ') || 'nothing to do'}**`,
    ...missing.map((name) => `**${name} has left no report: look at its log.**`),
    '',
    '| Brand | Result | Pages | Sent | Warnings | What changed |',
    '| --- | --- | ---: | ---: | ---: | --- |',
    ...rows,
    ...(rest > 0 ? ['', `And ${rest} more.`] : []),
  ];
  return `${lines.join('\n')}\n`;
}

export const isGreen = (results: readonly Result[], missing: readonly string[]): boolean =>
  missing.length === 0 && results.every(({ error }) => error === undefined);

function rowOf({ slug, result, pages, sent, warnings, changes, error }: Result): string {
  const cells = [slug, error === undefined ? result : '**failed**', pages, sent ?? '', warnings, error ?? changes];
  return `| ${cells.map((cell) => plain(String(cell), 300)).join(' | ')} |`;
}

/** Text of a configuration or a server: it must make no table, link, picture or mention. */
export function plain(text: string, length: number): string {
  const line = text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  const short = line.length > length ? `${line.slice(0, length)}…` : line;
  if (short === '**failed**') return short;
  return short.replaceAll(/[\\`*_{}[\]<>()#!|@&~$]/g, (character) => `&#${character.charCodeAt(0)};`);
}
