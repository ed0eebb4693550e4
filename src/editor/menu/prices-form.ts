import { categoriesIn } from '../fields/dish-lists.ts';
import { entryName } from '../fields/nouns.ts';
import { priceWords } from '../fields/price-words.ts';
import { planPrices, PRICE_STEPS, type PriceChange } from '../fields/price-plan.ts';
import { type FieldPath, writePath } from '../fields/field-path.ts';
import { select } from '../forms/fields-form.ts';
import { type Html, html } from '#tool-pages/html.ts';
import { type EditView, idOf } from '../fields/view.ts';

/** Raises or lowers all prices of a menu, or of one of its categories. What becomes of each is shown before it is saved. */
export function pricesForm(menu: FieldPath, view: EditView): Html {
  const { prices } = view.texts.menu;
  const key = writePath(menu.path);
  const id = idOf(menu.path);
  const typed = (name: string): string => view.typed.get(`n:prices:${name}`) ?? '';
  const problem = view.problems.get(`prices/${key}`);
  const action = view.asked.get(`prices/${key}`);
  const plan = action === undefined ? undefined : planPrices(menu, view.root.value, typed, view.texts);
  const own = (name: string): Html => html`class="input" id="prices-${name}-${id}" name="n:prices:${name}"`;
  const field = (name: string, label: string, control: Html): Html =>
    html`<div class="field"><label class="label" for="prices-${name}-${id}">${label}</label>${control}</div>`;
  const categories = categoriesIn(menu, view.root.value);
  const scopes = categories.map((each): [string, string] => [writePath(each.path), entryName(each, view.texts)]);
  return html`<details class="more-of" id="prices-${id}" ${problem === undefined ? '' : html`open`}>
    <summary>${prices.title}</summary>
    <div class="stack">
      ${field('scope', prices.scope, select(own('scope'), [['', prices.all], ...scopes], typed('scope')))}
      <div class="two">
        ${field(
          'way',
          prices.way,
          select(
            own('way'),
            [
              ['raise', prices.raise],
              ['lower', prices.lower],
            ],
            typed('way'),
          ),
        )}
        ${field('by', prices.by, html`<input ${own('by')} value="${typed('by')}" inputmode="decimal" placeholder="5" autocomplete="off" />`)}
        ${field(
          'unit',
          prices.unit,
          select(
            own('unit'),
            [
              ['percent', prices.percent],
              ['amount', prices.amount],
            ],
            typed('unit'),
          ),
        )}
        ${field(
          'round',
          prices.round,
          select(
            own('round'),
            PRICE_STEPS.map((step) => [step, written(Number(step), view)] as const),
            typed('round'),
          ),
        )}
      </div>
      ${problem === undefined ? '' : html`<p class="${action === undefined ? 'err' : ''}" role="alert" id="problem-prices-${id}">${problem}</p>`}
      ${plan !== undefined && 'changes' in plan ? shown(plan.changes, view) : ''}
      <div class="row tight">
        ${action === undefined ? '' : html`<button class="btn main" id="prices-yes-${id}" name="do" value="${action}" autofocus>${prices.yes}</button>`}
        <button class="btn" name="do" value="prices/${key}">${prices.show}</button>
      </div>
    </div>
  </details>`;
}

const shown = (changes: readonly PriceChange[], view: EditView): Html =>
  html`<ul class="list repriced" tabindex="0">
    ${changes.map(
      ({ name, before, after }) =>
        html`<li>
          <span class="grow">${name}</span
          ><span class="num"><s class="was">${written(before, view)}</s> → <b>${written(after, view)}</b></span>
        </li>`,
    )}
  </ul>`;

const written = (price: number | string, { root, texts }: EditView): string =>
  priceWords(price, root, texts) ?? String(price);
