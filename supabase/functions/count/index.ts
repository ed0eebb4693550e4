import { tapSchema } from '#schema/forms/tap.ts';
import { answerPosts, Refusal, succeed } from '../_shared/answers.ts';
import { check, readBeacon } from '../_shared/body.ts';
import { openDatabase } from '../_shared/database.ts';
import { readProject } from '../_shared/project.ts';

const database = openDatabase(readProject(Deno.env));

/** A tap on a link to order, to reserve, to call, to the place or to the menu is one more of its page and day. Nothing else of it is kept. */
Deno.serve(
  answerPosts(async (request) => {
    const { brand_id, page, action, zone } = check(tapSchema, await readBeacon(request));
    const tap = { recipient: brand_id, at_day: dayAt(zone), at_page: page, tapped: action };
    const [owner] = await database.callFor(request.headers, 'count_tap', tap);
    if (owner === undefined) throw new Refusal(404, `There is no brand "${brand_id}".`);
    return succeed(200);
  }),
);

/** Today on the brand's clock; in UTC where nobody knows the zone. A format is made for each, because a visitor can name a zone in a thousand spellings. */
function dayAt(zone = 'UTC'): string {
  try {
    // Swedish writes "2026-11-28".
    return new Intl.DateTimeFormat('sv', { timeZone: zone }).format(new Date());
  } catch {
    return dayAt();
  }
}
