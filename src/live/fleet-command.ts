import { setTimeout as pause } from 'node:timers/promises';
import type { Environment } from '#brand/folder/brand-file.ts';
import { findBrands } from '#brand/folder/brands.ts';
import { type BuildArguments, parseBuildArguments } from '#builder/build-arguments.ts';
import { isInShard } from '#brand/cli/shard.ts';
import { UsageError } from '#brand/errors/usage-error.ts';
import { type Output, timeLeft } from '#brand/report/progress.ts';
import { countOf, escapeControls } from '#brand/report/report.ts';
import { openSharedQueue } from './shared-queue.ts';

export interface FleetCommand {
  args: string[];
  environment: Environment;
  stdout?: Output;
}

const LOOK_MS = 500;
const CLEAR_LINE = '\r\u001B[K';
/** What only a build of one's own can do. */
const OWN: (keyof BuildArguments)[] = ['changed', 'strict', 'json', 'jobs', 'host', 'staging', 'allowPrivatePictures'];

/** `npm run build -- --queue …`: has the builders of the queue build and publish all brands, and waits for it. Returns the exit code: 1 where a brand was given up. */
export async function runFleetCommand({ args, environment, stdout = process.stdout }: FleetCommand): Promise<number> {
  const given = parseBuildArguments(args);
  const wrong = OWN.some((name) => given[name] !== undefined && given[name] !== false);
  // The option has a default value, so the parsed value does not show whether somebody set it.
  const namesFolder = args.some((arg) => /^--out-dir(=|$)/.test(arg));
  if (given.queue === undefined || wrong || namesFolder) {
    throw new UsageError(
      'With --queue the builders build, each as it was started. Only --brand, --shard and --brands-dir go with it.',
    );
  }
  const { shard } = given;
  const slugs = findBrands(given.brandsDir, environment, given.slugs)
    .map(({ slug }) => slug)
    .filter((slug) => shard === undefined || isInShard(slug, shard));
  const say = (sentence: string): void => void stdout.write(`${escapeControls(sentence)}\n`);
  const queue = await openSharedQueue({ url: given.queue, processes: 0, tell: say });
  try {
    await queue.note(slugs, 'change');
    const { machines } = await queue.state();
    say(`${countOf(slugs.length, 'brand')} in the queue of ${countOf(machines.length, 'builder')}.`);
    if (machines.length === 0) say('They wait until a builder starts.');
    const begun = performance.now();
    for (let told = 0; ; await pause(LOOK_MS)) {
      const { waiting, dead } = await queue.state();
      const left = waiting.filter(({ slug }) => slugs.includes(slug)).length;
      const done = slugs.length - left;
      const line = `${done}/${slugs.length}${timeLeft(performance.now() - begun, done, slugs.length)}`;
      if (stdout.isTTY) stdout.write(CLEAR_LINE + line);
      else if (done > told) say(line);
      told = done;
      if (left > 0) continue;
      if (stdout.isTTY) stdout.write(CLEAR_LINE);
      const failed = slugs.filter((slug) => dead.has(slug));
      for (const slug of failed) say(`${slug}: ${dead.get(slug)?.problem}`);
      say(failed.length === 0 ? 'No brand failed.' : `${countOf(failed.length, 'brand')} failed.`);
      return failed.length === 0 ? 0 : 1;
    }
  } finally {
    await queue.stop(0);
  }
}
