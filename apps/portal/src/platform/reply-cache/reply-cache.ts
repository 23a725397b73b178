import { createHash } from 'node:crypto';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { LRUCache } from 'lru-cache';
import {
  type Compression,
  type ContentEncoding,
  canImprove,
  countBytes,
  type EncodedBody,
  fitEncoding,
  getEncoded,
  improveEncoded,
  toEncodedBody,
  toEntityTag,
} from './encoded-body.ts';

/** Recent keys with their first time: at least the last `most` different ones, at most twice as many. */
interface RecentKeys {
  /** Notes a key; returns when it was first noted, or null the first time. */
  note(key: string, now: EpochSeconds): EpochSeconds | null;
}

/** A URL may have 16,000 characters; thousands of such keys would fill the memory. */
const LONGEST_KEY = 400;

const shorten = (key: string): string =>
  key.length <= LONGEST_KEY ? key : createHash('sha256').update(key).digest('base64');

/** Remembers at least `most` keys. */
export function createRecentKeys(most: number): RecentKeys {
  let young = new Map<string, EpochSeconds>();
  let old = new Map<string, EpochSeconds>();
  return {
    note(longKey, now) {
      const key = shorten(longKey);
      const first = young.get(key) ?? old.get(key) ?? null;
      if (young.has(key)) return first;
      if (young.size >= most) {
        old = young;
        young = new Map();
      }
      young.set(key, first ?? now);
      return first;
    },
  };
}

/** A reply before encoding. */
export interface MadeReply {
  readonly status: number;
  readonly contentType: string;
  readonly body: string | Buffer;
  /** False for errors and private replies, which are never cached. */
  readonly cacheable: boolean;
  /** True if a part is missing that may arrive any time; cached for `BRIEF_SECONDS` only. */
  readonly brief?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Validity of a reply: run and hour or day, for its tag, and its end `validUntil`. */
export interface Period {
  readonly name: string;
  readonly validUntil: EpochSeconds;
}

/** A reply that can be sent in any encoding. */
export interface StoredReply {
  readonly status: number;
  readonly contentType: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly cacheable: boolean;
  readonly brief: boolean;
  readonly etag: string;
  readonly lastModified: string;
  readonly validUntil: EpochSeconds;
  readonly body: EncodedBody;
}

export interface ReplyCache {
  /** Whether a reply is cached or being made, so that requesting it costs nothing. */
  isAtHand(key: string): boolean;
  /** The cached reply of a key, or a new one, cached if the key came before; concurrent calls share one computation. */
  getOrMake(key: string, findPeriod: () => Period, make: () => Promise<MadeReply>): StoredReply | Promise<StoredReply>;
  /** A reply for one request only. */
  toReply(period: Period, made: MadeReply): StoredReply;
  /**
   * The body for a request with its encoding. Cached encodings are compressed better for later requests, so that
   * pages fit into TCP's initial window.
   */
  encode(key: string, reply: StoredReply, wanted: ContentEncoding): { encoding: ContentEncoding; buffer: Buffer };
  readonly size: { readonly replies: number; readonly bytes: number };
  /** Requests since the start: cached, joined to one being made, made. */
  readonly counts: { readonly hit: number; readonly joined: number; readonly miss: number };
}

interface ReplyCacheOptions {
  readonly maxBytes: number;
  /** Real time in seconds, for Last-Modified. */
  readonly wallNow: () => EpochSeconds;
}

/** Cache time of a reply that lacks a part. */
export const BRIEF_SECONDS = 30;

/** Memory of a cached reply besides its bodies: objects, tag, headers. */
const OVERHEAD_BYTES = 1024;
/** Keys remembered between their first and second request. */
const RECENT_KEYS = 10_000;

function toStoredReply(period: Period, made: MadeReply, madeAt: EpochSeconds, isCached: boolean): StoredReply {
  const body = toEncodedBody(made.body, isCached);
  return {
    status: made.status,
    contentType: made.contentType,
    headers: made.headers ?? {},
    cacheable: made.cacheable,
    brief: made.brief === true,
    etag: toEntityTag(period.name, body.identity),
    lastModified: new Date(madeAt * 1000).toUTCString(),
    validUntil: period.validUntil,
    body,
  };
}

/**
 * Caches replies by key up to a number of bytes, from their second request: most addresses are requested once per
 * hour, by robots or with a visitor's own coordinates, and caching them would evict popular ones and cost more than
 * making them. A key must contain everything that a reply depends on, including run and clock hour, and be read
 * before the reply is made, so that a cached reply is never older than its key.
 */
export function createReplyCache({ maxBytes, wallNow }: ReplyCacheOptions): ReplyCache {
  const sizeOf = (reply: StoredReply, key: string) => countBytes(reply.body) + 2 * key.length + OVERHEAD_BYTES;
  const cache = new LRUCache<string, StoredReply>({
    maxSize: maxBytes,
    maxEntrySize: maxBytes,
    sizeCalculation: sizeOf,
  });
  const making = new Map<string, Promise<StoredReply>>();
  const recent = createRecentKeys(RECENT_KEYS);
  const counts = { hit: 0, joined: 0, miss: 0 };
  let isImproving = false;

  async function makeAndCache(key: string, period: Period, make: () => Promise<MadeReply>): Promise<StoredReply> {
    const made = await make();
    const now = wallNow();
    const firstAt = made.cacheable ? recent.note(key, now) : null;
    const reply = toStoredReply(period, made, firstAt ?? now, firstAt !== null);
    if (firstAt !== null) cache.set(key, reply, reply.brief ? { ttl: BRIEF_SECONDS * 1000 } : {});
    return reply;
  }

  /** Updates the size of an entry whose form changed; an evicted entry stays evicted. */
  function weighAgain(key: string, reply: StoredReply): void {
    if (cache.peek(key) !== reply) return;
    const ttl = cache.getRemainingTTL(key);
    cache.delete(key);
    cache.set(key, reply, reply.brief ? { ttl: Math.max(1, ttl) } : {});
  }

  async function improve(key: string, reply: StoredReply, encoding: Compression): Promise<void> {
    isImproving = true;
    try {
      await improveEncoded(reply.body, encoding);
      weighAgain(key, reply);
    } catch {
      // The quick form stays; a later hit retries.
    } finally {
      isImproving = false;
    }
  }

  return {
    counts,
    isAtHand: (key) => cache.has(key) || making.has(key),
    getOrMake(key, findPeriod, make) {
      const found = cache.get(key);
      if (found !== undefined) {
        counts.hit += 1;
        return found;
      }
      const underWay = making.get(key);
      if (underWay !== undefined) {
        counts.joined += 1;
        return underWay;
      }
      counts.miss += 1;
      const promise = makeAndCache(key, findPeriod(), make).finally(() => making.delete(key));
      making.set(key, promise);
      return promise;
    },
    toReply: (period, made) => toStoredReply(period, made, wallNow(), false),
    encode(key, reply, wanted) {
      const encoding = fitEncoding(reply.body, wanted);
      const isNew = encoding !== 'identity' && reply.body.compressed[encoding] === undefined;
      const buffer = getEncoded(reply.body, encoding);
      if (isNew) weighAgain(key, reply);
      if (!isImproving && canImprove(reply.body, encoding)) void improve(key, reply, encoding);
      return { encoding, buffer };
    },
    get size() {
      return { replies: cache.size, bytes: cache.calculatedSize };
    },
  };
}
