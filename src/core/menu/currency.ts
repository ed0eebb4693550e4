interface Look {
  narrow: string;
  /** Tells it from another currency with the same narrow sign. */
  long: string;
  digits: number;
}

const known = new Map<string, Look>();

/** As Intl has it in English. */
function lookOf(currency: string): Look {
  const look = known.get(currency) ?? lookUp(currency);
  known.set(currency, look);
  return look;
}

function lookUp(currency: string): Look {
  const format = new Intl.NumberFormat('en-CA', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  // In the English of no country, no dollar is its own.
  const long = new Intl.NumberFormat('en-001', { style: 'currency', currency });
  return {
    narrow: signIn(format) ?? currency,
    long: signIn(long) ?? currency,
    digits: format.resolvedOptions().maximumFractionDigits ?? 2,
  };
}

const signIn = (format: Intl.NumberFormat): string | undefined =>
  format.formatToParts(0).find(({ type }) => type === 'currency')?.value;

/** How many digits stand behind the point: 2 for dollars, 0 for yen, 3 for Kuwaiti dinars. */
export function digitsOf(currency: string | undefined): number {
  return currency === undefined ? 2 : lookOf(currency).digits;
}

/** Whether another one of the currencies has the same sign: `sharesSign('CAD', ['CAD', 'USD']) // true` */
export function sharesSign(currency: string, currencies: readonly string[]): boolean {
  const { narrow } = lookOf(currency);
  return currencies.some((other) => other !== currency && lookOf(other).narrow === narrow);
}

/** What people write for a currency beside its code and its signs, in small letters. */
const WORDS: Record<string, string[]> = {
  AED: ['dh', 'dhs'],
  AUD: ['au$', 'aud$'],
  CAD: ['c$', 'ca$', 'cad$', 'cdn$'],
  CHF: ['fr', 'sfr'],
  CNY: ['元', 'rmb', '￥'],
  DKK: ['kr'],
  GBP: ['gb£'],
  INR: ['rs', 're'],
  ISK: ['kr'],
  JPY: ['円', 'yen', '￥'],
  KRW: ['원', 'won'],
  MXN: ['mx$'],
  NOK: ['kr'],
  NZD: ['nz$'],
  PLN: ['zl'],
  SEK: ['kr'],
  TWD: ['nt$'],
  USD: ['us$', 'usd$'],
  ZAR: ['r'],
};

/** Signs of one currency alone. A dollar, a krona and a yen sign are those of several. */
const OF_ONE: Record<string, string> = {
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '₪': 'ILS',
  '₩': 'KRW',
  '₫': 'VND',
  '₺': 'TRY',
  '₽': 'RUB',
  '₴': 'UAH',
  '₱': 'PHP',
  '฿': 'THB',
  '₦': 'NGN',
  r$: 'BRL',
  zł: 'PLN',
  zl: 'PLN',
  kč: 'CZK',
  ft: 'HUF',
  chf: 'CHF',
};

/** The currency that a sign or a code stands for. Undefined: several have it, or none. `currencyOfSign('€') // 'EUR'` */
export function currencyOfSign(written: string): string | undefined {
  const sign = written.replace(/\.$/, '');
  if (/^[A-Z]{3}$/.test(sign)) return Intl.supportedValuesOf('currency').includes(sign) ? sign : undefined;
  const key = sign.toLowerCase();
  return Object.hasOwn(OF_ONE, key) ? OF_ONE[key] : undefined;
}

/** Whether what was written beside a number stands for the currency: `isSignOf('Rs.', 'INR') // true` */
export function isSignOf(written: string, currency: string): boolean {
  const sign = written.replace(/\.$/, '').toLowerCase();
  const { narrow, long } = lookOf(currency);
  return [currency, narrow, long, ...(WORDS[currency] ?? [])].some((known) => known.toLowerCase() === sign);
}
