import type { ChosenPage } from './page-choice.ts';

/** A rule that a page does not keep. */
export interface Finding {
  /** The rule's id with axe-core, or one of our own checks: `reflow`, `text-spacing`, `text-size`. */
  rule: string;
  /** What it asks for. */
  words: string;
  /** What to do: axe-core's words about the first element, or ours. */
  advice: string;
  /** Success criteria of WCAG: `1.4.3`. A best practice has none. */
  criteria: string[];
  url: string;
  page: ChosenPage['page'];
  path: string;
  /** How the page was looked at: "dark, 390 pixels". */
  ways: string[];
  /** Selectors, or the text that is concerned. No more than some. */
  elements: string[];
  /** How many there are. */
  count: number;
}

/** What was found on the pages of a site. */
export interface Audit {
  pages: ChosenPage[];
  /** Broken rules of WCAG 2.2, levels A and AA. */
  findings: Finding[];
  /** What no guideline asks for. */
  bestPractices: Finding[];
  /** What a program can't decide. */
  toLookAt: Finding[];
  /** The ids of all rules that were applied. */
  rules: string[];
  /** Pages that could not be tested, with the reason. */
  failures: string[];
  /** `Chromium 149.0.1` */
  browser: string;
}

/** The same finding in two ways is one. */
export function mergeFindings(findings: readonly Finding[]): Finding[] {
  const merged = new Map<string, Finding>();
  for (const finding of findings) {
    const key = JSON.stringify([finding.rule, finding.path, finding.elements]);
    const known = merged.get(key);
    if (known) known.ways = [...new Set([...known.ways, ...finding.ways])];
    else merged.set(key, { ...finding });
  }
  return [...merged.values()].sort((one, other) => compare(keyOf(one), keyOf(other)));
}

const keyOf = ({ rule, path }: Finding): string => `${rule} ${path}`;
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
