import type { Look } from '../model/site.ts';

export type Voice = Look['voice'];

export function voiceStylesheet(path: string, voice: Voice): string {
  return path.replace(/\.css$/, `.${voice}.css`);
}

export function isVoiceStylesheet(path: string): boolean {
  return /\.(?:serif|geometric|grotesk)\.css$/.test(path);
}
