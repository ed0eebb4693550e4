import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Terminal } from '#import/new-brand/questions.ts';
import { ALL_HOSTS } from '#brand/network/http-request.ts';
import { PICTURE_LIMITS } from '#brand/pictures/original.ts';
import { readOrigin } from '#import/address/import-from.ts';
import { newCommand } from '#import/new-command.ts';
import { homeOf } from '#content/pages/home/home.ts';
import { siteOf } from '../../support/build/read-brand.ts';
import { makeSite } from '../../support/build/site.ts';
import { temporaryFolder, writeInto } from '../../support/build/folders.ts';
import { answerWith, pictureServer } from '../../support/build/picture-server.ts';
import { terminalOf } from '../../support/build/terminal.ts';
import { ROOT } from '../../support/project.ts';

const SAMPLES = join(ROOT, 'tests/import');

function inFolder(terminal?: Terminal) {
  const folder = temporaryFolder();
  const brandsDir = join(folder, 'brands');
  const run = async (...args: string[]): Promise<string> => {
    const printed: string[] = [];
    const print = (text: string) => void printed.push(text);
    await newCommand({
      root: ROOT,
      args: ['--brands-dir', brandsDir, ...args],
      environment: {},
      terminal,
      print,
      network: { hostPolicy: ALL_HOSTS, wait: async () => undefined },
      pictures: { limits: { ...PICTURE_LIMITS, allowPrivate: true } },
    });
    return printed.join('\n');
  };
  /** `2 menu.csv is …` */
  const fail = (...args: string[]) =>
    run(...args).then(
      () => 'no error',
      (error: Error & { exitCode: number }) => `${error.exitCode} ${error.message}`,
    );
  const readJson = (path: string) => JSON.parse(readFileSync(join(brandsDir, path), 'utf8')) as Record<string, unknown>;
  return { folder, brandsDir, run, fail, readJson };
}

