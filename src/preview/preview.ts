import { join } from 'node:path';
import type { Environment } from '#brand/folder/brand-file.ts';
import { listBrandFolders } from '#brand/folder/brands.ts';
import { callDeployed } from '#brand/network/deployed.ts';
import { recoverSites } from '#builder/output/write-site.ts';
import type { BrandReport } from '#schema/warning.ts';
import type { Backend } from './backend/backend.ts';
import { answerWithoutBackend } from './backend/gateway.ts';
import { makeApp } from './app.ts';
import type { Build } from '#builder/run/warm-build.ts';
import { makeBuilds } from './building/builds.ts';
import type { Editor } from '#editor/file/editor.ts';
import { reasonIn } from '#i18n/tools/reasons.ts';
import { toolTextsIn } from '#i18n/tools/tool-texts.ts';
import { hasSite } from './serving/files.ts';
import type { CountsOf } from './counts/routes.ts';
import { makeFactsOf } from './dashboard/brand-facts.ts';
import { makePublishingOf } from './dashboard/publish-state.ts';
import type { Looks } from './looks/looks.ts';
import { makeAlarm } from '#publishing/live/alarm.ts';
import type { RunningPublisher } from '#publishing/live/open-publisher.ts';
import { findInboxBackends } from './inbox/inbox-backends.ts';
import { makeInboxCounter } from './inbox/inbox-counts.ts';
import { listen, type Listening } from './serving/listen.ts';
import { type Heard, makeLive } from './serving/live.ts';
import type { BuildProblem } from './serving/look/problem-bar.ts';
import { openSitesAt } from './at/sites-at.ts';
import type { BrandAt } from './serving/site-at.ts';
import { LIST } from './serving/context.ts';
import { watchBrands } from '#builder/run/watch.ts';

export interface PreviewOptions {
  brandsDir: string;
  outDir: string;
  /** Only this brand, at localhost too. */
  brand?: string | undefined;
  /** Exactly this one; without it, the first free one from 4173 up. */
  port?: number | undefined;
  /** The time of which the sites are, in place of now: pages say so. */
  at?: string | undefined;
  build: Build;
  /** Builds a brand as it will be at a time, into a folder of its own below `folder`. */
  sitesAt?: { build: (wanted: BrandAt, outDir: string) => ReturnType<Build>; folder: string };
  /** Answers the calls that the sites' forms make. */
  backend?: Pick<Backend, 'call' | 'isOpen' | 'listener'> & Partial<Pick<Backend, 'secretKey'>>;
  /** What guests tapped on the site of a brand. */
  countsOf?: CountsOf;
  /** What the backend knows a brand by, so that its pages use no other brand's ids. */
  brandIdOf?: (slug: string) => string | undefined;
  /** Where the key of a deployed backend may be, whose messages are shown then. */
  environment?: Environment;
  /** Changes configurations. Without it nobody does here. */
  editor?: Editor;
  /** Draws the looks of brands for the editor; `onChange` is called when there is something new to see. */
  openLooks?: (onChange: () => void) => Looks;
  /** Publishes brands for the editor and the dashboard. */
  openPublisher?: (parts: PublisherParts) => RunningPublisher;
  /** A run of the build is over: the first one, or one after a change. */
  onBuilt?: (reports: BrandReport[]) => void;
  /** The instant that a build takes as now, in milliseconds. */
  now?: () => number;
}

export interface PublisherParts {
  /** There is something new to see of a brand, or of all. */
  onChange: () => void;
  /** The address in `brand.json`. */
  siteUrlOf: (slug: string) => string | undefined;
  /** Every brand has been built once: the pages are compiled. */
  isBuilt: Promise<unknown>;
}

export interface Preview {
  port: number;
  /** What is served: every brand, or the one asked for. */
  slugs: () => string[];
  /** Resolves when every brand has been built once, or has failed to. */
  firstBuild: Promise<void>;
  /** Builds a brand again, though its files have not changed. */
  rebuild: (slug: string) => Promise<void>;
  close: () => Promise<void>;
}

/** A thousand brands may be built within seconds. The list is drawn at most once in this time. */
const LIST_PAUSE_MS = 100;

/**
 * Serves at once, builds meanwhile, and builds a brand again when its files change. Throws `PortTakenError`, and `UsageError`
 * without a folder of brands.
 */
