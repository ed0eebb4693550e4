import { hash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import { UsageError } from '#brand/errors/usage-error.ts';
import type { Environment } from '#brand/folder/brand-file.ts';
import { shorten } from '#core/text/quote-value.ts';
import { fetchWithRetry, isBusyStatus, type FetchedResponse, type Network } from '../network/fetch-with-retry.ts';

/** An account of S3, or of something that speaks as it does. */
export interface S3Account {
  /** The address of a bucket, with a slash at its end. */
  bucketUrl: (bucket: string) => URL;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
}

const KEYS = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const;

/** Reads the variables that other programs for S3 read. Throws a UsageError that names what is missing. */
export function readS3Account(environment: Environment): S3Account {
  const [accessKeyId, secretAccessKey] = KEYS.map((name) => environment[name]?.trim() ?? '');
  if (!accessKeyId || !secretAccessKey) {
    throw new UsageError(
      `s3: needs ${KEYS.join(' and ')} in the environment: the keys of an account that may write there.`,
    );
  }
  const region = environment['AWS_REGION'] || environment['AWS_DEFAULT_REGION'] || 'us-east-1';
  const endpoint = environment['AWS_ENDPOINT_URL_S3'] || environment['AWS_ENDPOINT_URL'];
  const sessionToken = environment['AWS_SESSION_TOKEN']?.trim();
  return {
    bucketUrl: endpoint ? ownEndpoint(endpoint) : (bucket) => amazonUrl(bucket, region),
    region,
    accessKeyId,
    secretAccessKey,
    ...(sessionToken && { sessionToken }),
  };
}

/** A bucket is a part of the path: servers of one's own often have no names for buckets. */
function ownEndpoint(written: string): S3Account['bucketUrl'] {
  const url = URL.parse(written);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    throw new UsageError('AWS_ENDPOINT_URL must be a web address without a password, like https://s3.example.com.');
  }
  return (bucket) => new URL(`${url.pathname.replace(/\/$/, '')}/${bucket}/`, url);
}

/** The certificate of Amazon's names for buckets is not valid for a name with dots. */
function amazonUrl(bucket: string, region: string): URL {
  const host = `s3.${region}.amazonaws.com`;
  return new URL(bucket.includes('.') ? `https://${host}/${bucket}/` : `https://${bucket}.${host}/`);
}

export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Below the bucket. */
  key: string;
  headers?: Record<string, string>;
  body?: Uint8Array;
  maxBytes?: number;
}

/** Sends a request for an object. Throws an Error with a sentence for every answer but 2xx and those that are expected. */
export type S3Client = (request: S3Request, ...expected: number[]) => Promise<FetchedResponse>;

export function makeS3Client(network: Network, account: S3Account, bucket: string): S3Client {
  const base = account.bucketUrl(bucket);
  return async ({ method, key, headers, body, maxBytes }, ...expected) => {
    const url = new URL(base.pathname + key.split('/').map(encodeURIComponent).join('/'), base);
    const request = async (): Promise<RequestInit> => {
      const signer = new AwsV4Signer({
        ...account,
        service: 's3',
        method,
        url: url.href,
        datetime: new Date(network.now()).toISOString().replace(/[:-]|\.\d{3}/g, ''),
        // The service refuses a body that is not this one.
        headers: { ...headers, 'x-amz-content-sha256': hash('sha256', body ?? '') },
      });
      const { headers: signed } = await signer.sign();
      return { method, headers: signed, ...(body && { body: new Uint8Array(body) }) };
    };
    const asked = { host: 'S3', what: `${method} ${key}`, url, request, isBusy, ...(maxBytes && { maxBytes }) };
    const reply = await fetchWithRetry(network, asked);
    const isExpected = expected.includes(reply.status) && codeOf(reply) !== 'NoSuchBucket';
    if ((reply.status < 300 && !isFailedCopy(reply)) || isExpected) return reply;
    throw new Error(describeRefusal(reply, { method, key, bucket, region: account.region, host: base.host }));
  };
}

/** What was damaged on its way, or collided with another request. */
const PASSING = [
  'BadDigest',
  'XAmzContentSHA256Mismatch',
  'RequestTimeout',
  'ConditionalRequestConflict',
  'InternalError',
];

const isBusy = (reply: FetchedResponse): boolean => isBusyStatus(reply) || PASSING.includes(codeOf(reply));

/** S3 may answer 200 to a copy before it knows that the copy will fail. */
const isFailedCopy = ({ body }: FetchedResponse): boolean => /<Error>/.test(body.subarray(0, 300).toString());

const codeOf = ({ body }: FetchedResponse): string =>
  /<Code>(\w{1,60})<\/Code>/.exec(body.subarray(0, 4000).toString())?.[1] ?? '';

interface Refused {
  method: string;
  key: string;
  bucket: string;
  region: string;
  host: string;
}

function describeRefusal(reply: FetchedResponse, { method, key, bucket, region, host }: Refused): string {
  const code = codeOf(reply);
  const said = `S3 at ${host} answered ${reply.status}${code && ` (${code})`} to ${method} ${shorten(key)}.`;
  const elsewhere = reply.headers.get('x-amz-bucket-region');
  if (elsewhere !== null && elsewhere !== region) {
    return `The bucket "${bucket}" is in another region. Set AWS_REGION to ${shorten(elsewhere)}.`;
  }
  if (code === 'NoSuchBucket') {
    return `There is no bucket "${bucket}" at ${host}. Create it, or set AWS_REGION or AWS_ENDPOINT_URL.`;
  }
  if (code === 'RequestTimeTooSkewed') return `${said} Set the clock of this machine.`;
  if ([401, 403].includes(reply.status)) {
    return `${said} Check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, and allow s3:GetObject, s3:PutObject, s3:DeleteObject and s3:ListBucket for "${bucket}".`;
  }
  if (reply.status === 501) return `${said} It must know conditional writes (If-Match, If-None-Match).`;
  if (reply.status >= 300 && reply.status < 400) return `${said} Set AWS_ENDPOINT_URL to the address it means.`;
  return `${said} What was sent stays; publish again to go on.`;
}
