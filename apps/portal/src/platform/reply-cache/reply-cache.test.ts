import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { toCacheKey } from './cache-key.ts';
import { createReplyCache, type MadeReply, type ReplyCache } from './reply-cache.ts';

const period = () => ({ name: 'run1 10', validUntil: 3600 });
const made = (body: string, cacheable = true): MadeReply => ({
  status: 200,
  contentType: 'text/plain',
  body,
  cacheable,
});
const text = (length: number) => 'Thời tiết Đà Lạt '.repeat(Math.ceil(length / 21)).slice(0, length);

function createCache(maxBytes = 1_000_000) {
  return createReplyCache({ maxBytes, wallNow: () => 1_700_000_000 });
}

/** Requests a reply twice, so that it is cached. */
async function getCached(cache: ReplyCache, key: string, body: string) {
  await cache.getOrMake(key, period, async () => made(body));
  return await cache.getOrMake(key, period, async () => made(body));
}

describe('toCacheKey', () => {
  it('keeps the borders between parts, whatever the parts hold', () => {
    expect(toCacheKey(['ab', 'c'])).not.toBe(toCacheKey(['a', 'bc']));
    expect(toCacheKey(['a', '1:b'])).not.toBe(toCacheKey(['a1:', 'b']));
    expect(toCacheKey(['', 'a'])).not.toBe(toCacheKey(['a', '']));
  });
});

describe('createReplyCache', () => {
  it('counts replies that were cached, made, and shared with a concurrent call', async () => {
    const cache = createCache();
    await getCached(cache, 'k', 'reply');
    await cache.getOrMake('k', period, async () => made('reply'));
    const make = async () => made('other');
    await Promise.all([cache.getOrMake('other', period, make), cache.getOrMake('other', period, make)]);
    expect(cache.counts).toEqual({ hit: 1, joined: 1, miss: 3 });
  });

  it('caches a reply from the second time on that somebody asks', async () => {
    const cache = createCache();
    const make = async () => made('reply');
    const first = await cache.getOrMake('k', period, make);
    expect(cache.size.replies).toBe(0);
    const second = await cache.getOrMake('k', period, make);
    expect(cache.getOrMake('k', period, make)).toBe(second);
    expect(second).toMatchObject({ etag: first.etag, lastModified: first.lastModified });
    expect([first, second].map(({ body }) => body.identity.toString())).toEqual(['reply', 'reply']);
  });

  it('says of a cached reply the time at which it was first made', async () => {
    let now = 1_700_000_000;
    const cache = createReplyCache({ maxBytes: 1_000_000, wallNow: () => now });
    const first = await cache.getOrMake('k', period, async () => made('reply'));
    now += 60;
    const second = await cache.getOrMake('k', period, async () => made('reply'));
    expect(second.lastModified).toBe(first.lastModified);
  });

  it('never lets one passing reply touch another', async () => {
    const cache = createCache();
    const bodies = Array.from({ length: 300 }, (_, index) => `${index} ${text(5000 + 37 * index)}`);
    const replies = await Promise.all(bodies.map((body, i) => cache.getOrMake(`${i}`, period, async () => made(body))));
    expect(replies.map(({ body }) => body.identity.toString())).toEqual(bodies);
  });

  it('lets calls for one key at the same time share one making', async () => {
    const cache = createCache();
    let count = 0;
    const make = async () => {
      await new Promise((resolve) => setImmediate(resolve));
      return made(`reply ${++count}`);
    };
    const replies = await Promise.all([1, 2, 3].map(() => cache.getOrMake('k', period, make)));
    expect(count).toBe(1);
    expect(new Set(replies).size).toBe(1);
  });

  it('caches neither a failure nor a reply that must not be cached', async () => {
    const cache = createCache();
    const fail = async (): Promise<MadeReply> => {
      throw new Error('broken');
    };
    await expect(cache.getOrMake('k', period, fail)).rejects.toThrow('broken');
    await cache.getOrMake('k', period, async () => made('passing', false));
    expect(cache.size.replies).toBe(0);
    const reply = await cache.getOrMake('k', period, async () => made('good'));
    expect(reply.body.identity.toString()).toBe('good');
  });

  it('holds no more than its bytes and drops what was used longest ago', async () => {
    const cache = createCache(20_000);
    for (const key of ['a', 'b', 'c', 'd']) await getCached(cache, key, text(6000));
    expect(cache.size.bytes).toBeLessThanOrEqual(20_000);
    expect(cache.size.replies).toBe(2);
    const again = await cache.getOrMake('d', period, async () => made('made anew'));
    expect(again.body.identity.length).toBeGreaterThan(6000);
  });

  it('counts compressed forms too', async () => {
    const cache = createCache();
    const reply = await getCached(cache, 'k', text(16_000));
    const before = cache.size.bytes;
    const { buffer } = cache.encode('k', reply, 'br');
    expect(cache.size.bytes).toBe(before + buffer.length);
  });

  it('encodes a cached reply quickly for whom it is cached, and better for those who come next', async () => {
    const cache = createCache();
    const body = Array.from({ length: 900 }, (_, index) => `${Math.sin(index).toFixed(4)} Đà Lạt`).join();
    const reply = await getCached(cache, 'k', body);
    for (const [encoding, decode] of [
      ['zstd', zstdDecompressSync],
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const first = cache.encode('k', reply, encoding);
      await expect.poll(() => reply.body.compressed[encoding]?.thorough).toBe(true);
      const later = cache.encode('k', reply, encoding);
      expect(decode(first.buffer).toString()).toBe(body);
      expect(decode(later.buffer).toString()).toBe(body);
      expect(later.buffer.length).toBeLessThan(first.buffer.length);
    }
  });

  it('compresses a body of one flight of packets only when it is asked for again, a larger one at once', async () => {
    const cache = createCache();
    const below = await cache.getOrMake('below', period, async () => made('x'.repeat(13_999)));
    const above = await cache.getOrMake('above', period, async () => made('x'.repeat(14_000)));
    expect([1, 2].map(() => cache.encode('below', below, 'br').encoding)).toEqual(['identity', 'br']);
    expect([1, 2].map(() => cache.encode('above', above, 'br').encoding)).toEqual(['br', 'br']);
  });

  it('sends small bodies as they are', async () => {
    const cache = createCache();
    const small = await cache.getOrMake('small', period, async () => made('x'.repeat(1023)));
    const large = await cache.getOrMake('large', period, async () => made('x'.repeat(1024)));
    expect([1, 2].map(() => cache.encode('small', small, 'br').encoding)).toEqual(['identity', 'identity']);
    expect([1, 2].map(() => cache.encode('large', large, 'br').encoding)).toEqual(['identity', 'br']);
  });

  it('tags by body and by period', async () => {
    const cache = createCache();
    const tagOf = (name: string, body: string) => cache.toReply({ name, validUntil: 0 }, made(body)).etag;
    expect(tagOf('run1 10', 'a')).toBe(tagOf('run1 10', 'a'));
    expect(tagOf('run1 10', 'a')).not.toBe(tagOf('run1 10', 'b'));
    expect(tagOf('run1 10', 'a')).not.toBe(tagOf('run2 10', 'a'));
  });
});
