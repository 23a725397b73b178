import { describe, expect, it } from 'vitest';
import { describeBlobStore, readBlobStoreSetting } from './blob-store-setting.ts';

const KEYS = { AWS_ACCESS_KEY_ID: 'AKIA', AWS_SECRET_ACCESS_KEY: 'a/secret+key=' };
/** An empty value counts as not set. */
const read = (env: Readonly<Record<string, string>>) =>
  readBlobStoreSetting(
    (name, parse, otherwise) => (env[name] ? parse(name, env[name]) : otherwise),
    (_, path) => path,
  );

describe('the setting of the shared store', () => {
  it('is a folder as it was, whatever other programs are told of AWS', () => {
    const folder = { kind: 'folder', path: '/mnt/shared' };
    expect(read({ BLOB_STORE: '/mnt/shared' })).toEqual(folder);
    expect(read({ BLOB_STORE: '/mnt/shared', AWS_REGION: 'NO REGION', AWS_ENDPOINT_URL: 'none' })).toEqual(folder);
    expect(read({ ...KEYS })).toBeNull();
  });

  it.each([
    ['s3://weather/portal', {}, 'https://weather.s3.us-east-1.amazonaws.com', 'portal/'],
    ['s3://weather', { AWS_REGION: 'ap-southeast-1' }, 'https://weather.s3.ap-southeast-1.amazonaws.com', ''],
    ['s3://a.b/portal/', {}, 'https://s3.us-east-1.amazonaws.com/a.b', 'portal/'],
    ['s3://weather/a/b', { BLOB_STORE_STYLE: 'path' }, 'https://s3.us-east-1.amazonaws.com/weather', 'a/b/'],
    ['s3://weather/a', { AWS_ENDPOINT_URL: 'http://10.0.0.5:9000/' }, 'http://10.0.0.5:9000/weather', 'a/'],
    ['https://store.example.vn/weather/a', {}, 'https://store.example.vn/weather', 'a/'],
    ['https://store.example.vn/weather', { BLOB_STORE_STYLE: 'host' }, 'https://weather.store.example.vn', ''],
  ])('reads %s with %j', (value, env, url, prefix) => {
    const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = KEYS;
    expect(read({ ...KEYS, ...env, BLOB_STORE: value })).toMatchObject({ url, prefix, accessKeyId, secretAccessKey });
  });

  it.each([
    [{ BLOB_STORE: 's3://' }, 'BLOB_STORE: "s3://" does not name a bucket'],
    [{ BLOB_STORE: 's3://Weather' }, 'does not name a bucket'],
    [{ BLOB_STORE: 's3://weather/../a' }, 'does not name a bucket'],
    [{ BLOB_STORE: 'https://store.example.vn' }, 'does not name a bucket'],
    [{ BLOB_STORE: 'https://key:word@store.example.vn/weather' }, 'BLOB_STORE: '],
    [{ BLOB_STORE: 's3://weather', AWS_REGION: 'Sài Gòn' }, 'AWS_REGION: "Sài Gòn" is not a region'],
    [{ BLOB_STORE: 's3://weather', BLOB_STORE_STYLE: 'virtual' }, 'BLOB_STORE_STYLE: "virtual" is not path or host'],
    [{ BLOB_STORE: 's3://weather', AWS_ENDPOINT_URL: 'store' }, 'AWS_ENDPOINT_URL: "store" is not an address'],
    [{ BLOB_STORE: 's3://weather', AWS_ACCESS_KEY_ID: '' }, 'AWS_ACCESS_KEY_ID: "" is required'],
    [{ BLOB_STORE: 's3://weather', AWS_SECRET_ACCESS_KEY: '' }, 'AWS_SECRET_ACCESS_KEY: "" is required'],
    [{ BLOB_STORE: 's3://weather', AWS_SECRET_ACCESS_KEY: 'a secret' }, 'AWS_SECRET_ACCESS_KEY: "…" is not a key'],
  ])('refuses %j without naming a secret', (env, problem) => {
    const work = () => read({ ...KEYS, ...env });
    expect(work).toThrow(problem);
    expect(work).not.toThrow(/secret\+|key:word|a secret/);
  });

  it('is shown without its keys', () => {
    const setting = read({ ...KEYS, BLOB_STORE: 'https://store.example.vn/weather/a' });
    expect(setting && describeBlobStore(setting)).toBe('"https://store.example.vn/weather/a/"');
  });
});
