import { hash } from 'node:crypto';
import type { ChangeEdit, ChangeSet } from '#changes/change-set.ts';
import { endBeforeOthers, fitTogether, type MendedEdit } from '#changes/fit-together.ts';
import { isRelated, parsePath, type PathStep } from '#changes/paths.ts';
import type { SetEdit, WaitingChange } from '#publishing/waiting/waiting-changes.ts';
import { fullMomentWords } from '#i18n/tools/moments.ts';
import type { OpenPublishing, PublishingRequest } from '../open-publishing.ts';
import { followSets, withTranslations, wordsOf } from '../planned.ts';
import { changeEdit } from '../set-edits.ts';
import { isAtOnce } from '../set-kinds.ts';
import type { Plan } from './read-plan.ts';

/** A change that is to have a date, and another plan that changes the same later or earlier. */
export interface Meeting {
  /** The id of the change. */
  change: string | undefined;
  /** "24 December, 18:00, by Sofia: Margherita: Price 16.50 → 21.00" */
  words: string;
  /** Whether both can be, if the later one goes from the value of the earlier one. */
  fits: boolean;
}

/** What a plan does beside those that are there. */
export interface Met {
  /** The edits, from the values that others have made by then. */
  edits: SetEdit[];
  /** Edits of later plans that have to go from a new value. */
  mended: MendedEdit[];
  /** What holds at once, and has to end earlier now. */
  ended: (ChangeSet & { until: number })[];
  /** To be asked about. */
  meetings: Meeting[];
}

/** No set in a store has it. */
const NAMELESS = '';

/** `open`: with what will be written when it is planned. */
export async function meetOthers(
  edits: readonly SetEdit[],
  plan: Plan,
  asked: PublishingRequest,
  open: OpenPublishing,
): Promise<Met> {
  const { sets } = await followSets(asked, open);
  const configuration = withTranslations(open);
  const own: ChangeSet = {
    name: NAMELESS,
    at: plan.at.getTime(),
    ...(plan.until && { until: plan.until.getTime() }),
    edits: edits.map(changeEdit),
  };
  const ended = sets.flatMap((set) => {
    if (!isAtOnce(set) || set.until === undefined || set.until <= own.at) return [];
    const others = [...sets.filter((each) => each !== set), own];
    const until = endBeforeOthers(configuration, others, { ...set, until: set.until });
    return until < set.until ? [{ ...set, until }] : [];
  });
  const known = sets.map((set) => ended.find(({ name }) => name === set.name) ?? set);
  const fitted = fitTogether(configuration, known, [...known, own]);
  const isOwn = ({ name }: ChangeSet): boolean => name === NAMELESS;
  const mended = fitted.mended.filter(({ set }) => !isOwn(set));
  const changeAt = (steps: readonly PathStep[]): WaitingChange | undefined =>
    plan.changes.find(({ edits: own }) => own.some(({ path }) => isRelated(configuration, parsePath(path), steps)));
  const meetingOf = (set: ChangeSet | undefined, edit: ChangeEdit, fits: boolean): Meeting => {
    const other = set?.edits.find(({ steps }) => isRelated(configuration, steps, edit.steps));
    return {
      change: changeAt(edit.steps)?.id,
      words:
        set === undefined || other === undefined
          ? asked.texts.publish.misfit
          : asked.texts.publish.meets(whenOf(set, open, asked), wordsOf(other, configuration, asked), set.by),
      fits,
    };
  };
  const meetings = [
    ...mended.map(({ set, edit }) => meetingOf(set, edit, true)),
    ...fitted.unfit.map(({ moment: { set }, edit, by }) =>
      meetingOf(isOwn(set) ? sets.find(({ name }) => name === by) : set, edit, false),
    ),
  ];
  const { edits: made = [] } = fitted.sets.find(isOwn) ?? {};
  return {
    edits: made.map(({ path, before, after }) => ({
      path,
      ...(before && { before: before.value }),
      ...(after && { after: after.value }),
    })),
    mended,
    ended,
    meetings,
  };
}

function whenOf(
  { at, until, zone }: ChangeSet,
  { clock }: OpenPublishing,
  { texts: { publish }, language }: PublishingRequest,
): string {
  const say = (instant: number): string =>
    fullMomentWords(new Date(instant), { ...clock, language, zone: zone ?? clock.zone });
  return until === undefined ? say(at) : publish.plannedUntil(say(at), say(until));
}

/** Whoever agrees has seen these. */
export const tokenOfMeetings = (meetings: readonly Meeting[]): string =>
  hash('sha256', JSON.stringify(meetings)).slice(0, 16);
