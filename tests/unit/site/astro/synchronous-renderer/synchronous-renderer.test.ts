import * as astro from 'astro/runtime/server/index.js';
import { describe, expect, test } from 'vitest';
import * as text from '#site/astro/synchronous-renderer/runtime.ts';
import { synchronousRenderer } from '#site/astro/synchronous-renderer/synchronous-renderer.ts';
import { textOf } from '../../../../support/project.ts';
import { compile } from '../../../../support/build/compile-hooks.ts';

type Chunk = Parameters<typeof astro.chunkToString>[1];
type Page = Parameters<typeof astro.renderComponent>[0];
type Runtime = Pick<typeof text, 'render' | 'renderComponent' | 'renderSlot' | 'maybeRenderHead'>;
type Template = (page: Page, props: Record<string, unknown>, slots: Record<string, () => unknown>) => unknown;

const pageWith = (facts: object = {}) =>
  ({
    renderers: [],
    clientDirectives: new Map(),
    componentMetadata: new Map(),
    _metadata: { headInTree: true, ...facts },
  }) as unknown as Page;
const page = pageWith();
const stock = { ...astro, render: astro.renderTemplate } as unknown as Runtime;

/** What Astro writes for a part of a page. */
async function printed(part: unknown): Promise<string> {
  let html = '';
  const write = (chunk: Chunk) => void (html += String(astro.chunkToString(page, chunk)));
  await astro.renderTemplate`${part}`.render({ write });
  return html;
}

const isText = (part: unknown): boolean => typeof (part as { html?: unknown }).html === 'string';

/** A template as Astro's compiler leaves it. */
const template = (factory: Template) =>
  astro.createComponent(factory as never, 'src/Part.astro') as unknown as Template;

const escaped = { name: '<"Amp" & \'Co\'>' };
const slots = (runtime: Runtime) => ({ default: () => runtime.render`<b>${'a & b'}</b>` });
const CASES: [string, (runtime: Runtime) => unknown][] = [
  [
    'words, numbers and nothing',
    ({ render }) => render`<p>${escaped.name} ${0} ${1.5} ${''}${null}${undefined}${false}${Number.NaN}</p>`,
  ],
  [
    'attributes',
    ({ render }) => render`<p${astro.addAttribute(escaped.name, 'title')}${astro.addAttribute(undefined, 'id')}></p>`,
  ],
  ['HTML', ({ render }) => render`${astro.unescapeHTML('<i>a</i>')}`],
  ['a list of templates', ({ render }) => render`${[1, 2].map((item) => render`<li>${item}</li>`)}`],
  ['a template in a template', ({ render }) => render`<p>${true && render`<b>${'x'}</b>`}</p>`],
  ['a fragment', (runtime) => runtime.renderComponent(page, 'Fragment', astro.Fragment, {}, slots(runtime))],
  [
    'an element',
    (runtime) => runtime.renderComponent(page, 'Tag', 'h3', { id: 'a"b', hidden: true, title: '' }, slots(runtime)),
  ],
  [
    'an element with classes',
    (runtime) =>
      runtime.renderComponent(page, 'Tag', 'div', { 'class:list': ['a', false, 'b'], id: 'c' }, slots(runtime)),
  ],
  [
    'an element whose classes are none',
    (runtime) => runtime.renderComponent(page, 'Tag', 'div', { 'class:list': [false] }, {}),
  ],
  [
    'a component with a slot',
    (runtime) =>
      runtime.renderComponent(
        page,
        'Part',
        template(
          (_, props, given) => runtime.render`<div>${props['word']}${runtime.renderSlot(page, given['default'])}</div>`,
        ),
        { word: '<' },
        slots(runtime),
      ),
  ],
  ['a slot that nobody filled', (runtime) => runtime.renderSlot(page, undefined, runtime.render`<p>${'&'}</p>`)],
  ['a slot without anything', ({ render, renderSlot }) => render`<p>${renderSlot(page, undefined)}</p>`],
  ['where a head may be missing', ({ render, maybeRenderHead }) => render`${maybeRenderHead(page)}<p></p>`],
];
const ASTROS_WAY: typeof CASES = [
  ['a promise', ({ render }) => render`<p>${Promise.resolve('&')}</p>${'<'}`],
  ['a function', ({ render }) => render`<p>${() => '&'}</p>`],
  ['what is true', ({ render }) => render`<p>${true}</p>`],
  [
    'a component that waits',
    (runtime) =>
      runtime.renderComponent(
        page,
        'Part',
        template(async () => runtime.render`<p>${'&'}</p>`),
        {},
        {},
      ),
  ],
  ['an element that ends itself', (runtime) => runtime.renderComponent(page, 'Tag', 'br', {}, {})],
  [
    'an element whose content waits',
    (runtime) =>
      runtime.renderComponent(page, 'Tag', 'p', {}, { default: () => runtime.render`${Promise.resolve('a')}` }),
  ],
  [
    'an element with two lists of classes',
    (runtime) => runtime.renderComponent(page, 'Tag', 'p', { class: 'a', 'class:list': ['b'] }, {}),
  ],
];

