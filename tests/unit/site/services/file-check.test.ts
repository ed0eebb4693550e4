import { expect, test, vi } from 'vitest';
import { makeFileCheck } from '#site/services/file-check.ts';
import { docx, pdf, png } from '../../../support/backend/application-files.ts';

const MEGABYTE = 1024 * 1024;
const file = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'ana.pdf');

test.each([
  ['a PDF', { resume: file(pdf()) }, undefined],
  ['a document', { resume: file(docx()) }, undefined],
  ['a photo as the resume', { resume: file(png()) }, 'other'],
  ['a photo', { photo: file(png()) }, undefined],
  ['a PDF as the photo', { photo: file(pdf()) }, 'other'],
])('tells of %s by its bytes whether it is one', async (_, files, fault) => {
  const { examine, faultOf } = makeFileCheck();
  const [chosen = file(pdf())] = Object.values(files);
  expect(faultOf(chosen)).toBeUndefined();
  await examine(files);
  expect(faultOf(chosen)).toBe(fault);
});

test('tells that a file can no longer be read, and reads none that is too large', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { examine, faultOf } = makeFileCheck();
  const gone = file(pdf());
  gone.arrayBuffer = () => Promise.reject(new DOMException('It was moved.', 'NotFoundError'));
  const large = file(new Uint8Array(10 * MEGABYTE + 1));
  const read = vi.spyOn(large, 'arrayBuffer');
  await examine({ resume: gone, photo: large });
  expect([faultOf(gone), faultOf(large)]).toEqual(['unreadable', undefined]);
  expect(warn).toHaveBeenCalledOnce();
  expect(read).not.toHaveBeenCalled();
});

test('has nothing to wait for where no file is chosen', () => {
  expect(makeFileCheck().examine({})).toBeUndefined();
});
