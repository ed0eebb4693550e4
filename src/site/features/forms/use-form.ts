import type { FieldTexts } from '../../ui/fields/field.ts';
import { useTexts } from '../shared/island/use-texts.ts';
import { useStore } from '@nanostores/react';
import { startTransition, useActionState } from 'react';
import type { FieldErrors } from '#content/forms/form.ts';
import type { FieldFacts } from '#schema/forms/fields.ts';
import type { FormState, FormStore } from '../../stores/form.ts';

export interface UsedForm<Values> {
  store: FormStore<Values>;
  state: FormState<Values>;
  isSending: boolean;
  errors: FieldErrors<Values>;
  /** Returns the props of a field by its name; the caller adds the label. */
  field: <Name extends keyof Values & string>(name: Name) => BoundField<Values[Name]>;
  submit: (honeypot: string) => void;
  /** The outcome of the last attempt to send; a new object each time. */
  ended: Ended | undefined;
}

export interface Ended {
  outcome: Awaited<ReturnType<FormStore<object>['submit']>>;
}

export function isSending<Values>(store: FormStore<Values>): boolean {
  return store.$form.get().status === 'sending';
}

interface BoundField<Value> extends Partial<FieldFacts> {
  name: string;
  value: Value;
  onEdit: (value: Value) => void;
  error: string | undefined;
  showErrors: boolean;
  isReadOnly: boolean;
  /** What fields say by themselves. */
  texts: FieldTexts;
}

/** Binds a form to its store. `onEnd` is called with the outcome of each attempt to send, and with the errors. */
export function useForm<Values extends object>(
  store: FormStore<Values>,
  onEnd?: (outcome: Ended['outcome'], errors: FieldErrors<Values>) => void,
): UsedForm<Values> {
  const texts = useTexts();
  const state = useStore(store.$form, { ssr: 'initial' });
  const errors = store.rules.errorsOf(state.values);
  // Not a React action on `<form>`: that would reset checkboxes and lists after every attempt, even a failed one.
  const [ended, act] = useActionState<Ended | undefined, string>(async (_, honeypot) => {
    const outcome = await store.submit(honeypot);
    onEnd?.(outcome, store.rules.errorsOf(store.$form.get().values));
    return { outcome };
  }, undefined);
  const showErrors = state.submitCount > 0;
  const isBusy = state.status === 'sending';
  return {
    store,
    state,
    isSending: isBusy,
    errors,
    ended,
    submit: (honeypot) => startTransition(() => act(honeypot)),
    field: (name) => {
      const value = state.values[name];
      const error = errors[name];
      // An empty field is no error until the visitor tries to send the form.
      const isFilled = typeof value === 'string' ? value.trim() !== '' : Boolean(value);
      return {
        ...store.rules.fields[name],
        name,
        value,
        onEdit: (next) => void store.edit({ [name]: next } as unknown as Partial<Values>),
        error: error === undefined || !(showErrors || isFilled) ? undefined : texts.forms.errorText(error),
        showErrors,
        isReadOnly: isBusy,
        texts: texts.forms,
      };
    },
  };
}
