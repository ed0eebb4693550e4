import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { type LooksOptions, makeLooks } from '#preview/looks/looks.ts';
import { LOOK_NAMES, type LookName } from '#schema/looks.ts';
import { temporaryFolder } from '../../../support/build/folders.ts';

const jpeg = (text: string): Buffer => Buffer.from(text);

/** Draws when the test says so. */
function heldDraw() {
  const asked: string[] = [];
  const ends: ((error?: Error) => void)[] = [];
  let onDrawn: Parameters<LooksOptions['draw']>[2] = () => {};
  const draw: LooksOptions['draw'] = (slug, _program, tell) => {
    asked.push(slug);
    onDrawn = tell;
    return new Promise<void>((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve())));
  };
  const give = (...looks: LookName[]): void =>
    looks.forEach((look) => onDrawn({ look, first: jpeg(`first ${look}`), whole: jpeg(`whole ${look}`) }));
  return { asked, draw, give, end: (error?: Error) => ends.shift()?.(error) };
}

function open(more: Partial<LooksOptions> = {}) {
  const folder = temporaryFolder({ 'brands/rye/website.json': '{}', 'brands/oat/website.json': '{}' });
  const held = heldDraw();
  const onChange = vi.fn();
  const options: LooksOptions = {
    brandsDir: join(folder, 'brands'),
    cacheDir: join(folder, 'cache'),
    codeKey: () => 'code',
    findBrowser: () => '/usr/bin/browser',
    draw: held.draw,
    ...more,
  };
  return { folder, ...held, onChange, options, looks: makeLooks(options, onChange) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
const namesOf = (pictures: object) => Object.keys(pictures);
const CONFIGURATION = { name: 'Rye', theme: { primaryColor: '#aa0000' } };

describe('the pictures of looks', () => {
  test('come one by one, and each is told', async () => {
    const { looks, asked, give, end, onChange } = open();
    expect(looks.get('rye', CONFIGURATION)).toEqual({ pictures: {} });
    await settled();
    expect(asked).toEqual(['rye']);
    give('carte', 'salon');
    const { pictures } = looks.get('rye', CONFIGURATION);
    expect(namesOf(pictures)).toEqual(['carte', 'salon']);
    expect(pictures.carte?.first).toMatch(/^\/_preview\/rye\/looks\/[0-9a-f]{16}\/carte-first\.jpg$/);
    expect(onChange).toHaveBeenCalledTimes(2);
    give(...LOOK_NAMES.slice(2));
    end();
    await settled();
    expect(namesOf(looks.get('rye', CONFIGURATION).pictures)).toEqual([...LOOK_NAMES]);
    expect(asked).toEqual(['rye']);
  });

  test('are drawn once for a configuration, whatever look it names, also by the next preview', async () => {
    const { looks, asked, give, end, options } = open();
    looks.get('rye', CONFIGURATION);
    await settled();
    give(...LOOK_NAMES);
    end();
    await settled();
    const withLook = { ...CONFIGURATION, theme: { ...CONFIGURATION.theme, look: 'ledger' } };
    expect(namesOf(looks.get('rye', withLook).pictures)).toHaveLength(LOOK_NAMES.length);
    expect(namesOf(makeLooks(options, () => {}).get('rye', withLook).pictures)).toHaveLength(LOOK_NAMES.length);
    expect(asked).toHaveLength(1);
  });

  test.each<[string, (folder: string) => object]>([
    ['a text', () => ({ ...CONFIGURATION, name: 'Rye & Co' })],
    ['a first screen', () => ({ ...CONFIGURATION, theme: { ...CONFIGURATION.theme, hero: 'arch' } })],
    [
      'a picture',
      (folder) => {
        writeFileSync(join(folder, 'brands/rye/hero.jpg'), 'new');
        return CONFIGURATION;
      },
    ],
  ])('are drawn again for another %s, and the old ones go', async (_, change) => {
    const { folder, looks, asked, give, end, options } = open();
    looks.get('rye', CONFIGURATION);
    await settled();
    give(...LOOK_NAMES);
    end();
    await settled();
    const next = change(folder);
    const { pictures, old = {} } = looks.get('rye', next);
    // Until there are new ones the old ones are shown.
    expect([namesOf(pictures).length, namesOf(old).length]).toEqual([0, LOOK_NAMES.length]);
    await settled();
    give(...LOOK_NAMES);
    end();
    await settled();
    expect(namesOf(looks.get('rye', next).pictures)).toHaveLength(LOOK_NAMES.length);
    expect(asked).toEqual(['rye', 'rye']);
    expect(readdirSync(join(options.cacheDir, 'rye'))).toHaveLength(1);
  });

  test('of a configuration that is another one meanwhile are not drawn', async () => {
    const { looks, asked, end } = open();
    looks.get('oat', CONFIGURATION);
    for (const primaryColor of ['#aa0000', '#bb0000', '#cc0000'])
      looks.get('rye', { ...CONFIGURATION, theme: { primaryColor } });
    await settled();
    end();
    await settled();
    end();
    await settled();
    end();
    expect(asked).toEqual(['oat', 'rye']);
  });

  test('of two brands are drawn one after the other', async () => {
    const { looks, asked, end } = open();
    looks.get('rye', CONFIGURATION);
    looks.get('oat', CONFIGURATION);
    looks.get('oat', CONFIGURATION);
    await settled();
    expect(asked).toEqual(['rye']);
    end();
    await settled();
    expect(asked).toEqual(['rye', 'oat']);
  });

  test('that can not be drawn say why, and are tried again later, not at each look', async () => {
    let time = 0;
    const { looks, asked, end, onChange } = open({ now: () => time });
    looks.get('rye', CONFIGURATION);
    await settled();
    end(new Error('brand.json\nis missing'));
    await settled();
    expect(onChange).toHaveBeenCalledTimes(1);
    const said = { pictures: {}, problem: 'The pictures could not be drawn: brand.json' };
    expect([looks.get('rye', CONFIGURATION), looks.get('rye', CONFIGURATION)]).toEqual([said, said]);
    time = 60_000;
    expect(looks.get('rye', CONFIGURATION)).toEqual({ pictures: {} });
    await settled();
    expect(asked).toEqual(['rye', 'rye']);
  });

  test('need a browser, which is looked for each time until there is one', async () => {
    const browser: { path?: string } = {};
    const { looks, asked } = open({ findBrowser: () => browser.path });
    expect(looks.get('rye', CONFIGURATION).problem).toMatch(/Chromium or Chrome.*CHROMIUM_PATH/);
    browser.path = '/usr/bin/browser';
    expect(looks.get('rye', CONFIGURATION).problem).toBeUndefined();
    await settled();
    expect(asked).toEqual(['rye']);
  });

  test('have addresses that lead to no other file', async () => {
    const { folder, looks, give } = open();
    looks.get('rye', CONFIGURATION);
    await settled();
    give('carte');
    const [, key = '', name = ''] = /looks\/(.*)\/(.*)$/.exec(looks.get('rye', CONFIGURATION).pictures.carte?.whole ?? '') ?? []; // prettier-ignore
    expect(looks.fileOf('rye', key, name)).toBe(join(folder, 'cache/rye', key, 'carte.jpg'));
    expect(looks.fileOf('rye', key, 'salon.jpg')).toBeUndefined();
    writeFileSync(join(folder, 'cache/secret.jpg'), '');
    expect(existsSync(join(folder, 'cache/rye/..', 'secret.jpg'))).toBe(true);
    expect(looks.fileOf('rye', '..', 'secret.jpg')).toBeUndefined();
    expect(looks.fileOf('rye', key, '../../secret.jpg')).toBeUndefined();
  });
});
