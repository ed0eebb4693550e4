import { describe, expect, test } from 'vitest';
import { embeddableOf } from '#core/menu/embeddable.ts';

const DRIVE = 'https://drive.google.com';
const DOCS = 'https://docs.google.com';

describe('the frame of a menu', () => {
  test('of a file of the site is shown at once', () => expect(embeddableOf('/menu.pdf')).toEqual({ url: '/menu.pdf' }));

  test.each([
    [`${DRIVE}/file/d/a-B_1/view?usp=sharing`, `${DRIVE}/file/d/a-B_1/preview`, `${DRIVE}/uc?export=download&id=a-B_1`],
    [`${DRIVE}/file/d/abc`, `${DRIVE}/file/d/abc/preview`, `${DRIVE}/uc?export=download&id=abc`],
    [`${DRIVE}/file/u/0/d/abc/view`, `${DRIVE}/file/d/abc/preview`, `${DRIVE}/uc?export=download&id=abc`],
    [
      `${DRIVE}/file/d/abc/view?resourcekey=0-x`,
      `${DRIVE}/file/d/abc/preview?resourcekey=0-x`,
      `${DRIVE}/uc?export=download&id=abc&resourcekey=0-x`,
    ],
    [`${DRIVE}/open?id=abc`, `${DRIVE}/file/d/abc/preview`, `${DRIVE}/uc?export=download&id=abc`],
    [`${DRIVE}/uc?export=download&id=abc`, `${DRIVE}/file/d/abc/preview`, `${DRIVE}/uc?export=download&id=abc`],
    [
      `${DOCS}/document/d/abc/edit?usp=sharing#heading=h.1`,
      `${DOCS}/document/d/abc/preview`,
      `${DOCS}/document/d/abc/export?format=pdf`,
    ],
    [
      `${DOCS}/presentation/u/1/d/abc/view`,
      `${DOCS}/presentation/d/abc/preview`,
      `${DOCS}/presentation/d/abc/export/pdf`,
    ],
    [
      `${DOCS}/spreadsheets/d/abc/?resourcekey=0-x`,
      `${DOCS}/spreadsheets/d/abc/preview?resourcekey=0-x`,
      `${DOCS}/spreadsheets/d/abc/export?format=pdf&resourcekey=0-x`,
    ],
    [`${DOCS}/document/d/e/2PACX-1/pub`, `${DOCS}/document/d/e/2PACX-1/pub?embedded=true`, undefined],
  ])('of the document %s comes from Google when it is asked for', (address, url, download) =>
    expect(embeddableOf(address)).toEqual({ url, who: 'Google', download }),
  );

  test.each([
    ['https://order.example/', 'order.example'],
    ['https://www.order.example/menu.pdf', 'order.example'],
    [`${DRIVE}/drive/folders/abc`, 'Google'],
    [`${DRIVE}/open?id=a/b`, 'Google'],
    ['https://drive.google.com.example/file/d/abc/view', 'drive.google.com.example'],
  ])('of %s is shown as it is when it is asked for', (url, who) => expect(embeddableOf(url)).toEqual({ url, who }));

  test.each(['https://www.dropbox.com/s/abc/menu.pdf?dl=0', 'https://dropbox.com/scl/fi/abc/menu.pdf'])(
    'of %s is never shown',
    (address) => expect(embeddableOf(address)).toEqual({}),
  );
});
