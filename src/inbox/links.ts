import type { BackendFetch } from '#brand/network/deployed.ts';
import { sentenceIn } from '#i18n/tools/tool-language.ts';
import { type ToolLanguage, toolTextsIn } from '#i18n/tools/tool-texts.ts';
import { checkFileLink } from '#leads/lead/file-links.ts';
import { procedure } from './mailbox/mailbox.ts';
import { answerFile, isStoredFile, refuseFile } from './submissions/application-files.ts';
import { tableOf } from './submissions/sent-forms.ts';

/** A backend whose mails link here. */
export interface LinkedInboxes {
  call: BackendFetch;
  /** What signed the links to its files: its secret key. */
  fileKey: string;
  /** Where the inbox of a brand is; undefined where there is none here. */
  inboxOf: (brandId: string) => string | undefined;
  /** Of whoever asks; English without it. */
  language?: ToolLanguage;
}

const LEAD = /^leads\/([a-z]+)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/;

/** Answers what the links of mails lead to: `leads/<form>/<id>`, and `files/<path>` as long as its signature is valid. Undefined for what is not here. */
export async function answerLink(
  path: string,
  query: URLSearchParams,
  { call, fileKey, inboxOf, language = 'en' }: LinkedInboxes,
): Promise<Response | undefined> {
  const texts = toolTextsIn(language);
  const isSilent = (error: unknown): Response =>
    refuseFile(503, sentenceIn(texts, error instanceof Error ? error.message : String(error)));
  if (path.startsWith('files/')) {
    const file = path.slice('files/'.length);
    if (!isStoredFile(file)) return undefined;
    const signed = await checkFileLink(file, query, fileKey);
    if (signed === 'valid') return answerFile(file, call, texts).catch(isSilent);
    if (signed === 'expired') return refuseFile(410, texts.inbox.problems.linkExpired);
    return undefined;
  }
  const [, form = '', id = ''] = LEAD.exec(path) ?? [];
  if (tableOf(form) === undefined) return undefined;
  try {
    const brandId = await procedure(call, 'brand_of_lead', { of_form: form, of_lead: id });
    const inbox = typeof brandId === 'string' ? inboxOf(brandId) : undefined;
    if (inbox === undefined) return undefined;
    return new Response(null, {
      status: 307,
      headers: { Location: `${inbox}${form}/${id}/`, 'Cache-Control': 'no-store' },
    });
  } catch (error) {
    return isSilent(error);
  }
}
