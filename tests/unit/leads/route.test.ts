import { describe, expect, test } from 'vitest';
import type { Lead, LeadForm, SubmissionRow } from '#leads/lead/lead.ts';
import { type LeadBrand, routeOf } from '#leads/route.ts';
import { callback, feedback } from '../../support/backend/backend.ts';
import { careerApplication, cateringRequest, franchiseInquiry, mediaInquiry } from '../../support/backend/inquiries.ts';
import { makeLead } from '../../support/leads/make-lead.ts';

const LOCATIONS = [
  { id: 'place-1', name: 'Queen West' },
  { id: 'place-2', name: 'Queen West' },
  { id: null, name: null },
];

const brandWith = (notify: unknown): LeadBrand => ({ name: 'Saffron Lane', notify, locations: LOCATIONS });

/** The addresses that hear of a submission, but for its guest. */
function toldOf(notify: unknown, lead: Partial<Lead>, row: SubmissionRow = cateringRequest()): string[] {
  const route = routeOf({ lead: makeLead(lead), submission: row }, brandWith(notify));
  return route.deliveries.filter(({ channel }) => channel !== 'confirmation').map(({ recipient }) => recipient);
}

describe('the most specific place that has addresses says who hears of it', () => {
  const notify = {
    email: 'brand@a.example',
    webhook: 'https://brand.a.example/hook',
    forms: {
      catering: { email: 'catering@a.example' },
      feedback: { email: ['feedback@a.example', 'FEEDBACK@a.example'] },
    },
    locations: {
      'place-1': {
        email: 'queen@a.example',
        forms: { catering: { email: 'queen-catering@a.example' }, media: { email: [] } },
      },
      'queen-west-2': { webhook: [] },
    },
  };
  const hook = 'https://brand.a.example/hook';

  test.each<[string, LeadForm, string, SubmissionRow, string[]]>([
    ['the form at the location', 'catering', 'place-1', cateringRequest(), ['queen-catering@a.example', hook]],
    ['the location before the form', 'feedback', 'place-1', feedback(), ['queen@a.example', hook]],
    ['the form before the brand', 'catering', 'saffron', cateringRequest(), ['catering@a.example', hook]],
    ['the brand', 'media', 'saffron', mediaInquiry(), ['brand@a.example', hook]],
    ['one address once', 'feedback', 'saffron', feedback(), ['FEEDBACK@a.example', hook]],
    ['a callback is feedback', 'feedback', 'saffron', callback(), ['FEEDBACK@a.example', hook]],
    ['an empty list tells nobody, by mail', 'media', 'place-1', mediaInquiry(), [hook]],
    [
      'a location by the address of its page; mail and webhook each for itself',
      'catering',
      'place-2',
      cateringRequest(),
      ['catering@a.example'],
    ],
  ])('%s', (_, form, recipient, row, told) => {
    expect(toldOf(notify, { form, recipient }, row)).toEqual(told);
  });

  test('a callback has addresses of its own where they are written', () => {
    const own = {
      email: 'brand@a.example',
      forms: { callback: { email: 'calls@a.example' }, feedback: { email: [] } },
    };
    expect(toldOf(own, { form: 'feedback' }, callback())).toEqual(['calls@a.example']);
    expect(toldOf(own, { form: 'feedback' }, feedback())).toEqual([]);
  });

  test.each(['__proto__', 'constructor', 'toString'])('the location %s is none', (recipient) => {
    expect(toldOf(notify, { form: 'catering', recipient })).toEqual(['catering@a.example', hook]);
  });
});

describe('nobody is told', () => {
  const routed = (brand: LeadBrand | undefined, submission: SubmissionRow | null = cateringRequest()) =>
    routeOf({ lead: makeLead({}), submission }, brand);

  test.each<[string, LeadBrand | undefined]>([
    ['no configuration in brand_websites has the id', undefined],
    ['the brand has no "notify"', brandWith(null)],
    ['"notify" has no address for it', brandWith({ email: [] })],
  ])('because %s', (reason, brand) => {
    expect(routed(brand).answer).toContain(`Nobody is told: ${reason}`);
    expect(routed(brand).problem).toBeUndefined();
  });

  test('of what was deleted meanwhile', () => {
    expect(routed(brandWith({ email: 'a@a.example' }), null)).toMatchObject({
      deliveries: [],
      answer: 'The submission was deleted.',
    });
  });

  test.each([
    7,
    'a@a.example',
    { mail: 'a@a.example' },
    { email: 'a' },
    { forms: { catering: { webhook: 'http://a.example' } } },
  ])('until "notify" is right: %j', (notify) => {
    const { problem, deliveries } = routed(brandWith(notify));
    expect(problem).toMatch(/^Nobody is told yet: notify/);
    expect(deliveries).toEqual([]);
  });
});

describe('a guest gets a confirmation', () => {
  const confirmed = (form: LeadForm, row: SubmissionRow, notify: object = {}): string[] =>
    routeOf({ lead: makeLead({ form }), submission: row }, brandWith({ email: 'a@a.example', ...notify }))
      .deliveries.filter(({ channel }) => channel === 'confirmation')
      .map(({ recipient }) => recipient);

  test.each<[LeadForm, SubmissionRow]>([
    ['catering', cateringRequest()],
    ['careers', careerApplication()],
    ['media', mediaInquiry()],
    ['feedback', feedback()],
    ['franchise', franchiseInquiry({ enquiry_data: [{ question: 'Your e-mail', response: 'ada@example.com' }] })],
  ])('of %s', (form, row) => expect(confirmed(form, row)).toEqual(['ada@example.com']));

  test('unless the brand does not want it, or there is no address', () => {
    expect(confirmed('catering', cateringRequest(), { confirmation: false })).toEqual([]);
    expect(confirmed('catering', cateringRequest({ email: null }))).toEqual([]);
    expect(confirmed('franchise', franchiseInquiry())).toEqual([]);
  });

  test.each([
    'a@b.c\r\nBcc: eve@example.com',
    '"a b"@example.com',
    'a@b',
    '<a@b.example>',
    'a@b.example,c@d.example',
    `${'a'.repeat(250)}@b.example`,
  ])('but not at %j, which no mail can go to', (email) =>
    expect(confirmed('catering', cateringRequest({ email }))).toEqual([]),
  );
});
