import { type ChildProcess, fork } from 'node:child_process';
import pLimit from 'p-limit';
import { UsageError } from '#brand/errors/usage-error.ts';
import type { READERS } from './readers.ts';

type Readers = typeof READERS;
type Read<Name extends keyof Readers> = Awaited<ReturnType<Readers[Name]>>;

/** What the process is asked. */
export interface ReadRequest {
  reader: keyof Readers;
  values: unknown[];
}

/** `problem`: the message of a UsageError. `fault`: of any other error, with its place. */
export type ReadOutcome = { value: unknown } | { problem: string } | { fault: string };

export interface Limits {
  seconds: number;
  megabytes: number;
}

/** The largest files that are read need a few seconds, and a tenth of that memory. */
const LIMITS: Limits = { seconds: 60, megabytes: 1024 };

const oneByOne = pLimit(1);
/** Starting a process takes half a second, so it stays for what is read next. */
let waiting: ChildProcess | undefined;

/**
 * Reads what somebody else wrote in a process of its own, which is ended where it takes too long or too much memory: nothing in a process can end what keeps it
 * busy. Throws a UsageError whose message follows the name of what was read.
 */
export function readApart<Name extends keyof Readers>(
  reader: Name,
  values: Parameters<Readers[Name]>,
  limits: Limits = LIMITS,
): Promise<Read<Name>> {
  return oneByOne(async (): Promise<Read<Name>> => {
    const child = limits === LIMITS && waiting?.connected ? waiting : start(limits);
    waiting = undefined;
    const answer = await requestRead(child, { reader, values }, limits);
    if (child.connected && limits === LIMITS) waiting = child;
    else child.kill('SIGKILL');
    if ('problem' in answer) throw new UsageError(answer.problem);
    if ('fault' in answer) throw new Error(answer.fault);
    return answer.value as Read<Name>;
  });
}

function start({ megabytes }: Limits): ChildProcess {
  const child = fork(new URL('./read-worker.ts', import.meta.url), {
    execArgv: [...process.execArgv, `--max-old-space-size=${megabytes}`],
    serialization: 'advanced',
    // What Node prints where the memory is full is told in a sentence below.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.on('error', () => {}); // Its end is told below.
  return child;
}

function requestRead(child: ChildProcess, question: ReadRequest, { seconds, megabytes }: Limits): Promise<ReadOutcome> {
  child.ref();
  child.channel?.ref();
  return new Promise((resolve) => {
    let isOverdue = false;
    const timer = setTimeout(() => {
      isOverdue = true;
      child.kill('SIGKILL');
    }, seconds * 1000);
    const finish = (answer: ReadOutcome): void => {
      clearTimeout(timer);
      child.off('message', finish).off('exit', leave);
      child.unref();
      child.channel?.unref();
      resolve(answer);
    };
    const leave = (code: number | null): void => {
      if (isOverdue) finish({ problem: `takes more than ${seconds} s to be read, which is not waited for` });
      // Node gives up without an exit code of its own where the memory is full.
      else if (code === 0 || code === 1) finish({ fault: 'The process that reads files could not be started.' });
      else finish({ problem: `needs more than ${megabytes} MB of memory to be read, which it does not get` });
    };
    child.on('message', finish).on('exit', leave);
    child.send(question, () => {}); // Where it can't be sent, the process has ended.
  });
}
