import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ask, listenToEvents } from '../../support/backend/http.ts';
import {
  askBrand,
  brandsDir,
  failed,
  heldBuild,
  publish,
  publishing,
  report,
  runs,
  start,
  withBrands,
  write,
} from '../../support/build/preview.ts';

withBrands();

describe('changes on the disk', () => {
  it('builds only the brand that changed, a new one too, and forgets one that is gone', async () => {
    const run = runs();
    const built: string[][] = [];
    const { port, slugs } = await start({
      onBuilt: run.onBuilt,
      build: (asked) => {
        built.push(asked);
        return publishing(asked);
      },
    });
    await run.next();
    write(join(brandsDir, 'kumo/website.json'), '{}');
    await run.next();
    write(join(brandsDir, 'taco/brand.json'), '{}');
    await run.next();
    expect(built).toEqual([['kumo', 'nonna'], ['kumo'], ['taco']]);
    expect((await askBrand('taco', '/')).status).toBe(200);

    const events = listenToEvents(port, '/_preview/events', 'taco.localhost');
    await events.next();
    rmSync(join(brandsDir, 'taco'), { recursive: true });
    expect(await events.next()).toMatch(/-gone$/);
    events.close();
    expect(slugs()).toEqual(['kumo', 'nonna']);
    expect((await askBrand('taco', '/')).text).toContain('There is nothing at http://taco.localhost');
  });

  it('builds once more what changed during its build', async () => {
    const held = heldBuild();
    const run = runs();
    const { port } = await start({ brand: 'nonna', build: held.build, onBuilt: run.onBuilt });
    const events = listenToEvents(port, '/_preview/events', 'localhost');
    await events.next();
    write(join(brandsDir, 'nonna/website.json'), '{}');
    expect(await events.next()).toBe('loading');
    held.end(failed('nonna', 'half-written'));
    await run.next();
    expect((await ask(port, '/')).status).toBe(503);
    publish('nonna');
    held.end(report('nonna'));
    await run.next();
    events.close();
    expect(held.calls).toEqual([['nonna'], ['nonna']]);
    expect((await ask(port, '/')).status).toBe(200);
  });
});
