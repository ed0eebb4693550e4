import { join } from 'node:path';
import { escapeControls } from '#brand/report/report.ts';
import { openWarmBuild, type WarmBuildOptions } from '#builder/run/warm-build.ts';
import type { Build } from '#builder/run/warm-build.ts';
import { checkTarget } from '#deploy/command/deploy-command.ts';
import { makeNetwork } from '#deploy/network/fetch-with-retry.ts';
import { openTarget } from '#deploy/targets/open-target.ts';
import { redactSecrets } from '#deploy/targets/secrets.ts';
import { readTarget } from '#deploy/targets/target.ts';
import { openBuilderStates } from '#publishing/live/builder-states.ts';
import { openPublisher, type RunningPublisher } from '#publishing/live/open-publisher.ts';
import { publishedFolder } from '#publishing/live/note-deploy.ts';
import { openPublished } from '#publishing/live/published.ts';
import type { Destination } from '#publishing/live/send-site.ts';
import type { PreviewArguments } from './preview-arguments.ts';
import type { PublisherParts } from './preview.ts';

export interface PublishingOptions extends Omit<
  WarmBuildOptions,
  'brandsDir' | 'outDir' | 'onCompile' | 'processes' | 'changedOnly'
> {
  given: PreviewArguments;
  slugs: readonly string[];
  dataDir: string;
  print: (sentence: string) => void;
}

/** What was built to be sent stays warm for a while: one publish is often followed by another. */
const IDLE_MS = 60_000;

/**
 * What publishes from a preview. Sites are built apart from those of the preview, as `npm run build` builds them. Undefined where neither a target nor a builder is named. Throws a UsageError
 * where the target can't be used.
 */
export function openPublishing({ given, slugs, dataDir, print, ...options }: PublishingOptions) {
  const { to, builder, brandsDir, slug: only, allowPrivatePictures } = given;
  if (to === undefined && builder === undefined) return undefined;
  const { environment, cacheDir, builtAt } = options;
  const outDir = join(cacheDir, 'publish');
  const say = (sentence: string): void => print(escapeControls(redactSecrets(sentence, environment)));
  const destination = to === undefined ? undefined : openDestination(to);
  const warm = openWarmBuild({
    ...options,
    brandsDir,
    outDir,
    changedOnly: true,
    processes: 1,
    idleMs: IDLE_MS,
    allowPrivatePictures,
  });

  function openDestination(written: string): Destination {
    const target = readTarget(written);
    for (const folder of [given.outDir, outDir]) checkTarget(target, [...slugs], { brandsDir, outDir: folder });
    return { target, to: written, open: openTarget(target, environment, makeNetwork(say)) };
  }

  function open({ onChange, siteUrlOf, isBuilt }: PublisherParts): RunningPublisher {
    const build: Build = async (...what) => {
      await isBuilt; // Two compile at once into one folder otherwise.
      return warm.build(...what);
    };
    return openPublisher({
      brandsDir,
      outDir,
      environment,
      only,
      build,
      store: openPublished(publishedFolder(dataDir)),
      minute: () => (typeof builtAt === 'string' ? builtAt : builtAt()),
      destination,
      builder: builder === undefined ? undefined : openBuilderStates({ url: builder, onChange }),
      siteUrlOf,
      onChange,
      print: say,
    });
  }

  return { open, close: warm.close };
}
