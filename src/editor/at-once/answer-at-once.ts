import { fieldPathOf } from '../actions/form-edits.ts';
import { type FieldPath, fieldPathAt, writePath } from '../fields/field-path.ts';
import { isDish } from '../fields/nouns.ts';
import type { OwnForm } from '../fields/own-form.ts';
import { isSoldOut } from '../fields/stock.ts';
import { idOf } from '../fields/view.ts';
import { reasonIn } from '#i18n/tools/reasons.ts';
import { StoreError } from '../file/stores.ts';
import { type OpenPublishing, openPublishing, type PublishingRequest } from '../publish/open-publishing.ts';
import { followSets } from '../publish/planned.ts';
import { closeEarly, ownerAt } from './close-early.ts';
import { openAtOnce, removeSet } from './held-sets.ts';
import { isAtOnce, isSoldOutSet } from '../publish/set-kinds.ts';
import { earlyWords } from './right-now.ts';
import { dishNameOf, dishPathOf, runningOf, sellOut, soldOutNow, untilWords } from './sold-out.ts';
import { reachOf, tell } from './told.ts';

export interface AtOnceRequest extends PublishingRequest {
  opened: PublishingRequest['opened'] & OwnForm;
  /** The page, behind `edit/`. */
  rest: string;
}

export interface Refused {
  status: number;
  refusal: string;
}

/** Closes a place early, or takes back what was done at once; the answer is the id of what gets the focus. Undefined for another button. */
export async function answerAtOnce(
  asked: AtOnceRequest,
  form: FormData,
): Promise<{ focus: string } | Refused | undefined> {
  const [action, ...rest] = String(form.get('do')).split('/');
  if (action === 'takeback') return attempt(asked, async (open) => takeBack(asked, open, rest.join('/')));
  if (action === 'closeearly') return attempt(asked, async (open) => close(asked, open, rest));
  return undefined;
}

/** The switch of a dish. `draft`: it changes what is written, as any field does. */
export async function switchAtOnce(asked: AtOnceRequest, form: FormData): Promise<'done' | 'draft' | Refused> {
  const [action, ...rest] = String(form.get('do')).split('/');
  const item =
    action === 'soldout' || action === 'available' ? fieldPathOf(asked.opened.value, rest.join('/')) : undefined;
  if (item === undefined || !isDish(item)) return 'draft';
  return attempt(asked, async (open) =>
    action === 'soldout' ? switchOff(asked, open, item) : switchOn(asked, open, item),
  );
}

async function attempt<Answer>(
  asked: AtOnceRequest,
  act: (open: OpenPublishing) => Promise<Answer>,
): Promise<Answer | Refused> {
  try {
    return await act(await openPublishing(asked));
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return { status: 409, refusal: reasonIn(error.message, 'notSavedNow', asked.texts) };
  }
}

async function switchOff(asked: AtOnceRequest, open: OpenPublishing, item: FieldPath): Promise<'done' | 'draft'> {
  await sellOut(asked, await openAtOnce(asked, open), item);
  const atOnce = await openAtOnce(asked, open);
  // Somebody else may have been faster.
  const set = soldOutNow(atOnce).get(writePath(item.path));
  if (set === undefined) return 'draft';
  const until = reachOf(open) === 'live' ? '' : untilWords(set, atOnce, asked);
  say(asked, open, asked.texts.atOnce.isSoldOut(dishNameOf(set, atOnce), until), `takeback/${set.name}`);
  return 'done';
}

async function switchOn(asked: AtOnceRequest, open: OpenPublishing, item: FieldPath): Promise<'done' | 'draft'> {
  const atOnce = await openAtOnce(asked, open);
  const set = runningOf(item, atOnce);
  if (set !== undefined) await removeSet(asked, set.name);
  // What is written says so, too.
  if (set === undefined || isSoldOut(item)) return 'draft';
  say(asked, open, asked.texts.atOnce.isAvailable(dishNameOf(set, atOnce)));
  return 'done';
}

async function takeBack(asked: AtOnceRequest, open: OpenPublishing, name: string): Promise<{ focus: string }> {
  const { atOnce: words } = asked.texts;
  const focus = asked.rest === '' ? 'right-now' : 'today';
  const set = (await followSets(asked, open)).sets.find((each) => each.name === name && isAtOnce(each));
  // Somebody else was faster.
  if (set === undefined) return { focus };
  const atOnce = await openAtOnce(asked, open);
  await removeSet(asked, name);
  const isDishAgain = isSoldOutSet(set);
  say(asked, open, isDishAgain ? words.isAvailable(dishNameOf(set, atOnce)) : `${words.asUsual}.`);
  const path = isDishAgain && asked.rest !== '' ? dishPathOf(set, atOnce.draft.configuration) : undefined;
  return { focus: path === undefined ? focus : `switch-${idOf(path)}` };
}

/** `closeearly/1260/locations[id=market]`: at 21:00 of its day. */
async function close(
  asked: AtOnceRequest,
  open: OpenPublishing,
  [minutes, ...key]: readonly string[],
): Promise<{ focus: string } | Refused> {
  const atOnce = await openAtOnce(asked, open);
  const path = ownerAt(key.join('/'), atOnce);
  const owner = path && fieldPathAt(asked.opened.value, path);
  const closed =
    owner && (await closeEarly(asked, atOnce, { owner, at: minutes === 'now' ? minutes : Number(minutes) }));
  if (closed === undefined) return { status: 412, refusal: asked.texts.atOnce.changed };
  say(asked, open, `${earlyWords(closed.place, atOnce, asked.texts)}.`, `takeback/${closed.name}`);
  return { focus: asked.rest === '' ? 'right-now' : 'today' };
}

/** Says what was done, and whether guests see it. */
function say(asked: AtOnceRequest, open: OpenPublishing, words: string, undo?: string): void {
  const { liveNow, whenPublished } = asked.texts.atOnce;
  const reach = { live: liveNow, never: whenPublished, unknown: '' }[reachOf(open)];
  tell(asked, [words, reach].filter(Boolean).join(' '), undo);
}
