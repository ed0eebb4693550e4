import { extname } from 'node:path';
import { CONTENT_TYPES } from '../../domain/site-files/content-types.ts';

/** The `Content-Type` of a published file, by its name. */
export function contentTypeOf(path: string): string {
  return CONTENT_TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
}
