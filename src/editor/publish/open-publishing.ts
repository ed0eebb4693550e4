import { join } from 'node:path';
import { listTranslationFiles } from '#brand/folder/translations-file.ts';
import type { ToolLanguage, ToolTexts } from '#i18n/tools/tool-texts.ts';
import type { Publisher, PublishState } from '#publishing/publisher.ts';
import type { Documents } from '#publishing/waiting/waiting-changes.ts';
import { isFields } from '#schema/values/fields.ts';
import { type Editor, translationsOf } from '../file/editor.ts';
import { FILE } from '../file/stores.ts';
import { type JoinedChange, joinedChanges } from './joined-changes.ts';
import type { Clock } from '#i18n/tools/moments.ts';

/** What is asked about the publishing of a brand, and by whom. */
export interface PublishingRequest {
  state: { slug: string };
  language: ToolLanguage;
  texts: ToolTexts;
  /** The name that whoever asks has given. */
  person: string | undefined;
  /** The configuration as the editor shows it. */
  opened: { digest: string; value: unknown };
  context: {
    editor: Editor;
    brandsDir: string;
    publisher?: Publisher | undefined;
    rebuild: (slug: string) => void;
  };
}

/** What guests see of a brand, and what is written. */
export interface OpenPublishing {
  /** Empty where nothing is published from here. */
  state: PublishState;
  /** As they were sent last; missing where nothing was sent from here. */
  published?: Documents;
  written: Documents;
  /** What the editor calls each document, and its digest. */
  opened: ReadonlyMap<string, { document: string; digest: string }>;
  changes: JoinedChange[];
  clock: Clock;
}

export async function openPublishing(asked: PublishingRequest): Promise<OpenPublishing> {
  const { context, language, state } = asked;
  const { slug } = state;
  const published = context.publisher?.publishedOf(slug);
  const { opened, written, unread } = await openDocuments(asked, published ?? new Map());
  return {
    state: context.publisher?.stateOf(slug) ?? {},
    ...(published && { published }),
    written,
    opened,
    changes: published === undefined ? [] : joinedChanges(without(published, unread), written),
    clock: { language, zone: zoneIn(written.get(FILE)), now: new Date() },
  };
}

const without = (documents: Documents, names: readonly string[]): Documents =>
  new Map([...documents].filter(([name]) => !names.includes(name)));

/** A file of translations that can't be read stays out: its own page says so. One that was published and is gone has nothing in it. */
async function openDocuments(
  { context: { editor, brandsDir }, opened, state: { slug } }: PublishingRequest,
  published: Documents,
): Promise<Pick<OpenPublishing, 'opened' | 'written'> & { unread: string[] }> {
  const digests = new Map([[FILE, { document: slug, digest: opened.digest }]]);
  // What the file has, and not the form in which the editor shows it.
  const written = new Map<string, unknown>([[FILE, editor.recall(opened.digest) ?? opened.value]]);
  const unread: string[] = [];
  const listed = listTranslationFiles(join(brandsDir, slug)).map(({ name }) => name);
  for (const name of new Set([...listed, ...published.keys()])) {
    if (name === FILE) continue;
    const document = translationsOf(slug, name);
    const file = await editor.open(document);
    if ('reason' in file) {
      unread.push(name);
      continue;
    }
    digests.set(name, { document, digest: file.digest });
    written.set(name, file.value);
  }
  return { opened: digests, written, unread };
}

/** The time zone that a brand has written, for the times of its pages. */
function zoneIn(configuration: unknown): string | undefined {
  const zone = isFields(configuration) ? configuration['timezone'] : undefined;
  return typeof zone === 'string' ? zone : undefined;
}
