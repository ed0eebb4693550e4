export interface Alarm {
  /** Rings for this name at an instant, in milliseconds since 1970; undefined: not any more. A later call takes the place of an earlier one. */
  set: (name: string, at: number | undefined) => void;
  close: () => void;
}

export interface AlarmOptions {
  /** The instant that a build would take as now. */
  now: () => number;
  /** Called once with all names whose instant has come. */
  ring: (names: string[]) => void;
}

/** A timer stands still while a machine sleeps, and none can wait for more than 24 days. So the clock is looked at again after this time. */
const MAX_WAIT_MS = 60_000;

/** One timer for the next instant of many brands. */
export function makeAlarm({ now, ring }: AlarmOptions): Alarm {
  const times = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  function look(): void {
    const due = [...times].filter(([, at]) => at <= now()).map(([name]) => name);
    for (const name of due) times.delete(name);
    wait();
    if (due.length > 0) ring(due);
  }

  function wait(): void {
    clearTimeout(timer);
    if (times.size === 0) return;
    const next = [...times.values()].reduce((first, at) => Math.min(first, at)) - Date.now();
    // Where the time of builds is fixed, an instant may be over on this machine and never come there.
    timer = setTimeout(look, next > 0 ? Math.min(next, MAX_WAIT_MS) : MAX_WAIT_MS);
    timer.unref();
  }

  function set(name: string, at: number | undefined): void {
    if (at === undefined) times.delete(name);
    else times.set(name, at);
    clearTimeout(timer);
    timer = setTimeout(look, 0);
    timer.unref();
  }

  return { set, close: () => clearTimeout(timer) };
}
