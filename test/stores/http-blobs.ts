import { readFile, rm } from 'node:fs/promises';
import { BlobError, type BlobStore, checkBlobKey } from '../../packages/forecast/src/store/blob-store.ts';

/** Pointers are kept apart from what prefixes list. */
const toPointerKey = (key: string) => `pointers/${key}`;

/** Blobs in an object store, using only what S3 offers: no rename, no append, conditional PUT. */
export function createHttpBlobs(url: string): BlobStore {
  const ask = (key: string, init: RequestInit = {}) => {
    checkBlobKey(key);
    return fetch(`${url}/${key}`, init);
  };
  const expectOk = async (key: string, response: Response): Promise<Response> => {
    if (response.ok) return response;
    await response.body?.cancel();
    throw new BlobError(`${key}: the store answers ${response.status}`);
  };
  return {
    put: async (key, source, { sha256 }) => {
      const body = 'bytes' in source ? source.bytes : await readFile(source.path);
      const headers = { 'x-amz-checksum-sha256': Buffer.from(sha256, 'hex').toString('base64') };
      await expectOk(key, await ask(key, { method: 'PUT', body: new Uint8Array(body), headers }));
      if ('path' in source) await rm(source.path);
    },
    open: async (key, range) => {
      const headers = range && { range: `bytes=${range.start}-${range.start + range.length - 1}` };
      const response = await expectOk(key, await ask(key, headers === undefined ? {} : { headers }));
      if (response.body === null) throw new BlobError(`${key}: the store answers nothing`);
      return response.body;
    },
    list: async (prefix) => {
      const found = (await (await fetch(`${url}/?prefix=${prefix}`)).json()) as { key: string; bytes: number }[];
      return found.sort((a, b) => (a.key < b.key ? -1 : 1));
    },
    delete: async (key) => void (await expectOk(key, await ask(key, { method: 'DELETE' }))),
    readPointer: async (key) => {
      const response = await ask(toPointerKey(key));
      if (response.status === 404) return null;
      const content = await (await expectOk(key, response)).text();
      return { content, version: response.headers.get('etag') ?? '' };
    },
    compareAndSwap: async (key, content, version) => {
      const headers: Record<string, string> = version === null ? { 'if-none-match': '*' } : { 'if-match': version };
      const response = await ask(toPointerKey(key), { method: 'PUT', body: content, headers });
      if (response.status === 412) return false;
      await expectOk(key, response);
      return true;
    },
  };
}
