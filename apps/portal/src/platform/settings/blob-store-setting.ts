import { parseAddress } from './parse-addresses.ts';
import type { Read } from './read-together.ts';
import { SettingError } from './setting-error.ts';

/** A bucket of an object store that speaks S3. Contains a secret; never printed. */
export interface BucketSetting {
  readonly kind: 'bucket';
  /** The bucket, without a trailing slash: `https://bucket.s3.eu-west-1.amazonaws.com`, `https://host/bucket`. */
  readonly url: string;
  /** Start of every key: empty, or with a trailing slash. */
  readonly prefix: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Where hosts share runs and files. */
export type BlobStoreSetting = { readonly kind: 'folder'; readonly path: string } | BucketSetting;

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^(?:[a-zA-Z0-9][a-zA-Z0-9._-]{0,60}\/){0,4}$/;
const REGION = /^[a-z0-9-]{1,40}$/;
const CREDENTIAL = /^[\w+/=.@-]{3,200}$/;

/** The folder, or the bucket with its prefix. For people. */
export function describeBlobStore(setting: BlobStoreSetting): string {
  return JSON.stringify(setting.kind === 'folder' ? setting.path : `${setting.url}/${setting.prefix}`);
}

function parseRegion(setting: string, value: string): string {
  if (REGION.test(value)) return value;
  throw new SettingError(setting, value, 'is not a region such as ap-southeast-1');
}

/** The error does not repeat it, as it may be right but for a typo. */
function parseCredential(setting: string, value: string | null): string {
  if (value === null) throw new SettingError(setting, '', 'is required with a bucket in BLOB_STORE');
  if (CREDENTIAL.test(value)) return value;
  throw new SettingError(setting, '…', 'is not a key of a bucket (3 to 200 letters, digits and + / = . @ _ -)');
}

function parseStyle(setting: string, value: string): 'path' | 'host' {
  if (value === 'path' || value === 'host') return value;
  throw new SettingError(setting, value, 'is not path or host');
}

/** Splits `bucket/prefix`. */
function parseBucket(setting: string, value: string, rest: string): { bucket: string; prefix: string } {
  const [bucket = '', ...parts] = rest.replace(/\/+$/, '').split('/');
  const prefix = parts.map((part) => `${part}/`).join('');
  if (BUCKET.test(bucket) && PREFIX.test(prefix)) return { bucket, prefix };
  throw new SettingError(setting, value, 'does not name a bucket, such as s3://bucket/prefix or https://host/bucket');
}

const AS_IT_IS = (_: string, value: string): string => value;

/**
 * `s3://bucket/prefix`, `https://host/bucket/prefix`, or a folder. Variables of AWS, which other programs use too, are
 * validated only with a bucket. Null: not set. Throws SettingError.
 */
export function readBlobStoreSetting(read: Read, parseFolder: typeof AS_IT_IS): BlobStoreSetting | null {
  const name = 'BLOB_STORE';
  const value = read(name, AS_IT_IS, null);
  const own = (setting: string) => read(setting, AS_IT_IS, null);
  const [regionText, endpointText, styleText] = [own('AWS_REGION'), own('AWS_ENDPOINT_URL'), own('BLOB_STORE_STYLE')];
  const [keyText, secretText] = [own('AWS_ACCESS_KEY_ID'), own('AWS_SECRET_ACCESS_KEY')];
  if (value === null) return null;
  const [, scheme = '', rest = ''] = /^(s3|https?):\/\/(.*)$/s.exec(value) ?? [];
  if (scheme === '') return { kind: 'folder', path: parseFolder(name, value) };
  const region = parseRegion('AWS_REGION', regionText ?? 'us-east-1');
  const accessKeyId = parseCredential('AWS_ACCESS_KEY_ID', keyText);
  const secretAccessKey = parseCredential('AWS_SECRET_ACCESS_KEY', secretText);
  const style = styleText === null ? null : parseStyle('BLOB_STORE_STYLE', styleText);
  const endpoint = endpointText === null ? null : parseAddress('AWS_ENDPOINT_URL', endpointText);
  const isOwn = scheme !== 's3';
  const host = isOwn ? new URL(parseAddress(name, value)).origin : (endpoint ?? `https://s3.${region}.amazonaws.com`);
  const { bucket, prefix } = parseBucket(name, value, isOwn ? rest.slice(`${rest}/`.indexOf('/') + 1) : rest);
  // A certificate for *.host covers no bucket with a dot.
  const isInHost = style === null ? !isOwn && endpoint === null && !bucket.includes('.') : style === 'host';
  const url = isInHost ? host.replace('://', `://${bucket}.`) : `${host}/${bucket}`;
  return { kind: 'bucket', url, prefix, region, accessKeyId, secretAccessKey };
}
