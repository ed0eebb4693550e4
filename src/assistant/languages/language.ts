import { detect } from 'tinyld/light';
import { foldText } from '#core/text/fold.ts';
import { catalogueOf, isOurs } from '#i18n/catalogue/catalogue.ts';
import { isEnglish } from './english-words.ts';
import { readFigures } from './figures.ts';
import { FRENCH_WORDS } from './french.data.ts';
import { readChinese } from './read-chinese.ts';
import type { Knows, LanguageReading } from './reading.ts';
import { readWords } from './read-words.ts';
import { SPANISH_WORDS } from './spanish.data.ts';

/** `zh`: Chinese in simplified characters. */
export type Language = 'en' | 'fr' | 'es' | 'zh' | 'zh-hant' | 'other';

/**
 * Which language a question is in, and its words in English as far as the dictionaries have them; names of items and locations stay. Of any
 * other language the question stays as it is. `knows` says of a folded word whether the site or ordinary English has it: "burrata e friarielli?"
 * is an English question about an Italian menu. `page` is the language of the page, which counts where the words may be of either: "Margherita?"
 */
export function readLanguage(query: string, knows: Knows, page: Language = 'en'): Read {
  const found = READERS.map(({ language, read }) => ({ language, ...read(query, knows) }))
    .filter((reading) => hasEvidence(reading, query))
    .sort((one, other) => other.evidence - one.evidence)[0];
  if (found) return readIn(inScript(found.language, query, page), found);
  const onPage = readOnPage(page, query, knows);
  if ((onPage?.evidence ?? 0) === 0 && isOther(query, knows)) return { language: 'other', english: query };
  if (onPage === undefined) return { language: 'en', english: query };
  return onPage.evidence > 0 ? readIn(page, onPage) : { language: page, english: query };
}

/** The English for a question in a language that is known. */
export function readAs(language: Language, query: string, knows: Knows): Read {
  const reading = readerOf(language)?.read(query, knows);
  return reading === undefined ? { language, english: query } : readIn(language, reading);
}

const readerOf = (language: Language): Reader | undefined =>
  READERS.find((each) => each.language === language || `${each.language}-hant` === language);

/** A question in its language. */
export interface Read {
  language: Language;
  english: string;
  /** What was typed for words of the English. */
  typed?: ReadonlyMap<string, string>;
}

const readIn = (language: Language, { english, typed }: LanguageReading): Read => ({
  language,
  english: tidy(english),
  typed,
});

/** Characters that simplified and traditional Chinese write differently, among those common in questions. The same index in both is the same character. */
const SIMPLIFIED =
  '们个么吗开关门几钱费面饭鸡鱼猪虾贵难双后过还无对应样听说谢请问预订电话号码营业时间周见为厅总单网页优欢场发现给这两点楼车会员礼馆汤热凉盐酱麸质华东区离远儿岁带宠轮进买从来国圣节农边头觉认让饮荐';
const TRADITIONAL =
  '們個麼嗎開關門幾錢費麵飯雞魚豬蝦貴難雙後過還無對應樣聽說謝請問預訂電話號碼營業時間週見為廳總單網頁優歡場發現給這兩點樓車會員禮館湯熱涼鹽醬麩質華東區離遠兒歲帶寵輪進買從來國聖節農邊頭覺認讓飲薦';

/** Chinese in the characters of the question. Where it has none that tells, in those of the page. */
function inScript(language: Language, query: string, page: Language): Language {
  if (language !== 'zh') return language;
  const hasSome = (characters: string) => [...characters].some((each) => query.includes(each));
  if (hasSome(TRADITIONAL)) return 'zh-hant';
  return page === 'zh-hant' && !hasSome(SIMPLIFIED) ? 'zh-hant' : 'zh';
}

interface Reader {
  language: 'fr' | 'es' | 'zh';
  read: (query: string, knows: Knows) => LanguageReading;
}

const READERS: Reader[] = [
  { language: 'zh', read: (query, knows) => readChinese(query, knows) },
  { language: 'fr', read: (query, knows) => readWords(readFigures(query), FRENCH_WORDS, knows) },
  { language: 'es', read: readSpanish },
];

/** No other language opens a question with a mark: in "¿Tienen catering?" it counts as a word of Spanish. */
function readSpanish(query: string, knows: Knows): LanguageReading {
  const reading = readWords(readFigures(query), SPANISH_WORDS, knows);
  return { ...reading, evidence: reading.evidence + (/[¿¡]/.test(query) ? 1 : 0) };
}

const MIN_EVIDENCE = 0.5;
const COVERS_ENOUGH = 0.6;

function hasEvidence({ evidence, against, covers }: LanguageReading, query: string): boolean {
  if (evidence < MIN_EVIDENCE || evidence <= against) return false;
  // Italian and Portuguese have many words of Spanish and French.
  return covers >= COVERS_ENOUGH || !isForeign(query);
}

/** A question in the language of its page, where no word speaks against that: the names of a menu alone, or words that it shares with English. */
function readOnPage(page: Language, query: string, knows: Knows): LanguageReading | undefined {
  const reader = readerOf(page);
  const rest = query.replaceAll(/\p{L}+/gu, (word) => (SHARED.has(foldText(word)) ? '' : word));
  if (reader === undefined) return undefined;
  // Words that the site has, such as the "poisson" of a French menu, are of the language of its pages.
  const { evidence, against } = reader.read(rest, () => false);
  return against === 0 ? { ...reader.read(query, knows), evidence } : undefined;
}

/** English words that guests of any language write. */
const SHARED = new Set([
  'menu',
  'menus',
  'bar',
  'wifi',
  'parking',
  'brunch',
  'catering',
  'delivery',
  'halal',
  'vegan',
  'pizza',
  'burger',
  'ok',
]);

function isOther(query: string, knows: Knows): boolean {
  const words = foldText(query).match(/\p{L}+/gu) ?? [];
  const unknown = words.filter((word) => !isEnglish(word) && !knows(word));
  if (unknown.length * 2 <= words.length) return false;
  return unknown.some((word) => /[^\p{Script=Latin}\p{Script=Common}]/u.test(word)) || isForeign(query);
}

const OURS = new Set(['', 'en', 'fr', 'es', 'zh']);
/** Enough to tell a language by. */
const READ_LENGTH = 200;

function isForeign(query: string): boolean {
  return !OURS.has(detect(query.slice(0, READ_LENGTH)));
}

function tidy(text: string): string {
  return text
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ (?=[,.!?;:])/gu, '')
    .trim();
}

/** The language that the assistant speaks on a page: `languageOfPage('fr-CA')  // "fr"`, `languageOfPage('zh-TW')  // "zh-hant"`. English for one that it does not speak. */
export function languageOfPage(tag: string): Language {
  const catalogue = catalogueOf(tag);
  return catalogue === 'zh-hans' ? 'zh' : catalogue;
}

/** Whether texts with a tag are in a language that the assistant speaks. */
export function isIn(tag: string, language: Language): boolean {
  return languageOfPage(tag) === language && isOurs(tag);
}
