import { hash } from 'node:crypto';
import { type TargetStore, SupersededError } from '#deploy/sync/store.ts';
import type { Bytes } from './versions.ts';

const MANIFEST = '.front-of-house/manifest';

/** A store in memory; the process dies at the n-th change. */
export function memoryStore(files: Bytes, dieAt = Infinity): TargetStore {
  let count = 0;
  const change = (key: string, text: string | undefined): void => {
    count += 1;
    if (count >= dieAt) throw new Error('The process is dead.');
    if (text === undefined) Reflect.deleteProperty(files, key);
    else files[key] = text;
  };
  const versionOf = (text: string | undefined): string | undefined => text && hash('md5', text);
  return {
    name: 'memory:',
    parallel: 3,
    readManifest: async () => {
      const text = files[MANIFEST];
      return text === undefined ? undefined : { text, version: versionOf(text) ?? '' };
    },
    writeManifest: async (text, version) => {
      if (versionOf(files[MANIFEST]) !== version) throw new SupersededError('memory:');
      change(MANIFEST, text);
      return versionOf(text) ?? '';
    },
    look: async (key, { digest }) => {
      const text = files[key];
      if (text === undefined) return 'none';
      return hash('sha256', text) === digest ? 'same' : 'other';
    },
    put: async (key, _, bytes) => change(key, Buffer.from(bytes).toString()),
    copy: async (from, to) => {
      const text = files[from];
      if (text === undefined) throw new Error(`There is no ${from}.`);
      change(to, text);
    },
    remove: async (key) => change(key, undefined),
  };
}
