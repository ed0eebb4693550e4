import { dirname, join } from 'node:path/posix';
import ts from 'typescript';
import { textOf } from './project.ts';

/** What a .ts, .tsx, .mjs or .astro file imports, statically, dynamically or by exporting it again. */
export function importsOf(path: string): Import[] {
  const text = textOf(path);
  const scripts = path.endsWith('.astro') ? scriptsOfAstro(text) : [text];
  return scripts.flatMap((script) => importsOfScript(path, script));
}

/** Frontmatter, then the script tags. */
function scriptsOfAstro(text: string): string[] {
  const frontmatter = /^\s*---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '';
  const tags = [...text.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);
  return [frontmatter, ...tags];
}

function importsOfScript(path: string, script: string): Import[] {
  const found: Import[] = [];
  const visit = (node: ts.Node): void => {
    const specifier = specifierOf(node);
    if (specifier !== undefined) {
      const names = ts.isImportDeclaration(node) ? valuesOf(node) : [];
      found.push({ specifier, target: targetOf(path, specifier), isType: isType(node), names });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('file.tsx', script, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return found;
}

function specifierOf(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return textOfLiteral(node.moduleSpecifier);
  if (ts.isImportTypeNode(node))
    return ts.isLiteralTypeNode(node.argument) ? textOfLiteral(node.argument.literal) : undefined;
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return undefined;
  return textOfLiteral(node.arguments[0]);
}

function textOfLiteral(node: ts.Node | undefined): string | undefined {
  return node !== undefined && ts.isStringLiteralLike(node) ? node.text : undefined;
}

function isType(node: ts.Node): boolean {
  if (ts.isImportTypeNode(node)) return true;
  if (ts.isExportDeclaration(node)) return node.isTypeOnly || isEveryNameAType(node.exportClause);
  if (!ts.isImportDeclaration(node)) return false;
  const clause = node.importClause;
  return (
    clause?.phaseModifier === ts.SyntaxKind.TypeKeyword || (!clause?.name && isEveryNameAType(clause?.namedBindings))
  );
}

function isEveryNameAType(names: ts.NamedImportBindings | ts.NamedExportBindings | undefined): boolean {
  if (names === undefined || !('elements' in names) || names.elements.length === 0) return false;
  return [...names.elements].every((element) => element.isTypeOnly);
}

/** What is imported by name to run, not as a type. */
function valuesOf({ importClause }: ts.ImportDeclaration): string[] {
  const bindings = importClause?.namedBindings;
  if (importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword || !bindings || !ts.isNamedImports(bindings)) return [];
  return bindings.elements
    .filter((element) => !element.isTypeOnly)
    .map(({ name, propertyName }) => (propertyName ?? name).text);
}

/** The file of the repository an import names, without a query such as ?raw; undefined for a package. */
function targetOf(path: string, specifier: string): string | undefined {
  const file = specifier.replace(/(?!^)[?#].*$/, '');
  if (file.startsWith('#')) return `src/${file.slice(1)}`;
  if (file.startsWith('.')) return join(dirname(path), file);
  return file.startsWith('/') ? file.slice(1) : undefined;
}

export interface Import {
  specifier: string;
  target: string | undefined;
  isType: boolean;
  names: string[];
}
