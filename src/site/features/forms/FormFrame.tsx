import { useTexts } from '../shared/island/use-texts.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Honeypot, honeypotValue } from '../../ui/fields/Honeypot.tsx';
import { useSteady } from '../../ui/behaviour/use-steady.ts';
import type { UsedForm } from './use-form.ts';
import { useIsReady } from './use-is-ready.ts';
import { Button } from '../../ui/button/Button.tsx';

interface Props<Values> {
  form: UsedForm<Values>;
  /** What the form is for: "Catering request". */
  label?: string;
  className?: string;
  /** The fields. */
  children: ReactNode;
}

/** A form with a honeypot beside its fields. After an attempt with errors, the first wrong field gets the focus. */
export function FormFrame<Values extends object>({ form, label, className = '', children }: Props<Values>) {
  const texts = useTexts();
  const { store, isSending, ended, submit } = form;
  const element = useRef<HTMLFormElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  /** The form is shown again after a success. It gets the focus, because the pressed button has disappeared. */
  const [isAgain] = useState(ended?.outcome === 'sent');
  useEffect(() => {
    store.resume(typedIn(element.current, store.$form.get().values));
  }, [store]);
  useEffect(() => {
    if (isAgain) element.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [isAgain]);
  useEffect(() => {
    if (ended?.outcome === 'invalid') focusFirstInvalid(element.current);
    // Choices are disabled while the form is being sent. If the visitor pressed Enter in one, it has lost the focus.
    if (ended?.outcome === 'failed' && !element.current?.contains(document.activeElement))
      element.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [ended]);
  return (
    <form
      ref={element}
      className={`form ${className}`.trimEnd()}
      aria-label={label}
      aria-busy={isSending}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // Ignores a second press, which would send the form again after the first.
        if (store.$form.get().status !== 'sending') submit(honeypotValue(honeypot.current));
      }}
    >
      {children}
      <Honeypot input={honeypot} label={texts.forms.leaveEmpty} />
    </form>
  );
}

interface SendProps<Values> {
  form: UsedForm<Values>;
  /** "Send Request" */
  label: string;
  /** There is something wrong, so it can't be sent. */
  isOff?: boolean;
  className?: string;
}

/** What went wrong, the button, and how much has been sent. */
export function SendButton<Values>({ form, label, isOff = false, className = '' }: SendProps<Values>) {
  const texts = useTexts();
  const { isSending } = form;
  const { progress = 0 } = form.state;
  const error = useSteady(form.state.error && texts.forms.errorText(form.state.error));
  const isReady = useIsReady();
  return (
    <div className={`form-send ${className}`.trimEnd()}>
      {error !== undefined && <p role="alert">{error}</p>}
      {/*
        Before its code has come it could only reload the page, with all that was written in its address. While the form is being sent it is
        off by name only: a button that is really disabled loses the focus.
      */}
      <Button
        variant="primary"
        size="large"
        type="submit"
        disabled={!isReady || isOff}
        aria-disabled={isSending || undefined}
      >
        {isSending ? texts.forms.sending : label}
      </Button>
      {isSending && progress > 0 && <progress value={progress} aria-label={texts.forms.sentSoFar} />}
    </div>
  );
}

interface GroupProps {
  title: string;
  children: ReactNode;
}

/** Fields that belong together. A wide form has two per line; `WIDE` takes the whole line. */
export function FieldGroup({ title, children }: GroupProps) {
  return (
    <fieldset className="form-group">
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

/** Wraps a field that needs the whole line. */
export const WIDE = 'form-wide';

/** The entries from before the code was loaded. */
function typedIn<Values extends object>(form: HTMLFormElement | null, values: Values): Partial<Values> {
  const typed: Record<string, unknown> = {};
  for (const [name, value] of form ? new FormData(form) : []) {
    if (!Object.hasOwn(values, name) || value === '' || (value instanceof File && value.size === 0)) continue;
    typed[name] = typeof values[name as keyof Values] === 'boolean' ? true : value;
  }
  return typed as Partial<Values>;
}

function focusFirstInvalid(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  // In a group of choices, one of them gets the focus.
  (wrong?.matches('fieldset') ? wrong.querySelector('input') : wrong)?.focus();
}
