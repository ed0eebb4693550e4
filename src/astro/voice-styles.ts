import type { Look } from '../model/site.ts';

export type Voice = Look['voice'];

const END = '.css"';
const PATH = /\/_astro\/[\w.-]+$/;

/** The page with links to the stylesheets of its brand's voice (see `prune-voices.ts`). */
export function linkVoiceStyles(html: string, voice: Voice): string {
  let linked = '';
  let from = 0;
  for (let at = html.indexOf(END); at !== -1; at = html.indexOf(END, at + END.length)) {
    if (!PATH.test(html.slice(Math.max(from, at - LONGEST_PATH), at))) continue;
    linked += `${html.slice(from, at)}.${voice}`;
    from = at;
  }
  return linked + html.slice(from);
}

/** Astro names a stylesheet by a page or a part of it, and its hash. */
const LONGEST_PATH = 200;

export function voiceStylesheet(path: string, voice: Voice): string {
  return path.replace(/\.css$/, `.${voice}.css`);
}
