import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import postcss, { type ChildNode } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { UnsupportedAstroError } from './piece.ts';
import { type Voice, voiceStylesheet } from './voice-styles.ts';

const VOICES: readonly Voice[] = ['serif', 'geometric', 'grotesk'];

/**
 * Puts beside every compiled stylesheet one a voice, without the rules of the other voices: `menu.Bx81.css` becomes
 * `menu.Bx81.serif.css` and so on. What only another brand's pages would match is never sent.
 */
export function pruneVoices(): AstroIntegration {
  return {
    name: 'front-of-house-prune-voices',
    hooks: {
      'astro:build:done': ({ dir }) => {
        pruneFolder(join(fileURLToPath(dir), '_astro'));
      },
    },
  };
}

export function pruneFolder(folder: string): void {
  const pruned = new Set<Voice>();
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.css'))) {
    const css = readFileSync(join(folder, name), 'utf8');
    for (const voice of VOICES) {
      const kept = keepVoice(css, voice);
      if (kept.length < css.length) pruned.add(voice);
      writeFileSync(join(folder, voiceStylesheet(name, voice)), kept);
    }
  }
  const whole = VOICES.filter((voice) => !pruned.has(voice));
  if (whole.length > 0)
    throw new UnsupportedAstroError(
      'prune-voices.ts',
      `no compiled stylesheet has a rule that the voice ${whole.join(', ')} can do without`,
      'how a selector with data-voice is written in the compiled stylesheets',
    );
}

export function keepVoice(css: string, voice: Voice): string {
  const root = postcss.parse(css);
  root.walkRules(/data-voice/, (rule) => {
    const kept = selectorParser(dropOtherVoices(voice)).processSync(rule.selector);
    if (kept === '') removeWithEmptyParents(rule);
    else rule.selector = kept;
  });
  return root.toString();
}

/** Looks at what selectors ask for. What a `:not(…)` forbids is left alone. */
function dropOtherVoices(voice: Voice) {
  return (root: selectorParser.Root) =>
    root.walkAttributes(({ attribute, value, parent }) => {
      if (attribute !== 'data-voice' || value === undefined || value === voice || isForbidden(parent)) return;
      removeSelector(parent);
    });
}

function isForbidden(node: selectorParser.Container | undefined): boolean {
  return node !== undefined && ((node.type === 'pseudo' && node.value === ':not') || isForbidden(node.parent));
}

/** With it goes the `:is(…)` that has no other choice, and the selector around that. */
function removeSelector(selector: selectorParser.Container | undefined): void {
  const list = selector?.parent;
  selector?.remove();
  if (list?.type === 'pseudo' && list.length === 0) removeSelector(list.parent);
}

function removeWithEmptyParents(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent && parent.type !== 'root' && parent.type !== 'document' && parent.nodes?.length === 0)
    removeWithEmptyParents(parent as ChildNode);
}
