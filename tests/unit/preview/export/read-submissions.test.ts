import { describe, expect, test } from 'vitest';
import { filesOf, readStored, readSubmissions } from '#preview/export/read-submissions.ts';

interface Row {
  id: string;
  created_at: string;
  restaurant_id?: string;
  [column: string]: unknown;
}

const row = (id: string, restaurant: string, minute = 0): Row => ({
  id,
  created_at: `2026-11-21 09:${String(minute).padStart(2, '0')}:00+00`,
  restaurant_id: restaurant,
});

/** A backend that answers as the Data API does, `page` rows at once. */
function fakeBackend(
  tables: Record<string, Row[]>,
  { page = 1000, refused }: { page?: number; refused?: string[] } = {},
) {
  const asked: URL[] = [];
  const call = async (path: string, init?: RequestInit): Promise<Response> => {
    const url = new URL(path, 'http://backend.test');
    asked.push(url);
    if (url.pathname.endsWith('/refused_ids')) {
      expect([init?.method, init?.body]).toEqual(['POST', '{"brand":"rye"}']);
      return refused ? Response.json(refused.map((id) => ({ id, owner: 'oat' }))) : new Response('', { status: 404 });
    }
    const ids = /^in\.\((.*)\)$/.exec(url.searchParams.get('restaurant_id') ?? '')?.[1] ?? '';
    const wanted = (JSON.parse(`[${ids}]`) as string[]) ?? [];
    const table = url.pathname.split('/').at(-1) ?? '';
    if (table === 'leads') {
      if (tables[table] === undefined) return new Response('', { status: 404 });
      const isFirst = (url.searchParams.get('offset') ?? '0') === '0';
      const form = url.searchParams.get('form');
      return Response.json(isFirst ? tables[table].filter((lead) => form === `in.("${String(lead['form'])}")`) : []);
    }
    const rows = tables[table] ?? [];
    const offset = Number(url.searchParams.get('offset'));
    const found = rows.filter(({ restaurant_id: id = '' }) => wanted.includes(id)).slice(offset);
    return Response.json(found.slice(0, Math.min(page, Number(url.searchParams.get('limit')))));
  };
  return { asked, call };
}

const idsIn = (tables: Awaited<ReturnType<typeof readSubmissions>>, name: string) =>
  tables.find((table) => table.name === name)?.rows.map(({ id }) => id);

describe('the submissions of a brand', () => {
  test('are all rows of its recipients, oldest first, however few a backend gives at once', async () => {
    const rows = Array.from({ length: 25 }, (_, index) => row(`r${index}`, index % 5 === 0 ? 'rye-2' : 'rye-1', index));
    const { call } = fakeBackend({ restaurant_feedback: [...rows, row('x', 'oat-1')] }, { page: 10 });
    const tables = await readSubmissions(call, ['rye-1', 'rye-2'], 'rye');
    expect(idsIn(tables, 'restaurant_feedback')).toEqual(rows.map(({ id }) => id));
    expect(tables.map(({ name }) => name)).toEqual([
      'restaurant_feedback',
      'catering_requests',
      'career_applications',
      'media_inquiries',
      'franchise_inquiries',
    ]);
  });

  test('have what was noted of them, where the backend keeps it', async () => {
    const noted = {
      is_test: false,
      is_urgent: true,
      seen_at: null,
      answered_at: null,
      assignee: 'Sofia',
      note: 'Call.',
    };
    const lead = { ...row('a', 'rye-1'), form: 'catering', ...noted };
    const { call } = fakeBackend({ catering_requests: [row('a', 'rye-1'), row('b', 'rye-1', 1)], leads: [lead] });
    const tables = await readSubmissions(call, ['rye-1'], 'rye');
    const rows = tables.find(({ name }) => name === 'catering_requests')?.rows;
    expect(rows?.map((each) => each['lead'])).toEqual([expect.objectContaining(noted), undefined]);
    const { call: old } = fakeBackend({ catering_requests: [row('a', 'rye-1')] });
    expect((await readSubmissions(old, ['rye-1'], 'rye'))[1]?.rows).toEqual([row('a', 'rye-1')]);
  });

  test('are asked for in addresses of a bearable length', async () => {
    const ids = Array.from({ length: 120 }, (_, index) => `rye-with-a-name-of-some-length-${index}`);
    const { asked, call } = fakeBackend({
      catering_requests: [row('a', ids[0] ?? '', 5), row('b', ids[119] ?? '', 1)],
    });
    expect(idsIn(await readSubmissions(call, ids, 'rye'), 'catering_requests')).toEqual(['b', 'a']);
    expect(Math.max(...asked.map(({ href }) => href.length))).toBeLessThan(4000);
  });

  test('are of ids with any letter, and of complete applications only', async () => {
    const id = 'a,b)"c\\d&e';
    const { asked, call } = fakeBackend({ restaurant_feedback: [row('a', id)] });
    expect(idsIn(await readSubmissions(call, [id], 'rye'), 'restaurant_feedback')).toEqual(['a']);
    const careers = asked.find(({ pathname }) => pathname.endsWith('career_applications'));
    expect(careers?.searchParams.get('state')).toBe('in.("complete")');
  });

  test('are not those of an id that is another brand’s', async () => {
    const { call } = fakeBackend(
      { restaurant_feedback: [row('a', 'rye-1'), row('b', 'oat-1')] },
      { refused: ['oat-1'] },
    );
    expect(idsIn(await readSubmissions(call, ['rye-1', 'oat-1'], 'rye'), 'restaurant_feedback')).toEqual(['a']);
  });

  test('are none of nobody, which asks nothing', async () => {
    const { asked, call } = fakeBackend({});
    expect((await readSubmissions(call, [], 'rye')).flatMap(({ rows }) => rows)).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  test.each([
    [new Response('{"message":"no"}', { status: 401 }), 'the backend answered 401 about refused_ids.'],
    [Response.json({ rows: [] }), 'the backend answered no list about refused_ids.'],
  ])('can’t be read', async (response, message) => {
    await expect(readSubmissions(async () => response, ['a'], 'rye')).rejects.toThrow(
      `The submissions could not be read: ${message}`,
    );
  });
});

describe('the files of applications', () => {
  const ID = '7d3b1c5e-0d2f-4c39-9a53-0f6c2a1d8e11';

  test('are those that the form stores, and nothing else that a row names', () => {
    const applications = (resume: unknown, photo: unknown = null) => ({
      name: 'career_applications',
      rows: [{ id: 'x', created_at: '', resume_path: resume, photo_path: photo }],
    });
    expect(filesOf([applications(`${ID}/resume.pdf`, `${ID}/photo.jpg`)])).toEqual([
      `${ID}/resume.pdf`,
      `${ID}/photo.jpg`,
    ]);
    expect(filesOf([applications('../../keys.json', `${ID}/../photo.jpg`)])).toEqual([]);
    expect(filesOf([applications(5, ['x'])])).toEqual([]);
    expect(filesOf([])).toEqual([]);
  });

  test('may be gone, which is not the same as a backend that fails', async () => {
    const answer = (status: number) => async () => new Response('bytes', { status });
    expect(await readStored(answer(200), `${ID}/resume.pdf`)).toEqual(new TextEncoder().encode('bytes'));
    expect(await readStored(answer(404), `${ID}/resume.pdf`)).toBeUndefined();
    expect(await readStored(answer(400), `${ID}/resume.pdf`)).toBeUndefined();
    await expect(readStored(answer(503), `${ID}/resume.pdf`)).rejects.toThrow('the backend answered 503');
  });
});
