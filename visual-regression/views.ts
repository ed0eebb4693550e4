import type { CDPSession, Page } from '@playwright/test';

/** What a page is looked at through. */
export interface View {
  name: string;
  width: number;
  media: NonNullable<Parameters<Page['emulateMedia']>[0]>;
  /** The same page has been looked at with all properties at this width: what may differ is in the colours. */
  isColoursOnly?: boolean;
}

export const WIDTHS = [320, 390, 820, 1440];
const HEIGHTS: Record<number, number> = { 320: 568, 390: 844, 820: 1180, 1440: 900 };
/** Everything comes into sight within a few steps. */
export const WAKING = { width: 1440, height: 3000 };
export const PLAIN = { media: 'screen', colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' } as const;
const COLOURS =
  /color|^(display|visibility|opacity|fill|stroke|box-shadow|text-shadow|filter|background-image|mask-image)$/;

export const isColour = (property: string): boolean => COLOURS.test(property);

export const heightOf = (width: number): number => HEIGHTS[width] ?? 900;

/** Light and dark at each width; paper and the system's own colours at the first that is wide enough. */
export function viewsAt(widths: number[]): View[] {
  const wide = widths.find((width) => width >= 800) ?? widths[0];
  return widths.flatMap((width) => [
    { name: `${width} light`, width, media: PLAIN },
    { name: `${width} dark`, width, media: { ...PLAIN, colorScheme: 'dark' }, isColoursOnly: true },
    ...(width === wide
      ? [
          { name: `${width} forced colors`, width, media: { ...PLAIN, forcedColors: 'active' as const } },
          { name: `${width} print`, width, media: { ...PLAIN, media: 'print' as const } },
        ]
      : []),
  ]);
}

/**
 * Quicker than Playwright's own way, which waits for the window. `scale` is how large it is drawn: less than 1 changes nothing of how a
 * page is laid out, but a mouse would miss what it aims at.
 */
export async function resize(
  session: CDPSession,
  { width, height, scale = 1 }: { width: number; height: number; scale?: number },
): Promise<void> {
  await session.send('Emulation.setDeviceMetricsOverride', {
    ...{ width, height, screenWidth: width, screenHeight: height, scale },
    deviceScaleFactor: 1,
    mobile: false,
  });
}