describe('new --from', () => {
  test('writes an ordinary brand, named and addressed by the source, and says what it found and what it lacks', async () => {
    const { brandsDir, run, readJson } = inFolder();
    const said = await run('--from', join(SAMPLES, 'google.json'));
    expect(readdirSync(join(brandsDir, 'saffron-lane'))).toEqual(['brand.json', 'website.json']);
    expect(readJson('saffron-lane/brand.json')).toMatchObject({ brandId: 'saffron-lane', source: 'file' });
    expect(readJson('saffron-lane/website.json')).toMatchObject({
      restaurant_id: 'saffron-lane',
      name: 'Saffron Lane',
    });
    expect(said).toContain('google.json looks like a location of Google Business Profile.');
    expect(said).toContain('1 location: 1 with hours, 1 with a telephone');
    expect(said).toContain('locations[].metadata: is not used');
    expect(said).toContain('Missing, because the source does not say it: a logo, a menu.');
  });

  test('reads a table of a Mac as it was written, mends one that was saved in a wrong encoding, and says so', async () => {
    const { folder, run, readJson } = inFolder();
    writeInto(folder, 'mac.csv', Buffer.from('Item;Price\nP\x89t\x8e;11\nCr\x8fme br\x9el\x8ee;9', 'latin1'));
    const said = await run('--from', join(folder, 'mac.csv'), '--name', 'Mac');
    expect(said).not.toContain('UTF-8');
    expect(JSON.stringify(readJson('mac/website.json'))).toMatch(/"Pâté".*"Crème brûlée"/);
    writeInto(folder, 'ansi.csv', 'CatÃ©gorie;Plat;Prix\nEntrÃ©es;PÃ¢tÃ©;11');
    expect(await run('--from', join(folder, 'ansi.csv'), '--name', 'Ansi')).toContain(
      'ansi.csv was read with another encoding than it had, and saved again: "CatÃ©gorie" is read as "Catégorie", and 1 more line. Look at its accents.\n',
    );
    expect(JSON.stringify(readJson('ansi/website.json'))).toMatch(/"Entrées".*"Pâté"/);
    writeInto(folder, 'ansi.json', JSON.stringify({ name: 'CafÃ©', logo: 'https://a.example/cafÃ©.png' }));
    expect(await run('--from', join(folder, 'ansi.json'), '--slug', 'cafe')).toContain(
      'ansi.json has wrong letters at name: "CafÃ©" is UTF-8 that was read with another encoding and saved again. It is read as it was before. Write it like "Café".\n',
    );
    expect(readJson('cafe/website.json')).toMatchObject({ name: 'Café' });
  });

  test('takes name, slug and look from the options first', async () => {
    const { run, readJson } = inFolder();
    await run('--from', join(SAMPLES, 'carte.csv'), '--slug', 'a', '--name', 'Chez Nous', '--primary', 'c0392b');
    expect(readJson('a/website.json')).toMatchObject({ name: 'Chez Nous', theme: { primaryColor: '#c0392b' } });
  });

  test('writes the look down that a build would choose, and keeps one that the source names', async () => {
    const { folder, run, readJson } = inFolder();
    const lookOf = async (name: string, configuration: object) => {
      writeInto(folder, `${name}.json`, JSON.stringify({ name, telephone: '416 555 0142', ...configuration }));
      await run('--from', join(folder, `${name}.json`));
      return (readJson(`${name}/website.json`)['theme'] as Record<string, unknown>)['look'];
    };
    expect(await lookOf('tacos', { servesCuisine: ['Tacos'] })).toBe('mercado');
    expect(await lookOf('steak', { servesCuisine: ['Steakhouse'], theme: { fontFamily: 'Lora' } })).toBe('ledger');
    expect(await lookOf('kept', { servesCuisine: ['Steakhouse'], theme: { look: 'counter' } })).toBe('counter');
  });

  test('never touches a brand that is there', async () => {
    const { run, fail, brandsDir } = inFolder();
    await run('--from', join(SAMPLES, 'google.json'));
    const before = readFileSync(join(brandsDir, 'saffron-lane/website.json'), 'utf8');
    expect(await fail('--from', join(SAMPLES, 'google.json'))).toMatch(/^2 .*saffron-lane is there already and stays/);
    expect(readFileSync(join(brandsDir, 'saffron-lane/website.json'), 'utf8')).toBe(before);
  });

  test.each([
    ['nothing.json', undefined, /^2 .*nothing\.json is missing\.$/],
    ['list.json', '[1]', /^2 .*list\.json is a list of something that is not known\.$/],
    [
      'photo.jpg',
      new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
      /^2 .*photo\.jpg is a picture \(JPEG\)\. A saved web page \(HTML\), an export in JSON and a table in CSV or XLSX are read: save the menu as a table, with a row for each item\.$/,
    ],
    ['large.csv', new Uint8Array(17 * 1024 * 1024), /^2 .*large\.csv has more than 16 MB, which is not read\.$/],
    ['menu.csv', 'Name,Price\nSoup,5\n', /^2 A table of a menu does not say what the restaurant is called: add --name/],
  ])('refuses %s in one sentence and writes nothing', async (name, content, message) => {
    const { folder, brandsDir, fail } = inFolder();
    if (content !== undefined) writeInto(folder, name, content);
    expect(await fail('--from', join(folder, name))).toMatch(message);
    expect(existsSync(brandsDir)).toBe(false);
  });

  test('is not for a brand whose configuration is in a backend', async () => {
    const { fail } = inFolder();
    expect(await fail('--from', 'a.json', '--source', 'supabase')).toMatch(/^2 --from needs --source file/);
  });

  test('fetches pictures into the folder, and names those that can not be had', async () => {
    const picture = readFileSync(join(ROOT, 'brands/nonna-pia/images/margherita.jpg'));
    const { origin } = await pictureServer({
      '/a/soup.jpg': answerWith(picture),
      '/b/soup.jpg': answerWith(picture),
      '/page.jpg': answerWith('<html>', { 'content-type': 'text/html' }),
    });
    const { folder, brandsDir, run, readJson } = inFolder();
    const rows = ['a/soup.jpg', 'b/soup.jpg', 'page.jpg'].map((path, index) => `Soup ${index},5,${origin}/${path}`);
    writeInto(folder, 'menu.csv', ['Name,Price,Image', ...rows].join('\n'));
    const said = await run('--from', join(folder, 'menu.csv'), '--name', 'Salt');
    expect(readdirSync(join(brandsDir, 'salt/images'))).toEqual(['soup-2.jpg', 'soup.jpg']);
    expect(readFileSync(join(brandsDir, 'salt/images/soup-2.jpg'))).toEqual(picture);
    const items = JSON.stringify(readJson('salt/website.json'));
    expect(items).toContain('"image":"images/soup.jpg"');
    expect(items).toContain(`"image":"${origin}/page.jpg"`);
    expect(said).toContain('page.jpg: answered with a web page, not a picture. Its address stays');
  });

  test('takes the pictures that a browser saved beside a page, and none from elsewhere', async () => {
    const logo = readFileSync(join(ROOT, 'brands/nonna-pia/images/margherita.jpg'));
    const { folder, brandsDir, run, readJson } = inFolder();
    const node = {
      '@type': 'Restaurant',
      name: 'Rye',
      address: '8 Test St',
      image: 'Rye_files/oven.jpg',
      hasMenu: {
        '@type': 'Menu',
        hasMenuItem: ['../secret.jpg', 'Rye_files/link.jpg', 'Rye_files/no.jpg', 'Rye_files/oven.jpg'].map((image) => ({
          '@type': 'MenuItem',
          name: `Soup at ${image.replace(/\W/g, ' ')}`,
          image,
        })),
      },
    };
    const page = `<!DOCTYPE html><script type="application/ld+json">${JSON.stringify(node)}</script>
      <img class="logo" src="./Rye_files/logo%20(1).jpg?v=2"><img src="Rye_files/other.jpg">`;
    writeInto(folder, 'saved/Rye.html', page);
    for (const path of ['saved/Rye_files/logo (1).jpg', 'saved/Rye_files/oven.jpg', 'secret.jpg', 'secret/link.jpg'])
      writeInto(folder, path, logo);
    writeInto(folder, 'saved/Rye_files/no.jpg', 'no picture');
    symlinkSync(join(folder, 'secret/link.jpg'), join(folder, 'saved/Rye_files/link.jpg'));
    const said = await run('--from', join(folder, 'saved/Rye.html'));
    expect(readdirSync(join(brandsDir, 'rye/images')).sort()).toEqual(['logo-1.jpg', 'oven.jpg']);
    expect(readFileSync(join(brandsDir, 'rye/images/logo-1.jpg'))).toEqual(logo);
    const website = readJson('rye/website.json');
    expect(website).toMatchObject({ logo: 'images/logo-1.jpg', heroSection: { backgroundImage: 'images/oven.jpg' } });
    expect(JSON.stringify(website)).not.toMatch(/invalid|secret\.jpg|link\.jpg/);
    expect(said).toContain('Rye_files/no.jpg: is no picture that a browser shows. It is left out');
  });

  test('takes the colour of the logo where the page has none, and leaves out what robots.txt forbids', async () => {
    const logo =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#fff" d="M0 0h9v9H0"/><path fill="#a3341c" d="M1 1h6v6H1"/></svg>';
    const { origin } = await pictureServer({
      '/': answerWith(
        '<title>Salt</title><img alt="logo" src="/logo.svg"><meta property="og:image" content="/private/a.jpg">',
        { 'content-type': 'text/html' },
      ),
      '/robots.txt': answerWith('User-agent: *\nDisallow: /private', { 'content-type': 'text/plain' }),
      '/logo.svg': answerWith(logo, { 'content-type': 'image/svg+xml' }),
    });
    const { run, readJson } = inFolder();
    const said = await run('--from', origin);
    expect(readJson('salt/website.json')).toEqual({
      $schema: expect.any(String) as string,
      restaurant_id: 'salt',
      name: 'Salt',
      logo: 'images/logo.svg',
      theme: { primaryColor: '#a3341c', look: 'noren' },
      heroSection: { title: 'Salt', badge: '' },
      pages: { offers: false, careers: false, catering: false },
    });
    expect(said).toContain('/private/a.jpg: is left out, because its robots.txt forbids programs to fetch it');
  });

  test('writes the language that the texts tell, as the country speaks it; English is what a site has without it', async () => {
    const { folder, run, readJson } = inFolder();
    const french =
      'Catégorie;Plat;Prix;Description\nEntrées;Pâté;11;Cornichons et pain grillé\nPlats;Poulet;24;Frites avec une salade\n';
    writeInto(folder, 'carte.csv', french);
    expect(await run('--from', join(folder, 'carte.csv'), '--name', 'Chez Rye')).toContain(
      '  its language, as its texts tell: fr\n',
    );
    expect(Object.keys(readJson('chez-rye/website.json')).slice(1, 4)).toEqual(['restaurant_id', 'name', 'language']);
    const place = {
      name: 'Rye',
      address: { addressRegion: 'QC' },
      description: 'Une salle avec des vins, sur le quai et dans une cour.',
    };
    writeInto(folder, 'quebec.json', JSON.stringify(place));
    await run('--from', join(folder, 'quebec.json'));
    expect(readJson('rye/website.json')).toMatchObject({ language: 'fr-CA' });
    writeInto(folder, 'said.json', JSON.stringify({ ...place, name: 'Said', language: 'en-CA' }));
    await run('--from', join(folder, 'said.json'));
    expect(readJson('said/website.json')).toMatchObject({ language: 'en-CA' });
    writeInto(folder, 'menu.csv', 'Item,Price,Description\nSoup,5,With bread and butter\n');
    expect(await run('--from', join(folder, 'menu.csv'), '--name', 'English')).not.toContain('language');
    expect(readJson('english/website.json')).not.toHaveProperty('language');
  });

  test('asks for a language that the texts do not tell, and else lists it as missing', async () => {
    const table =
      'Item,Price,Description\nTagliatelle,18,"Con ragù di manzo e maiale, cotto per sei ore"\nRisotto,19,Con i funghi che troviamo nei boschi della nostra valle\n';
    const alone = inFolder();
    writeInto(alone.folder, 'menu.csv', table);
    expect(await alone.run('--from', join(alone.folder, 'menu.csv'), '--name', 'Rye')).toContain(
      ', the language of its texts.\n',
    );
    expect(alone.readJson('rye/website.json')).not.toHaveProperty('language');
    const asked = inFolder(
      terminalOf([
        ['slug', '\r'],
        ['language', '\u001b[B\r'],
      ]),
    );
    writeInto(asked.folder, 'menu.csv', table);
    await asked.run('--from', join(asked.folder, 'menu.csv'), '--name', 'Rye');
    expect(asked.readJson('rye/website.json')).toMatchObject({ language: 'fr' });
  });

  test('in a terminal it is asked for first, and then what the source does not say', async () => {
    const { folder, run, readJson } = inFolder(
      terminalOf([
        ['website or an export', 'cart.csv\r'],
        ['cart.csv is missing', '\u0015' + join(SAMPLES, 'carte.csv') + '\r'],
        ['called?', 'Chez Nous\r'],
        ['slug', '\r'],
      ]),
    );
    const said = await run();
    expect(readJson('chez-nous/website.json')).toMatchObject({ name: 'Chez Nous', menu: [{}] });
    expect(said).toContain(`npm run preview -- --brand chez-nous --brands-dir ${folder}`);
  });

  test('in a terminal nothing is a good answer: then it is the example', async () => {
    const { run, readJson } = inFolder(
      terminalOf([
        ['website or an export', '\r'],
        ['called?', 'Rye\r'],
        ['slug', '\r'],
        ['address', '\r'],
        ['comes from', '\r'],
        ['colour', '\r'],
        ['beside it', '\r'],
        ['font', '\r'],
      ]),
    );
    await run();
    expect(readJson('rye/website.json')).toHaveProperty('deals');
  });

  test.each([
    ['saffron.example', { address: 'https://saffron.example', label: 'saffron.example' }],
    ['http://saffron.example/a', { address: 'http://saffron.example/a', label: 'http://saffron.example/a' }],
    ['menu.csv', { file: '/here/menu.csv', label: 'menu.csv' }],
    ['exports/menu', { file: '/here/exports/menu', label: 'menu' }],
  ])('%s is an address or a file', (text, origin) => {
    expect(readOrigin(text, '/here')).toEqual(origin);
  });
});

