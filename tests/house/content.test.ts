import ts from 'typescript';
import { expect, test } from 'vitest';
import { importsOf } from '../support/imports.ts';
import { projectFiles, textOf } from '../support/project.ts';

/** What draws a page: it is handed the page's content and can't reach the site behind it. */
const drawing = projectFiles(/^src\/site\/(features|layouts|ui|pages)\/.*\.(astro|ts|tsx)$/);
const SITE = 'src/schema/site.ts';

test('nothing that draws a page knows what a site is', () => {
  expect(drawing.filter((file) => importsOf(file).some(({ target }) => target === SITE))).toEqual([]);
});

test('nothing that draws a page calls a function that takes a site', () => {
  const complaints = drawing.flatMap((file) =>
    importsOf(file).flatMap(({ target, names }) => {
      const takers = target !== undefined && /^src\/(core|content)\//.test(target) ? functionsOfSite(target) : [];
      return names.filter((name) => takers.includes(name)).map((name) => `${file} calls ${name} of ${target}.`);
    }),
  );
  expect(complaints).toEqual([]);
});

test('only a page reads the content of the locals, and that of its own kind; every template may read texts and paths', () => {
  const complaints = drawing.filter((file) => {
    const text = textOf(file).replaceAll(
      /const \{ (?:texts|paths|langOf)(?:, (?:paths|langOf))* \} = Astro\.locals;|\bAstro\.locals\.texts\b/g,
      '',
    );
    const allowed = text.replace(
      file.startsWith('src/site/pages/') ? /contentFor\('[\w-]+', Astro\.locals\)/ : /(?!)/,
      '',
    );
    return /\blocals\b/.test(allowed);
  });
  expect(complaints).toEqual([]);
});

test('the functions that take a site are found in each of their forms', () => {
  expect(functionsOfSite('src/content/navigation/header.ts')).toEqual(['headerOf']);
  expect(functionsOfSite('src/content/locations/location-tab.ts')).toEqual(['locationsSectionOf']);
  expect(functionsOfSite('src/core/links/link.ts')).toEqual([
    'counted',
    'linkToOrder',
    'firstLink',
    'takesOrders',
    'firstLinkToReserve',
    'linkToMenu',
    'linkToReserve',
  ]);
});

const known = new Map<string, string[]>();

function functionsOfSite(path: string): string[] {
  const found = known.get(path) ?? exportsOf(path).flatMap(({ name, node }) => (takesSite(node) ? [name] : []));
  known.set(path, found);
  return found;
}

function exportsOf(path: string): { name: string; node: ts.Node }[] {
  const file = ts.createSourceFile(path, textOf(path), ts.ScriptTarget.Latest, true);
  return file.statements.filter(isExported).flatMap((node): { name: string; node: ts.Node }[] => {
    if (ts.isFunctionDeclaration(node)) return [{ name: node.name?.text ?? '', node }];
    if (!ts.isVariableStatement(node)) return [];
    return node.declarationList.declarations.map((declaration) => ({
      name: declaration.name.getText(),
      node: declaration,
    }));
  });
}

function isExported(node: ts.Node): boolean {
  return (
    ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  );
}

/** A parameter of the function itself, or of the one that `once` makes it from. */
function takesSite(node: ts.Node): boolean {
  const isOfSite = ts.isParameter(node) && /\bSite\b/.test(node.type?.getText() ?? '');
  return isOfSite || (ts.forEachChild(node, (child) => takesSite(child) || undefined) ?? false);
}
