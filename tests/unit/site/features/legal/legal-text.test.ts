import { describe, expect, test } from 'vitest';
import { FOLDERS } from '#i18n/catalogue/catalogue.ts';
import { LEGAL_LISTS, type LegalConditions, type LegalValues, readLegalText } from '#site/features/legal/legal-text.ts';
import { textOf } from '../../../../support/project.ts';

const VALUES: LegalValues = {
  name: 'Kumo',
  legalName: 'Kumo Inc.',
  legalNameEnd: 'Kumo Inc.',
  origin: 'https://kumo.example',
  loyaltyName: 'Kumo Club',
  home: '/',
  menu: '/menu/',
  offers: '/offers/',
  privacy: '/privacy-policy/',
  giftCards: 'https://gifts.example/?a=1&b=2',
  testedOn: 'November 20, 2026',
  testedWith: 'axe-core 4.14.1',
  testedPages: 'Home, Menu',
};
const CONDITIONS: LegalConditions = {
  ...{ offers: true, loyalty: true, giftCards: true, counts: true },
  ...{ tested: true, untested: false, outdated: true, clean: false, findings: true, limits: true },
};

const read = (text: string, values: Partial<LegalValues> = {}, conditions: Partial<LegalConditions> = {}) =>
  readLegalText(
    `# Terms\n\nWhat we ask.\n\n## Orders {#orders}\n\n${text}\n`,
    { ...VALUES, ...values },
    {
      ...CONDITIONS,
      ...conditions,
    },
  );

/** The HTML of the blocks of the only section. */
function html(text: string, values?: Partial<LegalValues>, conditions?: Partial<LegalConditions>): string {
  const blocks = read(text, values, conditions).sections.flatMap((section) => section.blocks);
  return blocks.map((block) => (block.kind === 'html' ? block.html : `(${block.kind})`)).join('');
}

test('has a title, an introduction, and sections with parts', () => {
  expect(read('One.\n\n### Cancelled {#cancelled-orders}\n\nTwo.')).toEqual({
    title: 'Terms',
    lede: 'What we ask.',
    sections: [
      {
        id: 'orders',
        heading: 'Orders',
        blocks: [{ kind: 'html', html: '<p>One.</p>' }],
        parts: [{ id: 'cancelled-orders', heading: 'Cancelled', blocks: [{ kind: 'html', html: '<p>Two.</p>' }] }],
      },
    ],
  });
});

test('has lists, definitions that belong together, and a place for the contact', () => {
  expect(
    read('- one,\n- two.\n\nAll\n: 3 days.\n\nCards\n: 2 <b>weeks</b>.\n\n{contact}\n\nBye.').sections[0]?.blocks,
  ).toEqual([
    { kind: 'html', html: '<ul><li>one,</li><li>two.</li></ul>' },
    {
      kind: 'definitions',
      definitions: [
        { term: 'All', html: '3 days.' },
        { term: 'Cards', html: '2 <b>weeks</b>.' },
      ],
    },
    { kind: 'contact' },
    { kind: 'html', html: '<p>Bye.</p>' },
  ]);
  expect(read('{limits}').sections[0]?.blocks).toEqual([{ kind: 'list', name: 'limits' }]);
});

test.each([
  ['[menu]({menu})', '<a href="/menu/" data-address="https://kumo.example/menu/">menu</a>'],
  ['[{origin}]({home})', '<a href="/">https://kumo.example</a>'],
  [
    '[cards]({giftCards})',
    '<a href="https://gifts.example/?a=1&amp;b=2" target="_blank" rel="noopener" data-address="https://gifts.example/?a=1&amp;b=2">cards</a>',
  ],
  [
    '[the act](https://law.example/)',
    '<a href="https://law.example/" target="_blank" rel="noopener" data-address="https://law.example/">the act</a>',
  ],
])('prints the address of a link on paper: %s', (text, expected) => {
  expect(html(text)).toBe(`<p>${expected}</p>`);
});

