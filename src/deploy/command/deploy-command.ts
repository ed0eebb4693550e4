import { join } from 'node:path';
import { type Folders, overlap } from '#brand/cli/folders.ts';
import { UsageError } from '#brand/errors/usage-error.ts';
import type { Environment } from '#brand/folder/brand-file.ts';
import { shortenPath } from '#brand/errors/problems.ts';
import type { Output } from '#brand/report/progress.ts';
import { escapeControls } from '#brand/report/report.ts';
import { makeNetwork, type Network } from '../network/fetch-with-retry.ts';
import { redactSecrets } from '../targets/secrets.ts';
import { readInspection } from './inspection.ts';
import { builtFor, readBuiltSite, untranslatedIn } from '../site/built-site.ts';
import { openTarget } from '../targets/open-target.ts';
import { fillIn, takesMany, type Target } from '../targets/target.ts';
import { parsePublishArguments, parseRollbackArguments } from './deploy-arguments.ts';
import { deployExitCode, type DeployReport, deployToJson, deployToText, type DeployOutcome } from './deploy-report.ts';
import { describeFailure } from './failure.ts';
import { findSlugs } from './find-slugs.ts';

export interface DeployCommand {
  /** The arguments that were typed after the command. */
  args: string[];
  environment: Environment;
  /** `stdout` gets the report, `stderr` the progress. */
  stdout?: Output;
  stderr?: Output;
  network?: (tell: Network['tell']) => Network;
  /** A site is where it should be. What it throws is no failure of the command. */
  onDone?: (done: DoneDeploy) => Promise<void>;
}

/** A site that was published, or is again what it was before. */
export interface DoneDeploy extends Partial<Folders> {
  kind: 'publish' | 'rollback';
  slug: string;
  target: Target;
  /** The target, as it was typed. */
  to: string;
  isChanged: boolean;
}

/** `npm run publish` from its arguments to its exit code: 1 when a brand failed. Throws a UsageError where the arguments are wrong. */
export async function runPublishCommand(command: DeployCommand): Promise<number> {
  const { args, environment, stderr = process.stderr } = command;
  const start = performance.now();
  const { target, to, isDryRun, isInspected, isFuture, isJson, slugs: named, ...folders } = parsePublishArguments(args);
  const slugs = findSlugs(folders, environment, named);
  checkTarget(target, slugs, folders);
  const open = openTarget(target, environment, networkOf(command));
  const check = isInspected ? readInspection(folders.outDir) : undefined;
  const outcomes: DeployOutcome[] = [];
  for (const slug of slugs) {
    if (slugs.length > 1) stderr.write(`${slug} (${outcomes.length + 1}/${slugs.length})\n`);
    try {
      const site = readBuiltSite(slug, join(folders.outDir, slug));
      const at = isFuture ? undefined : builtFor(folders.outDir, slug);
      if (at !== undefined) throw new Error(describeFuture(slug, at));
      check?.(site);
      const notes = untranslatedIn(folders.outDir, slug);
      const replaced = await open(slug).publish(site, isDryRun);
      outcomes.push({ slug, replaced, ...(notes.length > 0 && { notes }) });
      const { isChanged } = replaced;
      if (!isDryRun)
        await command.onDone?.({ kind: 'publish', slug, target, to, isChanged, ...folders }).catch(() => {});
    } catch (error) {
      outcomes.push({ slug, error: describeFailure(error, environment) });
    }
  }
  const report: DeployReport = {
    outcomes,
    mode: isDryRun ? 'dry-run' : 'publish',
    milliseconds: performance.now() - start,
  };
  return tell(command, report, isJson ? deployToJson : deployToText);
}

const describeFuture = (slug: string, at: string): string =>
  `It was built with --at, for ${at}, and is not the site of today. Build it without: npm run build -- --brand ${slug}. To publish it all the same, add --future.`;

/** `npm run rollback` from its arguments to its exit code. Throws a UsageError where the arguments are wrong. */
export async function runRollbackCommand(command: DeployCommand): Promise<number> {
  const { args, environment } = command;
  const start = performance.now();
  const { target, to, slug } = parseRollbackArguments(args);
  const { rollBack } = openTarget(target, environment, networkOf(command))(slug);
  const outcome: DeployOutcome = await rollBack(slug).then(
    (replaced) => ({ slug, replaced }),
    (error: unknown) => ({ slug, error: describeFailure(error, environment) }),
  );
  if ('replaced' in outcome)
    await command.onDone?.({ kind: 'rollback', slug, target, to, isChanged: true }).catch(() => {});
  return tell(command, { outcomes: [outcome], mode: 'rollback', milliseconds: performance.now() - start });
}

async function tell(
  { environment, stdout = process.stdout }: DeployCommand,
  report: DeployReport,
  write = deployToText,
): Promise<number> {
  // A pipe may take the text in parts.
  await new Promise<void>((resolve) => stdout.write(redactSecrets(write(report), environment), () => resolve()));
  return deployExitCode(report);
}

function networkOf({ environment, stderr = process.stderr, network = makeNetwork }: DeployCommand): Network {
  return network((sentence) => void stderr.write(`${escapeControls(redactSecrets(sentence, environment))}\n`));
}

/** Throws a UsageError where these brands can't be published there. */
export function checkTarget(target: Target, slugs: string[], { brandsDir, outDir }: Folders): void {
  if (slugs.length > 1 && !takesMany(target)) {
    throw new UsageError(
      `One site can't be that of ${slugs.length} brands. Name one with --brand, or write {slug} in the target for the brand.`,
    );
  }
  for (const slug of slugs) {
    const place = fillIn(target, slug);
    const inside = place.kind === 'dir' && [brandsDir, outDir].find((folder) => overlap(place.path, folder));
    if (!inside) continue;
    throw new UsageError(
      `${shortenPath(place.path)} can't be published to: it and ${shortenPath(inside)} lie in one another.`,
    );
  }
}
