import { UsageError } from '#brand/errors/usage-error.ts';
import type { Environment } from '#brand/folder/brand-file.ts';
import type { Target } from './target.ts';

/** What must be in no output, whoever wrote it: a server may repeat it in its answer. */
const SECRETS: Record<Target['kind'], readonly string[]> = {
  dir: [],
  s3: ['AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN'],
  cloudflare: ['CLOUDFLARE_API_TOKEN'],
  netlify: ['NETLIFY_AUTH_TOKEN'],
};
/** As MinIO has it; those of hosts are much longer. Shorter ones would be found within the words of any sentence. */
const MIN_LENGTH = 8;
/** A JSON Web Token, such as Cloudflare gives for uploads. */
const TOKEN = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;

/** Throws a UsageError where a target would be sent a secret that could not be redacted. */
export function checkSecrets({ kind }: Target, environment: Environment): void {
  const short = SECRETS[kind].find((name) => isShort(environment[name]?.trim() ?? ''));
  if (short === undefined) return;
  throw new UsageError(
    `${kind}: ${short} has fewer than ${MIN_LENGTH} characters, so it is not a whole one. Write the one that the host gave you.`,
  );
}

const isShort = (secret: string): boolean => secret !== '' && secret.length < MIN_LENGTH;

export function redactSecrets(text: string, environment: Environment): string {
  const secrets = Object.values(SECRETS)
    .flat()
    .flatMap((name) => environment[name]?.trim() || [])
    .filter((secret) => !isShort(secret)); // No target is sent it.
  return secrets.reduce((rest, secret) => rest.replaceAll(secret, '***'), text).replace(TOKEN, '***');
}
