import type { Texts } from '#i18n/texts.ts';
import { HOSTS_WITH_RULES } from '../site-files/host-files.ts';
import type { Redirect } from '#schema/brand-folder/host.ts';
import { forwardingPage } from '../site-files/forwarding-page.ts';
import { publicWarning } from '#brand/folder/public-files.ts';
import type { Paths } from '../output/paths.ts';
import { readRedirects } from '#reader/content/redirects.ts';
import type { Brand, CopiedFile, OutputFile, Warning } from '#schema/warning.ts';

/** The files of `public/` that are in the way of none that the build has made. Their paths are added to `paths`. */
export function publicFilesBeside(
  paths: Paths,
  published: readonly CopiedFile[],
): { files: CopiedFile[]; warnings: Warning[] } {
  const files: CopiedFile[] = [];
  const warnings: Warning[] = [];
  for (const file of published) {
    if (paths.isFree(file.path)) {
      paths.add(file.path);
      files.push(file);
    } else warnings.push(publicWarning(file.path, 'is in the way of what the build makes. It is not published.'));
  }
  return { files, warnings };
}

/** The redirects of brand.json that can work, and the pages that forward where a host reads no rules. Their paths are added to `paths`. */
export function redirectsBeside(
  paths: Paths,
  { redirects: written = {}, origin, host }: Brand,
  texts: Texts,
): { redirects: Redirect[]; files: OutputFile[]; warnings: Warning[] } {
  const files: OutputFile[] = [];
  const rules: Redirect[] = [];
  const warnings: Warning[] = [];
  const complain = (from: string, message: string): void =>
    void warnings.push({ path: `brand.json:redirects[${JSON.stringify(from)}]`, message });
  const { redirects, problems } = readRedirects(written, { origin, hasFile: paths.has });
  for (const { from, message } of problems) complain(from, message);
  for (const redirect of redirects) {
    const page = forwardingPage(redirect, origin, texts);
    const isPage = page !== undefined && paths.isFree(page.path);
    if (isPage || HOSTS_WITH_RULES.includes(host)) rules.push(redirect);
    else
      complain(
        decodeURIComponent(redirect.from),
        `needs a rule of the host, and none is written for "${host}". It is left out.`,
      );
    if (!isPage) continue;
    paths.add(page.path);
    files.push(page);
  }
  return { redirects: rules, files, warnings };
}