describe('what is printed', () => {
  test.each(CASES)('%s is text at once, and what Astro prints', async (_, part) => {
    expect(await printed(part(text))).toBe(await printed(part(stock)));
    expect(isText(text.render`${part(text)}`)).toBe(true);
  });

  test.each(ASTROS_WAY)('%s goes Astro’s way', async (_, part) => {
    expect(await printed(part(text))).toBe(await printed(part(stock)));
    expect(isText(text.render`${part(text)}`)).toBe(false);
  });

  test('a component is Astro’s where parts of the page add to its head, and with a directive', () => {
    const part = template(() => text.render`<p></p>`);
    expect(isText(text.renderComponent(page, 'Part', part, {}))).toBe(true);
    expect(isText(text.renderComponent(pageWith({ routeHasPropagation: true }), 'Part', part, {}))).toBe(false);
    expect(isText(text.renderComponent(page, 'Part', part, { 'class:list': [] }))).toBe(false);
  });

  test('a head that is missing is Astro’s to add', () => {
    expect(text.maybeRenderHead(pageWith({ headInTree: false }))).toBe(astro.maybeRenderHead());
  });

  test('a slot that nobody prints is not made', () => {
    const leaves = template(() => text.render`<p></p>`);
    const fail = () => {
      throw new Error('made');
    };
    expect(isText(text.renderComponent(page, 'Part', leaves, {}, { default: fail }))).toBe(true);
  });

  test('the content of an element is made once, also where Astro prints it', async () => {
    let made = 0;
    const content = () => text.render`${Promise.resolve(++made)}`;
    expect(await printed(text.renderComponent(page, 'Tag', 'p', {}, { default: content }))).toBe('<p>1</p>');
  });

  test('a part that fails after another one fails the page once', async () => {
    const late = template(() => Promise.reject(new Error('late')));
    expect(() => text.render`${text.renderComponent(page, 'Late', late, {})}${fails()}`).toThrow('first');
    await new Promise((resolve) => setImmediate(resolve));
  });
});

function fails(): never {
  throw new Error('first');
}

describe('the compile', () => {
  const pageFile = '/node_modules/astro/dist/runtime/server/render/page.js';
  const template =
    'import { render as $$render, renderComponent as $$renderComponent, renderSlot as $$renderSlot, maybeRenderHead } from "astro/compiler-runtime";';
  const modules = { '/src/Part.astro': template, [pageFile]: textOf(pageFile.slice(1)) };

  test('goes on with the Astro that is installed', () => {
    expect(() => compile(synchronousRenderer(), modules)).not.toThrow();
  });

  test.each([
    ['/src/Part.astro', template.replace('renderSlot as', 'renderHole as'), 'no template imports renderSlot'],
    ['/src/Part.astro', template.replace('compiler-runtime', 'runtime'), 'no template imports maybeRenderHead'],
    [pageFile, 'result.facts.headInTree = true', 'headInTree'],
  ])('stops when %s reads %s', (id, code, complaint) => {
    expect(() => compile(synchronousRenderer(), { ...modules, [id]: code })).toThrow(complaint);
  });
});
