import { LOOKS } from '#core/looks/looks.ts';
import { colorsCss, themeOf } from '#core/theme/theme.ts';
import { colourSchema } from '#schema/values/color.ts';
import { writtenLook } from '../forms/look-choices.ts';
import type { EditorPageContext } from './answer-page.ts';

const MAX_LENGTH = 100;

/**
 * All colours of the site as they would be with two others, for the site beside while a colour is chosen: `edit/palette?primary=%23aa0000&secondary=`. An empty text is
 * a colour that is not chosen. Only computed colours get into the answer, never what was asked.
 */
export function paletteAnswer({ query, opened, state, context }: EditorPageContext): Response {
  const given = new URLSearchParams(query);
  const [primary, secondary] = ['primary', 'secondary'].map((name) => readColour(given.get(name) ?? ''));
  if (primary === 'no colour' || secondary === 'no colour') return new Response(null, { status: 422 });
  const look = writtenLook(opened.value) ?? state.report?.look?.name;
  const palette = themeOf({ primaryColor: primary, secondaryColor: secondary }, look && LOOKS[look].ground);
  const headers = { ...context.headers, 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-store' };
  return new Response(colorsCss(palette), { headers });
}

function readColour(text: string): string | undefined {
  if (text.trim() === '') return undefined;
  return (text.length <= MAX_LENGTH ? colourSchema.safeParse(text.trim()).data : undefined) ?? 'no colour';
}
