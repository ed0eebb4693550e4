import { describe, expect, test } from 'vitest';
import { phrasesOf } from '#assistant/answers/phrases-of.ts';
import { HOLIDAY_NAMES } from '#assistant/phrases/holiday-names.ts';
import { readByRules } from '#assistant/question/read-by-rules.ts';
import { textsIn } from '#i18n/texts.ts';
import { askOnPage, knowledgeFrom, sampleOf, SAMPLES, textsIn as textsOfAnswer } from '../../../support/assistant.ts';
import { piecesOf } from '../../../support/texts.ts';

/** A question of each topic. */
const QUESTIONS = {
  fr: [
    'Quelles sont vos heures?',
    'Êtes-vous ouverts à Noël?',
    'Êtes-vous ouverts en ce moment?',
    'À quelle heure fermez-vous samedi?',
    'Quelles sont les heures de cueillette?',
    'Avez-vous un service de traiteur?',
    'Quels postes offrez-vous?',
    'Faut-il réserver pour six?',
    'Nous serons un groupe de 20 personnes',
    'Quelle est votre note sur Google?',
    'Quelles offres avez-vous?',
    'Où êtes-vous?',
    'Livrez-vous à domicile?',
    'Avez-vous des cartes-cadeaux?',
    'Comment devenir franchisé?',
    'La nourriture était froide',
    'Je suis allergique au lait, que puis-je manger?',
    'Avez-vous des plats véganes?',
    'Quel est le plat le moins cher?',
    'Avez-vous du homard?',
    'bornes de recharge',
    'aide',
  ],
  es: [
    '¿Cuáles son sus horarios?',
    '¿Están abiertos en Navidad?',
    '¿Están abiertos ahora?',
    '¿A qué hora cierran el sábado?',
    '¿Hacen catering para bodas?',
    '¿Tienen trabajo para cocineros?',
    'quiero reservar una mesa para seis',
    'somos un grupo de 20 personas',
    '¿Qué promociones tienen?',
    '¿Dónde están?',
    '¿Hacen entregas a domicilio?',
    '¿Tienen tarjetas de regalo?',
    '¿Cómo abro una franquicia?',
    'la comida llegó fría',
    'Soy alérgico a la leche, ¿qué puedo comer?',
    '¿Tienen platos veganos?',
    '¿Cuál es el más barato?',
    '¿Tienen langosta?',
    'ayuda',
  ],
  zh: [
    '营业时间',
    '圣诞节营业吗？',
    '现在营业吗？',
    '星期六几点关门？',
    '提供婚礼餐饮服务吗？',
    '招聘厨师吗？',
    '我想订六个人的位子',
    '我们二十个人',
    '客人评价怎么样？',
    '有什么优惠？',
    '你们在哪里？',
    '可以送餐吗？',
    '有礼品卡吗？',
    '怎么加盟？',
    '菜是冷的，我要投诉',
    '我对牛奶过敏，能吃什么？',
    '有纯素的菜吗？',
    '最便宜的是什么？',
    '有龙虾吗？',
    '帮助',
  ],
} as const;
const TAGS = { fr: 'fr-CA', es: 'es-US', zh: 'zh-Hans' } as const;
/** What programs read: the names of marks. */
const CODES = ['spicy', 'halal'];
/** The name of an offer of a sample brand, and of hours of ours. */
const OF_BRANDS = ['Lunch'];

describe.each(Object.keys(QUESTIONS) as (keyof typeof QUESTIONS)[])('what is said in %s', (language) => {
  const page = TAGS[language];
  const { short, long } = piecesOf([textsIn('en'), phrasesOf('en')], [textsIn(page), phrasesOf(language)]);

  test.each(SAMPLES)('of %s has no English of ours, and no empty quotation', async (slug) => {
    const knowledge = await knowledgeFrom({ ...Object(sampleOf(slug)), languages: undefined, language: page });
    const wrong = QUESTIONS[language].flatMap((query) => {
      const read = readByRules(knowledge, { query, before: [], page }).language;
      const texts = textsOfAnswer(askOnPage(knowledge, query, page)).map((text) => text.replaceAll(/\s+/g, ' ').trim());
      const english = [
        ...texts.filter((text) => short.has(text) && !CODES.includes(text) && !OF_BRANDS.includes(text)),
        ...long.filter((piece) => texts.some((text) => text.includes(piece))),
        ...texts.filter((text) => /Christmas|[A-Z][a-z]+ \d{1,2}, \d{4}|[«“]\s*[»”]/.test(text)),
      ];
      return english.length === 0 && read === language ? [] : [{ query, read, english }];
    });
    expect(wrong).toEqual([]);
  });
});

test('a holiday that is known in its region alone keeps its name', () => {
  expect(HOLIDAY_NAMES.fr('Terry Fox Day')).toBe('Terry Fox Day');
  expect(HOLIDAY_NAMES.es('St. Patrick’s Day')).toBe('Día de San Patricio');
});
