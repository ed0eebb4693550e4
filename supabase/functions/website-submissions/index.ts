import { answerPosts, Refusal } from '../_shared/answers.ts';
import { openDatabase } from '../_shared/database.ts';
import { takeSubmission } from '../_shared/submission.ts';
import { FORMS } from './forms.ts';

const database = openDatabase({
  url: Deno.env.get('SUPABASE_URL') ?? '',
  serviceKey: Deno.env.get('SUPABASE_SERVICE_ROLE_KEY') ?? '',
  addressHeader: Deno.env.get('VISITOR_ADDRESS_HEADER') ?? 'x-forwarded-for',
});

/** `/website-submissions/feedback` takes the form `feedback`. */
Deno.serve(
  answerPosts(async (request) => {
    const name = /^\/website-submissions\/([a-z-]+)\/?$/.exec(new URL(request.url).pathname)?.[1] ?? '';
    const form = FORMS.get(name);
    if (form === undefined) throw new Refusal(404, 'There is no such form.');
    return takeSubmission(request, form, database);
  }),
);
