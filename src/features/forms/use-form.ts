import { useStore } from '@nanostores/react';
import { startTransition, useActionState } from 'react';
import type { Problems } from '../../domain/forms/form.ts';
import type { FormState, FormStore } from '../../stores/form.ts';

export interface UsedForm<Values> {
  store: FormStore<Values>;
  state: FormState<Values>;
  isSending: boolean;
  /** What a field of that name is given; the part adds its label. */
  field: <Name extends keyof Values & string>(name: Name) => BoundField<Values[Name]>;
  submit: (honeypot: string) => void;
  /** How the last try to send it ended; a new object each time. */
  ended: Ended | undefined;
}

export interface Ended {
  outcome: Awaited<ReturnType<FormStore<object>['submit']>>;
}

export function isSending<Values>(store: FormStore<Values>): boolean {
  return store.$form.get().status === 'sending';
}

interface BoundField<Value> {
  name: string;
  value: Value;
  onEdit: (value: Value) => void;
  problem: string | undefined;
  isTried: boolean;
  isReadOnly: boolean;
}

/** Binds a form to its store. `onEnd` hears how each try to send it ended, and what was wrong. */
export function useForm<Values extends object>(
  store: FormStore<Values>,
  onEnd?: (outcome: Ended['outcome'], problems: Problems<Values>) => void,
): UsedForm<Values> {
  const state = useStore(store.$form, { ssr: 'initial' });
  const problems = store.problemsOf(state.values);
  // Not an action of `<form>` itself: that would empty the boxes and lists once it has ended, however it ended.
  const [ended, act] = useActionState<Ended | undefined, string>(async (_, honeypot) => {
    const outcome = await store.submit(honeypot);
    onEnd?.(outcome, store.problemsOf(store.$form.get().values));
    return { outcome };
  }, undefined);
  const isTried = state.tries > 0;
  const isBusy = state.status === 'sending';
  return {
    store,
    state,
    isSending: isBusy,
    ended,
    submit: (honeypot) => startTransition(() => act(honeypot)),
    field: (name) => {
      const value = state.values[name];
      // What is empty is not wrong until the visitor means to send it.
      const isFilled = typeof value === 'string' ? value.trim() !== '' : Boolean(value);
      return {
        name,
        value,
        onEdit: (next) => void store.edit({ [name]: next } as unknown as Partial<Values>),
        problem: isTried || isFilled ? problems[name] : undefined,
        isTried,
        isReadOnly: isBusy,
      };
    },
  };
}
