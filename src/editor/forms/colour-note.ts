import { contrast } from '#core/theme/color.ts';
import { LOOKS } from '#core/looks/looks.ts';
import { themeOf } from '#core/theme/theme.ts';
import { colourSchema } from '#schema/values/color.ts';
import { fieldAt, writtenKey } from '../fields/fields.ts';
import type { FieldPath } from '../fields/field-path.ts';
import { fieldPathAt } from '../fields/field-path.ts';
import { type Html, html } from '#tool-pages/html.ts';
import { type EditView } from '../fields/view.ts';
import { isFields } from '#schema/values/fields.ts';

/** What the site makes of a colour: the two it uses by day and by night, and the contrast of words on them. */
export function colourNote(
  place: FieldPath,
  { root: { value: root }, look }: Pick<EditView, 'root' | 'look'>,
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
  const chip = (name: string, { [fill]: ground, [words]: front }: typeof palette.light): Html =>
    html`<span class="chip" style="background: ${ground.hex}; color: ${front.hex}"
        >Words ${contrast(ground, front).toFixed(1)} : 1</span
      >
      <span class="note">${name}</span>`;
  const shown = html`<p class="chips">${chip('by day', palette.light)} ${chip('in the dark', palette.dark)}</p>
    <p class="note">
      ${isMain ? `${MODES[palette.colorMode]} ` : ''}4.5 : 1 is enough to read. Where a colour falls short, the site
      takes the nearest that does not.
    </p>`;
  return { hex: own, shown };
}

const MODES = {
  paper: 'The site is light and warm.',
  ink: 'The site is light and cool.',
  tint: 'The site is a pale wash of it.',
  newsprint: 'The site is the grey of newsprint.',
  night: 'The site is dark, by day too.',
} as const;
