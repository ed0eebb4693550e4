import { withoutAccents } from './plain-letters.ts';

/**
 * What a menu has in place of an amount, in English, French, Spanish, Italian, German, Dutch and Portuguese, without accents:
 * "Market price", "selon arrivage", "de temporada", "su richiesta", "Tagespreis". One of them makes a text a price.
 */
const WORDS = new Set(
  [
    'market mkt seasonal season ask inquire enquire inquiry enquiry request vary varies variable varied various daily today',
    'free complimentary included includes inclusive house call quote application consultation depends weight half off bogo',
    'pay donation server staff waiter board chalkboard choice dependent available',
    'marche saison saisonnier saisonniere demande demander selon arrivage gratuit gratuite offert offerte inclus incluse',
    'compris comprise devis jour cours consulter contacter poids libre variables',
    'mercado temporada consultar consulte preguntar pregunte segun gratis gratuito gratuita incluido incluida peso dia',
    'cortesia convenir invitacion',
    'mercato stagione stagionale richiesta chiedere secondo quantita omaggio incluso inclusa compreso compresa variabile',
    'giorno etto concordare consultare offerto offerta',
    'markt marktpreis tagespreis saisonal saisonpreis anfrage nachfrage fragen kostenlos kostenfrei frei inklusive inkl',
    'inbegriffen enthalten gewicht tagesaktuell variabel vereinbarung jahreszeit',
    'dagprijs seizoen seizoensprijs aanvraag inbegrepen consulta estacao',
  ].flatMap((words) => words.split(' ')),
);

/** Market price, price on application, to be announced, "según mercado", "secondo quantità", "as quoted". */
const SHORT_FORMS = new Set(['mp', 'poa', 'tba', 'sm', 'spm', 'sq', 'aq', 'pm', 'pdm', 'vb']);

/** Market, season, ask, free, extra, included, as agreed, and figures. */
const CHINESE = /[时時市季令询詢问問免赠贈送议議另随隨含一二三四五六七八九十百千两兩]/;

/** A dash for "none"; a figure of any script; a letter of a language that is not among these. */
const ALWAYS = /^[-–—\s]+$|\p{N}|[^\P{L}\p{Script=Latin}\p{Script=Han}]/u;

/** Whether a text without an amount is one that a menu may have for a price. `isPriceText('four dollars') // false` */
export function isPriceText(text: string): boolean {
  if (ALWAYS.test(text) || CHINESE.test(text)) return true;
  const folded = withoutAccents(text).toLowerCase();
  const words = folded.match(/\p{L}+/gu) ?? [];
  return words.some((word) => WORDS.has(word)) || SHORT_FORMS.has(words.join(''));
}
