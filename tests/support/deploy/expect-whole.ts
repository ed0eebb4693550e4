import { expect } from 'vitest';
import type { Bytes } from './versions.ts';

/** Fails unless each page is a whole one of these versions and all that it names is there. */
export function expectWhole(target: Bytes, versions: Bytes[]): void {
  const pages = Object.keys(target).filter((path) => path.endsWith('.html') && !path.startsWith('.'));
  for (const page of pages) {
    const [, ...needs] = (target[page] ?? '').split('\n');
    expect(
      versions.map((files) => files[page]),
      page,
    ).toContain(target[page]);
    for (const need of needs) {
      const written = versions.flatMap((files) => files[need] ?? []);
      expect(written, `${page} needs ${need}`).toContain(target[need]);
    }
  }
}
