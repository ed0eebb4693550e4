import { describe, expect, test } from 'vitest';
import { lineAt, projectFiles, textOf } from '../support/project.ts';

/** Hosted projects run on it, too, and the database of the preview is newer: it takes what PostgreSQL 15 does not know. */
const NEWER: Record<number, readonly string[]> = {
  16: [
    'pg_input_(?:is_valid|error_info)\\s*\\(',
    '(?:any_value|array_(?:sample|shuffle)|date_(?:add|subtract)|random_normal|erfc?)\\s*\\(',
    'system_user\\b',
    'is (?:not )?json\\b',
    'json_(?:array|arrayagg|objectagg)\\s*\\(',
    'json_object\\s*\\([^()]*(?:\\bvalue\\b|(?<!:):(?!:)|\\breturning\\b)',
    '(?:0[xob][\\da-f]|\\d+_\\d)',
    // A subquery without a name.
    '(?:from|join)(?: lateral)? \\((?=select\\b|values\\b)(?:[^()]|\\((?:[^()]|\\((?:[^()]|\\([^()]*\\))*\\))*\\))*\\)\\s*(?:[,;)]|$|(?:where|group|order|limit|on|join|left|cross|union|returning)\\b)',
  ],
  17: [
    'json_(?:table|exists|value|query|scalar|serialize)\\s*\\(',
    'merge into\\b[^;]*\\breturning\\b',
    'when not matched by source\\b',
    'merge_action\\s*\\(',
    '(?:to_(?:bin|oct)|unicode_assigned|uuid_extract_(?:timestamp|version)|xmltext)\\s*\\(',
    'random\\s*\\(\\s*[^)\\s]',
    'transaction_timeout\\b',
    'grant maintain\\b',
  ],
  18: [
    'uuidv[47]\\s*\\(',
    '(?:array_(?:sort|reverse)|crc32c?|casefold|l?gamma)\\s*\\(',
    'returning (?:with \\(|old\\.|new\\.)',
    '\\bvirtual\\b',
    'not enforced\\b',
    'without overlaps\\b',
  ],
};
const PATTERNS = Object.entries(NEWER).flatMap(([version, patterns]) =>
  patterns.map((pattern) => ({ version, pattern: new RegExp(`(?<![\\w.])${pattern}`, 'gi') })),
);

/** What a text needs that PostgreSQL 15 lacks. Comments keep their length, so that lines can be named. */
function newerIn(sql: string): { at: number; what: string }[] {
  const plain = sql.replaceAll(/--.*|\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  return PATTERNS.flatMap(({ version, pattern }) =>
    [...plain.matchAll(pattern)].map(({ index, 0: found }) => ({
      at: index,
      what: `"${found.replaceAll(/\s+/g, ' ').slice(0, 40)}" is of PostgreSQL ${version}`,
    })),
  );
}

test('migrations run on PostgreSQL 15', () => {
  const files = projectFiles(/^supabase\/migrations\/.*\.sql$/);
  expect(files).not.toEqual([]);
  const complaints = files.flatMap((file) =>
    newerIn(textOf(file)).map(({ at, what }) => `${file}:${lineAt(textOf(file), at)}: ${what}.`),
  );
  expect(complaints).toEqual([]);
});

describe('what PostgreSQL 15 lacks is found', () => {
  test.each([
    "case when pg_input_is_valid(text, 'inet') then 1 end",
    'select any_value(a) from b',
    'check (data is json object)',
    "select json_object('a': 1)",
    'select json_array(1, 2)',
    'limit 10_000',
    'select 0xff',
    'select a from (select 1 as a)',
    'select a from (select b(c) as a from d) where a = 1',
    "select * from json_table(data, '$[*]')",
    'merge into a using b on a.id = b.id when matched then delete returning a.id',
    'select random(1, 6)',
    'id uuid default uuidv7()',
    'update a set b = 1 returning old.b',
  ])('%s', (sql) => expect(newerIn(sql)).not.toEqual([]));

  test.each([
    "select 1 -- pg_input_is_valid(text, 'inet')",
    "select json_build_object('a', 1), json_object('{a,1}'::text[]), random(), gen_random_uuid()",
    'select a from (select b(c) as a from d) as e where a = 1',
    "where found is not null and name ~ '^[0-9]{1,5}x[0-9]{1,5}$'",
    'select from b, (select 1) as c',
  ])('and not in: %s', (sql) => expect(newerIn(sql)).toEqual([]));
});
