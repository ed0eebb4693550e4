import type { Look } from '../model/site.ts';

export type Voice = Look['voice'];

/** The page with links to the stylesheets of its brand's voice (see `prune-voices.ts`). */
export function linkVoiceStyles(html: string, voice: Voice): string {
  return html.replace(/\/_astro\/[\w.-]+\.css(?=")/g, (path) => voiceStylesheet(path, voice));
}

export function voiceStylesheet(path: string, voice: Voice): string {
  return path.replace(/\.css$/, `.${voice}.css`);
}
