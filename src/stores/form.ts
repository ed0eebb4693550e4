import { atom, type ReadableAtom } from 'nanostores';
import type { Problems } from '../domain/forms/form.ts';
import { INTERRUPTED } from '../model/forms/texts.ts';
import type { FormDraft } from '../services/drafts.ts';
import type { Sent } from '../services/submissions.ts';

export interface FormState<Values> {
  values: Values;
  status: 'editing' | 'sending' | 'sent' | 'failed';
  /** How often it was tried to send it with something wrong. From the first time on, fields that were left empty say so too. */
  tries: number;
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
  /** The value of a hidden field. People leave it empty; programs fill it in. */
  honeypot: string;
  onProgress: (progress: number) => void;
}

/** What checks a form and sends it: more code than all the rest of it. */
export interface FormWork<Values> {
  problemsOf: (values: Values) => Problems<Values>;
  /** Finds out what takes time, like what is in a file: of values that are new, and of all before they are sent. Undefined: nothing. */
  examine?: (values: Partial<Values>) => Promise<unknown> | undefined;
  send: (filled: Filled<Values>) => Promise<Sent>;
}

/** What differs between forms, and everything outside of a form that it uses. */
export interface FormOptions<Values> {
  empty: Values;
  /** Called when the visitor first touches the form; after a failure it is called again. */
  loadWork: () => Promise<FormWork<Values>>;
  /** The sentence for a visitor whose form could not be sent. `reason`: the backend's own, if it has one. */
  failureText: (reason?: string) => string;
  makeId: () => string;
  draft: {
    read: () => FormDraft<Values> | undefined;
    write: (draft: FormDraft<Values>) => void;
    clear: () => void;
  };
  /** Whether these values are worth keeping. If left out: as soon as one differs from its first value. */
  isWorthKeeping?: (values: Values) => boolean;
}

export interface FormStore<Values> {
  $form: ReadableAtom<FormState<Values>>;
  /** Empty before the form was touched. */
  problemsOf: (values: Values) => Problems<Values>;
  /** Loads what checks and sends it. Never rejects: a form that is sent without it has failed. */
  touch: () => Promise<void>;
  /** Continues the draft, if there is one. `typed`: what the visitor has entered before this code came. */
  resume: (typed?: Partial<Values>) => void;
  /** What holds unless the visitor chooses something else: it is shown and sent, but no draft keeps it. */
  preset: (part: Partial<Values>) => void;
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
  const { empty, draft } = options;
  /** The values before the visitor enters anything: empty, except for preset ones. */
  let start = empty;
  const $form = atom<FormState<Values>>(fresh(empty));
  /** Kept until the submission succeeds or is edited. */
  let id: string | undefined;
  let work: FormWork<Values> | undefined;
  let loading: Promise<FormWork<Values>> | undefined;

  const problemsOf = (values: Values): Problems<Values> => work?.problemsOf(values) ?? {};

  async function touch(): Promise<void> {
    if (work) return;
    try {
      loading ??= options.loadWork();
      work = await loading;
      // What is wrong with it is known from now on.
      $form.set({ ...$form.get() });
      examine($form.get().values);
    } catch (error) {
      loading = undefined;
      console.warn('What checks and sends the form could not be loaded.', error);
    }
  }

  function examine(values: Partial<Values>): void {
    void work?.examine?.(values)?.then(() => $form.set({ ...$form.get() }));
  }

  function resume(typed: Partial<Values> = {}): void {
    const state = $form.get();
    if (state.status === 'sending') return;
    const kept = draft.read();
    const values = { ...state.values, ...kept?.values, ...typed };
    // The submission that failed under this id has the content of the draft.
    id = kept && isSame(values, { ...state.values, ...kept.values }) ? kept.id : undefined;
    $form.set({ ...state, values, ...(kept?.isSending && { status: 'failed', error: INTERRUPTED }) });
    if (Object.keys(typed).length > 0) keep();
    // A form with a draft counts as touched.
    if (kept || Object.keys(typed).length > 0) void touch();
  }

  function preset(part: Partial<Values>): void {
    const { values, ...state } = $form.get();
    if (state.status === 'sending') return;
    const isOwn = (field: string) => values[field as keyof Values] !== start[field as keyof Values];
    const next = Object.fromEntries(Object.entries(part).filter(([field]) => !isOwn(field)));
    start = { ...start, ...part };
    $form.set({ ...state, values: { ...values, ...next } });
  }

  function edit(part: Partial<Values>): boolean {
    const { error: _, ...state } = $form.get();
    if (state.status === 'sending') return false;
    const values = { ...state.values, ...part };
    // Choosing the same answer again does not make it a new submission.
    if (!isSame(values, state.values)) id = undefined;
    $form.set({ ...state, values, status: 'editing' });
    keep();
    examine(part);
    return true;
  }

  function keep(): void {
    const { values, status } = $form.get();
    const { isWorthKeeping = (each) => !isSame(each, start) } = options;
    if (!isWorthKeeping(values)) draft.clear();
    else if (id === undefined) draft.write({ values: ownOf(values) });
    else draft.write({ values, id, ...(status === 'sending' && { isSending: true }) });
  }

  /** The values to keep as a draft: preset ones only once they were sent. */
  function ownOf(values: Values): Partial<Values> {
    const isPreset = (field: keyof Values) => start[field] !== empty[field] && values[field] === start[field];
    const own = Object.entries(values).filter(([field]) => !isPreset(field as keyof Values));
    return Object.fromEntries(own) as Partial<Values>;
  }

  async function submit(honeypot = ''): ReturnType<FormStore<Values>['submit']> {
    const { error: _, ...state } = $form.get();
    const { values, status, tries } = state;
    if (status === 'sending') return 'ignored';
    if (!work) {
      // A visitor who sends before the code is loaded waits for it as for an answer.
      $form.set({ ...state, status: 'sending' });
      await touch();
    }
    if (!work) return fail(state);
    const examined = work.examine?.(values);
    if (examined) {
      $form.set({ ...state, status: 'sending' });
      await examined;
    }
    if (Object.keys(problemsOf(values)).length > 0) {
      $form.set({ ...state, status: 'editing', tries: tries + 1 });
      return 'invalid';
    }
    const sentId = (id ??= options.makeId());
    $form.set({ ...state, status: 'sending' });
    keep();
    const onProgress = (progress: number) => $form.set({ ...$form.get(), progress });
    const sent = await work.send({ id: sentId, values, honeypot, onProgress });
    if (sent.state === 'failed') return fail(state, sent.reason);
    id = undefined;
    if (draft.read()?.id === sentId) draft.clear();
    $form.set({ ...fresh(start), status: 'sent' });
    return 'sent';
  }

  function fail(state: FormState<Values>, reason?: string): 'failed' {
    $form.set({ ...state, status: 'failed', error: options.failureText(reason) });
    // On another page the visitor may have begun another one meanwhile.
    if (id !== undefined && draft.read()?.id === id) keep();
    return 'failed';
  }

  function reset(): void {
    if ($form.get().status === 'sending') return;
    id = undefined;
    draft.clear();
    $form.set(fresh(start));
  }

  return { $form, problemsOf, touch, resume, preset, edit, submit, reset };
}

function fresh<Values>(values: Values): FormState<Values> {
  return { values, status: 'editing', tries: 0 };
}

function isSame(one: object, other: object): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => one[key as never] === other[key as never]);
}
