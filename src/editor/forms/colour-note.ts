import { hexToOklch, type Swatch } from '#core/theme/color.ts';
import { LOOKS } from '#core/looks/looks.ts';
import { themeOf } from '#core/theme/theme.ts';
import { colourSchema } from '#schema/values/color.ts';
import { fieldAt, writtenKey } from '../fields/fields.ts';
import type { FieldPath } from '../fields/field-path.ts';
import { fieldPathAt } from '../fields/field-path.ts';
import { type Html, html } from '#tool-pages/html.ts';
import { type EditView } from '../fields/view.ts';
import { isFields } from '#schema/values/fields.ts';

/** What the site makes of a colour: the two it uses by day and in the dark, and in words why they are not the one that is written. */
export function colourNote(
  place: FieldPath,
  { root: { value: root }, look, texts }: Pick<EditView, 'root' | 'look' | 'texts'>,
): { hex: string; shown: Html } | undefined {
  const owner = fieldPathAt(root, place.path.slice(0, -1));
  const { object } = owner?.shape ?? {};
  const theme = isFields(owner?.value) ? owner.value : {};
  const colourOf = (key: string): string | undefined => {
    const field = object && fieldAt(object, key);
    return object && field && colourSchema.safeParse(theme[writtenKey(theme, object, field)]).data;
  };
  const own = colourOf(place.field?.key ?? '');
  if (own === undefined) return undefined;
  const colours = { primaryColor: colourOf('primaryColor'), secondaryColor: colourOf('secondaryColor') };
  const palette = themeOf(colours, look && LOOKS[look].ground);
  const isMain = place.field?.key === 'primaryColor';
  const [fill, words] = isMain ? (['primary', 'on-primary'] as const) : (['accent', 'on-accent'] as const);
  const { easy, byDay, inTheDark, sample, day, dark, modes } = texts.looks;
  const chip = (name: string, { [fill]: ground, [words]: front }: typeof palette.light): Html =>
    html`<span class="colour-chip" style="background: ${ground.hex}; color: ${front.hex}">${sample}</span>
      <span class="soft small">${name}</span>`;
  const [light, night] = [shiftOf(own, palette.light[fill]), shiftOf(own, palette.dark[fill])];
  const shifts = [light && byDay[light], night && inTheDark[night]].filter((text) => text !== undefined);
  const shown = html`<p class="colour-chips">${chip(day, palette.light)} ${chip(dark, palette.dark)}</p>
    <p class="hint">
      <span class="${light === undefined ? 'good' : 'warn'}">${shifts.length === 0 ? easy : shifts.join(' ')}</span>
      ${isMain ? modes[palette.colorMode] : ''}
    </p>`;
  return { hex: own, shown };
}

/** How far a lightness must move before one sees it. */
const SEEN = 0.02;

function shiftOf(own: string, { l }: Swatch): 'darker' | 'lighter' | undefined {
  const written = hexToOklch(own)?.l ?? l;
  return Math.abs(l - written) < SEEN ? undefined : l < written ? 'darker' : 'lighter';
}
