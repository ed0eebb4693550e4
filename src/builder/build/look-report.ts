import { hexToOklch } from '#core/theme/color.ts';
import type { Look } from '#schema/site.ts';
import type { LookReport } from '#schema/warning.ts';

/** `colors`: those of the light pages, as `optimizePictures` returns them. */
export function lookReportOf(
  { name, reason, parts }: Pick<Look, 'name' | 'reason' | 'parts'>,
  colors: Record<string, string>,
): LookReport {
  return {
    name,
    ...(reason !== undefined && { reason }),
    hero: parts.hero,
    menu: parts.menu,
    colors: [colors['primary'], colors['accent']].map(toOklab),
  };
}

function toOklab(hex: string | undefined): [number, number, number] {
  const { l, c, h } = hexToOklch(hex) ?? { l: 0, c: 0, h: 0 };
  const angle = (h * Math.PI) / 180;
  const rounded = (value: number): number => Number(value.toFixed(3));
  return [rounded(l), rounded(c * Math.cos(angle)), rounded(c * Math.sin(angle))];
}

/** What the report says of a look that was chosen for the brand, once. Another fact of the brand may choose another one, unless it is written down. */
export function lookNotesOf({ name, reason }: Pick<Look, 'name' | 'reason'>): string[] {
  return reason === undefined
    ? []
    : [`this site is set in ${name} (${reason}). Write it down to keep it: "look": "${name}" in theme.`];
}
