import type { Environment } from '../../builder/brand/brand-file.ts';
import { describeFileError } from '../../builder/report/problems.ts';
import { escapeControls } from '../../builder/report/report.ts';
import { redactSecrets } from '../network/secrets.ts';

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
