import type { BrandReport, Warning } from '#schema/warning.ts';
import { type CappedWarnings, countWarnings } from '#brand/report/capped-warnings.ts';
import { changesText, countOf, describeBrand, isWorthTelling } from '#brand/report/report.ts';

/**
 * Describes each report by what differs from the last one of its brand, so that an author who edits a brand reads every warning once and not after every
 * save. Undefined when there is nothing to say.
 *
 *     Brand "saffron-lane": built with 3 warnings, 1 of them new; 2 warnings are gone
 */
export function makeWarningDiff(brandsDir: string): (report: BrandReport) => string | undefined {
  const known = new Map<string, Known>();
  return (report) => {
    const before = known.get(report.slug);
    // A failed build has not read everything: what it does not warn of is not gone.
    const warnings = report.status === 'failed' && before ? before.warnings : report;
    known.set(report.slug, {
      warnings,
      error: report.error,
      notes: report.status === 'failed' ? before?.notes : report.notes,
    });
    if (before === undefined) return isWorthTelling(report) ? describeBrand(report, brandsDir) : undefined;
    return describeNews(report, before, brandsDir);
  };
}

interface Known {
  warnings: CappedWarnings;
  error: string | undefined;
  notes: string[] | undefined;
}

function describeNews(report: BrandReport, before: Known, brandsDir: string): string | undefined {
  const changes = compareWarnings(report, before.warnings);
  const { error, moreWarnings, notes, ...rest } = report;
  const news: BrandReport = { ...rest, warnings: changes.added };
  if (changes.addedUnseen > 0 && moreWarnings !== undefined) news.moreWarnings = moreWarnings;
  const newNotes = notes?.filter((note) => !before.notes?.includes(note)) ?? [];
  if (newNotes.length > 0) news.notes = newNotes;
  if (error !== undefined && error !== before.error) news.error = error;
  const heading =
    error === undefined
      ? describeSuccess(report, changes, before.error !== undefined)
      : `${report.status}${error === before.error ? ', as before' : ''}`;
  const isSilent = heading === report.status && !isWorthTelling(news);
  return isSilent ? undefined : describeBrand(news, brandsDir, heading);
}

function describeSuccess(report: BrandReport, { added, gone }: Changes, hadFailed: boolean): string {
  const count = countWarnings(report);
  const isAllNew = added.length === count;
  const warnings = count === 0 ? '' : ` with ${countOf(count, isAllNew ? 'new warning' : 'warning')}`;
  const isSame = count > 0 && added.length === 0 && gone === 0;
  const difference = isSame ? ', as before' : added.length > 0 && !isAllNew ? `, ${added.length} of them new` : '';
  const past = gone === 0 ? '' : `; ${countOf(gone, 'warning')} ${gone === 1 ? 'is' : 'are'} gone`;
  return `${hadFailed ? 'built again' : report.status}${warnings}${difference}${past}${changesText(report)}`;
}

interface Changes {
  added: Warning[];
  /** The report lists only the first warnings. This many more than before are not listed. */
  addedUnseen: number;
  gone: number;
}

function compareWarnings(now: CappedWarnings, before: CappedWarnings): Changes {
  // An entry that was inserted in a list moves all entries after it. Their warnings are the same ones.
  const unpaired = subtract(now.warnings, before.warnings, exactKey);
  const unpairedBefore = subtract(before.warnings, now.warnings, exactKey);
  const added = subtract(unpaired, unpairedBefore, keyInAnyPlace);
  const gone = subtract(unpairedBefore, unpaired, keyInAnyPlace).length;
  // Past the limit of the list, one that is gone lets another one move up into it, and a new one moves another one out.
  const movedOut = (now.moreWarnings ?? 0) - (before.moreWarnings ?? 0);
  return {
    added: movedOut < 0 ? added.slice(0, Math.max(0, added.length + movedOut)) : added,
    addedUnseen: Math.max(0, movedOut),
    gone: Math.max(0, gone - Math.max(0, movedOut)),
  };
}

const exactKey = ({ path, message }: Warning): string => `${path}: ${message}`;
const keyInAnyPlace = ({ path, message }: Warning): string => `${path.replace(/\[\d+\]/g, '[]')}: ${message}`;

/** The warnings of the first list without those of the second, each of which takes away one. */
function subtract(from: Warning[], what: Warning[], keyOf: (warning: Warning) => string): Warning[] {
  const left = new Map<string, number>();
  for (const key of what.map(keyOf)) left.set(key, (left.get(key) ?? 0) + 1);
  return from.filter((warning) => {
    const key = keyOf(warning);
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count <= 0;
  });
}
