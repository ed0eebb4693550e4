import * as z from 'zod/mini';
import { earliestDayOnEarth } from '#schema/forms/dates.ts';
import { idSchema } from '#schema/forms/text-schemas.ts';
import { answerAsJson, answerPosts } from '../_shared/answers.ts';
import { check, readObject } from '../_shared/body.ts';
import { openDatabase } from '../_shared/database.ts';
import { readProject } from '../_shared/project.ts';

const database = openDatabase(readProject(Deno.env));
const questionSchema = z.object({ action: z.literal('getCampaignsByBrandId'), brandId: idSchema });

const COLUMNS = 'id,title,subtitle,banner_image,expiry,num_needed,min_followers,city,restaurant';
const MOST = 100;

/** The campaigns of a brand that are not over, newest first. */
Deno.serve(
  answerPosts(async (request) => {
    const { brandId } = check(questionSchema, await readObject(request));
    await database.limit('influencer-portal', request.headers);
    // The table has midnight, UTC, for a day without a time. It lasts until that day is over everywhere.
    const today = `${earliestDayOnEarth(new Date())}T00:00:00Z`;
    const campaigns = await database.list('campaigns', {
      select: COLUMNS,
      brand_id: `eq.${brandId}`,
      or: `(expiry.is.null,expiry.gte.${today})`,
      order: 'created_at.desc,id',
      limit: String(MOST),
    });
    return answerAsJson(campaigns);
  }),
);
