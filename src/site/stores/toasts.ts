import { atom, type ReadableAtom } from 'nanostores';

export interface Toast {
  title: string;
  text: string;
  kind: 'good' | 'bad';
}

/** How long each kind is shown, in milliseconds. */
export const TOAST_MS: Record<Toast['kind'], number> = { good: 4000, bad: 5000 };

const $queue = atom<readonly Toast[]>([]);

/** Shown one at a time, in their order; the first is the one that is shown. */
export const $toasts: ReadableAtom<readonly Toast[]> = $queue;

/** A toast with the words of the last one replaces it, and its time starts again. */
export function showToast(toast: Toast): void {
  const queue = $queue.get();
  const last = queue.at(-1);
  const isSame = last?.title === toast.title && last.text === toast.text;
  $queue.set([...(isSame ? queue.slice(0, -1) : queue), { ...toast }]);
}

/** Removes one, shown or waiting. */
export function dismissToast(toast: Toast): void {
  $queue.set($queue.get().filter((each) => each !== toast));
}
