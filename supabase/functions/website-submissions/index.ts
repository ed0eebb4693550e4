import { answerPosts, Refusal } from '../_shared/answers.ts';
import { openDatabase } from '../_shared/database.ts';
import { readProject } from '../_shared/project.ts';
import { openBucket } from '../_shared/storage.ts';
import { takeSubmission } from '../_shared/submission.ts';
import { takeApplication } from './careers.ts';
import { FORMS } from './forms.ts';

const project = readProject(Deno.env);
const database = openDatabase(project);
const bucket = openBucket('applications', project);

/** `/website-submissions/feedback` takes the form `feedback`. */
Deno.serve(
  answerPosts(async (request) => {
    const name = /^\/website-submissions\/([a-z-]+)\/?$/.exec(new URL(request.url).pathname)?.[1] ?? '';
    if (name === 'careers') return takeApplication(request, { database, bucket });
    const form = FORMS.get(name);
    if (form === undefined) throw new Refusal(404, 'There is no such form.');
    return takeSubmission(request, form, database);
  }),
);
