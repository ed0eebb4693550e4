import { join } from 'node:path';
import type { Hono } from 'hono';
import { readState } from '#builder/output/state.ts';
import type { CappedWarnings } from '#brand/report/capped-warnings.ts';
import { stepsOf } from '#editor/fields/field-path.ts';
import { addressOfField } from '#editor/forms/search.ts';
import type { Editor } from '#editor/file/editor.ts';
import type { NodeEnv } from '#editor/pages/editor-context.ts';
import { languageAt, placeOf, type PreviewContext } from '../serving/context.ts';
import { adminAnswer } from '../serving/admin-host.ts';
import { type WarningsView, warningsPage } from './warnings-page.ts';

export interface WarningsContext extends PreviewContext {
  /** Missing where configurations are not edited. */
  editor?: Pick<Editor, 'open'> | undefined;
}

export function registerWarnings(app: Hono<NodeEnv>, context: WarningsContext): void {
  app.get('/_preview/:slug/warnings/', async (c) => {
    const state = context.builds.getState(c.req.param('slug'));
    if (state === undefined) return c.notFound();
    const { slug, status, report } = state;
    const isFailed = report?.status === 'failed';
    // What a failed build had time to say is not what is wrong with the site that is there.
    const said: CappedWarnings | undefined = isFailed ? readState(context.outDir, slug) : report;
    const page = warningsPage(placeOf(slug, c.env.incoming, context), {
      language: languageAt(c.env.incoming),
      folder: join(context.brandsDir, slug),
      said,
      error: isFailed ? (report.error ?? '') : undefined,
      isBuilding: status === 'building',
      ...(await editAddresses(slug, context)),
      search: c.req.query('q')?.slice(0, 200) ?? '',
    });
    return adminAnswer(page);
  });
}

async function editAddresses(slug: string, { editor }: WarningsContext): Promise<Pick<WarningsView, 'editAddress'>> {
  const opened = await editor?.open(slug);
  if (opened === undefined || 'reason' in opened) return {};
  return { editAddress: (path) => addressOfField(slug, opened.value, stepsOf(path)) };
}
