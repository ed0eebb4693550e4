import * as z from 'zod/mini';
import { answerPosts, Refusal, succeed } from '../_shared/answers.ts';
import { check, readObject } from '../_shared/body.ts';
import { openDatabase } from '../_shared/database.ts';

const database = openDatabase({
  url: Deno.env.get('SUPABASE_URL') ?? '',
  serviceKey: Deno.env.get('SUPABASE_SERVICE_ROLE_KEY') ?? '',
  addressHeader: Deno.env.get('VISITOR_ADDRESS_HEADER') ?? 'x-forwarded-for',
});

const questionSchema = z.object({
  // The database has no null characters.
  brandId: z.string().check(
    z.minLength(1),
    z.maxLength(200),
    z.refine((id) => !id.includes('\0')),
  ),
});

/** The site configuration of a brand, for the build. */
Deno.serve(
  answerPosts(async (request) => {
    const { brandId } = check(questionSchema, await readObject(request));
    await database.limit('get-brand-website', request.headers);
    const row = await database.find('brand_websites', 'brand_id', brandId);
    if (row === undefined) throw new Refusal(404, `There is no brand "${brandId}".`);
    return succeed(200, { data: row['data'] });
  }),
);
