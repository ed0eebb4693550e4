import type { ContentPart } from '#content/chat/answer.ts';
import { messagesOf, sessionIdOf } from '#content/chat/messages.ts';
import type { AssistantQuestion } from '#schema/forms/assistant.ts';
import { post } from './call.ts';
import { pageLanguage } from './page-language.ts';
import type { Backend } from './session.ts';

/** The parts of an answer; undefined where there is no answer. */
export type AssistantReply = { state: 'answered'; parts: ContentPart[]; sessionId?: string } | { state: 'failed' };

/** Asks the restaurant's assistant. Never throws; what went wrong is logged. */
export async function askAssistant(backend: Backend, question: AssistantQuestion): Promise<AssistantReply> {
  const answer = await post(backend, {
    path: 'functions/v1/ai-search-openrouter',
    body: { ...question, ...pageLanguage() },
  });
  const isOk = answer.state === 'answered' && answer.status >= 200 && answer.status < 300;
  const parts = isOk ? messagesOf(answer.body) : [];
  if (!isOk || parts.length === 0) {
    console.error('The assistant could not answer.', answer);
    return { state: 'failed' };
  }
  const sessionId = sessionIdOf(answer.body);
  return { state: 'answered', parts, sessionId };
}
