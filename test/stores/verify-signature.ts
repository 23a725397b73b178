import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

/** A request differs by at most this from the store's clock (AWS). */
const MOST_SKEW_MS = 15 * 60_000;
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const toHex = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

/** "Task 1" of the manual of Signature Version 4, from what arrived. */
function toCanonical(request: IncomingMessage, signedHeaders: string): string {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const path = pathname.split('/').map((part) => encode(decodeURIComponent(part)));
  const query = [...searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort();
  const headers = signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const hash = String(request.headers['x-amz-content-sha256']);
  return [request.method, path.join('/'), query.join('&'), headers.join(''), signedHeaders, hash].join('\n');
}

/**
 * Error code for a request that is not signed right by Signature Version 4, or whose body differs from its hash; null if
 * it may pass. Written from the manual, apart from the client.
 */
export function findSignatureFault(
  request: IncomingMessage,
  body: Buffer,
  { accessKeyId, secretAccessKey, region }: Credentials,
  now: number,
): string | null {
  const found = AUTHORIZATION.exec(request.headers.authorization ?? '');
  if (found === null) return 'AccessDenied';
  const [, id = '', day = '', scope = '', signedHeaders = '', signature] = found;
  if (id !== accessKeyId) return 'InvalidAccessKeyId';
  if (scope !== region) return 'AuthorizationHeaderMalformed';
  const names = signedHeaders.split(';');
  const mustBeSigned = Object.keys(request.headers).filter((name) => name === 'host' || name.startsWith('x-amz-'));
  if (mustBeSigned.some((name) => !names.includes(name))) return 'AccessDenied';
  const date = String(request.headers['x-amz-date']);
  const at = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(at - now) <= MOST_SKEW_MS)) return 'RequestTimeTooSkewed';
  const steps = [day, region, 's3', 'aws4_request'];
  const key = steps.reduce<string | Buffer>((secret, step) => hmac(secret, step), `AWS4${secretAccessKey}`);
  const text = ['AWS4-HMAC-SHA256', date, steps.join('/'), toHex(toCanonical(request, signedHeaders))].join('\n');
  if (hmac(key, text).toString('hex') !== signature) return 'SignatureDoesNotMatch';
  return toHex(body) === request.headers['x-amz-content-sha256'] ? null : 'XAmzContentSHA256Mismatch';
}