export async function startPreview(options: PreviewOptions): Promise<Preview> {
  const { brandsDir, outDir, brand, build, backend, editor, environment = {} } = options;
  const { onBuilt = () => {}, brandIdOf = () => undefined, now = Date.now } = options;
  const live = makeLive(problemOf);
  let listVersion = 0;
  let listTimer: NodeJS.Timeout | undefined;
  const alarm = makeAlarm({ now, ring: (slugs) => void builds.rebuild(slugs.filter((slug) => builds.getState(slug))) });
  const builds = makeBuilds({ build, onChange: tellPages, onBuilt: noteBuilt });
  const built = Promise.withResolvers<null>();
  const backendOf = backend && findInboxBackends({ brandsDir, outDir, environment, backend, brandIdOf });
  const counter = backend && backendOf && makeInboxCounter({ backend, backendOf, onChange: noticeChange });
  const answerApi = counter?.listener ?? answerWithoutBackend;
  const factsOf = makeFactsOf(brandsDir, outDir);
  const publisher = options.openPublisher?.({
    onChange: noticeChange,
    siteUrlOf: (slug) => factsOf({ slug, ...builds.getState(slug) }).siteUrl,
    isBuilt: built.promise,
  });
  let listening: Listening | undefined = undefined;
  const sitesAt =
    options.sitesAt &&
    openSitesAt({
      build: options.sitesAt.build,
      // Several previews may run at the same time.
      folder: () => join(options.sitesAt?.folder ?? '', String(listening?.port)),
      isHeard: live.isHeard,
      onChange: (label) => live.tell(label, revisionOf(label)),
    });
  const app = makeApp({
    brandsDir,
    outDir,
    brand,
    environment,
    at: options.at,
    sitesAt,
    factsOf,
    builds,
    canEdit: editor !== undefined,
    live,
    answerApi,
    brandIdOf,
    revisionOf,
    editor,
    publisher,
    publishingOf: publisher && makePublishingOf(brandsDir, publisher),
    looks: options.openLooks?.(noticeChange),
    inboxCountsOf: counter?.countsOf,
    countsOf: options.countsOf,
    inbox: counter && {
      backendOf,
      nameOf: (slug) => factsOf({ slug, ...builds.getState(slug) }).name ?? slug,
      linked: linkedBackends(backend, environment),
      onNoted: () => {
        noticeChange();
        counter.look();
      },
    },
  });
  const boot = Date.now().toString(36); // Distinguishes this process's counters from an earlier one's: pages may stay open across a restart.

  function revisionOf(channel: string): string {
    if (channel === LIST) return `${boot}-list-${listVersion}`;
    const shown = shownOn(channel);
    if (shown === undefined) return `${boot}-gone`;
    const { state, folder } = shown;
    if (hasSite(folder)) return `${boot}-site-${state.siteVersion}`;
    return state.status === 'failed' ? `${boot}-failed-${state.version}` : 'loading';
  }

  /** What is shown on a channel: a brand's site, or one of another time. */
  function shownOn(channel: string) {
    const state = builds.getState(channel);
    if (state !== undefined) return { state, slug: channel, folder: join(outDir, channel) };
    const site = sitesAt?.get(channel);
    return site && { ...site, folder: join(site.outDir, site.slug) };
  }

  /** While the site is built again, the reason of the last failure is still the reason why it is not newer. */
  function problemOf({ channel, language }: Heard): BuildProblem | undefined {
    const shown = shownOn(channel);
    if (shown?.state.report?.status !== 'failed' || !hasSite(shown.folder)) return undefined;
    const { slug, state } = shown;
    const error = reasonIn(state.report?.error ?? '', undefined, toolTextsIn(language));
    return { id: `${boot}-${state.version}`, slug, error };
  }

  /** What changes by itself is built again at its minute. The sites of another time stay as they are. */
  function noteBuilt(reports: BrandReport[]): void {
    for (const { slug, nextChange } of reports)
      if (nextChange !== undefined && options.at === undefined) alarm.set(slug, Date.parse(nextChange));
    onBuilt(reports);
  }

  function tellPages(slug: string): void {
    if (builds.getState(slug)?.status === 'building') sitesAt?.noteChange(slug);
    live.tell(slug, revisionOf(slug));
    noticeChange();
  }

  function noticeChange(): void {
    listVersion += 1;
    listTimer ??= setTimeout(tellList, LIST_PAUSE_MS);
  }

  function tellList(): void {
    listTimer = undefined;
    live.tell(LIST, revisionOf(LIST));
  }

  const slugs = brand === undefined ? listBrandFolders(brandsDir) : [brand];
  recoverSites(outDir, brand);
  listening = await listen(app, options.port);
  const isServed = (slug: string): boolean => brand === undefined || slug === brand;
  const watch = watchBrands(brandsDir, ({ changed, gone }) => {
    gone.filter(isServed).forEach(builds.forget);
    void builds.rebuild(changed.filter(isServed));
    void publisher?.look(changed.filter(isServed));
  });
  const firstBuild = builds.rebuild(slugs);
  void firstBuild.then(() => {
    built.resolve(null);
    return publisher?.look(slugs);
  });

  async function close(): Promise<void> {
    watch.close();
    alarm.close();
    clearTimeout(listTimer);
    live.close();
    await listening?.close();
    await publisher?.close();
    sitesAt?.close();
  }

  /** A brand whose folder is gone by now is not built. */
  async function rebuild(slug: string): Promise<void> {
    if (builds.getState(slug)) await builds.rebuild([slug]);
  }

  return { port: listening.port, slugs: () => builds.states().map(({ slug }) => slug), firstBuild, rebuild, close };
}

/** The backends whose mails may link to this preview: its own, and the one whose key the environment has. */
function linkedBackends(backend: PreviewOptions['backend'] & {}, environment: Environment) {
  const { SUPABASE_URL: url = '', SUPABASE_SERVICE_ROLE_KEY: key = '' } = environment;
  const call = URL.canParse(url) ? callDeployed(url, environment, 'the file could not be read') : 'missing';
  return [
    { call: backend.call, fileKey: backend.secretKey ?? '' },
    ...(typeof call === 'function' ? [{ call, fileKey: key.trim() }] : []),
  ];
}