describe('what is true of some brands only', () => {
  const text = '{if=offers}\n\nDeals.\n\n{/if}\n\n{if=loyalty}\n\n{loyaltyName|Our program} has rules.\n\n{/if}';

  test('is left out of others', () => {
    expect(html(text, {}, { offers: false })).toBe('<p>Kumo Club has rules.</p>');
    expect(html(text, {}, { loyalty: false })).toBe('<p>Deals.</p>');
  });

  test('has words where a value is missing', () => {
    expect(html(text, { loyaltyName: undefined })).toBe('<p>Deals.</p><p>Our program has rules.</p>');
  });
});

describe('a value of a configuration', () => {
  test.each([
    ['A & <b>B</b>', 'A &amp; &lt;b&gt;B&lt;/b&gt;'],
    ['[x](javascript:1)', '[x](javascript:1)'],
    ['*A* &lt; _B_ `C`', '*A* &amp;lt; _B_ `C`'],
    ['{if=offers}', '{if=offers}'],
    ['{contact}', '{contact}'],
    ['{legalName} {unknown}', '{legalName} {unknown}'],
    ["$& $1 $' \\1", '$&amp; $1 $&#39; \\1'],
    ['A\n\n## B {#b}\n\n- C\n: D', 'A\n\n## B {#b}\n\n- C\n: D'],
  ])('stays text: %s', (name, expected) => {
    expect(html('{name}', { name })).toBe(`<p>${expected}</p>`);
    expect(html('- {name}', { name })).toBe(`<ul><li>${expected}</li></ul>`);
    expect(html('[{name}]({menu})', { name })).toContain(`/menu/">${expected}</a>`);
    expect(read('{name}\n: {name}', { name }).sections[0]?.blocks).toEqual([
      // The template escapes a term.
      { kind: 'definitions', definitions: [{ term: name, html: expected }] },
    ]);
  });

  test('does not leave the attribute of a link', () => {
    expect(html('[cards]({giftCards})', { giftCards: `https://x.example/"onclick='a{name}'` })).toContain(
      'href="https://x.example/&quot;onclick=&#39;a{name}&#39;" target',
    );
  });
});

test('a text without its title, or with a heading without its address, is told', () => {
  expect(() => readLegalText('', VALUES, CONDITIONS)).toThrow('begins with a title');
  expect(() => read('One.\n\n## Two\n\nThree {#three}.')).toThrow('no address: Two');
});

test('a name that is not known is told', () => {
  expect(() => read('{legalNmae}')).toThrow('asks for "legalNmae", and there are: name, legalName, ');
  expect(() => read('{if=offer}\n\nDeals.\n\n{/if}')).toThrow('asks for "offer", and there are: offers, loyalty, ');
  expect(() => read('{constructor}')).toThrow('asks for "constructor"');
});

