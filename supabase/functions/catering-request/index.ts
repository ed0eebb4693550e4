import * as z from 'zod/mini';
import { PAST_DATE } from '../../../src/model/forms/catering.ts';
import { cateringRequestSchema } from '../../../src/model/forms/catering-schema.ts';
import { earliestDayOnEarth } from '../../../src/model/forms/dates.ts';
import { answerPosts } from '../_shared/answers.ts';
import { openDatabase } from '../_shared/database.ts';
import { readProject } from '../_shared/project.ts';
import { takeSubmission } from '../_shared/submission.ts';

const database = openDatabase(readProject(Deno.env));

const FORM = {
  schema: cateringRequestSchema,
  // The time zone of the restaurant is not known here. A day that is over everywhere is over there, too.
  firstSchema: cateringRequestSchema.check(
    z.refine(({ event_date }) => event_date >= earliestDayOnEarth(new Date()), {
      path: ['event_date'],
      error: PAST_DATE,
    }),
  ),
  table: 'catering_requests',
};

/** Takes a catering request. */
Deno.serve(answerPosts((request) => takeSubmission(request, FORM, database)));
