import { MOST_FILE_BYTES } from '../model/forms/career.ts';
import { photoEndingOf, resumeEndingOf } from '../model/forms/file-types.ts';

/** What is wrong with a file that only its bytes tell. `unreadable`: it was moved or changed since it was chosen. */
export type FileFault = 'other' | 'unreadable';

interface Files {
  resume?: File | undefined;
  photo?: File | undefined;
}

export interface FileCheck {
  /** Undefined too for a file that was not read yet. */
  faultOf: (file: object) => FileFault | undefined;
  /** Reads them; undefined where there is none. */
  examine: (files: Files) => Promise<unknown> | undefined;
}

/** Reads the files of an application before they are sent, as the function will read them. */
export function makeFileCheck(): FileCheck {
  const faults = new WeakMap<object, FileFault | undefined>();
  return {
    faultOf: (file) => faults.get(file),
    examine: ({ resume, photo }) => {
      const read = async (file: File, endingOf: EndingOf) => faults.set(file, await readFault(file, endingOf));
      const reads: Promise<unknown>[] = [];
      if (resume) reads.push(read(resume, resumeEndingOf));
      if (photo) reads.push(read(photo, photoEndingOf));
      return reads.length > 0 ? Promise.all(reads) : undefined;
    },
  };
}

type EndingOf = (bytes: Uint8Array<ArrayBuffer>) => string | undefined;

/** One that is too large is not read: its size says enough. */
async function readFault(file: File, endingOf: EndingOf): Promise<FileFault | undefined> {
  if (file.size > MOST_FILE_BYTES) return undefined;
  try {
    return endingOf(new Uint8Array(await file.arrayBuffer())) === undefined ? 'other' : undefined;
  } catch (error) {
    console.warn('A chosen file could not be read.', error);
    return 'unreadable';
  }
}
