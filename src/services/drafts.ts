import * as z from 'zod/mini';

/** A form that was not sent yet, as the browser keeps it for the session. Files can't be kept. */
export interface FormDraft<Values> {
  values: Partial<Values>;
  /** Under which it was sent in vain: the backend may have it all the same, and must not get it twice. */
  id?: string;
}

export interface Draft<Values> {
  /** Undefined where there is none or it can't be used. */
  read: () => FormDraft<Values> | undefined;
  write: (draft: FormDraft<Values>) => void;
  clear: () => void;
}

/** The draft under a key of the session's storage. `values`: what it may hold; anything else is no draft. */
export function draftAt<Values>(key: string, values: z.ZodMiniType<Partial<Values>>): Draft<Values> {
  const schema = z.object({ values, id: z.exactOptional(z.uuid()) });
  return {
    read: () => {
      const text = attempt(() => sessionStorage.getItem(key));
      if (typeof text !== 'string') return undefined;
      const draft = schema.safeParse(attempt((): unknown => JSON.parse(text)));
      if (draft.success) return draft.data;
      console.warn(`The draft "${key}" is malformed and was ignored.`);
      return undefined;
    },
    write: (draft) => void attempt(() => sessionStorage.setItem(key, JSON.stringify(draft, withoutFiles))),
    clear: () => void attempt(() => sessionStorage.removeItem(key)),
  };
}

/** What the draft of a form of texts and boxes to tick may hold. */
export function valuesLike<Values extends object>(empty: Values): z.ZodMiniType<Partial<Values>> {
  const kinds = { string: z.exactOptional(z.string()), boolean: z.exactOptional(z.boolean()) };
  const shape = Object.entries(empty).flatMap(([field, value]) => {
    const kind = kinds[typeof value as keyof typeof kinds] as z.ZodMiniType | undefined;
    return kind ? [[field, kind]] : [];
  });
  return z.object(Object.fromEntries(shape) as Record<string, z.ZodMiniType>) as unknown as z.ZodMiniType<
    Partial<Values>
  >;
}

const withoutFiles = (_key: string, value: unknown): unknown => (value instanceof Blob ? undefined : value);

/** A browser may refuse access to its storage, or have no room left in it. Then there are no drafts. */
function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
