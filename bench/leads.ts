import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startLeadClock } from '#leads/clock.ts';
import { readNodeSenders } from '#leads/smtp/node-senders.ts';
import { adaptDatabase } from '../tests/support/backend/adapt-database.ts';
import { feedback, startEmbedded } from '../tests/support/backend/backend.ts';
import { addressNumber, sendAll } from '../tests/support/backend/submissions.ts';
import { startLeadProject } from '../tests/support/leads/lead-project.ts';
import { startMailServer } from '../tests/support/leads/mail-server.ts';
import { printTable, printTarget } from './table.ts';
import type { Workspace } from './workspace.ts';

const MANY = 600;
const A_SECOND = 10;
const TARGET_MS = 5000;

/** Visitors send feedback, ten a second for a minute, each to another location: how long until a mail server has accepted the mail. */
export async function benchLeads({ folder }: Workspace): Promise<void> {
  const dataDir = join(folder, 'backend');
  const fresh = await startEmbedded(dataDir);
  await fresh.backend.call('/rest/v1/leads?limit=1'); // Answered when there are tables.
  await fresh.close();
  await adaptDatabase(dataDir);
  const project = await startLeadProject(dataDir);
  const server = await startMailServer();
  const ids = Array.from({ length: MANY }, () => randomUUID());
  const notified = ids.map((id, index) => [id, { email: `place-${index}@saffronlane.example` }]);
  const notify = { locations: Object.fromEntries(notified) as object, confirmation: false };
  await project.addBrand(notify, {
    locations: ids.map((id, index) => ({ restaurant_id: id, name: `Location ${index}` })),
  });
  const environment = { SMTP_URL: server.url, MAIL_FROM: 'website@saffronlane.example' };
  const { senders, close } = readNodeSenders(environment);
  const clock = startLeadClock({ call: project.backend.call, senders, onProblem: console.log });

  const acknowledged = new Map<string, number>();
  const sending: Promise<unknown>[] = [];
  for (const [index, id] of ids.entries()) {
    const path = index % 2 === 0 ? '/rest/v1/restaurant_feedback' : '/functions/v1/website-submissions/feedback';
    const record = feedback({ restaurant_id: id, message: `Number ${index}.` });
    const note = (): unknown => acknowledged.set(`place-${index}@saffronlane.example`, Date.now());
    sending.push(sendAll(project.url, [{ id: randomUUID(), record, path }], () => addressNumber(index), note));
    await pause(1000 / A_SECOND);
  }
  await Promise.all(sending);
  for (let waited = 0; server.mails.length < MANY && waited < 60; waited += 1) await pause(1000);
  await clock.close();
  close();
  await server.close();
  await project.close();

  const times = server.mails
    .map(({ to, acceptedAt }) => acceptedAt - (acknowledged.get(to[0] ?? '') ?? acceptedAt))
    .sort((one, other) => one - other);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Infinity;
  console.log(
    `\n${MANY} submissions, ${A_SECOND} a second, from the acknowledgement to the acceptance by a mail server.\n`,
  );
  printTable([
    ['', 'ms'],
    ['half', String(at(0.5))],
    ['99 of 100', String(at(0.99))],
    ['the last', String(at(1))],
  ]);
  console.log();
  const isMet = times.length === MANY && at(0.99) <= TARGET_MS;
  printTarget(
    `${times.length} of ${MANY} accepted, 99 of 100 within ${at(0.99)} ms`,
    `all, within ${TARGET_MS} ms`,
    isMet,
  );
}
