import { join } from 'node:path';
import { applied } from '#brand/files/json-edit.ts';
import { type ChangeSet } from '#changes/change-set.ts';
import { followBrand, type FollowedBrand } from '#changes/due-configuration.ts';
import { findPlace, PathError } from '#changes/paths.ts';
import { wayBackOf } from '#changes/take-back.ts';
import { isFields } from '#schema/values/fields.ts';
import { minuteOf } from '#core/hours/date.ts';
import { type Html, html } from '#tool-pages/html.ts';
import { isAtOnce } from './set-kinds.ts';
import { StoreError } from '../file/stores.ts';
import { FILE } from '../file/stores.ts';
import { editPath } from '../fields/view.ts';
import { icon } from '../style/icons.ts';
import { describeChange } from './change-words.ts';
import { type Change, changeText } from './wording.ts';
import { type Clock, fullMomentWords } from '#i18n/tools/moments.ts';
import type { OpenPublishing, PublishingRequest } from './open-publishing.ts';

/** A set of changes that comes, or that holds and will end or can be ended. */
export interface Planned {
  set: ChangeSet;
  isHolding: boolean;
  /** Each change in words, as many as are shown. */
  words: string[];
  /** How many changes it has. */
  count: number;
  /** Whether all of it does what it says. */
  fits: boolean;
}

/** So many changes of a set are said one by one. */
const MAX_SHOWN = 3;
/** So many of its edits are read for words: a price and its copy have the same. */
const MAX_READ = 20;

/** What is planned, in the order in which it comes. Nothing where the backend can't be asked: the page of that brand says so. */
export async function openPlanned(asked: PublishingRequest, open: OpenPublishing): Promise<Planned[]> {
  try {
    const { sets, timeline } = await followSets(asked, open);
    const now = open.clock.now.getTime();
    const configuration = withTranslations(open);
    return sets
      .filter((set) => {
        const { kind } = wayBackOf(set, timeline, now);
        if (isAtOnce(set)) return false;
        return kind === 'delete' || kind === 'end';
      })
      .toSorted((one, other) => one.at - other.at)
      .map((set) => ({
        set,
        isHolding: set.at <= now,
        ...changesIn(set, configuration, asked),
        fits: (timeline?.made.get(set)?.size ?? 0) === set.edits.length,
      }));
  } catch (error) {
    if (error instanceof StoreError) return [];
    throw error;
  }
}

function changesIn({ edits }: ChangeSet, root: unknown, asked: PublishingRequest): Pick<Planned, 'words' | 'count'> {
  const read = edits.slice(0, MAX_READ);
  const words = [...new Set(read.map((edit) => wordsOf(edit, root, asked)))];
  return { words: words.slice(0, MAX_SHOWN), count: edits.length - read.length + words.length };
}

export async function followSets(
  { context: { brandsDir, editor }, state: { slug } }: PublishingRequest,
  open: OpenPublishing,
): Promise<FollowedBrand> {
  const store = editor.setsOf(slug);
  const changes = await store.rows();
  const brand = { folder: join(brandsDir, slug), source: store.source };
  return followBrand(brand, { configuration: withTranslations(open), changes }, minuteOf(open.clock.now.getTime()));
}

/** The configuration as sets see it: with the files of translations in it. */
export function withTranslations({ written }: Pick<OpenPublishing, 'written'>): unknown {
  const configuration = written.get(FILE);
  return [...written].reduce<unknown>((root, [name, value]) => {
    const language = /^translations\.(.+)\.json$/.exec(name)?.[1];
    if (language === undefined || !isFields(root)) return root;
    return applied(root, { kind: 'set', path: ['translations', language], value });
  }, configuration);
}

export function wordsOf(
  { steps, before, after }: ChangeSet['edits'][number],
  root: unknown,
  asked: PublishingRequest,
): string {
  const { language, state, texts } = asked;
  const isEntry = steps.at(-1)?.kind !== 'key';
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  const values = { before: before?.value, after: after?.value };
  try {
    const { path } = findPlace(root, steps);
    const change: Change = { document: FILE, kind, path, ...(isEntry && { isEntry }), ...values };
    // Where a new entry will stand there is something to look at only when it is there.
    const then = kind === 'added' && isEntry ? applied(root, insertAt(path, after?.value)) : root;
    return changeText(describeChange(change, then, { slug: state.slug, language, texts }), texts);
  } catch (error) {
    if (error instanceof PathError) return texts.publish[kind];
    throw error;
  }
}

const insertAt = (path: readonly (string | number)[], value: unknown) =>
  ({ kind: 'insert', path: path.slice(0, -1), value }) as const;

export function plannedList(
  planned: readonly Planned[],
  clock: Clock,
  { state, texts: { publish } }: PublishingRequest,
  sure?: string,
): Html {
  return html`<form class="planned" id="planned" method="post" enctype="multipart/form-data">
    <div class="head"><h2>${publish.planned}</h2></div>
    <ul class="list">
      ${planned.map(({ set, isHolding, words, count, fits }) => {
        const more = count - words.length;
        const title = whenOf(set, isHolding, clock, publish);
        const by = set.by === undefined ? [] : [publish.plannedBy(set.by)];
        const said = [...words, ...(more > 0 ? [publish.more(more)] : [])].join('; ');
        return html`<li>
          <div class="grow">
            <b class="num">${title}</b>
            <div>${set.why ?? said}</div>
            <div class="small num">${[...(set.why === undefined ? [] : [said]), ...by].join(' · ')}</div>
            ${fits ? '' : html`<div class="small warn">${publish.misfit}</div>`}
            ${
              set.name === sure
                ? html`<p role="alert">${publish.removeTakes(count)}</p>
                    <div class="row tight">
                      <button class="btn bad" name="do" value="unplan-sure/${set.name}">${publish.remove}</button>
                      <a class="btn" href="${editPath(state.slug)}">${publish.keepIt}</a>
                    </div>`
                : ''
            }
          </div>
          ${
            set.name === sure
              ? ''
              : html`<button class="btn" name="do" value="unplan/${set.name}">
                  ${icon(isHolding ? 'undo' : 'delete')}
                  <span>${isHolding ? publish.endNow : publish.remove}<span class="vh">: ${title}</span></span>
                </button>`
          }
        </li>`;
      })}
    </ul>
  </form>`;
}

function whenOf({ at, until, zone }: ChangeSet, isHolding: boolean, clock: Clock, publish: Words): string {
  const [start, end] = [at, until].map((instant) =>
    instant === undefined ? undefined : fullMomentWords(new Date(instant), { ...clock, zone: zone ?? clock.zone }),
  );
  if (isHolding) return end === undefined ? publish.holdsSince(start ?? '') : publish.holdsUntil(start ?? '', end);
  return end === undefined ? (start ?? '') : publish.plannedUntil(start ?? '', end);
}

type Words = PublishingRequest['texts']['publish'];
