import { type HTMLElement, parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { sentenceIn } from '#i18n/tools/tool-language.ts';
import { toolTextsIn } from '#i18n/tools/tool-texts.ts';
import { answerFleet, type Fleet } from '#inbox/answer-fleet.ts';
import type { FormName } from '#inbox/submissions/sent-forms.ts';
import { careerApplication, cateringRequest, franchiseInquiry, mediaInquiry } from '../../support/backend/inquiries.ts';
import { delivery, lead } from '../../support/backend/leads.ts';

/** Words that are English, and neither French nor Spanish. What guests and colleagues write here has other letters. */
const ENGLISH = new RegExp(
  String.raw`(?<![\p{L}\d/.-])(?:${[
    'the and of is are was with your you it its this that these who what where how from to in for by all other others',
    'waiting waits answered answer new first newest feedback press careers application inquiry request guest guests stars',
    'name phone email event number rating category kind browser screen reference sent mail call webhooks save nobody anybody',
    'has again mark show location locations older newer times day days yes not given find brand brands order directions',
    'today yesterday monday tuesday wednesday thursday friday saturday sunday january february march april june july august',
    'wedding birthday delivery pickup food story review complaint open skip edit counts warnings failed',
  ]
    .join(' ')
    .replaceAll(' ', '|')})(?![\p{L}\d/.-]*[\p{L}\d])`,
  'iu',
);

const ID = '7d3b1c5e-0d2f-4c39-9a53-0f6c2a1d8e11';
const AT = '2026-11-21T10:02:10Z';
const OWN = { restaurant_id: 'р', email: 'а@пример.рф', source: 'website', language: 'ru' };
const SENT: Record<FormName, Record<string, unknown>> = {
  feedback: {
    ...{ restaurant_id: 'р', type: 'restaurant', rating: 2, sub_type: 'Wait time', nature: 'complaint', message: '' },
    ...{ contact_name: null, contact_phone: null, contact_email: '', page_url: '/', user_agent: 'Б' },
    meta: { viewport: '390x844', source: 'qr_code_feedback' },
  },
  catering: cateringRequest({
    ...{ ...OWN, full_name: 'Ада', event_location: 'Тут', event_timings: '18', requirements: 'Всё' },
    ...{ event_date: '2027-03-05', event_type: 'Wedding', delivery_method: 'Live Catering', phone: '1' },
  }),
  careers: careerApplication({
    ...{ ...OWN, name: 'Ада', position: 'apply-openly', experience: 'Да', resume_path: `${ID}/resume.pdf` },
  }),
  media: mediaInquiry({ ...OWN, brand_id: 'р', outlet_name: 'Лапша', contact_name: 'Ада' }),
  franchise: franchiseInquiry({ brand_id: 'р', enquiry_data: [{ question: 'Где?', response: '' }] }),
};

function rowOf(form: FormName, noted: Parameters<typeof lead>[0] = {}) {
  const told = { form, recipient: 'а@пример.рф', answer: 'It did not answer in time.' };
  return {
    lead: lead({ form, created_at: AT, location_name: null, is_test: true, is_urgent: form === 'feedback', ...noted }),
    submission: { id: ID, created_at: AT, ...SENT[form] },
    deliveries: [
      delivery({ ...told, digest: 'д' }),
      delivery({ ...told, channel: 'webhook', state: 'waiting' }),
      delivery({ ...told, channel: 'confirmation', state: 'failed', attempts: 3 }),
    ],
  };
}

const FORMS = Object.keys(SENT) as FormName[];
const ROWS = [
  ...FORMS.map((form) => rowOf(form)),
  { ...rowOf('media', { answered_at: AT, note: 'Да', assignee: 'Ада' }), deliveries: [] },
  { ...rowOf('media', { is_test: false, state: 'waiting', answer: 'Nobody can send it here.' }), deliveries: [] },
];
const LIST = {
  ...{ rows: ROWS, total: 120, urgent: 1, all: 120, waiting: 6, answered: 1, unread: 3 },
  forms: { feedback: 1, catering: 1 },
  people: { Ада: 2 },
  places: { р: 2, с: 3 },
  brand: { tells: false, locations: [] },
};

/** Inboxes of two brands with these rows. */
function fleetWith(list: object, isSilent = false): Fleet {
  const call = async (path: string, init?: RequestInit): Promise<Response> => {
    if (isSilent)
      throw new Error('The backend at https://x.example did not answer, so what visitors sent could not be read.');
    const asked = JSON.parse(String(init?.body ?? '{}')) as { of_form?: string };
    if (path.endsWith('/count_inboxes'))
      return Response.json([{ brand_id: 'р', unread: 1, waiting: 3, late: 2, undelivered: 1 }]);
    if (path.endsWith('/read_inbox')) return Response.json(list);
    if (path.endsWith('/read_lead')) return Response.json(ROWS.find((row) => row.lead.form === asked.of_form));
    return Response.json([]);
  };
  const known = { slug: 'р', name: 'Р', brandId: 'р', backend: { call, brandId: 'р', recipients: () => [] } };
  const unknown = {
    ...known,
    slug: 'с',
    backend: { problem: 'Its messages are in another backend, https://x.example.' },
  };
  return {
    brands: () => [known, unknown],
    get: () => known,
    backend: { call, key: 'k' },
    origin: 'https://inbox.example',
  };
}

async function ask(path: string, { fleet = fleetWith(LIST), body, headers = {} }: Asked = {}) {
  const method = body === undefined ? 'GET' : 'POST';
  const request = new Request(`http://localhost/inbox/${path}`, {
    method,
    headers,
    ...(body !== undefined && { body }),
  });
  return (await answerFleet(request, path.split('?')[0] ?? '', fleet)) ?? expect.fail(path);
}

interface Asked {
  fleet?: Fleet;
  body?: string;
  headers?: Record<string, string>;
}

/** Each text of a page that somebody sees or hears. */
function wordsOn(page: HTMLElement): string[] {
  for (const each of page.querySelectorAll('script, style, code, pre, .mark, a[href="/inbox/brands/р/"]'))
    each.remove();
  const names = ['aria-label', 'title', 'placeholder', 'alt', 'href'];
  const said = page
    .querySelectorAll(names.map((name) => `[${name}]`).join())
    .flatMap((element) => names.flatMap((name) => element.getAttribute(name) ?? []))
    .map((text) => (text.startsWith('mailto:') ? decodeURIComponent(text).split('subject=')[1] : text) ?? '')
    .filter((text) => !/^(?:[/?#]|data:|tel:)/.test(text));
  return [...said, ...page.structuredText.split('\n')].map((text) => text.trim()).filter(Boolean);
}

const PAGES: [path: string, asked?: Asked][] = [
  [''],
  ['?q=ъ'],
  ['brands/р/'],
  ['brands/р/?show=all&who=Ада&page=2'],
  ['brands/р/', { fleet: fleetWith({ ...LIST, rows: [], all: 0 }) }],
  ['brands/р/', { fleet: fleetWith({ ...LIST, rows: [], waiting: 0, unread: 0, people: {}, places: {} }) }],
  ['brands/р/?form=media', { fleet: fleetWith({ ...LIST, rows: [] }) }],
  ['brands/р/', { fleet: fleetWith(LIST, true) }],
  ...FORMS.map((form): [string] => [`brands/р/${form}/${ID}/`]),
  ...FORMS.map((form): [string] => [`brands/р/${form}.csv`]),
  [`brands/р/media/${ID}/`, { body: 'do=x' }],
  [`brands/р/media/${ID}/`, { body: 'do=assign&was=x&assignee=Ъ' }],
  [`brands/р/media/${ID}/`, { body: 'do=note&was=x&note=Ъ' }],
  [`brands/р/media/${ID}/`, { body: `do=note&note=${'0'.repeat(10_001)}` }],
  [`brands/р/media/${ID}/`, { body: 'do=note&note=Ъ' }],
  [`brands/р/files/${ID}/resume.doc`],
];

test.each(['fr', 'es'] as const)(
  'no page of messages has an English word for somebody who reads %s',
  async (language) => {
    const found: string[] = [];
    for (const [path, asked] of PAGES) {
      const answer = await ask(path, { ...asked, headers: { 'accept-language': language } });
      const text = await answer.text();
      const isPage = answer.headers.get('content-type')?.startsWith('text/html');
      if (isPage) expect(text).toContain(`<html lang="${language}">`);
      const words = isPage ? wordsOn(parse(text)) : text.split('\n');
      expect(words.length).toBeGreaterThan(0);
      found.push(...words.filter((each) => ENGLISH.test(each)).map((each) => `${path}: ${each}`));
    }
    expect(found).toEqual([]);
  },
);

test('the language that somebody chose is spoken, and no other header or cookie has a say', async () => {
  const langOf = async (headers: Record<string, string>) =>
    /<html lang="[^"]*">/.exec(await (await ask('brands/р/', { headers })).text())?.[0];
  expect(await langOf({ cookie: 'a=b; tools-language=es', 'accept-language': 'fr' })).toBe('<html lang="es">');
  for (const cookie of [
    'tools-language=__proto__',
    'tools-language="><script>',
    'x-tools-language=es',
    'tools-language',
  ])
    expect(await langOf({ cookie, 'accept-language': 'de;q=1, fr-CA;q=.8' })).toBe('<html lang="fr">');
  expect(await langOf({ 'accept-language': 'constructor, fr;q=0' })).toBe('<html lang="en">');
});

test('what a server said stays as it is within our words', () => {
  const said = sentenceIn(toolTextsIn('fr'), 'The mail server refused it: 550 $& <b> No such user');
  expect(said).toBe('Le serveur de courriel l’a refusé\u00a0: 550 $& <b> No such user');
  expect(sentenceIn(toolTextsIn('es'), 'Something else.')).toBe('Something else.');
  // Patterns with two gaps would take minutes for a megabyte.
  const long = `a is in ${'b is in '.repeat(130_000)}`;
  expect(sentenceIn(toolTextsIn('fr'), long)).toBe(long);
});
