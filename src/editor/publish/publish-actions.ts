import { FILE } from '../file/stores.ts';
import { mendSets, without } from '../file/mend-sets.ts';
import { StoreError } from '../file/stores.ts';
import { endsWell } from '#changes/fit-together.ts';
import { wayBackOf } from '#changes/take-back.ts';
import { reasonIn } from '#i18n/tools/reasons.ts';
import { openPublishing, type OpenPublishing, type PublishingRequest } from './open-publishing.ts';
import { countIn } from './overview.ts';
import { followSets, withTranslations } from './planned.ts';
import { canPublish, tokenOf } from './state-words.ts';

/** What became of a form of the overview: `done`, or what its page says. */
export type PublishAnswer = 'done' | { status: number; refusal: string } | { status: number; sure: string };

/** Does what a button of the overview asks for. Undefined for a form of another page. */
export async function answerOverviewForm(asked: PublishingRequest, form: FormData): Promise<PublishAnswer | undefined> {
  const [action = '', ...rest] = String(form.get('do')).split('/');
  const act = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
  if (act === undefined) return undefined;
  return act(asked, await openPublishing(asked), rest.join('/'), form);
}

type Act = (asked: PublishingRequest, open: OpenPublishing, rest: string, form: FormData) => Promise<PublishAnswer>;

const ACTIONS: Record<string, Act> = {
  publish,
  back: async ({ context, state }, open) => {
    if (canPublish(open) && open.state.live !== undefined) context.publisher?.rollBack(state.slug);
    return 'done';
  },
  undo: (asked, open, id) => undo(asked, open, id, false),
  'undo-sure': (asked, open, id) => undo(asked, open, id, true),
  unplan: (asked, open, name) => unplan(asked, open, name, false),
  'unplan-sure': (asked, open, name) => unplan(asked, open, name, true),
  drop: async ({ context: { editor }, opened, state }, _, key) => {
    editor.unfinished.drop(state.slug, opened.value, [key]);
    return 'done';
  },
};

async function publish(
  { context, person, state, texts }: PublishingRequest,
  open: OpenPublishing,
  _: string,
  form: FormData,
): Promise<PublishAnswer> {
  if (!canPublish(open)) return { status: 409, refusal: texts.publish.noTarget };
  // Whoever presses the button has seen what goes out.
  if (form.get('waiting') !== tokenOf(open)) return { status: 412, refusal: texts.publish.someoneChanged };
  context.publisher?.publish(state.slug, person);
  return 'done';
}

async function undo(
  asked: PublishingRequest,
  open: OpenPublishing,
  id: string,
  isSure: boolean,
): Promise<PublishAnswer> {
  const { context, person, state, texts } = asked;
  const change = open.changes.find((each) => each.id === id);
  const file = change && open.opened.get(change.document);
  if (change === undefined || file === undefined) return { status: 412, refusal: texts.publish.changeGone };
  if (!isSure && change.kind === 'added' && countIn(change.after) > 0) return { status: 409, sure: id };
  const about = { by: person, how: 'undone' } as const;
  const saved = await context.editor.save(file.document, file.digest, change.undo, about);
  if (saved.kind === 'changed') return { status: 412, refusal: texts.publish.changeGone };
  if (saved.kind === 'refused') return { status: 409, refusal: reasonIn(saved.reason, 'notSavedNow', texts) };
  if (saved.kind === 'saved' && saved.isElsewhere && change.document === FILE) context.rebuild(state.slug);
  return 'done';
}

async function unplan(
  asked: PublishingRequest,
  open: OpenPublishing,
  name: string,
  isSure: boolean,
): Promise<PublishAnswer> {
  const { context, state, texts } = asked;
  const gone = { status: 412, refusal: texts.publish.setGone };
  try {
    const { sets, timeline } = await followSets(asked, open);
    const set = sets.find((each) => each.name === name);
    if (set === undefined) return gone;
    const back = wayBackOf(set, timeline, open.clock.now.getTime());
    // What it says is written nowhere else.
    if (back.kind === 'delete' && !isSure) return { status: 409, sure: name };
    const store = context.editor.setsOf(state.slug);
    const configuration = withTranslations(open);
    const left = without(sets, name);
    const ended = [...left, { ...set, until: open.clock.now.getTime() }];
    if (back.kind !== 'delete' && back.kind !== 'end') return gone;
    // Else its value would be back when the later one that has it now ends.
    if (back.kind === 'end' && endsWell(configuration, ended, name)) {
      await store.end(name, back.until);
      await mendSets(store, configuration, sets, ended);
    } else {
      await store.remove(name);
      await mendSets(store, configuration, sets, left);
    }
    if (store.source === 'supabase') context.rebuild(state.slug);
    return 'done';
  } catch (error) {
    if (error instanceof StoreError) return { status: 409, refusal: reasonIn(error.message, 'notSavedNow', texts) };
    throw error;
  }
}