/** What is wrong in a file, by its lines. */
function faultsOf(file: string, text: string): string[] {
  const faults: string[] = [];
  const ids = new Set<string>();
  let opened = 0;
  const lines = text.split('\n');
  for (const [index, line] of lines.entries()) {
    const tell = (fault: string) => faults.push(`${file}:${index + 1}: ${fault}`);
    const [, condition] = /\{if=(.*?)\}/.exec(line) ?? [];
    const [, id] = /^##.* \{#([a-z-]+)\}$/.exec(line) ?? [];
    const isBlock = /^\{(if=\w+|\/if|contact)\}$/.test(line) || LEGAL_LISTS.some((list) => line === `{${list}}`);
    if (condition !== undefined) {
      if (!Object.hasOwn(CONDITIONS, condition)) tell(`{if=${condition}} is not known`);
      if (opened > 0) tell(`the {if} of line ${opened} is still open`);
      opened = index + 1;
    } else if (line === '{/if}') {
      if (opened === 0) tell('{/if} ends nothing');
      opened = 0;
    }
    for (const [, name = ''] of isBlock ? [] : line.matchAll(/\{([^}#|]*)(?:\|[^}]*)?\}/g))
      if (/^(if=|\/if$|contact$)/.test(name)) tell(`{${name}} needs a line of its own`);
      else if (!Object.hasOwn(VALUES, name)) tell(`{${name}} is not known`);
    for (const [, to = ''] of line.matchAll(/\]\(([^)]*)\)/g))
      if (!/^(\{(home|menu|offers|privacy|giftCards)\}|https:\/\/\S+)$/.test(to)) tell(`nothing is at "${to}"`);
    if (line.startsWith('##') && (id === undefined || ids.has(id))) tell('a heading needs an address of its own');
    if (id !== undefined) ids.add(id);
    const follows = lines[index - 1] ?? '';
    const isTogether = /^: /.test(line) || (line.startsWith('- ') && follows.startsWith('- '));
    if (line !== '' && follows !== '' && !isTogether) tell('a paragraph is one line, with an empty line above it');
  }
  if (opened > 0) faults.push(`${file}:${opened}: {if} has no {/if}`);
  return faults;
}

describe('our texts', () => {
  const articles = ['accessibility-statement', 'privacy-policy', 'terms-and-conditions'];
  const texts = (folder: string) =>
    articles.map((article) => `src/i18n/${folder}/legal/${article}.md`).map((file) => ({ file, text: textOf(file) }));

  test.each(Object.values(FOLDERS))('have no fault: %s', (folder) => {
    expect(texts(folder).flatMap(({ file, text }) => faultsOf(file, text))).toEqual([]);
  });

  test.each(Object.values(FOLDERS))('have the sections, links and conditions of the English ones: %s', (folder) => {
    const marks = (text: string) => text.match(/^#+ |\{#[a-z-]+\}|\]\([^)]*\)|^\{.*\}$/gm);
    expect(texts(folder).map(({ text }) => marks(text))).toEqual(texts('english').map(({ text }) => marks(text)));
  });

  test.each(Object.values(FOLDERS))('fit every brand: %s', (folder) => {
    const nothing = Object.fromEntries(Object.keys(CONDITIONS).map((name) => [name, false])) as LegalConditions;
    for (const { text } of texts(folder))
      for (const conditions of [CONDITIONS, nothing]) {
        const { sections } = readLegalText(text, VALUES, conditions);
        expect(JSON.stringify(sections)).not.toMatch(/\{[/\w]|\]\(/);
      }
  });
});

/** Words of conformance in the languages of our texts. */
const CONFORMANCE = /conform|parcial|partiel|符合/i;
const UNTESTED = { tested: false, untested: true, outdated: false, clean: false, findings: false };

test.each(Object.values(FOLDERS))('a site of which no test is known claims no conformance: %s', (folder) => {
  const text = textOf(`src/i18n/${folder}/legal/accessibility-statement.md`);
  const said = (conditions: LegalConditions) => JSON.stringify(readLegalText(text, VALUES, conditions));
  expect(said(CONDITIONS)).toMatch(CONFORMANCE);
  expect(said(CONDITIONS)).toContain('November 20, 2026');
  expect(said({ ...CONDITIONS, ...UNTESTED })).not.toMatch(CONFORMANCE);
  expect(said({ ...CONDITIONS, ...UNTESTED })).not.toContain('axe');
});

test('faults are told by their lines', () => {
  const text = [
    '# Terms',
    'What we ask.',
    '',
    '## Orders',
    '',
    '{if=offer}',
    '',
    '[menu](/menu/) of {legalNmae|us} {/if}',
    '',
    '{if=offers}',
  ].join('\n');
  expect(faultsOf('terms.md', text)).toEqual([
    'terms.md:2: a paragraph is one line, with an empty line above it',
    'terms.md:4: a heading needs an address of its own',
    'terms.md:6: {if=offer} is not known',
    'terms.md:8: {legalNmae} is not known',
    'terms.md:8: {/if} needs a line of its own',
    'terms.md:8: nothing is at "/menu/"',
    'terms.md:10: the {if} of line 6 is still open',
    'terms.md:10: {if} has no {/if}',
  ]);
});
