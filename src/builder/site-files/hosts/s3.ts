import { CONTENT_TYPES } from '#brand/files/content-types.ts';
import { type Header, type HostNeeds, type HostOutput, writableRules } from '#schema/brand-folder/host.ts';

/**
 * `_s3.json`: what an upload to S3 has to say of each object, and the response headers policy of the CloudFront distribution before it. S3
 * keeps no other headers than those of the metadata. An object has the metadata of all patterns that match its key.
 */
export function s3Files({ rules, notFound }: HostNeeds): HostOutput {
  const writable = writableRules(rules);
  const metadata = Object.fromEntries(
    writable.rules
      .map(
        ({ pattern, headers }) =>
          [keyPattern(pattern), Object.fromEntries(headers.filter(isMetadata).map(entryOf))] as const,
      )
      .filter(([, entries]) => Object.keys(entries).length > 0),
  );
  const types = Object.entries(CONTENT_TYPES).map(([extension, type]) => [`*${extension}`, { 'Content-Type': type }]);
  const everywhere = writable.rules.filter(({ pattern }) => pattern === '/*').flatMap(({ headers }) => headers);
  const elsewhere = writable.rules.filter(
    ({ pattern, headers }) => pattern !== '/*' && !headers.every((header) => isMetadata(header) || isCors(header)),
  );
  const file = {
    indexDocument: 'index.html',
    errorDocument: notFound.slice(1),
    metadata: { ...metadata, ...Object.fromEntries(types) },
    responseHeadersPolicy: policyOf(everywhere.filter((header) => !isMetadata(header))),
  };
  return {
    files: [{ path: '_s3.json', bytes: `${JSON.stringify(file, null, 2)}\n` }],
    problems: [
      ...writable.problems,
      ...elsewhere.map(
        ({ pattern }) => `A policy of CloudFront holds for all paths. What only ${pattern} has is left out.`,
      ),
    ],
  };
}

/** An object is named by its key: that of `/` is `index.html`. */
const keyPattern = (pattern: string): string => (pattern.endsWith('/') ? `${pattern}index.html` : pattern);

const METADATA = ['cache-control', 'content-type', 'content-disposition', 'content-encoding', 'content-language'];
const isMetadata = ({ name }: Header): boolean => METADATA.includes(name.toLowerCase());
/** S3 answers other sites as the CORS configuration of the bucket says. */
const isCors = ({ name }: Header): boolean => name.toLowerCase() === 'access-control-allow-origin';
const entryOf = ({ name, value }: Header): [string, string] => [name, value];

/** A `ResponseHeadersPolicyConfig` of CloudFront without its name, which has to be unique in the account. */
function policyOf(headers: Header[]) {
  const known = Object.fromEntries(
    headers.flatMap(({ name, value }) => {
      const write = SECURITY[name.toLowerCase()];
      return write === undefined ? [] : [write(value)];
    }),
  );
  const custom = headers
    .filter(({ name }) => SECURITY[name.toLowerCase()] === undefined)
    .map(({ name, value }) => ({ Header: name, Value: value, Override: true }));
  return {
    SecurityHeadersConfig: known,
    CustomHeadersConfig: custom.length > 0 ? { Quantity: custom.length, Items: custom } : undefined,
  };
}

/** CloudFront takes these headers only by names of its own. */
const SECURITY: Partial<Record<string, (value: string) => [string, object]>> = {
  'content-security-policy': (value) => ['ContentSecurityPolicy', { Override: true, ContentSecurityPolicy: value }],
  'x-content-type-options': () => ['ContentTypeOptions', { Override: true }],
  'referrer-policy': (value) => ['ReferrerPolicy', { Override: true, ReferrerPolicy: value }],
};
