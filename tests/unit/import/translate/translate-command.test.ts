import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runTranslateCommand } from '#import/translate/translate-command.ts';
import { temporaryFolder, writeInto } from '../../../support/build/folders.ts';

const WEBSITE = {
  name: 'Nonna',
  description: 'Pasta made by hand, every day.',
  languages: ['en-CA', 'fr-CA'],
  menu: {
    categories: [
      { name: 'Sides', items: [{ name: 'Bread' }, { name: 'Sides' }] },
      { name: 'Pasta', items: [{ name: 'Tortellini', description: 'In broth, as in Bologna' }] },
    ],
  },
};

/** A brand "nonna" in a folder of brands, and the command for it. */
function nonna(website: object = WEBSITE, files: Record<string, string> = {}) {
  const folder = temporaryFolder({
    'brands/nonna/website.json': JSON.stringify(website),
    'brands/nonna/brand.json': JSON.stringify({ brandId: 'nonna', siteUrl: 'https://nonna.example', source: 'file' }),
  });
  for (const [path, content] of Object.entries(files)) writeInto(folder, path, content);
  const at = (name: string): string => join(folder, 'brands/nonna', name);
  return {
    folder,
    at,
    written: () => JSON.parse(readFileSync(at('translations.fr-CA.json'), 'utf8')) as Record<string, string>,
    run: async (...args: string[]): Promise<string> => {
      let said = '';
      const whole = ['--brand', 'nonna', '--lang', 'fr-CA', '--brands-dir', join(folder, 'brands'), ...args];
      const print = (text: string): void => void (said += text);
      try {
        await runTranslateCommand({ args: whole, environment: {}, print });
        return said.replaceAll(`${folder}/`, '');
      } catch (error) {
        const { message, exitCode = 1 } = error as Error & { exitCode?: number };
        return `${exitCode} ${message.replaceAll(`${folder}/`, '')}`;
      }
    },
  };
}

const FILE = 'brands/nonna/translations.fr-CA.json';

