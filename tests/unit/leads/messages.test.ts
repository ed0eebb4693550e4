import { describe, expect, test } from 'vitest';
import { confirmationOf, withoutLinks } from '#leads/messages/confirmation.ts';
import { digestMail } from '#leads/messages/digest.ts';
import { leadMail } from '#leads/messages/lead-mail.ts';
import { callback, feedback } from '../../support/backend/backend.ts';
import { careerApplication, cateringRequest, franchiseInquiry, mediaInquiry } from '../../support/backend/inquiries.ts';
import { makeLead } from '../../support/leads/make-lead.ts';

const SETTINGS = { inboxUrl: 'https://inbox.example', fileKey: 'key' };

describe('a mail to the restaurant', () => {
  test('says in its subject what was asked and where, without the guest', async () => {
    const subjects = await Promise.all(
      [
        [makeLead(), cateringRequest({ event_type: 'Wedding', event_date: '2027-05-01', number_of_guests: 80 })],
        [makeLead({ number_of_guests: 1 } as object), cateringRequest({ number_of_guests: 1 })],
        [makeLead({ form: 'feedback' }), feedback({ rating: 2, sub_type: 'Wait time', nature: 'complaint' })],
        [makeLead({ form: 'feedback' }), feedback({ type: 'website', rating: null, sub_type: null, nature: 'bug' })],
        [makeLead({ form: 'feedback', location_name: null }), callback()],
        [makeLead({ form: 'careers' }), careerApplication({ position: 'apply-openly' })],
        [makeLead({ form: 'media', location_name: null, is_test: true }), mediaInquiry()],
        [makeLead({ form: 'franchise', location_name: null, brand_name: null }), franchiseInquiry()],
        [
          makeLead({ form: 'feedback', location_name: null }),
          feedback({ meta: { location_name: 'Told By The Page' } }),
        ],
      ].map(
        async ([lead, submission]) =>
          (await leadMail({ lead, submission } as Parameters<typeof leadMail>[0], SETTINGS)).subject,
      ),
    );
    expect(subjects).toMatchInlineSnapshot(`
      [
        "Catering request: Wedding, 2027-05-01, 80 guests – Saffron Lane, Queen West",
        "Catering request: Birthday, 2999-12-24, 1 guest – Saffron Lane, Queen West",
        "Feedback: 2 of 5 stars, Wait time, complaint – Saffron Lane, Queen West",
        "Feedback on the website: bug – Saffron Lane, Queen West",
        "Callback request – Saffron Lane",
        "Application: Open application – Saffron Lane, Queen West",
        "[Test] Media inquiry: Story or review, The Daily Noodle – Saffron Lane",
        "Franchise inquiry – saffron",
        "Feedback: 4 of 5 stars, Food, compliment – Saffron Lane, Told By The Page",
      ]
    `);
  });

  test('has what an answer needs, and neither the browser nor the page', async () => {
    const submission = feedback({
      contact_name: 'Ada',
      page_url: 'https://a.example/secret-page',
      user_agent: 'Firefox/1',
      message: '  Cold.\nAnd late.  ',
    });
    const { text, replyTo } = await leadMail({ lead: makeLead({ form: 'feedback' }), submission }, SETTINGS);
    expect(text).not.toMatch(/secret-page|Firefox|390x844/);
    expect(replyTo).toEqual({ name: 'Ada', address: 'ada@example.com' });
    expect(text).toMatchInlineSnapshot(`
      "Feedback: 4 of 5 stars, Food, compliment
      Saffron Lane, Queen West

      Name: Ada
      E-mail: ada@example.com
      Rating: 4 of 5 stars
      About: Food
      Kind: compliment

      Message:
      Cold.
      And late.

      Answer this mail to write to the guest.

      In the inbox: https://inbox.example/leads/feedback/7d3b1c5e-0d2f-4c39-9a53-0f6c2a1d8e11

      Sent on the website on 28 November 2026, 14:02 UTC.
      "
    `);
  });

  test('leads to the files of an application for two weeks, if there is an inbox', async () => {
    const submission = {
      ...careerApplication({ cover_letter: 'Dear all' }),
      resume_path: 'x/resume.pdf',
      photo_path: null,
    };
    const sent = { lead: makeLead({ form: 'careers' }), submission };
    expect((await leadMail(sent, SETTINGS)).text).toMatch(
      /resume\.pdf: https:\/\/inbox\.example\/files\/x\/resume\.pdf\?expires=\d+&signature=[0-9a-f]{64}\n/,
    );
    expect((await leadMail(sent, {})).text).not.toContain('resume');
  });

  test('says that it is a test', async () => {
    const { subject, text } = await leadMail(
      { lead: makeLead({ is_test: true }), submission: cateringRequest() },
      SETTINGS,
    );
    expect(subject).toMatch(/^\[Test\] /);
    expect(text).toMatch(/^This is a test of the delivery\. No guest has sent it\.\n/);
  });
});

