import { HOSTS_WITH_RULES } from '../../domain/site-files/host-files.ts';
import type { Redirect } from '../../domain/site-files/hosts/host.ts';
import { forwardingPage } from '../../domain/site-files/forwarding-page.ts';
import { publicWarning, type PublicFile } from '../brand/public-files.ts';
import type { Paths } from '../output/paths.ts';
import { readRedirects } from '../read/redirects.ts';
import { addWarning, type CappedWarnings } from '../report/capped-warnings.ts';
import type { Brand, OutputFile } from '../types.ts';

/** The files of `public/` that are in the way of none that the build has made. */
export function* publicFilesBeside(paths: Paths, files: PublicFile[], said: CappedWarnings): Generator<OutputFile> {
  for (const file of files) {
    if (paths.isFree(file.path)) {
      paths.add(file.path);
      yield file;
    } else addWarning(said, publicWarning(file.path, 'is in the way of what the build makes. It is not published.'));
  }
}

/** Fills `rules` with the redirects of brand.json that can work. Returns the pages that forward where a host reads no rules. */
export function* redirectsBeside(
  paths: Paths,
  { redirects: written = {}, origin, host }: Brand,
  rules: Redirect[],
  said: CappedWarnings,
): Generator<OutputFile> {
  const complain = (from: string, message: string): void =>
    addWarning(said, { path: `brand.json:redirects[${JSON.stringify(from)}]`, message });
  const { redirects, problems } = readRedirects(written, { origin, hasFile: paths.has });
  for (const { from, message } of problems) complain(from, message);
  for (const redirect of redirects) {
    const page = forwardingPage(redirect, origin);
    const isPage = page !== undefined && paths.isFree(page.path);
    if (isPage || HOSTS_WITH_RULES.includes(host)) rules.push(redirect);
    else
      complain(
        decodeURIComponent(redirect.from),
        `needs a rule of the host, and none is written for "${host}". It is left out.`,
      );
    if (!isPage) continue;
    paths.add(page.path);
    yield page;
  }
}
