import { deliverLeads } from '#leads/deliver.ts';
import { readSenders } from '#leads/senders/read-senders.ts';
import { postByFetch } from '#leads/senders/webhook.ts';
import { answerPosts, succeed } from '../_shared/answers.ts';
import { refuseOthers } from '../_shared/owner.ts';
import { readProject } from '../_shared/project.ts';

const project = readProject(Deno.env);
const NAMES = [
  'MAIL_API',
  'MAIL_API_KEY',
  'MAIL_API_URL',
  'MAIL_FROM',
  'SMTP_URL',
  'LEADS_WEBHOOK_SECRET',
  'INBOX_URL',
];
const environment = Object.fromEntries(NAMES.map((name) => [name, Deno.env.get(name)]));
const { senders, inboxUrl, problems } = readSenders(environment, postByFetch);

/** A call of a function may take 150 seconds, and what has been begun may take one minute more. The clock calls again. */
const BEGIN_LIMIT_MS = 60_000;

/** Tells everybody who is to hear of the leads that are due. The clock of the project calls it, with the secret key. */
Deno.serve(
  answerPosts(async (request) => {
    await refuseOthers(request.headers, project);
    const call = (path: string, init: RequestInit = {}) => {
      const headers = new Headers(init.headers);
      for (const [name, value] of Object.entries(project.keys)) headers.set(name, value);
      return fetch(`${project.url}${path}`, { ...init, headers });
    };
    const counts = await deliverLeads(
      { call, senders, inboxUrl, fileKey: project.serviceKey },
      Date.now() + BEGIN_LIMIT_MS,
    );
    return succeed(200, { ...counts, problems });
  }),
);