describe('translate', () => {
  test('writes every text in the order of the pages, and says how many are missing', async () => {
    const { run, written } = nonna();
    expect(await run()).toMatchInlineSnapshot(`
      "brands/nonna/translations.fr-CA.json: 7 texts
        0 translated
        6 missing
        1 optional: names, and what guests wrote, may stay as they are

      Next: fill in what is "" in brands/nonna/translations.fr-CA.json. "=" says that a text stays as it is. For a spreadsheet, add --csv nonna.fr-CA.csv to the command."
    `);
    expect(Object.keys(written())).toEqual([
      'Nonna',
      'Pasta made by hand, every day.',
      'Sides',
      'Bread',
      'Pasta',
      'Tortellini',
      'In broth, as in Bologna',
    ]);
  });

  test('keeps what is translated, also of texts that are gone, and guesses nothing for one that changed', async () => {
    const { run, written } = nonna(WEBSITE, {
      [FILE]: JSON.stringify({
        'Pasta made by hand.': 'Pâtes faites à la main.',
        'category|Sides': 'Accompagnements',
        'Veal  shank': 'Jarret de veau',
        Bred: 'Pain',
        Soup: '',
        Pasta: '=',
      }),
    });
    expect(await run()).toMatchInlineSnapshot(`
      "brands/nonna/translations.fr-CA.json: 8 texts
        2 translated
        5 missing
        1 optional: names, and what guests wrote, may stay as they are
        3 of a text that the site does not have any more
        changed: "Pasta made by hand, every day." was "Pasta made by hand.", its translation was "Pâtes faites à la main."
        changed: "Bread" was "Bred", its translation was "Pain"
        gone: "Veal shank"

      Next: fill in what is "" in brands/nonna/translations.fr-CA.json. "=" says that a text stays as it is. For a spreadsheet, add --csv nonna.fr-CA.csv to the command."
    `);
    expect(Object.entries(written())).toEqual([
      ['Nonna', ''],
      ['Pasta made by hand, every day.', ''],
      ['category|Sides', 'Accompagnements'],
      ['Bread', ''],
      ['Sides', ''],
      ['Pasta', '='],
      ['Tortellini', ''],
      ['In broth, as in Bologna', ''],
      ['Pasta made by hand.', 'Pâtes faites à la main.'],
      ['Veal  shank', 'Jarret de veau'],
      ['Bred', 'Pain'],
    ]);
  });

  test('changes nothing when it is run again', async () => {
    const { run, at } = nonna();
    await run();
    const before = readFileSync(at('translations.fr-CA.json'), 'utf8');
    await run();
    expect(readFileSync(at('translations.fr-CA.json'), 'utf8')).toBe(before);
  });

  test('lists what only a change with a date brings, but not what that has a translation for itself', async () => {
    const dish = (name: string, description: string) => ({
      path: 'menu.categories[name=Pasta].items[+]',
      after: { name, description },
    });
    const set = (at: string, ...edits: object[]): string => JSON.stringify({ at, edits });
    const coming = {
      'brands/nonna/changes/due.json': set('2026-01-01', dish('Lasagne', 'Baked since Sunday')),
      'brands/nonna/changes/coming.json': set('2099-01-01', dish('Ravioli', 'With ricotta and spinach')),
      'brands/nonna/changes/later.json': set(
        '2099-02-01',
        { path: 'description', before: WEBSITE.description, after: 'Pasta made with love.' },
        { path: 'translations["fr-CA"]["Pasta made with love."]', after: 'Des pâtes faites avec amour.' },
      ),
      'brands/nonna/changes/over.json': JSON.stringify({
        at: '2026-01-01',
        until: '2026-01-02',
        edits: [dish('Gnocchi', 'Of potatoes only')],
      }),
      [FILE]: JSON.stringify({ 'Baked since Sunday': 'Cuites depuis dimanche' }),
    };
    const { run, written } = nonna(WEBSITE, coming);
    expect(await run()).toContain('11 texts\n  1 translated\n  9 missing\n');
    const texts = written();
    expect(Object.keys(texts).slice(-4)).toEqual([
      'Lasagne',
      'Baked since Sunday',
      'Ravioli',
      'With ricotta and spinach',
    ]);
    expect(texts).toMatchObject({ 'Baked since Sunday': 'Cuites depuis dimanche', 'With ricotta and spinach': '' });
    expect(texts).toHaveProperty(['Pasta made by hand, every day.']);
  });

  test('says which line to write where the site is not in the language yet', async () => {
    const { languages: _, ...website } = WEBSITE;
    expect(await nonna({ ...website, language: 'en-CA' }).run()).toContain(
      'Write into brands/nonna/website.json: "languages": ["en-CA", "fr-CA"]',
    );
  });

  test('takes over what website.json has for the language, which the file would hide', async () => {
    const { run, written } = nonna({ ...WEBSITE, translations: { fr_ca: { Bread: 'Pain' } } });
    expect(await run()).toContain('1 translated');
    expect(written()['Bread']).toBe('Pain');
  });

  test('takes a language that can only mean one of the site for that one', async () => {
    const { run, at } = nonna();
    expect(await run('--lang', 'fr')).toMatch(/^brands\/nonna\/translations\.fr-CA\.json: (?!.*is not in fr)/s);
    expect(existsSync(at('translations.fr.json'))).toBe(false);
    expect(await run('--lang', 'en')).toMatch(/^2 en-CA is the language of the texts themselves/);
  });

  test('uses a file that is there under another spelling', async () => {
    const { run, at } = nonna(WEBSITE, { 'brands/nonna/translations.fr_ca.json': '{ "Bread": "Pain" }' });
    expect(await run()).toContain('brands/nonna/translations.fr_ca.json: 7 texts');
    expect(existsSync(at('translations.fr-CA.json'))).toBe(false);
  });

  test.each([
    ['{ "Bread": "Pain", }', '1 brands/nonna/translations.fr-CA.json\n  line 1, column 20: no comma'],
    ['["Pain"]', '1 brands/nonna/translations.fr-CA.json\n  ["Pain"] is no object of texts'],
    ['{ "Bread": "Pain", "Bread": "Miche" }', '1 brands/nonna/translations.fr-CA.json\n  Bread: '],
  ])('writes nothing over %s', async (text, message) => {
    const { run, at } = nonna(WEBSITE, { [FILE]: text });
    expect(await run()).toContain(message);
    expect(readFileSync(at('translations.fr-CA.json'), 'utf8')).toBe(text);
    expect(readdirSync(at('.'))).toHaveLength(3);
  });

  test('writes nothing through a link that leads out of the folder', async () => {
    const { run, at, folder } = nonna(WEBSITE, { 'elsewhere.json': '{}' });
    symlinkSync(join(folder, 'elsewhere.json'), at('translations.fr-CA.json'));
    expect(await run()).toMatch(/^1 .*\n {2}is a link that leads outside/);
    expect(readFileSync(join(folder, 'elsewhere.json'), 'utf8')).toBe('{}');
  });

  test.each([
    [['--lang', 'Elvish'], '2 "Elvish" is no language. Write its tag, like --lang fr-CA.'],
    [['--lang', 'en_CA'], '2 en-CA is the language of the texts themselves. Name the one to translate them into.'],
    [['--brand', 'nona'], '2 Only one --brand can be given, not nonna and nona.'],
  ])('%j is told', async (args, message) => {
    expect(await nonna().run(...args)).toBe(message);
  });
});

