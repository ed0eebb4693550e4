import { expect, test } from 'vitest';
import { projectFiles, textOf } from '../support/project.ts';

/** A utility that names a side of the screen, with or without its variants: `lg:pl-4`, `-mr-2`, `text-left`. */
const CLASS =
  /^(?:[^\s:]+:)*-?(?:(?:[mp][lr]|left|right|scroll-[mp][lr]|rounded-(?:[lr]|[tb][lr]))-[\w[(].*|border-[lr](?:-.*)?|(?:text|float)-(?:left|right|start|end))[!;]*$/;
const PROPERTY =
  /(?:^|[\s;{])(?:(?:(?:scroll-)?(?:margin|padding)|border)-(?:left|right)[\w-]*|left|right) *:|(?:text-align|float): *(?:left|right)/;

/** What names a side of the screen and means it. */
const EXCEPTIONS: RegExp[] = [
  // The notch of a telephone is at a side of the screen. Both sides are named.
  /^p[lr]-\[max\(.*env\(safe-area-inset-(?:left|right)\)\)\];?$/,
];
/** The lines of this tab run upwards: its own start is not the start of the page. */
const TAB = 'src/site/features/feedback/dialog/launcher.css';

/** Pages in Arabic, Hebrew, Persian and Urdu run from right to left. */
test('styles name the start and the end of a line, not its left and right', () => {
  const paths = projectFiles(/^src\/site\/(?:styles|ui|features|layouts|pages)\/.*\.(?:css|astro|tsx|ts)$/);
  const found = paths
    .filter((path) => path !== TAB)
    .flatMap((path) => sidesIn(path, textOf(path)).map((side) => `${path}: ${side}`));
  expect(found).toEqual([]);
});

test('a style that names a side is found', () => {
  expect(sidesIn('a.astro', `<p class="grid lg:pl-4 -mr-2 text-right max-lg:border-l right-[4px]">`)).toHaveLength(5);
  expect(sidesIn('a.css', '.a { @apply left-0; margin-left: 4px; text-align: right; }')).toHaveLength(2);
  expect(
    sidesIn(
      'a.css',
      '/* left: of it */ .a { @apply ps-4 [text-align:var(--end-side)]; --left: 0; inset-inline-start: 0 }',
    ),
  ).toEqual([]);
});

function sidesIn(path: string, text: string): string[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const classes = code.split(/[\s'"`>]+/).filter((word) => CLASS.test(word));
  const properties = path.endsWith('.css') ? code.split('\n').filter((line) => PROPERTY.test(line)) : [];
  return [...classes, ...properties].filter((side) => !EXCEPTIONS.some((exception) => exception.test(side)));
}
