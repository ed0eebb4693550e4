import { describe, expect, test } from 'vitest';
import { missingOptionalPackages } from '../../scripts/fix-lock.mjs';
import { textOf } from '../support/project.ts';

type Lock = Parameters<typeof missingOptionalPackages>[0];
type Manifest = Record<string, Record<string, string> | undefined>;

const manifest = JSON.parse(textOf('package.json')) as Manifest;
const lock = JSON.parse(textOf('package-lock.json')) as Lock;
const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'];

describe('packages', () => {
  test('npm publish, which is not npm run publish, sends nothing to a registry', () => {
    expect(manifest).toHaveProperty('private', true);
  });

  test('every version is exact', () => {
    const wanted = KINDS.flatMap((kind) => Object.entries(manifest[kind] ?? {}));
    const loose = wanted.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
    expect(loose.map(([name, version]) => `${name}: "${version}"`)).toEqual([]);
  });

  test('the lockfile was written for this package.json', () => {
    const root = lock.packages[''] as Manifest;
    for (const kind of KINDS) expect(root[kind], kind).toEqual(manifest[kind]);
  });

  test('the lockfile names the optional packages of every platform (else: node scripts/fix-lock.mjs)', () => {
    expect(Object.keys(missingOptionalPackages(lock))).toEqual([]);
  });

  test('the lockfile names no registry', () => {
    const located = Object.entries(lock.packages).filter(([, entry]) => 'resolved' in entry);
    expect(located.map(([path]) => path)).toEqual([]);
  });

  test('the version of Node that comes along is the same for every platform', () => {
    const versions = Object.entries(manifest.optionalDependencies ?? {}).filter(([name]) => name.startsWith('node-'));
    expect(new Set(versions.map(([, version]) => version)).size).toBe(1);
  });
});
