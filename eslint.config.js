import { readdirSync } from 'node:fs';
import astro from 'eslint-plugin-astro';
import tailwind from 'eslint-plugin-better-tailwindcss';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

// Which room may import which is not here: tests/house/layers.test.ts says it, with better sentences.
// Nor are the rules that ask for types: oxlint has them (.oxlintrc.json), which needs an eighth of the time for them.

/** Files whose reader asks for a default export. */
const CONFIGURATION = ['*.config.{js,mjs,ts}', 'bench/plain/*.config.mjs', 'tests/e2e/global-setup.ts'];
const NO_DEFAULT_EXPORT = {
  direct: true,
  named: true,
  defaultFrom: true,
  namedFrom: true,
  namespaceFrom: true,
};
/** Time and chance are arguments; a page and a server are somebody else's. */
const NOT_IN_PURE_CODE = ['document', 'window', 'navigator', 'localStorage', 'sessionStorage', 'fetch', 'process'];

/** Who gives a hundred thousand of them gets a stack overflow. */
const NO_SPREAD_ARGUMENTS = {
  selector: 'CallExpression[callee.property.name=/^(push|unshift|min|max)$/] > SpreadElement.arguments',
  message: 'A list of data may have more members than a call takes arguments.',
};

/** What prints markup, and what scripts make. */
const PARTS = ['src/{ui,layouts,features,pages}/**/*.{astro,ts,tsx}'];
/** A class that is no utility begins with the name of a part, `menu-item-rest` with `menu`; tests/house/classes.test.ts says of which. */
const NAMES_OF_PARTS = ['ui', 'layouts', 'features'].flatMap((room) =>
  readdirSync(`${import.meta.dirname}/src/${room}`, { recursive: true }).map((path) =>
    path
      .replace(/^.*[/\\]|s?(\..*)?$/g, '')
      .replace(/(?<=[a-z\d])(?=[A-Z])/g, '-')
      .toLowerCase(),
  ),
);
/** Where a class list stands by itself. Those in constants are sorted, too; the house test looks at the rest. */
const CLASS_ATTRIBUTES = [
  { kind: 'attribute', name: '^class(Name)?$' },
  { kind: 'attribute', name: '^class(Name)?$', match: [{ type: 'strings' }] },
  { kind: 'attribute', name: '^class:list$', match: [{ type: 'strings' }, { type: 'objectKeys' }] },
];
const CONSTANTS = { kind: 'variable', name: '.*', match: [{ type: 'strings' }, { type: 'objectValues' }] };

export default defineConfig(
  globalIgnores(['dist/', '.astro/', '.cache/', 'test-results/', 'playwright-report/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  astro.configs['flat/recommended'],
  {
    rules: {
      eqeqeq: 'error',
      'array-callback-return': 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-else-return': 'error',
      'no-param-reassign': 'error',
      'no-restricted-exports': ['error', { restrictDefaultExports: NO_DEFAULT_EXPORT }],
      'no-useless-rename': 'error',
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    files: PARTS,
    plugins: { tailwind },
    settings: { 'better-tailwindcss': { entryPoint: 'src/styles/site.css', selectors: CLASS_ATTRIBUTES } },
    rules: {
      'tailwind/enforce-consistent-class-order': ['error', { selectors: [...CLASS_ATTRIBUTES, CONSTANTS] }],
      'tailwind/no-duplicate-classes': 'error',
      'tailwind/no-unknown-classes': ['error', { ignore: [`^(${NAMES_OF_PARTS.join('|')})s?(-|$)`] }],
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
    files: ['src/model/**', 'src/domain/**'],
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
  { files: ['scripts/**', 'bench/**', 'src/builder/**', 'src/preview/**'], rules: { 'no-console': 'off' } },
  {
    files: ['tests/**'],
    ignores: ['tests/support/random.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: 'fast-check', message: 'tests/support/random.ts has it, with one seed for every run.' },
      ],
    },
  },
  // Astro wants a renderer as its module's default export, React what it loads lazily.
  {
    files: [...CONFIGURATION, '**/*.astro', 'src/astro/react-{client,server}.ts', 'src/features/finder/FinderMap.tsx'],
    rules: { 'no-restricted-exports': 'off' },
  },
);
