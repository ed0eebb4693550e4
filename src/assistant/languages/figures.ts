import { MONTHS } from '../phrases/english.ts';

/** Times and prices of French and Spanish questions as English ones have them: "21h30" is "21:30", "15 $" is "$15". */
export function readFigures(query: string): string {
  return query
    .replaceAll(
      /(?<![\p{L}\d])(\d{1,2}) ?(?:heures?|hrs?|hs|h) ?([0-5]\d)?(?![\p{L}\d])/giu,
      (_, hour, minute = '00') => (hour === '24' ? '24 7' : `${hour}:${minute}`),
    )
    .replaceAll(/(?<![\p{L}\d])(\d{1,2}) (?:y media|et demie?)(?!\p{L})/giu, '$1:30')
    .replaceAll(
      /(?<![\d$.,])(\d{1,6})(?:[.,](\d{2}))? ?(?:\$|d[oó]lar(?:es)?(?!\p{L})|dollars?(?!\p{L}))/giu,
      (_, whole, cents) => (cents === undefined ? `$${whole}` : `$${whole}.${cents}`),
    )
    .replaceAll(/(?<![\p{L}\d])1er(?![\p{L}\d])/giu, '1');
}

const NUMBER = '(\\d{1,4}|[一二两兩三四五六七八九十]{1,3})';
const TIME = new RegExp(
  `(凌晨|早上|早晨|上午|中午|下午|傍晚|晚上|今天晚上|今晚|明天晚上|明晚|晚)? ?${NUMBER} ?(?:[点點](?:钟|鐘|正|整)?|:(?=[0-5]\\d))(半|[0-5]\\d)?`,
  'gu',
);
const DATE = new RegExp(`${NUMBER} ?月 ?${NUMBER} ?[日号號]`, 'gu');
const PRICE = new RegExp(`${NUMBER} ?(?:元|块|塊|刀|蚊|加币|加元)(?:钱|錢)?(以下|以内|以內)?`, 'gu');

/** Dates, times and prices of Chinese questions: "12月24号晚上9点" is "december 24 9 pm". */
export function readChineseFigures(query: string): string {
  return query
    .replaceAll(DATE, (written, month, date) => {
      const name = MONTHS[numberOf(month) - 1];
      return name === undefined ? written : ` ${name.toLowerCase()} ${numberOf(date)} `;
    })
    .replaceAll(TIME, timeOf)
    .replaceAll(PRICE, (_, amount, most) => `${most === undefined ? '' : ' under'} $${numberOf(amount)} `);
}

function timeOf(written: string, half: string | undefined, digits: string, minutes: string | undefined): string {
  const hour = numberOf(digits);
  // "一点" alone is "a little".
  if (hour > 24 || (half === undefined && digits === '一')) return written;
  const minute = minutes === '半' ? '30' : minutes;
  const clock = minute === undefined ? String(hour) : `${hour}:${minute}`;
  if (hour > 12) return ` ${DAY_OF[half ?? ''] ?? ''} ${hour}:${minute ?? '00'} `;
  if (half === undefined) return ` at ${clock} `;
  if (/^(?:凌晨|早|上)/.test(half)) return ` ${clock} am `;
  if (hour === 12 && half.includes('晚')) return ` ${DAY_OF[half] ?? ''} midnight `;
  return ` ${DAY_OF[half] ?? ''} ${clock} pm `;
}

const DAY_OF: Record<string, string> = { 今晚: 'tonight', 今天晚上: 'tonight', 明晚: 'tomorrow', 明天晚上: 'tomorrow' };

const DIGITS = '一二三四五六七八九';

/** `numberOf('二十四') // 24` */
function numberOf(written: string): number {
  if (/^\d/.test(written)) return Number(written);
  const [tens = '', ones = ''] = written.replace(/[两兩]/gu, '二').split('十');
  const digitOf = (digit: string) => (digit === '' ? 0 : DIGITS.indexOf(digit) + 1);
  if (!written.includes('十')) return digitOf(tens.slice(-1));
  return (tens === '' ? 1 : digitOf(tens)) * 10 + digitOf(ones);
}
