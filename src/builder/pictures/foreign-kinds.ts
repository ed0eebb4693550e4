import type { PictureFault } from './sizes.ts';

/** By how their files begin. Browsers show none of these as pictures, and sharp reads none. */
const KINDS: [pattern: RegExp, problem: string, advice?: string][] = [
  [/^$/, 'is an empty file'],
  [/^[^]{4}ftyp(?:hei[cxms]|hev[cxms])/, "is a HEIC picture, which browsers can't show", 'Save it as JPEG.'],
  [/^[^]{4}ftyp(?:isom|iso\d|mp4\d|avc1|qt|M4V|3gp)/, 'is a film, not a picture', 'Use JPEG, PNG or WebP.'],
  [/^(?:\0\0\0\x0cJXL |\xff\x0a)/, "is a JPEG XL picture, which most browsers can't show", 'Save it as JPEG.'],
  [/^8BPS/, 'is a Photoshop document (PSD)', 'Export it as JPEG, PNG or WebP.'],
  [/^%PDF-/, 'is a PDF document', 'Export its picture as JPEG, PNG or SVG.'],
  [/^(?:%!PS|\xc5\xd0\xd3\xc6)/, 'is an EPS or Illustrator document', 'Export it as SVG or PNG.'],
  [/^BM[^]{4}\0\0\0\0/, 'is a Windows bitmap (BMP)', 'Save it as PNG or JPEG.'],
  [/^\0\0\x01\0/, 'is an icon (ICO)', 'Use a PNG or SVG of it.'],
  [/^PK\x03\x04/, 'is a ZIP archive or an office document', 'Use JPEG, PNG or WebP.'],
  [/^version https:\/\/git-lfs\./, 'is only a pointer of Git LFS: the picture was not fetched', 'Run: git lfs pull'],
  [
    /^(?:\xef\xbb\xbf)?\s*(?:<!--[^]*?-->\s*)?<(?:!doctype html|html|head|body)\b/i,
    'is a web page, not a picture',
    'Use the address of the picture itself.',
  ],
];
const READ_BYTES = 512;

/** What a file is that can't be read as a picture, if its first bytes say so. */
export function foreignKindOf(bytes: Uint8Array): PictureFault | undefined {
  const start = Buffer.from(bytes.subarray(0, READ_BYTES)).toString('latin1');
  const [, problem, advice] = KINDS.find(([pattern]) => pattern.test(start)) ?? [];
  return problem === undefined ? undefined : { problem, advice };
}
