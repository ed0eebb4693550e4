/** A form that was not sent yet, as the browser keeps it for the session. Files can't be kept. */
export interface FormDraft<Values> {
  values: Partial<Values>;
  /** The id of a try that failed: the backend may have stored it all the same, and must not get it twice. */
  id?: string;
  /** It was being sent when this was written. If a draft still has it, the page was left before the answer came. */
  isSending?: true;
}

export interface Draft<Values> {
  /** Undefined where no draft is kept or it can't be used. */
  read: () => FormDraft<Values> | undefined;
  write: (draft: FormDraft<Values>) => void;
  clear: () => void;
}

/** The draft under a key of the session's storage. `valuesIn`: the values of what was kept; undefined where it is not a draft. */
export function draftAt<Values>(key: string, valuesIn: (kept: unknown) => Partial<Values> | undefined): Draft<Values> {
  return {
    read: () => {
      const text = attempt(() => sessionStorage.getItem(key));
      if (typeof text !== 'string') return undefined;
      const kept = Object(attempt((): unknown => JSON.parse(text))) as Record<keyof FormDraft<Values>, unknown>;
      const values = valuesIn(kept.values);
      const { id, isSending } = kept;
      if (values && id === undefined) return { values };
      if (values && typeof id === 'string' && UUID.test(id))
        return { values, id, isSending: isSending === true ? true : undefined };
      console.warn(`The draft "${key}" is malformed and was ignored.`);
      return undefined;
    },
    write: (draft) => void attempt(() => sessionStorage.setItem(key, JSON.stringify(draft, withoutFiles))),
    clear: () => void attempt(() => sessionStorage.removeItem(key)),
  };
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Takes the draft of a form of texts and boxes to tick: what it has of the same fields, each of the same kind. */
export function valuesLike<Values extends object>(empty: Values): (kept: unknown) => Partial<Values> | undefined {
  return (kept) => {
    if (typeof kept !== 'object' || kept === null) return undefined;
    const values: Partial<Values> = {};
    for (const field of Object.keys(empty) as (keyof Values)[]) {
      if (!Object.hasOwn(kept, field) || !['string', 'boolean'].includes(typeof empty[field])) continue;
      values[field] = kept[field as never];
      if (typeof values[field] !== typeof empty[field]) return undefined;
    }
    return values;
  };
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