test('a digest has a line for each lead, urgent ones first', () => {
  const sent = [
    { lead: makeLead({ form: 'feedback', id: 'a', is_urgent: false }), submission: feedback({ contact_email: null }) },
    {
      lead: makeLead({ id: 'b', created_at: '2026-11-28T14:05:00+00:00' }),
      submission: cateringRequest({ email: null }),
    },
    { lead: makeLead({ id: 'c', form: 'media', brand_name: 'Another', is_urgent: false }), submission: mediaInquiry() },
  ];
  expect(digestMail(sent, SETTINGS)).toMatchInlineSnapshot(`
    {
      "isAutomatic": false,
      "subject": "3 new messages, 1 urgent – Saffron Lane and 1 more",
      "text": "Many messages came at once, so they are in one mail.

    14:05 UTC  Catering request: Birthday, 2999-12-24, 40 guests – Saffron Lane, Queen West
    Ada Lovelace, +1 416 555 0100
    https://inbox.example/leads/catering/b

    14:02 UTC  Feedback: 4 of 5 stars, Food, compliment – Saffron Lane, Queen West
    https://inbox.example/leads/feedback/a

    14:02 UTC  Media inquiry: Story or review, The Daily Noodle – Another, Queen West
    Ada Lovelace, ada@example.com
    https://inbox.example/leads/media/c

    All of them are in the inbox: https://inbox.example/
    ",
    }
  `);
});

describe('a confirmation', () => {
  test('is in the language of the page', () => {
    const { subject, text, isAutomatic } = confirmationOf({
      lead: makeLead(),
      submission: cateringRequest({ language: 'fr-CA' }),
    });
    expect(isAutomatic).toBe(true);
    expect(`${subject}\n${text}`).toMatchInlineSnapshot(`
      "Saffron Lane a bien reçu votre message
      Merci. Voici ce que vous avez envoyé à Saffron Lane :

      Demande de traiteur : Anniversaire
      Date de l’événement : 24 décembre 2999
      Heures de l’événement : 18:00 to 22:00
      Nombre de convives : 40
      Lieu de l’événement : 12 Queen Street
      Mode de service : Cueillette

      Vos souhaits :
      Two without gluten.

      Saffron Lane lira votre message et vous répondra. Ce courriel est automatique : merci de ne pas y répondre.

      Vous n’avez rien envoyé? Quelqu’un a saisi votre adresse par erreur, et vous n’avez rien à faire.
      "
    `);
  });

  test.each([
    ['en', 'Saffron Lane has received your message', 'Event date: December 24, 2999'],
    ['es', 'Saffron Lane recibió tu mensaje', 'Fecha del evento: 24 de diciembre de 2999'],
    ['zh-Hans', 'Saffron Lane已收到您的留言', '活动日期：2999年12月24日'],
    ['zh-TW', 'Saffron Lane已收到您的留言', '活動日期：2999年12月24日'],
    ['ar', 'Saffron Lane has received your message', 'Event date: December 24, 2999'],
    [null, 'Saffron Lane has received your message', 'Event date: December 24, 2999'],
    ['<nonsense>', 'Saffron Lane has received your message', 'Event date: December 24, 2999'],
  ])('for a page in %s', (language, wanted, date) => {
    const { subject, text } = confirmationOf({ lead: makeLead(), submission: cateringRequest({ language }) });
    expect(subject).toBe(wanted);
    expect(text.split('\n')).toContain(date);
  });

  test.each([
    ['careers', careerApplication(), ['Position: Baker', 'Experience:\nTen years.']],
    ['media', mediaInquiry({ message: 'Hello.' }), ['Media inquiry: Story or review', 'Your message:\nHello.']],
    ['franchise', franchiseInquiry(), ['Where?\nHamilton']],
    ['feedback', feedback(), ['Restaurant Feedback: Satisfied', 'Your message:\nThe noodles were perfect.']],
    ['feedback', callback(), ['Request Callback: +1 416 555 0100']],
  ] as const)('says what was sent: %s', (form, submission, parts) => {
    const { text } = confirmationOf({ lead: makeLead({ form }), submission });
    for (const part of parts) expect(text).toContain(part);
  });

  test('is of no use to who enters the address of another: no link, no name, not much text', () => {
    const spam = 'Win at https://evil.example/x?a=1 or www.evil.example or evil。example or ask eve@evil.example ';
    const submission = cateringRequest({
      full_name: 'Win at evil.example',
      requirements: spam.repeat(50),
      event_location: spam,
      event_timings: spam,
    });
    const { subject, text } = confirmationOf({ lead: makeLead(), submission });
    expect(subject + text).not.toMatch(/:\/\/|\w\.\w|\w@\w|evil。/);
    expect(text.length).toBeLessThan(2500);
  });
});

test('what looks like a link is none', () => {
  expect(withoutLinks('see http://evil.example/x, a@b.example')).toBe(
    'see http[:]//evil[.]example/x, a[at]b[.]example',
  );
  expect(withoutLinks('At 7. No nuts, please. 12.50 dollars… OK.')).toBe('At 7. No nuts, please. 12[.]50 dollars… OK.');
});
