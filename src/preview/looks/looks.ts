import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { signatureOf } from '#brand/folder/folder-tree.ts';
import { writeWhole } from '#brand/files/whole-file.ts';
import type { DrawnLooks } from '#editor/pages/editor-context.ts';
import { brandPath } from '#editor/fields/view.ts';
import type { DrawnLook } from '#lookbook/draw-looks.ts';
import { LOOK_NAMES, type LookName } from '#schema/looks.ts';
import { isFields } from '#schema/values/fields.ts';

export interface LooksOptions {
  brandsDir: string;
  /** The folder of the pictures. */
  cacheDir: string;
  /** A text that changes with the code of the pages, and with the day. */
  codeKey: () => string;
  /** The program of a browser, if there is one. */
  findBrowser: () => string | undefined;
  /** Draws the home of a brand in all looks, one after the other. */
  draw: (slug: string, program: string, onDrawn: (drawn: DrawnLook) => void) => Promise<unknown>;
  now?: () => number;
}

export interface Looks {
  /** What is drawn of a brand with this configuration. What is missing is drawn next, one brand at a time. */
  get: (slug: string, configuration: unknown) => DrawnLooks;
  /** The file of a picture, by the end of its address. */
  fileOf: (slug: string, key: string, name: string) => string | undefined;
}

const NO_BROWSER =
  'No pictures can be drawn: they need Chromium or Chrome. Install it, or name its program in CHROMIUM_PATH and start the preview again. A look can be chosen by its name all the same.';

/** A page that is open asks again whenever something changes. What failed is not tried again each time. */
const RETRY_MS = 30_000;

const FILE = /^[a-z]+(?:-first)?\.jpg$/;
const KEY = /^[0-9a-f]{16}$/;

/** Keeps the pictures by all that they show, so that choosing a look draws nothing again. `onChange`: a picture more is there, or none will come. */
export function makeLooks(
  { brandsDir, cacheDir, codeKey, findBrowser, draw, now = Date.now }: LooksOptions,
  onChange: () => void,
): Looks {
  const problems = new Map<string, { problem: string; at: number }>();
  const asked = new Set<string>();
  /** What each brand was last asked for: while a colour is tried out, only the last of many is worth drawing. */
  const wanted = new Map<string, string>();
  let last = Promise.resolve();
  let program: string | undefined;

  const folderOf = (slug: string, key: string): string => join(cacheDir, slug, key);

  function get(slug: string, configuration: unknown): DrawnLooks {
    const key = keyOf(codeKey(), configuration, signatureOf(join(brandsDir, slug)) ?? '');
    const pictures = picturesIn(folderOf(slug, key), brandPath(slug, `looks/${key}/`));
    if (Object.keys(pictures).length === LOOK_NAMES.length) return { pictures };
    wanted.set(slug, key);
    const old = olderPictures(join(cacheDir, slug), key, (other) => brandPath(slug, `looks/${other}/`));
    const drawn = { pictures, ...(old && { old }) };
    const id = `${slug} ${key}`;
    const known = problems.get(id);
    if (known !== undefined && now() - known.at < RETRY_MS) return { ...drawn, problem: known.problem };
    program ??= findBrowser();
    if (program === undefined) return { ...drawn, problem: NO_BROWSER };
    if (!asked.has(id)) {
      asked.add(id);
      const found = program;
      last = last.then(() => drawNow(slug, key, found)).finally(() => void asked.delete(id));
    }
    return drawn;
  }

  async function drawNow(slug: string, key: string, browser: string): Promise<void> {
    if (wanted.get(slug) !== key) return;
    const folder = folderOf(slug, key);
    try {
      await draw(slug, browser, ({ look, first, whole }) => {
        mkdirSync(folder, { recursive: true });
        writeWhole(join(folder, `${look}.jpg`), whole);
        writeWhole(join(folder, `${look}-first.jpg`), first);
        onChange();
      });
      discardOthers(join(cacheDir, slug), key);
    } catch (error) {
      const [reason = ''] = String((error as Error).message).split('\n');
      problems.set(`${slug} ${key}`, { problem: `The pictures could not be drawn: ${reason}`, at: now() });
    }
    onChange();
  }

  function fileOf(slug: string, key: string, name: string): string | undefined {
    const file = join(folderOf(slug, key), name);
    return KEY.test(key) && FILE.test(name) && existsSync(file) ? file : undefined;
  }

  return { get, fileOf };
}

/** All that the pictures show: the code, the configuration but for its look, and the other files of the brand. */
function keyOf(code: string, configuration: unknown, signature: string): string {
  const theme = isFields(configuration) ? configuration['theme'] : undefined;
  const withoutLook = isFields(theme)
    ? { ...(configuration as object), theme: { ...theme, look: undefined } }
    : configuration;
  const others = signature.split('\n').filter((line) => !line.startsWith('website.json '));
  const facts = JSON.stringify([code, withoutLook, others]);
  return createHash('sha256').update(facts).digest('hex').slice(0, 16);
}

function picturesIn(folder: string, address: string): DrawnLooks['pictures'] {
  const isThere = (look: LookName): boolean => existsSync(join(folder, `${look}-first.jpg`));
  return Object.fromEntries(
    LOOK_NAMES.filter(isThere).map((look) => [
      look,
      { first: `${address}${look}-first.jpg`, whole: `${address}${look}.jpg` },
    ]),
  );
}

/** Of what the brand was before: of several, those of which there are most. */
function olderPictures(
  folder: string,
  key: string,
  addressOf: (key: string) => string,
): DrawnLooks['pictures'] | undefined {
  const others = existsSync(folder) ? readdirSync(folder).filter((name) => name !== key && KEY.test(name)) : [];
  const sets = others.map((other) => picturesIn(join(folder, other), addressOf(other)));
  return sets.sort((one, other) => Object.keys(other).length - Object.keys(one).length)[0];
}

/** Pictures of what the brand was before. */
function discardOthers(folder: string, key: string): void {
  for (const name of readdirSync(folder)) {
    if (name !== key) rmSync(join(folder, name), { recursive: true, force: true });
  }
}
