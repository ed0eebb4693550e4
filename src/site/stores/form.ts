import { atom, type ReadableAtom } from 'nanostores';
import type { FormRules } from '#content/forms/form.ts';
import { INTERRUPTED } from '#schema/forms/texts.ts';
import type { Draft } from '../services/drafts.ts';
import type { Sent } from '../services/submissions.ts';

export interface FormState<Values> {
  values: Values;
  status: 'editing' | 'sending' | 'sent' | 'failed';
  /** How often it was tried to send it with something wrong. From the first time on, fields that were left empty say so too. */
  submitCount: number;
  /** What the visitor reads when it could not be sent. */
  error?: string;
  /** How much of it has been sent, from 0 to 1, where it takes long. */
  progress?: number;
}

/** What is sent of a form. */
export interface Filled<Values> {
  /** Made in the browser. A submission that is sent again with the same id is stored once. */
  id: string;
  values: Values;
  record: object;
  /** The value of a hidden field. People leave it empty; programs fill it in. */
  honeypot: string;
  onProgress: (progress: number) => void;
}

/** What differs between forms, and everything outside of a form that it uses. */
export interface FormOptions<Values> {
  rules: FormRules<Values>;
  /** Finds out what takes time, like what is in a file: of values that are new, and of all before they are sent. Undefined: nothing. */
  examine?: (values: Partial<Values>) => Promise<unknown> | undefined;
  send: (filled: Filled<Values>) => Promise<Sent>;
  /** The sentence for a visitor whose form could not be sent. `reason`: the backend's own, if it has one. */
  failureText: (reason?: string) => string;
  makeId: () => string;
  draft: Draft<Values>;
  /** Whether these values are worth keeping. If left out: as soon as one differs from its first value. */
  isWorthKeeping?: (values: Values) => boolean;
}

export interface FormStore<Values> {
  rules: FormRules<Values>;
  $form: ReadableAtom<FormState<Values>>;
  /** Continues the draft, if there is one. `typed`: what the visitor has entered before this code came. */
  resume: (typed?: Partial<Values>) => void;
  /** What holds unless the visitor chooses something else: it is shown and sent, but no draft keeps it. */
  setDefaults: (part: Partial<Values>) => void;
  /** False while it is being sent: then nothing changes. */
  edit: (part: Partial<Values>) => boolean;
  submit: (honeypot?: string) => Promise<'sent' | 'failed' | 'invalid' | 'ignored'>;
  /** Empties it, and forgets the draft. */
  reset: () => void;
}

/**
 * The state of a form from the first letter to the thanks: a draft that survives reloads, and an id under which the same
 * content is stored only once, however often it is sent.
 */
export function makeForm<Values extends object>(options: FormOptions<Values>): FormStore<Values> {
  const { rules, draft } = options;
  /** The values before the visitor enters anything: empty, except for preset ones. */
  let start = rules.empty;
  const $form = atom<FormState<Values>>(fresh(start));
  /** The last try. The backend may have stored it, even if no answer came: the same values are sent again under the same id. */
  let tried: { id: string; values: Values } | undefined;

  function resume(typed: Partial<Values> = {}): void {
    const state = $form.get();
    if (state.status === 'sending') return;
    const kept = draft.read();
    const values = { ...state.values, ...kept?.values };
    if (kept?.id !== undefined) tried = { id: kept.id, values };
    const interrupted = kept?.isSending && ({ status: 'failed', error: INTERRUPTED } as const);
    $form.set({ ...state, values: { ...values, ...typed }, ...interrupted });
    if (Object.keys(typed).length > 0) keep();
  }

  function setDefaults(part: Partial<Values>): void {
    const { values, ...state } = $form.get();
    if (state.status === 'sending') return;
    const next = { ...part, ...differences(values, start) };
    start = { ...start, ...part };
    $form.set({ ...state, values: { ...values, ...next } });
  }

  function edit(part: Partial<Values>): boolean {
    const { error: _, ...state } = $form.get();
    if (state.status === 'sending') return false;
    $form.set({ ...state, values: { ...state.values, ...part }, status: 'editing' });
    keep();
    void options.examine?.(part)?.then(() => $form.set({ ...$form.get() }));
    return true;
  }

  function keep(): void {
    const { values, status } = $form.get();
    const { isWorthKeeping = (each) => !isSame(each, start) } = options;
    const id = idOf(values);
    if (!isWorthKeeping(values)) draft.clear();
    else if (id === undefined) draft.write({ values: differences(values, start) });
    else draft.write({ values, id, isSending: status === 'sending' ? true : undefined });
  }

  function idOf(values: Values): string | undefined {
    return tried && isSame(tried.values, values) ? tried.id : undefined;
  }

  async function submit(honeypot = ''): ReturnType<FormStore<Values>['submit']> {
    const { error: _, ...state } = $form.get();
    const { values, status, submitCount } = state;
    if (status === 'sending') return 'ignored';
    const examined = options.examine?.(values);
    if (examined) {
      $form.set({ ...state, status: 'sending' });
      await examined;
    }
    if (Object.keys(rules.errorsOf(values)).length > 0) {
      $form.set({ ...state, status: 'editing', submitCount: submitCount + 1 });
      return 'invalid';
    }
    const id = idOf(values) ?? options.makeId();
    tried = { id, values };
    $form.set({ ...state, status: 'sending' });
    keep();
    const onProgress = (progress: number) => $form.set({ ...$form.get(), progress });
    const sent = await options.send({ id, values, record: rules.recordOf(values), honeypot, onProgress });
    // On another page the visitor may have begun another one meanwhile.
    const isOwnDraft = draft.read()?.id === id;
    if (sent.state === 'failed') {
      $form.set({ ...state, status: 'failed', error: options.failureText(sent.reason) });
      if (isOwnDraft) keep();
      return 'failed';
    }
    tried = undefined;
    if (isOwnDraft) draft.clear();
    $form.set({ ...fresh(start), status: 'sent' });
    return 'sent';
  }

  function reset(): void {
    if ($form.get().status === 'sending') return;
    tried = undefined;
    draft.clear();
    $form.set(fresh(start));
  }

  return { rules, $form, resume, setDefaults, edit, submit, reset };
}

function fresh<Values>(values: Values): FormState<Values> {
  return { values, status: 'editing', submitCount: 0 };
}

/** The values that are not the same in the other ones. */
function differences<Values extends object>(values: Values, others: Values): Partial<Values> {
  const names = Object.keys(values) as (keyof Values)[];
  const differing = names.filter((name) => values[name] !== others[name]);
  return Object.fromEntries(differing.map((name) => [name, values[name]])) as Partial<Values>;
}

function isSame<Values extends object>(one: Values, other: Values): boolean {
  return Object.keys(differences(one, other)).length === 0;
}
