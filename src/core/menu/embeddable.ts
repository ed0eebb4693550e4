import { whoAnswers } from '../text/who-answers.ts';

/** Whether the menu at an address can be shown in a frame of a page, and by which address. */
export interface Embeddable {
  /** The address for the frame. Missing: its host refuses to be embedded. */
  url?: string;
  /** Who gets to know of a guest that the frame is shown to: "Google", "files.example". Missing: a file of the site, which is shown at once. */
  who?: string;
  /** Where the document can be downloaded, if the address is that of a page around it. */
  download?: string;
}

/**
 * A file of the site is shown at once. What is elsewhere is shown to a guest who asks for it: a document of Google in the form that it has for
 * frames, `…/file/d/abc/view` as `…/file/d/abc/preview`, and any other address as it is, which its host may refuse. Dropbox always does.
 */
export function embeddableOf(address: string): Embeddable {
  if (address.startsWith('/')) return { url: address };
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || /(?:^|\.)dropbox\.com$/.test(url.hostname)) return {};
  return googleDocument(url) ?? { url: address, who: whoAnswers(address) };
}

/** `/file/d/<id>/view`, `/file/u/0/d/<id>/edit`, `/open?id=<id>` and `/uc?id=<id>` */
const DRIVE = /^\/file\/(?:u\/\d+\/)?d\/([\w-]+)(?:\/|$)/;
const DRIVE_BY_ID = /^\/(?:u\/\d+\/)?(?:open|uc)$/;
const DOCUMENT = /^\/(document|presentation|spreadsheets)\/(?:u\/\d+\/)?d\/([\w-]+)(?:\/|$)/;

function googleDocument(url: URL): Embeddable | undefined {
  const { hostname, pathname, searchParams } = url;
  const who = whoAnswers(url.href);
  // Documents that were shared before 2021 need their key.
  const key = searchParams.get('resourcekey');
  const withKey = (address: string) =>
    key === null ? address : `${address}${address.includes('?') ? '&' : '?'}resourcekey=${encodeURIComponent(key)}`;
  if (hostname === 'drive.google.com') {
    const asked = DRIVE_BY_ID.test(pathname) ? searchParams.get('id') : null;
    const id = DRIVE.exec(pathname)?.[1] ?? (asked !== null && /^[\w-]+$/.test(asked) ? asked : undefined);
    if (id === undefined) return undefined;
    const download = withKey(`https://drive.google.com/uc?export=download&id=${id}`);
    return { url: withKey(`https://drive.google.com/file/d/${id}/preview`), who, download };
  }
  if (hostname !== 'docs.google.com') return undefined;
  // What was "published to the web" is a page for frames already.
  if (/^\/\w+\/d\/e\/[\w-]+\/pub/.test(pathname))
    return { url: `https://docs.google.com${pathname}?embedded=true`, who };
  const [, kind, id] = DOCUMENT.exec(pathname) ?? [];
  if (id === undefined) return undefined;
  const document = `https://docs.google.com/${kind}/d/${id}`;
  const download = withKey(kind === 'presentation' ? `${document}/export/pdf` : `${document}/export?format=pdf`);
  return { url: withKey(`${document}/preview`), who, download };
}
