import { cateringRequestSchema, possibleRequestSchema } from '#schema/forms/catering.ts';
import { earliestDayOnEarth } from '#schema/forms/dates.ts';
import { answerPosts } from '../_shared/answers.ts';
import { openDatabase } from '../_shared/database.ts';
import { readProject } from '../_shared/project.ts';
import { takeSubmission } from '../_shared/submission.ts';

const database = openDatabase(readProject(Deno.env));

/** Takes a catering request. The time zone of the restaurant is not known here: a day that is over everywhere is over there, too. */
Deno.serve(
  answerPosts((request) => {
    const firstSchema = possibleRequestSchema(earliestDayOnEarth(new Date()));
    return takeSubmission(
      request,
      { schema: cateringRequestSchema, firstSchema, table: 'catering_requests' },
      database,
    );
  }),
);
