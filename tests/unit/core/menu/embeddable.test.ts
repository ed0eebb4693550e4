import { describe, expect, test } from 'vitest';
import { embeddableOf } from '#core/menu/embeddable.ts';

const DRIVE = 'https://drive.google.com';
const DOCS = 'https://docs.google.com';

describe('the frame of a menu', () => {
  test.each([
    ['/menu.pdf', '/menu.pdf'],
    [`${DRIVE}/file/d/a-B_1/view?usp=sharing`, `${DRIVE}/file/d/a-B_1/preview`],
    [`${DRIVE}/file/d/abc`, `${DRIVE}/file/d/abc/preview`],
    [`${DRIVE}/file/u/0/d/abc/view`, `${DRIVE}/file/d/abc/preview`],
    [`${DRIVE}/file/d/abc/view?resourcekey=0-x`, `${DRIVE}/file/d/abc/preview?resourcekey=0-x`],
    [`${DRIVE}/open?id=abc`, `${DRIVE}/file/d/abc/preview`],
    [`${DRIVE}/uc?export=download&id=abc`, `${DRIVE}/file/d/abc/preview`],
    [`${DOCS}/document/d/abc/edit?usp=sharing#heading=h.1`, `${DOCS}/document/d/abc/preview`],
    [`${DOCS}/presentation/u/1/d/abc/view`, `${DOCS}/presentation/d/abc/preview`],
    [`${DOCS}/spreadsheets/d/abc/`, `${DOCS}/spreadsheets/d/abc/preview`],
    [`${DOCS}/document/d/e/2PACX-1/pub`, `${DOCS}/document/d/e/2PACX-1/pub?embedded=true`],
  ])('of %s is shown at once', (address, url) => expect(embeddableOf(address)).toEqual({ url, isAsked: false }));

  test.each([
    'https://order.example/',
    'https://order.example/menu.pdf',
    `${DRIVE}/drive/folders/abc`,
    `${DRIVE}/open?id=a/b`,
    'https://drive.google.com.example/file/d/abc/view',
  ])('of %s is shown when it is asked for', (url) => expect(embeddableOf(url)).toEqual({ url, isAsked: true }));

  test.each(['https://www.dropbox.com/s/abc/menu.pdf?dl=0', 'https://dropbox.com/scl/fi/abc/menu.pdf'])(
    'of %s is never shown',
    (address) => expect(embeddableOf(address)).toEqual({ isAsked: false }),
  );
});
