import { answerPosts, succeed } from '../_shared/answers.ts';
import { openDatabase, type Row } from '../_shared/database.ts';
import { refuseOthers } from '../_shared/owner.ts';
import { readProject } from '../_shared/project.ts';
import { type AnnouncedChange, readTargets } from './targets.ts';

const project = readProject(Deno.env);
const database = openDatabase(project);
const targets = readTargets(Deno.env);

/** The table hands out twenty at once. One call sends at most as many times twenty; the clock calls again. */
const MAX_ROUNDS = 10;

/** Tells the targets of every change that is due. The clock of the project calls it, with the secret key. */
Deno.serve(
  answerPosts(async (request) => {
    await refuseOthers(request.headers, project);
    // What nobody is told of waits, one row a brand.
    if (targets.length === 0) return succeed(200, { sent: 0, refused: 0 });
    const counts = { sent: 0, refused: 0 };
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const rows = await database.call('take_configuration_changes', {});
      if (rows.length === 0) break;
      const refusals = await Promise.all(rows.map(announce));
      counts.refused += refusals.filter(Boolean).length;
      counts.sent += refusals.length - refusals.filter(Boolean).length;
    }
    return succeed(200, counts);
  }),
);

async function announce(row: Row): Promise<boolean> {
  const change: AnnouncedChange = {
    id: String(row['id']),
    brandId: String(row['brand_id']),
    changedAt: new Date(String(row['created_at'])),
  };
  const answers = await Promise.all(targets.map(({ tell }) => tell(change)));
  const refusal = answers.filter((answer) => answer !== undefined).join(' ');
  await database.call('settle_configuration_change', { change: change.id, ...(refusal !== '' && { refusal }) });
  return refusal !== '';
}
