import type { Composition } from '#content/pages/home.ts';

/** The utilities of each part of the hero. */
interface HeroParts {
  hero: string;
  picture: string;
  image: string;
  text: string;
  badge: string;
  badgeText: string;
  status: string;
  title: string;
  foot: string;
  lede: string;
  order: string;
}

const NOTHING = { picture: '', image: '', badge: '', badgeText: '', status: '', lede: '', order: '' };

export const COMPOSITIONS: Record<Composition, HeroParts> = {
  /** No picture: the title fills the screen. */
  type: {
    ...NOTHING,
    hero: 'panel-dark mx-(--panel-inset) mb-(--panel-inset) min-h-[min(72svh,720px)] items-end rounded-(--panel-radius) bg-panel-dark pt-section pb-16',
    text: 'panel-wrap',
    badge: 'mb-4',
    status: 'mb-4',
    title:
      'text-[min((100vw-var(--sides))/(var(--w)*var(--letter-width)*1.15),var(--limit))] leading-[max(min(0.95,var(--display-leading)),var(--brand-leading))] [--sides:calc(2*max(var(--gutter),var(--panel-inset)+24px))]',
    // In a tall script, letters reach further below the line.
    foot: 'mt-[calc(32px+max(0em,(var(--brand-leading)-1.04)*8em))] flex flex-wrap items-end justify-between gap-6',
  },
  /** Dark brands: the picture fills the screen, the title its width. The buttons stay on the first screen, also below a line of notice. */
  poster: {
    ...NOTHING,
    hero: 'panel-dark min-h-[clamp(600px,100svh-92px-var(--notice,0px),900px)] overflow-hidden lg:min-h-[min(100svh-var(--notice,0px),940px)] [section.brand-code+#page_&]:[--notice:52px]',
    picture: 'absolute inset-0 max-lg:bottom-auto max-lg:h-[54%]',
    image: 'object-[76%_50%] lg:object-[70%_40%]',
    text: 'relative max-w-none self-end pt-32 pb-8 lg:pb-[clamp(96px,12vh,128px)] lg:[section.brand-code+#page_&]:pb-18 min-[1400px]:[section.brand-code+#page_&]:pt-24',
    badgeText:
      'mb-6 inline-block -rotate-3 bg-accent px-[0.8em] pt-[0.5em] pb-[0.45em] leading-none font-[800] tracking-[0.02em] text-on-accent uppercase',
    status: 'mb-4',
    title:
      'text-[min((100vw-2*var(--gutter))/(var(--w)*var(--letter-width)),var(--limit))] leading-[max(0.78,var(--brand-leading))] tracking-[0] text-wrap text-primary-text font-stretch-62% [text-shadow:0_0_0.3em_rgb(4_10_12/0.6)] lg:max-w-[74%] lg:wrap-normal',
    foot: 'mt-8 flex flex-wrap items-end justify-between gap-6',
    lede: 'max-w-[38ch] font-[500]',
  },
  /** Several locations: an inset picture with the text on it. The shade behind the text starts above it and ends at the foot, however long it is. */
  window: {
    ...NOTHING,
    hero: 'panel-dark mx-inset min-h-[clamp(520px,100svh-64px-var(--dock,0px)-12px,800px)] overflow-hidden rounded-lg [--edge:rgb(255_255_255/0.55)] lg:min-h-[clamp(560px,100svh-100px,900px)]',
    picture: 'absolute inset-0',
    image: 'max-lg:h-[74%] max-lg:object-[84%_50%]',
    text: 'relative isolate flex max-w-none flex-col px-[clamp(24px,4.2vw,72px)] pt-[clamp(28px,4vw,64px)] pb-[clamp(28px,7vw,104px)] max-md:pb-[calc(12px+var(--foot,16px))]',
    badge:
      'mb-6 inline-flex items-center gap-[0.6em] text-sm font-[500] before:size-2.5 before:rounded-full before:bg-accent print:before:hidden',
    // Narrow, but never narrower than its longest word.
    title:
      'relative mt-auto w-min max-w-full min-w-[min(9.5ch,100%)] text-[min(3.2rem,(100vw-72px)/(var(--w)*var(--letter-width)*1.12))] leading-[max(min(0.98,var(--display-leading)),var(--brand-leading))] tracking-[calc(var(--display-tracking)*1.3)] wrap-break-word max-lg:before:absolute max-lg:before:-inset-x-[100vw] max-lg:before:-top-18 max-lg:before:-bottom-[100vh] max-lg:before:-z-1 max-lg:before:bg-[linear-gradient(transparent,rgb(6_8_20/0.62)_72px)] lg:text-[clamp(3.2rem,1.9rem+5vw,6.9rem)] print:before:hidden',
    foot: 'relative mt-8 flex flex-wrap items-end gap-x-16 gap-y-6 before:absolute before:-inset-x-[100vw] before:-top-24 before:-bottom-[100vh] before:-z-1 before:bg-[linear-gradient(transparent,rgb(6_8_20/0.62)_96px)] print:before:hidden',
    lede: 'max-lg:text-base',
    order: 'bg-accent text-on-accent',
  },
  /** One location: a column of text, and a picture that runs off the page. */
  margin: {
    ...NOTHING,
    hero: 'items-end pt-2 max-lg:min-h-[calc(100svh-64px-var(--dock,0px)-var(--foot,0px))] max-lg:grid-rows-[minmax(180px,1fr)_auto] lg:grid-cols-[var(--edge-in)_minmax(0,6.4fr)_minmax(0,5.6fr)_var(--edge-in)]',
    picture:
      'relative max-lg:h-full lg:col-span-2 lg:col-start-3 lg:row-start-1 lg:h-[clamp(480px,100svh-116px,860px)]',
    image: 'object-[78%_50%] max-lg:absolute max-lg:inset-0',
    text: 'grid gap-5 pt-4 lg:col-start-2 lg:row-start-1 lg:gap-[clamp(28px,3.4vw,56px)] lg:ps-0 lg:pe-8 lg:pt-0 lg:pb-8',
    badge: 'kicker',
    title:
      'text-[min(clamp(3rem,0.8rem+5.9vw,6.5rem),var(--limit))] leading-[max(min(0.95,var(--display-leading)),var(--brand-leading))] font-[calc(var(--display-weight)-40)] tracking-[calc(var(--display-tracking)*1.5)]',
    foot: 'grid gap-8',
  },
};
