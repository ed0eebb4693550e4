/** The classes of a list that is a row to swipe on a phone, from edge to edge, where the next part can be seen (`swipe.client.ts`). */
export const SWIPE = [
  'max-md:-mx-gutter max-md:flex max-md:[scroll-snap-type:x_mandatory] max-md:scroll-px-gutter max-md:scrollbar-none max-md:gap-4',
  'max-md:overflow-x-auto max-md:px-gutter max-md:*:w-[min(76vw,320px)] max-md:*:flex-none max-md:*:snap-start',
].join(' ');