describe('translate --csv', () => {
  test('writes a table, and reads it back from another spreadsheet', async () => {
    const { run, at, folder, written } = nonna(WEBSITE, { [FILE]: '{ "Bread": "=", "In broth": "En bouillon" }' });
    const csv = join(folder, 'french.csv');
    expect(await run('--csv', csv)).toContain('french.csv: 7 texts\n  1 translated');
    expect(readFileSync(csv, 'utf8')).toBe(
      [
        '\u{feff}kind,text,translation,was',
        'name,Nonna,,',
        'text,"Pasta made by hand, every day.",,',
        'category,Sides,,',
        "dish,Bread,'=,",
        'category,Pasta,,',
        'dish,Tortellini,,',
        'text,"In broth, as in Bologna",,In broth → En bouillon',
        '',
      ].join('\r\n'),
    );
    expect(existsSync(at('translations.fr-CA.json.tmp'))).toBe(false);
    const table = [
      'Kind;Text;Translation;Was',
      'text;Pasta made by hand, every day.;"Pâtes ""maison"", chaque jour";',
      'category;Sides;Accompagnements;',
      'dish;Sides;À-côtés;',
      'dish;Bread;;',
      'dish;Tortellini;=;',
      'dish;Tortelini;Tortellini;',
    ].join('\r\n');
    writeInto(folder, 'french.csv', Buffer.from(table, 'latin1'));
    expect(await run('--csv', csv)).toMatchInlineSnapshot(`
      "brands/nonna/translations.fr-CA.json: 8 texts
        5 translated
        2 missing
        1 optional: names, and what guests wrote, may stay as they are
        1 of a text that the site does not have any more
        4 taken from the table
        row 7: "Tortelini" is no text of the site. It is left out.
        changed: "In broth, as in Bologna" was "In broth", its translation was "En bouillon"

      Next: fill in what is "" in brands/nonna/translations.fr-CA.json. "=" says that a text stays as it is. For a spreadsheet, add --csv nonna.fr-CA.csv to the command."
    `);
    expect(Object.entries(written())).toEqual([
      ['Nonna', ''],
      ['Pasta made by hand, every day.', 'Pâtes "maison", chaque jour'],
      ['Sides', 'Accompagnements'],
      ['Bread', '='],
      ['dish|Sides', 'À-côtés'],
      ['Pasta', ''],
      ['Tortellini', '='],
      ['In broth, as in Bologna', ''],
      ['In broth', 'En bouillon'],
    ]);
    expect(await run('--csv', csv)).toContain('  0 taken from the table\n');
  });

  test('takes nothing that a spreadsheet made of a translation, and says so', async () => {
    const table = [
      'kind,text,translation',
      'text,"Pasta made by hand, every day.","=GOOGLETRANSLATE(B2,""en"",""fr"")"',
      'category,Sides,#NOM?',
      'dish,Sides,#VALUE!',
      'dish,Bread,????',
      'category,Pasta,P?tes',
      'dish,Tortellini,Loading...',
      'text,"In broth, as in Bologna",#1 en ville ?',
    ].join('\n');
    const { run, folder, written } = nonna(WEBSITE, { 'french.csv': table });
    const said = await run('--csv', join(folder, 'french.csv'));
    expect(said).toContain('  1 taken from the table\n');
    expect(said.match(/^ {2}row.*/gm)).toEqual([
      '  row 2: "=GOOGLETRANSLATE(B2,\\"en\\",\\"fr\\")" is a formula, which is not run. Save the table with its values.',
      '  row 3: "#NOM?" is what a spreadsheet writes for a formula that failed. It is left out.',
      '  row 4: "#VALUE!" is what a spreadsheet writes for a formula that failed. It is left out.',
      '  row 5: "????" has lost letters. Save the table as UTF-8 or as XLSX.',
      '  row 6: "P?tes" has lost letters. Save the table as UTF-8 or as XLSX.',
      '  row 7: "Loading..." is what a spreadsheet writes for a formula that failed. It is left out.',
    ]);
    expect(Object.values(written()).filter(Boolean)).toEqual(['#1 en ville ?']);
  });

  test.each([
    'text,translation\nSides,Accompagnements\nSides,À-côtés',
    'kind,text,translation\ncatégorie,Sides,Accompagnements\nplat,Sides,À-côtés',
  ])('does not guess of which one a second translation is: %j', async (table) => {
    const { run, folder, written } = nonna(WEBSITE, { 'french.csv': table });
    expect(await run('--csv', join(folder, 'french.csv'))).toContain(
      '\n  row 3: "Sides" has another translation in row 2. Say in the column "kind" what each is: category, dish.\n',
    );
    expect(written()).toMatchObject({ Sides: 'Accompagnements' });
    expect(Object.keys(written()).filter((key) => key.includes('|'))).toEqual([]);
  });

  test('reads no table in an encoding of Windows that may not have the letters of the language', async () => {
    const { run, folder } = nonna({ ...WEBSITE, languages: ['en-CA', 'fr-CA', 'zh-TW', 'pl'] });
    writeInto(folder, 'table.csv', Buffer.from('text,translation\nBread,\xc4\xd1', 'latin1'));
    const csv = join(folder, 'table.csv');
    for (const tag of ['zh-TW', 'pl'])
      expect(await run('--lang', tag, '--csv', csv)).toBe(
        `2 table.csv is not in UTF-8, and may not have the letters of ${tag}. Save it as CSV UTF-8 or XLSX.`,
      );
    expect(await run('--csv', csv)).toContain('1 taken from the table');
  });

  test('reads a table of Excel for Mac as it was written, and one that was saved in a wrong encoding as it was before', async () => {
    const { run, folder, written } = nonna();
    writeInto(folder, 'mac.csv', Buffer.from('text,translation\nBread,Pain r\x99ti\nPasta,P\x89tes', 'latin1'));
    expect(await run('--csv', join(folder, 'mac.csv'))).toContain('2 taken from the table\n\n');
    expect(written()).toMatchObject({ Bread: 'Pain rôti', Pasta: 'Pâtes' });
    writeInto(folder, 'ansi.csv', 'text,translation\nTortellini,TortellinisÂ\u00a0Ã\u00a0 lâ€™ail\nSides,Ã€-cÃ´tÃ©s');
    expect(await run('--csv', join(folder, 'ansi.csv'))).toContain(
      '\n  ansi.csv was read with another encoding than it had, and saved again: "TortellinisÂ\u00a0Ã\u00a0 lâ€™ail" is read as "Tortellinis\u00a0à l’ail", and 1 more line. Look at its accents.\n',
    );
    expect(written()).toMatchObject({ Tortellini: 'Tortellinis\u00a0à l’ail', Sides: 'À-côtés' });
    const doubtful = Buffer.from('text,translation\nBread,\xca', 'latin1');
    writeInto(folder, 'doubtful.csv', doubtful);
    expect(await run('--csv', join(folder, 'doubtful.csv'))).toContain(
      '\n  doubtful.csv is not in UTF-8; was read as Windows-1252: look at its accents, or save it as CSV UTF-8.\n',
    );
  });

  test('says what a table takes the place of', async () => {
    const table = 'text,translation\nBread,Miche\nTortellini,＝\nPasta,\u200b';
    const { run, folder, written } = nonna(WEBSITE, {
      'french.csv': table,
      [FILE]: '{ "Bread": "Pain", "Pasta": "Pâtes" }',
    });
    expect(await run('--csv', join(folder, 'french.csv'))).toContain(
      '\n  2 taken from the table\n  row 2: "Bread" was "Pain" and is "Miche" now.\n',
    );
    expect(written()).toMatchObject({ Bread: 'Miche', Tortellini: '=', Pasta: 'Pâtes' });
  });

  test('writes no CSV under the name of a workbook', async () => {
    const { run, folder } = nonna();
    expect(await run('--csv', join(folder, 'french.xlsx'))).toBe(
      '2 french.xlsx is not there, and a table is written as CSV. Name it like french.csv.',
    );
    expect(existsSync(join(folder, 'french.xlsx'))).toBe(false);
  });

  test('takes the first of two translations of one text, and tells the other', async () => {
    const table = 'kind,text,translation\ndish,Bread,Pain\ndish,Bread,Miche\ndish,Bread,Pain';
    const { run, folder, written } = nonna(WEBSITE, { 'french.csv': table });
    expect(await run('--csv', join(folder, 'french.csv'))).toContain(
      '\n  row 3: "Bread" has another translation in row 2. This one is left out.\n',
    );
    expect(written()['Bread']).toBe('Pain');
    expect(written()['dish|Bread']).toBe(undefined);
  });

  test.each([
    ['text,was\na,b', 'has no columns "text" and "translation" in its first row.'],
    ['', 'has no columns "text" and "translation" in its first row.'],
    ['a\0b', 'is no text. Save it as CSV UTF-8 or XLSX.'],
    ['%PDF-1.7 ', 'is a PDF. Save it as CSV UTF-8 or XLSX.'],
    ['PK\u0003\u0004', 'is a zip that is damaged, or no workbook. Save it as CSV UTF-8 or XLSX.'],
  ])('%j is refused, and nothing is written', async (table, message) => {
    const { run, folder, at } = nonna(WEBSITE, { 'french.csv': table });
    expect(await run('--csv', join(folder, 'french.csv'))).toBe(`2 french.csv ${message}`);
    expect(existsSync(at('translations.fr-CA.json'))).toBe(false);
  });
});
