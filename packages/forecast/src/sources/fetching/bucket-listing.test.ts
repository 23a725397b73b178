import { expect, it } from 'vitest';
import { parseListing } from './bucket-listing.ts';

const ENTRY = '<Contents><Key>a/1</Key><ETag>&quot;0f-2&quot;</ETag><Size>0</Size></Contents>';
const FILES = [{ key: 'a/1', bytes: 0, etag: '0f-2' }];
const TOKEN = '<NextContinuationToken>1/a&amp;b==</NextContinuationToken>';
const makePage = (head: string) => `<?xml version="1.0"?><ListBucketResult>${head}${ENTRY}</ListBucketResult>\n`;

it.each([
  [makePage('<IsTruncated>false</IsTruncated>'), { files: FILES, next: null }],
  [makePage(`<IsTruncated>true</IsTruncated>${TOKEN}`), { files: FILES, next: '1/a&b==' }],
  [makePage(`${TOKEN}<IsTruncated>true</IsTruncated>`), { files: FILES, next: '1/a&b==' }],
  // Ceph repeats the token that it was asked with.
  [makePage(`<IsTruncated>false</IsTruncated><ContinuationToken>x</ContinuationToken>`), { files: FILES, next: null }],
  [makePage('<IsTruncated>true</IsTruncated>'), null],
  [makePage('').slice(0, -20), null],
  ['<html></html>', null],
])('a page of a listing %#: files and the next page, or null if it is not whole', (text, page) => {
  expect(parseListing(text)).toEqual(page);
});
