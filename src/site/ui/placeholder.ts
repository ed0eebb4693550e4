/**
 * Replaces a picture that cannot be loaded: Lucide's "utensils", small, in the middle of the picture's box. It is inline, because a failure that
 * hits the picture may hit other files too. It is written by hand, because the icon's file is three times as long.
 */
export const PLACEHOLDER =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='-36 -36 96 96' fill='none' stroke='gray' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'><path d='M3 2v7c0 1.1.9 2 2 2h4a2 2 0 0 0 2-2V2M7 2v20M21 15V2a5 5 0 0 0-5 5v6c0 1.1.9 2 2 2h3Zm0 0v7'/></svg>";
