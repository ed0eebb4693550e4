import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StandIns } from './run-job.ts';

/** What a machine of GitHub has beside the repository: caches, artifacts and `gh`. */
export interface Machine {
  standIns: StandIns;
  /** The keys of the caches that were found. */
  restored: string[];
  /** The folder of `gh`. */
  bin: string;
  comments: () => { id: number; body: string; user: { login: string } }[];
}

/**
 * Stands in for actions. The workspace is a copy, so a checkout has nothing to do. Caches are folders, and what is restored has other dates of
 * change than what was kept, as at GitHub. Packages that lie in the workspace count as restored.
 */
export function makeMachine(workspace: string, folder: string): Machine {
  const [caches, artifacts, bin] = ['caches', 'artifacts', 'bin'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  for (const path of [caches, artifacts, bin]) mkdirSync(path, { recursive: true });
  const restored: string[] = [];
  const listOf = (text = ''): string[] => text.split('\n').filter((line) => line !== '');
  /** The oldest first. */
  const keys: string[] = [];
  const folderOf = (key: string): string => join(caches, key.replaceAll('/', '-'));

  const keep = (key: string, paths: string[]): void => {
    const there = paths.filter((path) => existsSync(join(workspace, path)));
    if (keys.includes(key) || there.length === 0) return;
    for (const path of there) cpSync(join(workspace, path), join(folderOf(key), path), { recursive: true });
    keys.push(key);
  };
  const restore = (key: string, prefixes: string[]): string | undefined => {
    const newest = prefixes.flatMap((prefix) => keys.findLast((one) => one.startsWith(prefix)) ?? []);
    const found = keys.includes(key) ? key : newest[0];
    if (found === undefined) return undefined;
    cpSync(folderOf(found), workspace, { recursive: true });
    restored.push(found);
    return found;
  };

  writeFileSync(join(bin, 'gh'), GH.replaceAll('COMMENTS', JSON.stringify(join(folder, 'comments.json'))));
  chmodSync(join(bin, 'gh'), 0o755);

  return {
    restored,
    bin,
    comments: () => JSON.parse(readFileSync(join(folder, 'comments.json'), 'utf8')) as ReturnType<Machine['comments']>,
    standIns: {
      'actions/checkout': () => ({}),
      'actions/setup-node': () => ({ outputs: { 'node-version': process.version } }),
      'actions/cache': ({ key = '', path, 'restore-keys': prefixes }) => {
        if (path === 'node_modules') return { outputs: { 'cache-hit': 'true' } };
        const found = restore(key, listOf(prefixes));
        return { outputs: { 'cache-hit': String(found === key) }, after: () => keep(key, listOf(path)) };
      },
      'actions/upload-artifact': ({ name = '', path }) => {
        for (const file of listOf(path).filter((one) => existsSync(join(workspace, one)))) {
          cpSync(join(workspace, file), join(artifacts, name, file.split('/').at(-1) ?? ''));
        }
        return {};
      },
      'actions/download-artifact': ({ pattern = '', path = '' }) => {
        rmSync(join(workspace, path), { recursive: true, force: true });
        for (const name of readdirSync(artifacts).filter((one) => one.startsWith(pattern.replace('*', '')))) {
          cpSync(join(artifacts, name), join(workspace, path, name), { recursive: true });
        }
        return {};
      },
    },
  };
}

/** As much of GitHub's program as the workflows use: comments of one pull request, in a file. It can't read `--jq` and knows what ours asks for. */
const GH = `#!/usr/bin/env node
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const words = process.argv.slice(2);
const path = words.find((word) => word.startsWith('repos/'));
const body = words.includes('-F') ? readFileSync(words[words.indexOf('-F') + 1].replace('body=@', ''), 'utf8') : undefined;
const comments = existsSync(COMMENTS) ? JSON.parse(readFileSync(COMMENTS, 'utf8')) : [];
if (!process.env.GH_TOKEN || words[0] !== 'api') process.exit(4);
const [, id] = /^repos\\/agency\\/brands\\/issues\\/comments\\/(\\d+)$/.exec(path) ?? [];
if (words.includes('PATCH')) comments.find((comment) => String(comment.id) === id).body = body;
else if (!/^repos\\/agency\\/brands\\/issues\\/7\\/comments$/.test(path)) process.exit(5);
else if (body !== undefined) comments.push({ id: 100 + comments.length, body, user: { login: 'github-actions[bot]' } });
else {
  const isMine = ({ user, body }) => user.login === 'github-actions[bot]' && body.startsWith('<!-- front-of-house: preview -->');
  for (const comment of comments.filter(isMine)) console.log(comment.id);
}
writeFileSync(COMMENTS, JSON.stringify(comments));
`;
