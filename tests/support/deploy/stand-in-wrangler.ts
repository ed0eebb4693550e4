import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../build/folders.ts';

/** What the program was given, each time it was started. */
export interface WranglerCall {
  args: string[];
  cwd: string;
  /** The files below the working folder, as text. */
  files: Record<string, string>;
  token: string | undefined;
  isAsking: boolean;
}

/** A program that has the name of Cloudflare's, notes what it is given, and then does what `behaviour` says: a program for Node. */
export function standInWrangler(behaviour = '') {
  const bin = temporaryFolder();
  const notes = join(bin, 'calls.jsonl');
  const behave = (program: string): void =>
    writeFileSync(
      join(bin, 'wrangler'),
      `#!${process.execPath}
const fs = require('node:fs');
const path = require('node:path');
const names = fs.readdirSync('.', { recursive: true }).filter((name) => fs.statSync(name).isFile());
const files = Object.fromEntries(names.map((name) => [name, fs.readFileSync(name, 'utf8')]));
const { CLOUDFLARE_API_TOKEN: token, CI } = process.env;
const call = { args: process.argv.slice(2), cwd: process.cwd(), files, token, isAsking: CI !== 'true' };
fs.appendFileSync(${JSON.stringify(notes)}, JSON.stringify(call) + '\\n');
${program}
`,
      { mode: 0o755 },
    );
  mkdirSync(bin, { recursive: true });
  behave(behaviour);
  const calls = (): WranglerCall[] => {
    const lines = existsSync(notes) ? readFileSync(notes, 'utf8').trim().split('\n') : [];
    return lines.map((line) => JSON.parse(line) as WranglerCall);
  };
  return { bin, behave, calls };
}
