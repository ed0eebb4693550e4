import { assistantQuestionSchema } from '#schema/forms/assistant.ts';
import { answerOf } from '#content/chat/answer.ts';
import { readByRules } from '#assistant/question/read-by-rules.ts';
import { onPage } from '#assistant/answers/on-page.ts';
import { answerTo } from '#assistant/reply.ts';
import { answerAsJson, answerPosts } from '../_shared/answers.ts';
import { check, readObject } from '../_shared/body.ts';
import { openDatabase } from '../_shared/database.ts';
import { readProject } from '../_shared/project.ts';
import { openConversations } from './conversations.ts';
import { openKnowledge } from './knowledge.ts';
import { openModel } from './model.ts';

const database = openDatabase(readProject(Deno.env));
const knowledge = openKnowledge(database);
const conversations = openConversations(database);
const model = openModel(Deno.env);

/** A visitor's question, answered from what the restaurant's website says. A model may read it; the answer is written here, from the site alone. */
Deno.serve(
  answerPosts(async (request) => {
    const {
      restaurant_id,
      query,
      session_id,
      language: page,
    } = check(assistantQuestionSchema, await readObject(request));
    // First, since it counts the visitor: a configuration may be megabytes.
    const turn = await conversations.begin({ restaurant_id, query, session_id }, request.headers);
    const known = await knowledge.of(restaurant_id).catch(async (error: unknown) => {
      await turn.drop();
      throw error;
    });
    const { before, answered } = turn;
    const rules = readByRules(known, { query, before, answered, page });
    const mayAsk = model !== undefined && (await conversations.isWithin(restaurant_id, model.dailyLimit));
    const read = (mayAsk ? await model.read(known, { query, before, answered }, rules) : undefined) ?? rules;
    const parts = onPage(answerTo(known, read, Date.now()), known, { page, spoken: read.language });
    const answer = answerOf(parts, turn.session_id);
    await turn.end(answer.response);
    return answerAsJson(answer);
  }),
);
