import type { Page } from '@playwright/test';

/** What a page is looked at through. */
export interface View {
  name: string;
  width: number;
  media: Parameters<Page['emulateMedia']>[0];
}

export const WIDTHS = [320, 390, 820, 1440];
const SCHEMES = ['light', 'dark'] as const;
const HEIGHTS: Record<number, number> = { 320: 568, 390: 844, 820: 1180, 1440: 900 };
const PLAIN = { media: 'screen', colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' } as const;

export const heightOf = (width: number): number => HEIGHTS[width] ?? 900;

/** Light and dark at each width; paper and the system's own colours at the first that is wide enough. */
export function viewsAt(widths: number[]): View[] {
  const [wide = 820] = [...widths].filter((width) => width >= 800).concat(widths);
  return [
    ...SCHEMES.flatMap((colorScheme) =>
      widths.map((width) => ({ name: `${width} ${colorScheme}`, width, media: { ...PLAIN, colorScheme } })),
    ),
    { name: `${wide} print`, width: wide, media: { ...PLAIN, media: 'print' } },
    { name: `${wide} forced colors`, width: wide, media: { ...PLAIN, forcedColors: 'active' } },
  ];
}
