import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export interface SelfSigned {
  /** PEM, both. */
  key: string;
  cert: string;
  /** SHA-256 of the public key in base64: by it Chromium can be told to trust this certificate and no other. */
  fingerprint: string;
}

/** A certificate for a server on this machine that lives as long as one command. It is never written to the disk. */
export function makeSelfSigned(hosts: string[], now = new Date()): SelfSigned {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const name = sequence(tagged(0x31, sequence(COMMON_NAME, tagged(0x0c, Buffer.from('Front of House')))));
  const names = hosts.map((host) => tagged(0x82, Buffer.from(host, 'ascii')));
  const extensions = sequence(sequence(SUBJECT_ALT_NAME, tagged(0x04, sequence(...names))));
  const content = sequence(
    tagged(0xa0, integer(Buffer.from([2]))), // Version 3
    integer(Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    sequence(ECDSA_WITH_SHA256),
    name,
    sequence(time(now.getTime() - DAY_MS), time(now.getTime() + DAY_MS)),
    name,
    spki,
    tagged(0xa3, extensions),
  );
  const signature = tagged(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', content, privateKey)]));
  const cert = sequence(content, sequence(ECDSA_WITH_SHA256), signature);
  const lines = cert.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
    fingerprint: createHash('sha256').update(spki).digest('base64'),
  };
}

const DAY_MS = 86_400_000;

/** DER (ITU-T X.690): a tag, a length, and what it is about. */
function tagged(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: Buffer[]): Buffer => tagged(0x30, Buffer.concat(parts));
const integer = (bytes: Buffer): Buffer => tagged(0x02, bytes);
const identifier = (hex: string): Buffer => tagged(0x06, Buffer.from(hex, 'hex'));
/** `261123040506Z` */
const time = (at: number): Buffer =>
  tagged(0x17, Buffer.from(`${new Date(at).toISOString().slice(2, 19).replace(/[-:T]/g, '')}Z`));

const ECDSA_WITH_SHA256 = identifier('2a8648ce3d040302');
const COMMON_NAME = identifier('550403');
const SUBJECT_ALT_NAME = identifier('551d11');
