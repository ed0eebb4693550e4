import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { parse } from 'yaml';
import { type Contexts, fillIn, holds, type Status, textOfValue } from './expressions.ts';

interface Step {
  name?: string;
  id?: string;
  if?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, unknown>;
}

interface Job {
  if?: string;
  env?: Record<string, unknown>;
  steps: Step[];
  strategy?: { matrix: Record<string, unknown> };
  concurrency?: { group: string };
  outputs?: Record<string, string>;
}

export interface Workflow {
  jobs: Record<string, Job>;
}

/** What an action does here, by its name without a version: its outputs, and what it does at the end of a job that succeeds. */
export type StandIns = Record<
  string,
  (given: Record<string, string>) => { outputs?: Record<string, string>; after?: () => void }
>;

export interface JobRun {
  workflow: string;
  job: string;
  /** The checked out repository. */
  workspace: string;
  /** `github`, `vars`, `secrets`, `needs`, `inputs`. */
  contexts: Contexts;
  /** In place of that of the file, whose expressions are not of one job. */
  matrix?: { values: Contexts; total?: number };
  standIns: StandIns;
  /** Of the machine. */
  environment: Record<string, string>;
  /** Folders of programs that go before those of the machine. */
  path?: string[];
}

export interface RanStep {
  name: string;
  outcome: Status | 'skipped';
  log: string;
}

export interface RanJob {
  status: Status | 'skipped';
  steps: RanStep[];
  outputs: Record<string, string>;
  summary: string;
  group?: string;
}

export const readWorkflow = (workspace: string, file: string): Workflow =>
  parse(readFileSync(join(workspace, '.github/workflows', file), 'utf8')) as Workflow;

const EMPTY = {
  github: {},
  vars: {},
  secrets: {},
  needs: {},
  inputs: {},
  env: {},
  matrix: {},
  strategy: {},
  job: {},
  steps: {},
  runner: {},
};

/** Runs the steps of a job of a workflow, in their order, as they stand in its file. Actions are stood in for; an unknown one throws. */
export async function runJob({
  workflow: file,
  job: name,
  workspace,
  contexts: given,
  matrix,
  standIns,
  environment,
  path = [],
}: JobRun): Promise<RanJob> {
  const workflow = readWorkflow(workspace, file);
  const job = workflow.jobs[name];
  if (!job) throw new Error(`${file} has no job "${name}".`);
  const runner = { os: 'Linux', arch: 'X64', temp: tmpdir() };
  const base: Contexts = {
    ...EMPTY,
    ...given,
    runner,
    matrix: matrix?.values ?? {},
    strategy: { 'job-total': matrix?.total ?? 1 },
  };
  if (!holds(job.if, base, 'success')) return { status: 'skipped', steps: [], outputs: {}, summary: '' };

  const files = mkdtempSync(join(tmpdir(), 'front-of-house-job-'));
  const fileOf = (kind: string): string => join(files, kind);
  const steps: Record<string, unknown> = {};
  const ran: RanStep[] = [];
  const after: (() => void)[] = [];
  let status: Status = 'success';
  let exported: Record<string, string> = {};
  const jobEnv = fillAll(job.env ?? {}, base);
  writeFileSync(fileOf('summary'), '');
  try {
    for (const [index, step] of job.steps.entries()) {
      const env = { ...jobEnv, ...exported };
      const contexts = { ...base, steps, env, job: { status } };
      const title = step.name ?? step.uses?.replace(/@.*/, '') ?? step.id ?? String(index);
      const tell = (outcome: RanStep['outcome'], log: string): void => {
        ran.push({ name: title, outcome, log });
        if (outcome === 'failure') status = 'failure';
      };
      if (!holds(step.if, contexts, status)) {
        tell('skipped', '');
        continue;
      }
      if (step.uses !== undefined) {
        const action = step.uses.replace(/@.*/, '');
        const standIn = standIns[action];
        if (!standIn) throw new Error(`Nothing stands in for ${action}.`);
        const { outputs = {}, after: last } = standIn(fillAll(step.with ?? {}, contexts, status));
        if (last) after.unshift(last);
        if (step.id !== undefined) steps[step.id] = { outputs };
        tell('success', '');
        continue;
      }
      for (const kind of ['output', 'env']) writeFileSync(fileOf(kind), '');
      const script = fileOf(`${index}.sh`);
      writeFileSync(script, String(fillIn(step.run, contexts, status)));
      const { isDone, log } = await runScript(['-e', script], workspace, {
        HOME: process.env['HOME'],
        PATH: [...path, dirname(process.execPath), process.env['PATH']].join(delimiter),
        CI: 'true',
        GITHUB_ACTIONS: 'true',
        GITHUB_WORKSPACE: workspace,
        GITHUB_REPOSITORY: 'agency/brands',
        GITHUB_OUTPUT: fileOf('output'),
        GITHUB_ENV: fileOf('env'),
        GITHUB_STEP_SUMMARY: fileOf('summary'),
        ...environment,
        ...env,
        ...fillAll(step.env ?? {}, contexts, status),
      });
      if (step.id !== undefined) steps[step.id] = { outputs: readPairs(fileOf('output')) };
      exported = { ...exported, ...readPairs(fileOf('env')) };
      tell(isDone ? 'success' : 'failure', log);
    }
    if ((status as Status) === 'success') for (const last of after) last();
    const outputs = fillAll(job.outputs ?? {}, { ...base, steps });
    const group = job.concurrency && textOfValue(fillIn(job.concurrency.group, base));
    return {
      status,
      steps: ran,
      outputs,
      summary: readFileSync(fileOf('summary'), 'utf8'),
      ...(group !== undefined && { group }),
    };
  } finally {
    rmSync(files, { recursive: true, force: true });
  }
}

async function runScript(
  args: string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<{ isDone: boolean; log: string }> {
  const child = spawn('bash', args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (log += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { isDone: code === 0, log };
}

/** The values that the matrix of a job has for one of its keys. */
export function matrixOf(workspace: string, file: string, job: string, key: string, contexts: Contexts): unknown {
  const values = readWorkflow(workspace, file).jobs[job]?.strategy?.matrix[key];
  return fillIn(values, { ...EMPTY, ...contexts });
}

function fillAll(record: Record<string, unknown>, contexts: Contexts, status?: Status): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, textOfValue(fillIn(value, contexts, status))]),
  );
}

/** `name=value` lines; those of several lines, which no step of ours writes, throw. */
function readPairs(file: string): Record<string, string> {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  return Object.fromEntries(
    lines.map((line) => {
      const [, name, value] = /^([A-Za-z_]+)=(.*)$/.exec(line) ?? [];
      if (name === undefined) throw new Error(`"${line}" is no output.`);
      return [name, value ?? ''];
    }),
  );
}
