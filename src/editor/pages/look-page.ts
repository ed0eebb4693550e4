import { LOOK_NAMES, type LookName } from '#schema/looks.ts';
import { isFields } from '#schema/values/fields.ts';
import { fieldForm } from '../forms/fields-form.ts';
import { fieldsForLook, themeFieldPath, writtenLook } from '../forms/look-choices.ts';
import { fieldsOf } from '../fields/fields.ts';
import { type FieldPath, fieldPathsIn, writePath } from '../fields/field-path.ts';
import { type Section, sectionFields } from '../fields/sections.ts';
import { capital } from '../hours/day-words.ts';
import { type Html, html } from '#tool-pages/html.ts';
import { editPath, type EditView } from '../fields/view.ts';
import type { DrawnLooks } from './editor-context.ts';
import { formAround } from './pages.ts';

/** What the site is set in, and by what it was chosen. */
interface OwnLook {
  look?: LookName;
  reason?: string;
}

/** The home of the brand in all looks, its colours and letters. A press on a look writes it into the configuration. */
export function lookPage(section: Section, view: EditView, drawn: DrawnLooks | undefined, own: OwnLook): Html {
  const { title, hint } = view.texts.looks;
  return html`<section id="looks" data-live>
      <h2>${title(LOOK_NAMES.length)}</h2>
      <ul class="looks">
        ${LOOK_NAMES.map((look) => card(look, view, drawn, own))}
      </ul>
      <p class="hint">${hint}</p>
      <p class="hint" role="status">${statusOf(drawn, view)}</p>
      ${writtenLook(view.root.value) === undefined ? '' : forgetForm(view)}
    </section>
    ${formAround(view, themeFields(section, view))}`;
}

function statusOf(drawn: DrawnLooks | undefined, { texts: { looks } }: EditView): string {
  if (drawn === undefined) return looks.noPictures;
  const { pictures, problem } = drawn;
  if (problem !== undefined) return looks.notDrawn;
  const count = LOOK_NAMES.filter((look) => pictures[look] !== undefined).length;
  return count === LOOK_NAMES.length ? looks.allDrawn : looks.drawn(count, LOOK_NAMES.length);
}

function card(look: LookName, view: EditView, drawn: DrawnLooks | undefined, own: OwnLook): Html {
  const { looks: words, yours, chosenForYou, chosenBy, wholePage, wholePageIn } = view.texts.looks;
  const name = capital(look);
  const isOwn = look === own.look;
  const isWritten = look === writtenLook(view.root.value);
  const picture = drawn?.pictures[look] ?? drawn?.old?.[look];
  const [of, about] = words[look];
  return html`<li class="look" id="look-${look}" ${isOwn ? html`aria-current="true"` : ''}>
    ${chooseForm(look, { isOwn, isWritten, picture: picture?.first, isDrawn: drawn?.problem === undefined && drawn !== undefined }, view)}
    <p class="look-name">
      <b>${name}</b>${isOwn ? html`<span class="tag act">✓ ${isWritten ? yours : chosenForYou}</span>` : ''}
    </p>
    <p class="soft small">${of}.${picture === undefined ? html` ${about}.` : ''}</p>
    ${isOwn && !isWritten && own.reason !== undefined ? html`<p class="soft small">${chosenBy(reasonIn(own.reason, view))}</p>` : ''}
    ${
      picture === undefined
        ? ''
        : html`<p class="small">
            <a href="${picture.whole}" target="_blank">${wholePage}<span class="vh"> ${wholePageIn(name)}</span></a>
          </p>`
    }
  </li>`;
}

const reasonIn = (reason: string, { texts: { looks } }: EditView): string =>
  reason
    .split(', ')
    .map((each) => (Object.hasOwn(looks.reasons, each) ? looks.reasons[each] : each))
    .join(', ');

/** The picture is the button. The look that is written is not chosen again. */
function chooseForm(
  look: LookName,
  {
    isOwn,
    isWritten,
    picture,
    isDrawn,
  }: { isOwn: boolean; isWritten: boolean; picture: string | undefined; isDrawn: boolean },
  view: EditView,
): Html {
  const { choose, keep, picture: alt, beingDrawn } = view.texts.looks;
  const name = capital(look);
  const shown =
    picture === undefined
      ? html`<span class="look-picture none">${isDrawn ? beingDrawn : name}</span>`
      : html`<img class="look-picture" src="${picture}" alt="${alt(name)}" width="1440" height="900" />`;
  if (isWritten) return shown;
  return html`<form id="choose-${look}" method="post" enctype="multipart/form-data">
    <input type="hidden" name="digest" value="${view.digest}" />
    ${fieldsForLook(view.root.value, look).map(
      ([key, value]) => html`<input type="hidden" name="${key}" value="${value}" />`,
    )}
    <button class="look-button" name="do" value="save" id="take-${look}">
      ${shown}<span class="vh">${isOwn ? keep(name) : choose(name)}</span>
    </button>
  </form>`;
}

function forgetForm(view: EditView): Html {
  const place = themeFieldPath(view.root.value, 'look');
  if (place === undefined) return html``;
  return html`<form id="forget-look" method="post" enctype="multipart/form-data">
    <input type="hidden" name="digest" value="${view.digest}" />
    <input type="hidden" name="f:${writePath(place.path)}" value="" />
    <button class="btn plain" name="do" value="save">${view.texts.looks.letUsChoose}</button>
  </form>`;
}

const COLOURS = ['primaryColor', 'secondaryColor'];
const LETTERS = ['fontFamily'];
const LOGOS = ['logo', 'logoDark'];

/** Colours first, then letters and logo; what few change is folded. A theme that is written in another form has the fields of any object. */
function themeFields(section: Section, view: EditView): Html {
  const places = fieldPathsIn(view.root, sectionFields(section));
  const theme = places.find(({ field }) => field?.key === 'theme');
  const isOwnForm = theme?.shape.object !== undefined && (theme.value === undefined || isFields(theme.value));
  if (theme?.shape.object === undefined || !isOwnForm) return html`${places.map((place) => fieldForm(place, view))}`;
  const inTheme = fieldPathsIn(theme, fieldsOf(theme.shape.object)).filter(({ field }) => field?.key !== 'look');
  const all = [...inTheme, ...places.filter((place) => place !== theme)];
  const named = (keys: readonly string[]): FieldPath[] => all.filter(({ field }) => keys.includes(field?.key ?? ''));
  const others = all.filter(({ field }) => ![...COLOURS, ...LETTERS, ...LOGOS].includes(field?.key ?? ''));
  const isWrong = others.some(({ path }) => view.problems.has(writePath(path)));
  const { colours, letters, finer } = view.texts.looks;
  const draw = (list: readonly FieldPath[]): Html[] => list.map((place) => fieldForm(place, view));
  return html`<section id="colours" data-palette="${editPath(view.slug, 'palette')}">
      <h2>${colours}</h2>
      ${draw(named(COLOURS))}
    </section>
    <section>
      <h2>${letters}</h2>
      ${draw(named(LETTERS))} ${draw(named(LOGOS))}
    </section>
    <details class="later" id="finer" ${isWrong ? html`open` : ''}>
      <summary class="btn plain">${finer}</summary>
      <div>${draw(others)}</div>
    </details>`;
}
