import { globSync, readdirSync, readFileSync } from 'node:fs';
import astro from 'eslint-plugin-astro';
import tailwind from 'eslint-plugin-better-tailwindcss';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

// Which room may import which is not here: tests/house/rooms.test.ts says it, with better sentences.
// oxlint (.oxlintrc.json) has all rules it knows, which takes it an eighth of the time. Here is what it does not know, and the markup of Astro's
// files, of which it reads the scripts alone. So tests and scripts have no rules here.

/** Time and chance are arguments; a page and a server are somebody else's. */
const NOT_IN_PURE_CODE = ['document', 'window', 'navigator', 'localStorage', 'sessionStorage', 'fetch', 'process'];

/** Who gives a hundred thousand of them gets a stack overflow. */
const NO_SPREAD_ARGUMENTS = {
  selector: 'CallExpression[callee.property.name=/^(push|unshift|min|max)$/] > SpreadElement.arguments',
  message: 'A list of data may have more members than a call takes arguments.',
};

/** What prints markup, and what scripts make. */
const PARTS = ['src/site/{ui,layouts,features,pages}/**/*.{astro,ts,tsx}'];
/** A class that no stylesheet knows is there for a script or a test, and begins with the name of a part: `menu-item-rest` with `menu`. */
const NAMES_OF_PARTS = ['ui', 'layouts', 'features'].flatMap((room) =>
  readdirSync(`${import.meta.dirname}/src/site/${room}`, { recursive: true }).map((path) =>
    path
      .replace(/^.*[/\\]|s?(\..*)?$/g, '')
      .replace(/(?<=[a-z\d])(?=[A-Z])/g, '-')
      .toLowerCase(),
  ),
);
/** What the stylesheet of one look does not know, another one may. */
const CLASSES_OF_LOOKS = new Set(
  globSync('src/site/looks/*/*.css', { cwd: import.meta.dirname }).flatMap((path) =>
    Array.from(readFileSync(`${import.meta.dirname}/${path}`, 'utf8').matchAll(/\.([a-z][\w-]*)/g), ([, name]) => name),
  ),
);
/** Where a class list stands by itself. Those in constants are sorted, too. */
const CLASS_ATTRIBUTES = [
  { kind: 'attribute', name: '^class(Name)?$' },
  { kind: 'attribute', name: '^class(Name)?$', match: [{ type: 'strings' }] },
  { kind: 'attribute', name: '^class:list$', match: [{ type: 'strings' }, { type: 'objectKeys' }] },
];
const CONSTANTS = { kind: 'variable', name: '.*', match: [{ type: 'strings' }, { type: 'objectValues' }] };

export default defineConfig(
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { ...tseslint.configs.base, files: ['**/*.{ts,tsx}'] },
  { files: ['**/*.astro'], extends: [tseslint.configs.strict, tseslint.configs.stylistic] },
  // After the others, whose parser cannot read Astro's files.
  astro.configs['flat/recommended'],
  {
    files: ['**/*.astro'],
    rules: {
      eqeqeq: 'error',
      'array-callback-return': 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-else-return': 'error',
      'no-param-reassign': 'error',
      'no-useless-rename': 'error',
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    files: PARTS,
    plugins: { tailwind },
    settings: {
      'better-tailwindcss': {
        entryPoint: 'src/site/looks/carte/carte.css',
        detectComponentClasses: true,
        selectors: CLASS_ATTRIBUTES,
      },
    },
    rules: {
      'tailwind/enforce-consistent-class-order': ['error', { selectors: [...CLASS_ATTRIBUTES, CONSTANTS] }],
      'tailwind/no-duplicate-classes': 'error',
      'tailwind/no-unknown-classes': [
        'error',
        { ignore: [`^(${NAMES_OF_PARTS.join('|')})s?(-|$)`, `^(${[...CLASSES_OF_LOOKS].join('|')})$`] },
      ],
    },
  },
  { files: ['**/*.tsx'], extends: [reactHooks.configs.flat['recommended-latest']] },
  {
    files: ['src/**', 'supabase/**'],
    plugins: { regexp },
    rules: {
      'no-restricted-syntax': ['error', NO_SPREAD_ARGUMENTS],
      // An expression that tries every way to match takes a minute for a hundred kilobytes.
      'regexp/no-super-linear-backtracking': 'error',
      'regexp/no-super-linear-move': 'error',
    },
  },
  {
    files: ['src/{schema,i18n,core,content,dialects,assistant}/**'],
    rules: {
      'no-restricted-globals': ['error', ...NOT_IN_PURE_CODE],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Time is an argument.' },
        { object: 'Math', property: 'random', message: 'Chance is an argument.' },
      ],
      'no-restricted-syntax': [
        'error',
        NO_SPREAD_ARGUMENTS,
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Time is an argument.' },
      ],
    },
  },
);
