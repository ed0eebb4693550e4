import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { toolTextsIn } from '#i18n/tools/tool-texts.ts';
import { readForm } from '#editor/actions/actions.ts';
import { type FieldPath, fieldPathAt, rootFieldPath, writePath } from '#editor/fields/field-path.ts';
import { fieldsOf } from '#editor/fields/fields.ts';
import { fieldPathsIn } from '#editor/fields/field-path.ts';
import { type Section, SECTIONS } from '#editor/fields/sections.ts';
import { weekForm } from '#editor/forms/hours-form.ts';
import { hoursPage, locationsPage } from '#editor/pages/hours-pages.ts';
import { objectForm, sectionForm } from '#editor/pages/pages.ts';
import type { EditView } from '#editor/fields/view.ts';
import { projectFiles, textOf } from '../../support/project.ts';

const files = projectFiles(/^(?:brands|tests\/brands)\/[^/]+\/website\.json$|^tests\/dialects\/.*\.json$/);

const viewOf = (value: unknown): EditView => ({
  slug: 'rye',
  language: 'en',
  texts: toolTextsIn('en'),
  digest: 'd',
  root: rootFieldPath(value),
  warnings: new Map(),
  typed: new Map(),
  problems: new Map(),
  asked: new Map(),
  today: '2026-11-01',
});

/** What a browser sends for a form as it is. */
function formIn(html: string): FormData {
  const page = parse(html);
  const form = new FormData();
  const set = (name: string | undefined, value: string): void => {
    if (name) form.append(name, value);
  };
  for (const field of page.querySelectorAll('input, textarea, select')) {
    const name = field.getAttribute('name');
    const type = field.getAttribute('type');
    if (field.tagName === 'TEXTAREA') set(name, field.textContent.replace(/^\n/, '').replaceAll('\n', '\r\n'));
    else if (field.tagName === 'SELECT')
      set(name, field.querySelector('option[selected]')?.getAttribute('value') ?? '');
    else if (type === 'file' || (/^(?:checkbox|radio)$/.test(type ?? '') && !field.hasAttribute('checked'))) continue;
    else set(name, field.getAttribute('value') ?? '');
  }
  return form;
}

/** Every object that has a page of its own, and the hours. */
function pagesBelow(place: FieldPath, root: unknown): FieldPath[] {
  const { object } = place.shape;
  if (object === undefined || typeof place.value !== 'object' || place.value === null) return [];
  if (Array.isArray(place.value)) {
    return place.value.flatMap((_, index) => {
      const entry = fieldPathAt(root, [...place.path, index]);
      return entry === undefined ? [] : [entry, ...pagesBelow(entry, root)];
    });
  }
  return fieldPathsIn(place, fieldsOf(object)).flatMap((inner) => [
    ...(inner.shape.kind === 'hours' ? [inner] : []),
    ...pagesBelow(inner, root),
  ]);
}

async function formOf(section: Section, view: EditView) {
  if (section.path === 'hours') return hoursPage(section, '', view);
  const locations = section.path === 'locations' ? locationsPage(section, '', view) : undefined;
  return locations ?? sectionForm(section, view);
}

describe('a form that is sent as it is', () => {
  test('is made for each sample, dialect and untidy brand', () => {
    expect(files.length).toBeGreaterThan(10);
  });

  test.each(files)('changes nothing: %s', async (file) => {
    const written: unknown = JSON.parse(textOf(file));
    const value = (Array.isArray(written) ? written[0] : written) as unknown;
    const view = viewOf(value);
    const forms = [
      ...(await Promise.all(SECTIONS.map(async (section) => [section.path, await formOf(section, view)] as const))),
      ...pagesBelow(view.root, value)
        .slice(0, 60)
        .map(
          (place) =>
            [
              writePath(place.path),
              place.shape.kind === 'hours' ? weekForm(place, view) : objectForm(place, view),
            ] as const,
        ),
    ];
    for (const [name, html] of forms) {
      const { edits } = readForm(formIn(String(html)), value, new Map(), toolTextsIn('en'));
      expect([name, edits]).toEqual([name, []]);
    }
  });
});

test('the small line of home, emptied, is none, and not ours; another text that is emptied is gone', () => {
  const value = { name: 'Rye', heroSection: { badge: 'Since 1961', subtitle: 'Bread' } };
  const form = new FormData();
  form.set('f:heroSection/badge', ' ');
  form.set('f:heroSection/subtitle', '');
  expect(readForm(form, value, new Map(), toolTextsIn('en')).edits).toEqual([
    { kind: 'set', path: ['heroSection', 'badge'], value: '' },
    { kind: 'remove', path: ['heroSection', 'subtitle'] },
  ]);
});

test.each([
  ['en', 'two stars'],
  ['fr', 'deux étoiles'],
  ['es', 'dos estrellas'],
] as const)('the page of the legal texts says once how a text is written: %s', async (language, words) => {
  const legal = SECTIONS.find(({ path }) => path === 'legal') ?? expect.unreachable();
  const page = await formOf(legal, { ...viewOf({ name: 'Rye' }), language, texts: toolTextsIn(language) });
  expect(String(page).split(words)).toHaveLength(2);
});
