/** Whether the menu at an address can be shown in a frame of a page, and by which address. */
export interface Embeddable {
  /** The address for the frame. Missing: its host refuses to be embedded. */
  url?: string;
  /** Whether a visitor has to ask for the frame. The host may refuse, and a browser does not tell the page whether the frame shows an error. */
  isAsked: boolean;
}

/**
 * A file of the site, and a document that Google shows on pages of others, is shown at once: `…/file/d/abc/view` as `…/file/d/abc/preview`.
 * Dropbox refuses to be embedded. Other hosts may allow or refuse it.
 */
export function embeddableOf(address: string): Embeddable {
  if (address.startsWith('/')) return { url: address, isAsked: false };
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || /(?:^|\.)dropbox\.com$/.test(url.hostname)) return { isAsked: false };
  const shown = googleFrame(url);
  return shown === undefined ? { url: address, isAsked: true } : { url: shown, isAsked: false };
}

/** `/file/d/<id>/view`, `/file/u/0/d/<id>/edit`, `/open?id=<id>` and `/uc?id=<id>` */
const DRIVE = /^\/file\/(?:u\/\d+\/)?d\/([\w-]+)(?:\/|$)/;
const DRIVE_BY_ID = /^\/(?:u\/\d+\/)?(?:open|uc)$/;
const DOCUMENT = /^\/(document|presentation|spreadsheets)\/(?:u\/\d+\/)?d\/([\w-]+)(?:\/|$)/;

function googleFrame({ hostname, pathname, searchParams }: URL): string | undefined {
  // Documents that were shared before 2021 need their key.
  const key = searchParams.get('resourcekey');
  const query = key === null ? '' : `?resourcekey=${encodeURIComponent(key)}`;
  if (hostname === 'drive.google.com') {
    const asked = DRIVE_BY_ID.test(pathname) ? searchParams.get('id') : null;
    const id = DRIVE.exec(pathname)?.[1] ?? (asked !== null && /^[\w-]+$/.test(asked) ? asked : undefined);
    return id === undefined ? undefined : `https://drive.google.com/file/d/${id}/preview${query}`;
  }
  if (hostname !== 'docs.google.com') return undefined;
  // What was "published to the web" is a page for frames already.
  if (/^\/\w+\/d\/e\/[\w-]+\/pub/.test(pathname)) return `https://docs.google.com${pathname}?embedded=true`;
  const [, kind, id] = DOCUMENT.exec(pathname) ?? [];
  return id === undefined ? undefined : `https://docs.google.com/${kind}/d/${id}/preview${query}`;
}