describe('what a source does not say', () => {
  const importedFrom = async (name: string, content: object, ...args: string[]) => {
    const { folder, run, readJson } = inFolder();
    writeInto(folder, name, JSON.stringify(content));
    const said = await run('--from', join(folder, name), '--slug', 'a', ...args);
    return { said, website: readJson('a/website.json') };
  };
  const place = (facts: object) => ({
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: 'Smoke House',
    ...facts,
  });
  const inTown = (addressLocality: string) => ({ '@type': 'PostalAddress', addressLocality, addressRegion: 'NS' });

  test('is written as facts without praise, and told', async () => {
    const { said, website } = await importedFrom(
      'a.json',
      place({ servesCuisine: 'Barbecue', address: inTown('Halifax') }),
    );
    expect(website['heroSection']).toEqual({ title: 'Smoke House', badge: 'Barbecue in Halifax' });
    expect(website['pages']).toEqual({ offers: false, careers: false, catering: false });
    expect(said).toContain(
      [
        'Our words, until you write yours:',
        '  heroSection.title: "Smoke House"',
        '  heroSection.badge: "Barbecue in Halifax"',
        'Pages that are turned off in "pages", because the source has nothing for them: offers, careers, catering.',
      ].join('\n'),
    );
    expect(said).not.toMatch(/Found:[^]*\bpages\b[^]*Missing/);
  });

  test.each<[string, object, string]>([
    ['a cuisine alone', place({ servesCuisine: ['Barbecue', 'Soul food', 'Cajun'] }), 'Barbecue · Soul food'],
    ['a town alone', place({ address: inTown('Halifax') }), 'In Halifax'],
    ['neither', place({ telephone: '+1 902 555 0142' }), ''],
    [
      'several towns',
      {
        name: 'Smoke House',
        servesCuisine: ['Barbecue'],
        locations: ['Halifax', 'Dartmouth'].map((town) => ({ name: town, address: inTown(town) })),
      },
      'Barbecue',
    ],
  ])('of %s makes the badge', async (_, source, badge) => {
    const { website } = await importedFrom('a.json', source);
    expect(website['heroSection']).toMatchObject({ badge });
    const { hero } = homeOf(makeSite(siteOf(website)));
    expect(hero.badge).toBe(badge === '' ? undefined : badge);
    expect(JSON.stringify(hero)).not.toMatch(/best|difference/i);
  });

  test('leaves what the source has: its own words, offers, openings and catering', async () => {
    const own = {
      name: 'Smoke House',
      catering: true,
      heroSection: { title: 'Low and slow', badge: 'Since 1987' },
      deals: [{ title: 'Two for one' }],
      jobs: [{ title: 'Cook' }],
    };
    const { said, website } = await importedFrom('a.json', own);
    expect(website['heroSection']).toEqual(own.heroSection);
    expect(website).not.toHaveProperty('pages');
    expect(said).not.toMatch(/Our words|turned off/);
  });

  test('about the font: one that is not hosted is told at once, with the nearest', async () => {
    const { said, website } = await importedFrom('a.json', { name: 'Smoke House', theme: { fontFamily: 'Circular' } });
    expect(said).toContain('"Circular" is not a font we host. The site is set in DM Sans, the closest kind.');
    expect(website['theme']).toMatchObject({ fontFamily: 'Circular' });
    const asked = await importedFrom('a.json', { name: 'Smoke House' }, '--font', 'Helvetica');
    expect(asked.said).toContain('"Helvetica" is not a font we host. The site is set in Archivo, the closest kind.');
  });
});
