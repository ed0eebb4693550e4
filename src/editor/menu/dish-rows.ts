import { countIn, entryName, fieldIn, nounsOf } from '../fields/nouns.ts';
import { priceWords, publishedPrice } from '../fields/price-words.ts';
import { textOf } from '../fields/input.ts';
import { isSoldOut } from '../fields/stock.ts';
import { type FieldPath, fieldPathAt, writePath } from '../fields/field-path.ts';
import { handle, question } from '../forms/entry-handle.ts';
import { adder } from '../forms/list-form.ts';
import { noThumb, thumbOf } from '../forms/thumb.ts';
import { icon } from '../style/icons.ts';
import { type Html, html } from '#tool-pages/html.ts';
import { type EditView, idOf, pageOf } from '../fields/view.ts';

/** The dishes of a list that have the words that are looked for. */
export const dishesIn = (list: FieldPath | undefined, { root, find = '' }: EditView): FieldPath[] =>
  !Array.isArray(list?.value)
    ? []
    : list.value
        .flatMap((_, index) => fieldPathAt(root.value, [...list.path, index]) ?? [])
        .filter((item) => find === '' || fold(JSON.stringify(item.value)).includes(fold(find)));

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The dishes of a category, and a row to add one. */
export function dishList(list: FieldPath, canLeave: boolean, view: EditView): Html {
  const count = countIn(list);
  const rows = dishesIn(list, view).map((item) => dishRow(item, { count, canLeave }, view));
  return html`${
    rows.length === 0 && count > 0
      ? ''
      : html`<ol class="list dishes" data-list="${writePath(list.path)}" data-kind="dish">
          ${rows}
        </ol>`
  }
  ${view.find ? '' : adder(list, view)}`;
}

function dishRow(item: FieldPath, options: { count: number; canLeave: boolean }, view: EditView): Html {
  const title = entryName(item, view.texts);
  const out = soldOutWords(item, view);
  const isOut = out !== undefined;
  return html`<li class="${isOut ? 'out' : ''}" id="${idOf(item.path)}" data-entry="${writePath(item.path)}">
    ${handle(item, { ...options, title, index: Number(item.path.at(-1)), canCopy: true }, view)}
    ${thumbOf(item, view) ?? noThumb()}
    <div class="grow">
      <a class="t over name" href="${pageOf(view.slug, item.path)}">${title}</a>
      <span class="costs">${costs(item, view)}${isOut ? html` <b class="badc">${out}</b>` : ''}</span>
      ${warned(item, view)}
    </div>
    ${stockSwitch(item, isOut, title, view)}${question(item, view)}
  </li>`;
}

/** What the last build said of the dish, or of one of its fields. */
function warned(item: FieldPath, { warnings }: EditView): Html {
  const key = writePath(item.path);
  const [, warning] = [...warnings].find(([at]) => at === key || at.startsWith(`${key}/`)) ?? [];
  return html`<div id="said-${idOf(item.path)}" data-live>
    ${warning === undefined ? '' : html`<p class="said">${warning}</p>`}
  </div>`;
}

/** The price, its words, or how many sizes there are. */
function costs(item: FieldPath, view: EditView): Html | string {
  const { texts, root } = view;
  const sizes = countIn(fieldIn(item, 'sizes'));
  if (sizes > 0) return texts.menu.sizes(sizes);
  const price = fieldIn(item, 'price');
  const text = price && (priceWords(price.value, root, texts) ?? textOf(price) ?? '…');
  const was = price && publishedPrice(price.path, view);
  return text === undefined || text === ''
    ? html`<span class="soft">${texts.menu.noPrice}</span>`
    : html`${was === undefined ? '' : html`<del class="was num">${was}</del> `}<span class="num">${text}</span>${
          was === undefined ? '' : html` <span class="tag act">${texts.publish.changed}</span>`
        }`;
}

/** "Sold out until tomorrow"; undefined for a dish that guests can order. */
export const soldOutWords = (item: FieldPath, { soldOut, texts }: EditView): string | undefined =>
  isSoldOut(item) ? texts.menu.soldOut : soldOut?.get(writePath(item.path));

/** On is as usual, so that a long list stays quiet. */
export function stockSwitch(item: FieldPath, isOut: boolean, title: string, view: EditView): Html {
  const id = `switch-${idOf(item.path)}`;
  return html`<button
    class="switch"
    id="${id}"
    role="switch"
    aria-checked="${isOut ? 'false' : 'true'}"
    aria-label="${view.texts.menu.isAvailable(title)}"
    name="do"
    value="${isOut ? 'available' : 'soldout'}/${writePath(item.path)}"
    ${view.focus === id ? html`autofocus` : ''}
  >
    <span></span>
  </button>`;
}

/** Leads to the row at the end of a list in which an entry is added. */
export const addLink = (list: FieldPath, to: string, view: EditView): Html =>
  html`<a class="btn plain" href="#new-${idOf(list.path)}-name" data-opens="add-${idOf(list.path)}"
    >${icon('plus')}${nounsOf(list, view.texts).add}<span class="vh"> · ${to}</span></a
  >`;
