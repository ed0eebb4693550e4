import * as z from 'zod/mini';
import { idSchema } from '#schema/forms/text-schemas.ts';
import { answerPosts, Refusal, succeed } from '../_shared/answers.ts';
import { check, readObject } from '../_shared/body.ts';
import { openDatabase } from '../_shared/database.ts';
import { readProject } from '../_shared/project.ts';

const database = openDatabase(readProject(Deno.env));
const questionSchema = z.object({ brandId: idSchema });

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
