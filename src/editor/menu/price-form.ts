import { currencyIn } from '../fields/currency.ts';
import { fieldIn } from '../fields/nouns.ts';
import { shownText } from '../fields/input.ts';
import { PRICE_KINDS, priceKindOf } from '../fields/price-kind.ts';
import { publishedPrice } from '../fields/price-words.ts';
import { type FieldPath, writePath } from '../fields/field-path.ts';
import { exampleIn } from '#i18n/tools/reasons.ts';
import { said } from '../forms/around.ts';
import { fieldForm } from '../forms/fields-form.ts';
import { type Html, html } from '#tool-pages/html.ts';
import { PUBLISH_ON } from '../publish/state-words.ts';
import { editPath, type EditView, idOf } from '../fields/view.ts';

/** One price, sizes with a price each, or words. What is typed for a kind that is not chosen is not saved. */
export function priceForm(item: FieldPath, view: EditView): Html {
  const price = fieldIn(item, 'price');
  const sizes = fieldIn(item, 'sizes');
  if (price === undefined || sizes === undefined) return html``;
  const { menu } = view.texts;
  const written = priceKindOf(item);
  const name = `kind:${writePath(item.path)}`;
  // What was typed before and refused is shown where it was typed.
  const isRefused = written === 'sizes' && view.problems.has(writePath(price.path));
  const chosen = view.typed.get(name) ?? (isRefused ? 'one' : written);
  const text = shownText(price, view.texts);
  const radio = (kind: (typeof PRICE_KINDS)[number]): Html =>
    html`<label
      ><input
        type="radio"
        id="${kind}-${idOf(item.path)}"
        name="${name}"
        value="${kind}"
        ${kind === chosen ? html`checked` : ''}
      /><span>${menu.kinds[kind]}</span></label
    >`;
  return html`<fieldset class="choice" id="price-${idOf(item.path)}" data-unsaved>
    <legend>${menu.price}</legend>
    <div class="seg">${PRICE_KINDS.map(radio)}</div>
    <div class="if one">
      ${text === undefined ? html`<p class="hint">${menu.foreign}</p>` : money(price, written === 'words' ? '' : text, chosen === 'one', view)}
      ${written === 'sizes' && text ? use(menu.useThisPrice) : ''}
    </div>
    <div class="if sizes">
      ${fieldForm(sizes, view)} ${written === 'sizes' && text ? html`<p class="hint">${menu.besideSizes}</p>` : ''}
    </div>
    <div class="if words">${words(price, written === 'words' ? (text ?? '') : '', chosen === 'words', view)}</div>
    ${published(price, view)} ${said(price, view)}
  </fieldset>`;
}

/** What guests still pay, and the way to a date for what is new. */
function published({ path }: FieldPath, view: EditView): Html {
  const words = publishedPrice(path, view);
  // Publishing takes it away, from a page that is open, too.
  return html`<div id="published-${idOf(path)}" data-live>
    ${
      words === undefined
        ? ''
        : html`<p class="hint num">
            ${view.texts.menu.wasOnSite(words)}
            <a href="${editPath(view.slug, `${PUBLISH_ON}?only=${encodeURIComponent(writePath(path))}`)}"
              >${view.texts.menu.changeOnDate}</a
            >
          </p>`
    }
  </div>`;
}

/** What is in the field already makes no change that would be saved. */
const use = (text: string): Html => html`<button class="btn" name="do" value="save">${text}</button>`;

function money(price: FieldPath, text: string, isChosen: boolean, view: EditView): Html {
  const key = writePath(price.path);
  const { sign, isBehind } = signOf(view);
  const typed = isChosen ? view.typed.get(key) : undefined;
  return html`<div class="money ${isBehind ? 'behind' : ''}" id="${idOf(price.path)}">
    ${sign === '' ? '' : html`<span aria-hidden="true">${sign}</span>`}
    <input
      class="input num"
      id="in-${idOf(price.path)}"
      name="f:${key}"
      value="${typed ?? text}"
      inputmode="decimal"
      autocomplete="off"
      aria-label="${view.texts.menu.price}"
      placeholder="${exampleIn('12.50', view.texts)}"
      ${isChosen ? wrong(price, view) : ''}
    />
  </div>`;
}

function words(price: FieldPath, text: string, isChosen: boolean, view: EditView): Html {
  const key = writePath(price.path);
  const typed = isChosen ? view.typed.get(key) : undefined;
  return html`<input
    class="input"
    id="words-${idOf(price.path)}"
    name="w:${key}"
    value="${typed ?? text}"
    autocomplete="off"
    maxlength="24"
    aria-label="${view.texts.menu.priceInWords}"
    placeholder="${view.texts.menu.marketPrice}"
    ${isChosen ? wrong(price, view) : ''}
  />`;
}

const wrong = (price: FieldPath, view: EditView): Html | '' =>
  view.problems.has(writePath(price.path))
    ? html`aria-invalid="true" aria-describedby="problem-${idOf(price.path)}"`
    : '';

/** The sign of the brand's currency, and whether it stands behind a number in the language of whoever edits. */
function signOf({ root, language }: EditView): { sign: string; isBehind: boolean } {
  const currency = currencyIn(root);
  if (currency === undefined) return { sign: '', isBehind: false };
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  const parts = format.formatToParts(1);
  return {
    sign: parts.find(({ type }) => type === 'currency')?.value ?? '',
    isBehind: parts.at(-1)?.type === 'currency',
  };
}
