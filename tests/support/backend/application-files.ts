/** The smallest files that are what they say, for tests of applications. */

type Bytes = Uint8Array<ArrayBuffer>;

export const bytesOf = (text: string): Bytes => new Uint8Array(Buffer.from(text, 'latin1'));

/** `pdf(10_000)` has that many bytes. */
export const pdf = (size = 20): Bytes => padded(bytesOf('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'), size);

/** A document of Word before 2007: the magic number, and the stream its directory names. */
export const doc = (stream = 'WordDocument'): Bytes =>
  new Uint8Array(
    Buffer.concat([
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      Buffer.alloc(512),
      Buffer.from(stream, 'utf16le'),
    ]),
  );

export const docx = (...more: string[]): Bytes => zip(['[Content_Types].xml', 'word/document.xml', ...more]);

/** A zip with empty files of these names. */
export function zip(names: string[]): Bytes {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const name of names) {
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    locals.push(local, Buffer.from(name));
    directory.push(entry, Buffer.from(name));
    at += local.length + name.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(names.length, 8);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...locals, ...directory, end]));
}

export const png = (): Bytes => bytesOf('\x89PNG\r\n\x1a\n');
export const svg = (text = '<svg xmlns="http://www.w3.org/2000/svg"/>'): Bytes => new Uint8Array(Buffer.from(text));

/** A container with these brands: `heif('heic', 'mif1')`. */
export function heif(major: string, ...compatible: string[]): Bytes {
  const box = Buffer.from(`\0\0\0\0ftyp${major}\0\0\0\0${compatible.join('')}`, 'latin1');
  box.writeUInt32BE(box.length, 0);
  return new Uint8Array(Buffer.concat([box, Buffer.from('\0\0\0\x08mdat', 'latin1')]));
}

function padded(bytes: Bytes, size: number): Bytes {
  const result = new Uint8Array(Math.max(size, bytes.length)).fill(0x20);
  result.set(bytes);
  return result;
}
