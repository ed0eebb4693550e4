import type { Result } from './results.ts';

const HEAD = [
  '| Brand | Result | Pages | Sent | Warnings | What changed |',
  '| --- | --- | ---: | ---: | ---: | --- |',
];
/** GitHub shows a megabyte of a summary. */
const MAX_ROWS = 1000;

/** A table of brands as Markdown, those that failed first. `missing` are parts of the fleet that have left no report. */
export function summaryOf(results: readonly Result[], missing: readonly string[] = []): string {
  const failed = results.filter(({ error }) => error !== undefined);
  const others = results.filter(({ error }) => error === undefined);
  const counts = [...Map.groupBy([...failed, ...others], ({ result }) => result)].map(
    ([result, same]) => `${same.length} ${result}`,
  );
  const rows = [...failed, ...others].slice(0, MAX_ROWS).map(rowOf);
  const rest = results.length - rows.length;
  const lines = [
    `**${results.length === 1 ? '1 brand' : `${results.length} brands`}: ${counts.join(', ') || 'nothing to do'}**`,
    ...missing.map((name) => `**${name} has left no report: look at its log.**`),
    ...(results.length === 0 ? [] : ['', ...HEAD]),
    ...rows,
    ...(rest > 0 ? ['', `And ${rest} more.`] : []),
  ];
  return `${lines.join('\n')}\n`;
}

export const isGreen = (results: readonly Result[], missing: readonly string[]): boolean =>
  missing.length === 0 && results.every(({ error }) => error === undefined);

function rowOf({ slug, result, pages, sent, warnings, changes, error }: Result): string {
  const verdict = error === undefined ? result : '**failed**';
  return `| ${[slug, verdict, pages, sent ?? '', warnings, plain(error ?? changes, 150)].join(' | ')} |`;
}

/** Text of a configuration or a server in Markdown: it makes no table, link or picture, and with a space of no width no mention of anybody. */
export function plain(text: string, length: number): string {
  const line = text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  const short = line.length > length ? `${line.slice(0, length)}…` : line;
  const escaped = short.replaceAll(/[\\`*_{}[\]<>()!|&~$]/g, (character) => `&#${character.charCodeAt(0)};`);
  return escaped.replaceAll(/@|#(?!\d+;)|:(?=\/\/)|\bwww(?=\.)/g, (text) => `${text}\u200B`);
}
