import { learnClocks } from '#changes/due-configuration.ts';
import { minuteOf } from '#core/hours/date.ts';
import type { Html } from '#tool-pages/html.ts';
import { FILE } from '../../file/stores.ts';
import type { OpenPublishing, PublishingRequest } from '../open-publishing.ts';
import { openPublishing } from '../open-publishing.ts';
import { publishOnPage, type RefusedPlan } from './publish-on-page.ts';
import { clockOfPlan, readPlan } from './read-plan.ts';
import { writePlan } from './write-plan.ts';

/** `only` of the address: the path of a field. */
export async function drawPublishOn(
  open: OpenPublishing,
  asked: PublishingRequest,
  query: string,
  refused?: RefusedPlan,
): Promise<Html> {
  await learn(open);
  const only = new URLSearchParams(query).get('only') ?? undefined;
  return publishOnPage(open, clockOfPlan(open), asked, { only, refused });
}

/** From then on this process knows when the clocks of the brand are changed. */
async function learn({ written, clock }: OpenPublishing): Promise<void> {
  await learnClocks({ configuration: written.get(FILE) }, minuteOf(clock.now.getTime()));
}

/** `done`, or what the page says. */
export type PlanAnswer = 'done' | { status: number; refusal?: string; plan: RefusedPlan };

export async function answerPlanForm(asked: PublishingRequest, form: FormData): Promise<PlanAnswer> {
  const open = await openPublishing(asked);
  await learn(open);
  const planClock = clockOfPlan(open);
  const plan = readPlan(form, open, planClock, asked);
  if (!('changes' in plan)) return { status: 422, plan: { form, problems: plan } };
  const written = await writePlan(asked, open, plan, planClock);
  if (written === 'done') return 'done';
  if ('meetings' in written) return { status: 409, plan: { form, problems: {}, meetings: written.meetings } };
  return { status: 409, refusal: asked.texts.publish.planFailed(written.reason), plan: { form, problems: {} } };
}
