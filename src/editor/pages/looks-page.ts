import { LOOK_NAMES, type LookName } from '#schema/looks.ts';
import { fieldsForLook, writtenLook } from '../forms/look-choices.ts';
import { type Html, html } from '#tool-pages/html.ts';
import { editPath, type EditView } from '../fields/view.ts';
import type { DrawnLooks } from './editor-context.ts';

/** For whom a look is, and what one sees. */
const WORDS: Record<LookName, [of: string, about: string]> = {
  carte: ['Trattoria, bistro, tapas', 'A set table: one centred axis, arches, a printed card, a chequered cloth.'],
  salon: ['Tasting menu, omakase', 'A letter: few words in one measure, much space, courses.'],
  noren: ['Ramen, sushi, dim sum', 'A curtain over a door: visible columns, hairlines, square pictures.'],
  counter: ['Boba, bowls, ice cream', 'A sweet counter: your colour as a pastel, circles, foam, all of it round.'],
  marquee: ['Burgers, wings, slices', 'A poster at night: capitals as wide as the page, slanted cuts, price tags.'],
  mercado: [
    'Taqueria, mezze, street food',
    'A painted stall: both colours as blocks, and the price list as the picture.',
  ],
  almanac: ['Bakery, café, brewery', 'A newspaper: a masthead, ruled columns, small ads.'],
  ledger: ['Steakhouse, brasserie, pub', 'An account book by lamplight: dark, hairlines, leaders to each price.'],
};

/** The home of the brand in all looks. A press writes one into the configuration. */
export function looksPage(
  view: EditView,
  drawn: DrawnLooks | undefined,
  own: { look?: LookName; reason?: string },
): Html {
  return html`<p class="note">
      Your home page in each look, with your own texts, colours and font. Choosing one writes it down; it can be taken
      back.
    </p>
    <div id="looks" data-live>
      <p class="note" role="status">${statusOf(drawn)}</p>
      <ul class="looks">
        ${LOOK_NAMES.map((look) => card(look, view, drawn, own))}
      </ul>
    </div>`;
}

function statusOf(drawn: DrawnLooks | undefined): string {
  if (drawn === undefined) return 'No pictures are drawn here: choose by name.';
  const { pictures, problem } = drawn;
  const count = LOOK_NAMES.filter((look) => pictures[look] !== undefined).length;
  if (problem !== undefined) return problem;
  return count === LOOK_NAMES.length
    ? 'All looks are drawn, with what the site says now.'
    : `Being drawn: ${count} of ${LOOK_NAMES.length}.`;
}

function card(
  look: LookName,
  view: EditView,
  drawn: DrawnLooks | undefined,
  own: { look?: LookName; reason?: string },
): Html {
  const [of, about] = WORDS[look];
  const isOwn = look === own.look;
  const isWritten = look === writtenLook(view.root.value);
  const picture = drawn?.pictures[look];
  const waits = drawn !== undefined && drawn.problem === undefined;
  return html`<li class="look" id="look-${look}" ${isOwn ? html`aria-current="true"` : ''}>
    ${
      picture
        ? html`<a class="look-picture" href="${picture.whole}" target="_blank"
            ><img src="${picture.first}" alt="Home in ${look}, the first screen" width="1440" height="900" /><span
              class="hidden"
              >: see the whole page</span
            ></a
          >`
        : waits
          ? html`<p class="look-picture none">Being drawn…</p>`
          : ''
    }
    <h2>${look} ${isOwn ? html`<span class="note">${isWritten ? 'yours' : 'chosen for you'}</span>` : ''}</h2>
    <p class="note">${of}. ${about}</p>
    ${isOwn && !isWritten && own.reason !== undefined ? html`<p class="note">Chosen by: ${own.reason}.</p>` : ''}
    ${isWritten ? '' : chooseForm(look, isOwn, view)}
  </li>`;
}

function chooseForm(look: LookName, isOwn: boolean, view: EditView): Html {
  const fields = fieldsForLook(view.root.value, look);
  return html`<form
    id="choose-${look}"
    method="post"
    action="${editPath(view.slug, 'looks/')}"
    enctype="multipart/form-data"
  >
    <input type="hidden" name="digest" value="${view.digest}" />
    ${fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <button name="do" value="save" id="take-${look}">${isOwn ? 'Keep' : 'Choose'} ${look}</button>
  </form>`;
}
