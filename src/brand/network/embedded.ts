import { randomBytes } from 'node:crypto';
import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../files/whole-file.ts';

/** The public key of visitors' browsers. It allows only what visitors may do. */
export const PUBLISHABLE_KEY = 'sb_publishable_front_of_house';

export interface Secrets {
  /** Allows everything. It is random, because any page on the web can call a server on this machine. */
  secretKey: string;
  /** Signs the tokens of signed-in visitors. */
  jwtSecret: string;
}

/** The secrets of a data folder, made on its first use. */
export function readSecrets(dataDir: string): Secrets {
  const path = join(dataDir, 'keys.json');
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Secrets;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const secrets = { secretKey: `sb_secret_${randomText()}`, jwtSecret: randomText() };
  writeWhole(path, `${JSON.stringify(secrets, null, 2)}\n`);
  chmodSync(path, 0o600);
  return secrets;
}

/** `.data/backend`, unless `FRONT_OF_HOUSE_DATA` names another folder. */
export function dataDirOf(root: string, environment: Readonly<Record<string, string | undefined>>): string {
  return environment['FRONT_OF_HOUSE_DATA'] ?? join(root, '.data/backend');
}

export const addressFile = (dataDir: string): string => join(dataDir, 'address.txt');

/** Where the process answers that has the backend's data: "http://127.0.0.1:4173"; undefined where it does not say so yet. */
export function addressOfOther(dataDir: string): string | undefined {
  try {
    return readFileSync(addressFile(dataDir), 'utf8');
  } catch {
    return undefined;
  }
}

const randomText = (): string => randomBytes(32).toString('base64url');
