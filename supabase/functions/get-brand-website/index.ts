import * as z from 'zod/mini';
import { idSchema } from '#schema/forms/text-schemas.ts';
import { answerPosts, Refusal, succeed } from '../_shared/answers.ts';
import { check, readObject } from '../_shared/body.ts';
import { openDatabase } from '../_shared/database.ts';
import { readProject } from '../_shared/project.ts';

const database = openDatabase(readProject(Deno.env));
const questionSchema = z.object({ brandId: idSchema });

/** The site configuration of a brand, for the build, and beside it its changes that have a date. */
Deno.serve(
  answerPosts(async (request) => {
    const { brandId } = check(questionSchema, await readObject(request));
    await database.limit('get-brand-website', request.headers);
    const row = await database.find('brand_websites', 'brand_id', brandId);
    if (row === undefined) throw new Refusal(404, `There is no brand "${brandId}".`);
    const changes = await database.list('brand_changes', {
      brand_id: `eq.${brandId}`,
      select: 'name,data',
      order: 'name',
    });
    return succeed(200, { data: row['data'], ...(changes.length > 0 && { changes }) });
  }),
);
