import { describe, expect, test } from 'vitest';
import { askOnPage as ask, knowledgeFrom, wordsOf } from '../../../support/assistant.ts';

test('notes at the foot of the pages are all quoted where none is in the language of the answer', async () => {
  const german = '<p lang="de">Mit Weizen, Allergie.</p><p lang="it">Con grano, allergia.</p>';
  const words = wordsOf(ask(await knowledgeFrom({ name: 'Kumo', footer: german }), 'any wheat allergy notes', 'en'));
  expect(words).toContain('Mit Weizen, Allergie.');
  expect(words).toContain('Con grano, allergia.');
});

test('a name in two scripts is not added to what the brand itself has written', async () => {
  const menu = { categories: [{ name: 'Ramen', items: [{ name: 'Shoyu 醤油', price: 18 }] }] };
  const faqs = [{ question: 'Is the Shoyu hot?', answer: 'The Shoyu is not hot.' }];
  const words = wordsOf(ask(await knowledgeFrom({ name: 'Kumo', menu, faqs }), 'is the shoyu hot?', 'en'));
  expect(words).toContain('The Shoyu is not hot.');
});

describe('what the page for catering says', () => {
  const askIn = async (own: object) => {
    const knowledge = await knowledgeFrom({ name: 'Nonna Pia', telephone: '905 555 0142', ...own, language: 'es-US' });
    return wordsOf(ask(knowledge, '¿Tienen catering?', 'es-US'));
  };

  test('is said in the language of the answer', async () => {
    expect(await askIn({ restaurant_id: 'nonna-pia' })).toBe(
      'De un almuerzo en la oficina a una boda: dinos el día y el número de invitados, y planeamos la comida contigo. ' +
        'Ofrecemos: Para recoger y Entrega a domicilio.',
    );
    expect(await askIn({})).toBe(
      'No recibimos solicitudes de catering en línea. Llámanos y veremos qué podemos hacer.',
    );
  });

  test('stays as it is where the brand says it in words of its own', async () => {
    const texts = { 'cateringPage.lede': 'Cocinamos para todos.' };
    expect(await askIn({ restaurant_id: 'nonna-pia', texts })).toContain('Cocinamos para todos. Ofrecemos');
  });
});

test('an address has its country in the language of the site', async () => {
  const address = {
    streetAddress: '1401 SW 8th St',
    addressLocality: 'Miami',
    addressRegion: 'FL',
    addressCountry: 'US',
  };
  const knowledge = await knowledgeFrom({ name: 'Casa Yumurí', language: 'es-US', address });
  expect(wordsOf(ask(knowledge, '¿Dónde están?', 'es-US'))).toContain('Miami, FL, Estados Unidos.');
});

describe('who asks for a day with a note', () => {
  const note = 'Buon Natale! See you on the 27th.';
  const place = {
    timezone: 'America/Toronto',
    openingHours: 'Mo-Su 11:00-22:00',
    specialHours: [{ date: '12-25', isClosed: true, note }],
  };

  test.each([
    ['a brand', place],
    ['a location', { locations: [{ name: 'Queen West', ...place }, { name: 'Locke Street' }] }],
  ])('is told the note of %s, in the language of the page', async (_, own) => {
    const knowledge = await knowledgeFrom({
      name: 'Kumo',
      ...own,
      languages: ['en-CA', 'fr-CA'],
      translations: { 'fr-CA': { Kumo: '=', [note]: 'Buon Natale ! À bientôt.' } },
    });
    const askOfQueen = (question: string, page: string) => wordsOf(ask(knowledge, `Queen West: ${question}`, page));
    expect(askOfQueen('are you open on Christmas?', 'en')).toContain(note);
    expect(askOfQueen('are you open on public holidays?', 'en')).toContain(`Closed · ${note}`);
    expect(askOfQueen('êtes-vous ouverts à Noël ?', 'fr-CA')).toContain('Buon Natale ! À bientôt.');
  });
});
