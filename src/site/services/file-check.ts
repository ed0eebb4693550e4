import { MAX_FILE_BYTES } from '#schema/forms/career.ts';
import { photoEndingOf, resumeEndingOf } from '#schema/forms/file-types.ts';

/** A fault of a file that only its bytes show. `unreadable`: it was moved or changed since it was chosen. */
export type FileFault = 'other' | 'unreadable';

interface Files {
  resume?: File;
  photo?: File;
}

export interface FileCheck {
  /** Undefined for a file without a fault, and for one that was not read yet. */
  faultOf: (file: object) => FileFault | undefined;
  /** Reads the files; undefined where none was chosen. */
  examine: (files: Files) => Promise<unknown> | undefined;
}

/** Reads the files of an application before they are sent, as the function will read them. */
export function makeFileCheck(): FileCheck {
  const faults = new WeakMap<object, FileFault | undefined>();
  return {
    faultOf: (file) => faults.get(file),
    examine: ({ resume, photo }) => {
      const read = async (file: File, kind: keyof Files) => faults.set(file, await readFault(file, kind));
      const reads: Promise<unknown>[] = [];
      if (resume) reads.push(read(resume, 'resume'));
      if (photo) reads.push(read(photo, 'photo'));
      return reads.length > 0 ? Promise.all(reads) : undefined;
    },
  };
}

/** A file that is too large is not read: its size is fault enough. */
async function readFault(file: File, kind: keyof Files): Promise<FileFault | undefined> {
  if (file.size > MAX_FILE_BYTES) return undefined;
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    console.warn('A chosen file could not be read.', error);
    return 'unreadable';
  }
  const endingOf = kind === 'resume' ? resumeEndingOf : photoEndingOf;
  return endingOf(bytes) === undefined ? 'other' : undefined;
}
