import type { Environment } from '../../builder/load/brand-file.ts';
import { describeFileError } from '../../builder/report/problems.ts';
import { escapeControls } from '../../builder/report/report.ts';

/** What must be in no output, whoever wrote it: a server may repeat it in its answer. */
const SECRETS = ['AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN', 'CLOUDFLARE_API_TOKEN', 'NETLIFY_AUTH_TOKEN'];
/** A JSON Web Token, such as Cloudflare gives for uploads. */
const TOKEN = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;
const MAX_LENGTH = 600;

/** The sentence of an error that ended the publish of one brand. */
export function describeFailure(error: unknown, environment: Environment): string {
  const message =
    error instanceof Error && 'syscall' in error && 'path' in error
      ? `${String(error.path)} ${describeFileError(error, 'written')}.`
      : String(error instanceof Error ? error.message : error);
  const text = escapeControls(conceal(message, environment));
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

export function conceal(text: string, environment: Environment): string {
  const secrets = SECRETS.flatMap((name) => environment[name]?.trim() || []);
  return secrets.reduce((rest, secret) => rest.replaceAll(secret, '***'), text).replace(TOKEN, '***');
}
