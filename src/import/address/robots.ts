/** What a robots.txt says to one program. */
export interface Robots {
  /** Whether an address of its host may be read. */
  isAllowed: (address: string) => boolean;
  /** Seconds between two requests; 0: it asks for none. */
  delayS: number;
}

interface Rule {
  isAllowed: boolean;
  /** The longest rule that fits counts. */
  length: number;
  /** What stands between the `*`. */
  parts: string[];
  /** `$` at its end: nothing may follow. */
  isWhole: boolean;
}

interface Group {
  rules: Rule[];
  delayS: number;
}

/**
 * Reads a robots.txt as RFC 9309 has it, for one program. Every rule counts, whatever their number, so that none is lost where a file is long. `robots-parser` keeps
 * each rule once for every program that it is for, and fits it in a time that grows with the product of both lengths: files of half a megabyte took minutes.
 */
export function readRobots(text: string, program: string): Robots {
  const groups = new Map<string, Group>();
  const groupOf = (name: string): Group => {
    const group = groups.get(name) ?? { rules: [], delayS: 0 };
    groups.set(name, group);
    return group;
  };
  let asked = new Set<Group>();
  let isNaming = false;
  for (const line of text.replace(/^\u{feff}/u, '').split(/\r\n|[\r\n]/)) {
    const [statement = ''] = line.split('#', 1);
    const colon = statement.indexOf(':');
    const key = statement.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    const value = statement.slice(colon + 1).trim();
    if (key === 'user-agent') {
      if (!isNaming) asked = new Set();
      isNaming = true;
      const name = value.toLowerCase().split('/', 1)[0]?.trim() ?? '';
      if (name === program || name === '*') asked.add(groupOf(name));
    } else if (key === 'allow' || key === 'disallow' || key === 'crawl-delay') {
      isNaming = false;
      for (const group of asked) addLine(group, key, value);
    }
  }
  const { rules, delayS } = groups.get(program) ?? groups.get('*') ?? { rules: [], delayS: 0 };
  return { isAllowed: (address) => isAllowedBy(rules, pathOf(address)), delayS };
}

function addLine(group: Group, key: string, value: string): void {
  if (key === 'crawl-delay') {
    const seconds = Number(value);
    if (seconds > 0) group.delayS = seconds;
    return;
  }
  if (value === '') return; // It forbids nothing.
  // Several `*` beside each other are one.
  const written = encode(value).replace(/\*{2,}/g, '*');
  const isWhole = written.endsWith('$');
  const parts = (isWhole ? written.slice(0, -1) : written).split('*');
  group.rules.push({ isAllowed: key === 'allow', length: written.length, parts, isWhole });
}

function isAllowedBy(rules: readonly Rule[], path: string): boolean {
  let longest: Rule | undefined;
  for (const rule of rules) {
    const isLonger = longest === undefined || rule.length > longest.length;
    // Of two that are as long the one that allows counts.
    const counts = isLonger || (rule.length === longest?.length && rule.isAllowed);
    if (counts && fits(rule, path)) longest = rule;
  }
  return longest?.isAllowed ?? true;
}

/** Looks for each part behind the one before: the first place where one stands is as good as any, since `*` is anything. */
function fits({ parts, isWhole }: Rule, path: string): boolean {
  const [first = '', ...others] = parts;
  if (!path.startsWith(first)) return false;
  if (others.length === 0) return !isWhole || path.length === first.length;
  const last = isWhole ? (others.pop() ?? '') : '';
  let at = first.length;
  for (const part of others) {
    const found = path.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return path.length - last.length >= at && path.endsWith(last);
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return inCapitals(pathname + search);
}

/** As an address has it: `/crêpes` is `/cr%C3%AApes`. */
function encode(rule: string): string {
  return inCapitals(encodeURI(rule.toWellFormed()).replaceAll('%25', '%'));
}

const inCapitals = (text: string): string => text.replace(/%[\da-f]{2}/gi, (code) => code.toUpperCase());
