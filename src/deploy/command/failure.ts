import type { Environment } from '#brand/folder/brand-file.ts';
import { describeFileError } from '#brand/errors/problems.ts';
import { escapeControls } from '#brand/report/report.ts';
import { redactSecrets } from '../targets/secrets.ts';

const MAX_LENGTH = 600;

/** The sentence of an error that ended the publish of one brand. */
export function describeFailure(error: unknown, environment: Environment): string {
  const message =
    error instanceof Error && 'syscall' in error && 'path' in error
      ? `${String(error.path)} ${describeFileError(error, 'written')}.`
      : String(error instanceof Error ? error.message : error);
  const text = escapeControls(redactSecrets(message, environment));
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}
