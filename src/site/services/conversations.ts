import { type Conversation, conversationOf } from '#content/chat/conversation.ts';

/** The conversation about a restaurant, as this tab keeps it. A browser may refuse its storage: then nothing is kept. */
export function conversationAbout(restaurantId: string) {
  const key = `assistant:${restaurantId}`;
  return {
    /** Undefined where no conversation is kept or it can't be used. */
    read(): Conversation | undefined {
      const text = attempt(() => sessionStorage.getItem(key)) ?? '';
      if (text === '') return undefined;
      const conversation = conversationOf(attempt((): unknown => JSON.parse(text)));
      if (!conversation) console.warn(`The conversation "${key}" is malformed and was ignored.`);
      return conversation;
    },
    write: (conversation: Conversation) =>
      void attempt(() => sessionStorage.setItem(key, JSON.stringify(conversation))),
    clear: () => void attempt(() => sessionStorage.removeItem(key)),
  };
}

function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
