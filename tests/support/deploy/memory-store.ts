import { hash } from 'node:crypto';
import { ForeignFileError, type Store, SupersededError } from '../../../src/deploy/generations/store.ts';
import type { Bytes } from './versions.ts';

const MANIFEST = '.front-of-house/manifest';

/** A store in memory; the process dies at the n-th change. */
export function memoryStore(files: Bytes, dieAt = Infinity): Store {
  let count = 0;
  const change = (key: string, text: string | undefined): void => {
    count += 1;
    if (count >= dieAt) throw new Error('The process is dead.');
    if (text === undefined) Reflect.deleteProperty(files, key);
    else files[key] = text;
  };
  const versionOf = (text: string | undefined): string | undefined => text && hash('md5', text);
  const checkHeld = async (version: string | undefined): Promise<void> => {
    if (versionOf(files[MANIFEST]) !== version) throw new SupersededError('memory:');
  };
  return {
    name: 'memory:',
    parallel: 3,
    readManifest: async () => {
      const text = files[MANIFEST];
      return text === undefined ? undefined : { text, version: versionOf(text) ?? '' };
    },
    writeManifest: async (text, version) => {
      await checkHeld(version);
      change(MANIFEST, text);
      return versionOf(text) ?? '';
    },
    checkHeld,
    prepare: async ({ key, source, mustBeNew }) => {
      const text = 'key' in source ? files[source.key] : Buffer.from(source.read()).toString();
      if (text === undefined) return false;
      return async (check) => {
        await check?.();
        if (mustBeNew && key in files) throw new ForeignFileError(key, 'memory:');
        change(key, text);
      };
    },
    discard: () => Promise.resolve(),
    look: async (key, { digest }) => {
      const text = files[key];
      if (text === undefined) return 'none';
      return hash('sha256', text) === digest ? 'same' : 'other';
    },
    remove: async (key) => change(key, undefined),
  };
}
