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

/** Keys that came lately, with their first time: at least the last `most` different ones, at most twice as many. */
interface RecentKeys {
  /** Notes a key; says when it was first noted, or null where this is its first time. */
  note(key: string, now: EpochSeconds): EpochSeconds | null;
}

/** An address may have 16,000 letters; thousands of such keys would fill the memory. */
const LONGEST_KEY = 400;

const shorten = (key: string): string =>
  key.length <= LONGEST_KEY ? key : createHash('sha256').update(key).digest('base64');

/** Makes an empty memory for at least `most` keys. */
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

/** A reply as it was made, before it is encoded. */
export interface MadeReply {
  readonly status: number;
  readonly contentType: string;
  readonly body: string | Buffer;
  /** False for errors and for what is for one caller: answered once, never cached. */
  readonly cacheable: boolean;
  /** True where a part is missing that its source may bring at any time: cached for `BRIEF_SECONDS` only. */
  readonly brief?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a reply stands for: the run and hour or day go into its tag, and it is true until `validUntil`. */
export interface Period {
  readonly name: string;
  readonly validUntil: EpochSeconds;
}

/** A reply ready to be sent, in any encoding. */
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
  /** Whether a reply of this key is there, or being made for another caller: asking for it costs nothing. */
  isAtHand(key: string): boolean;
  /** The cached reply of a key, or one made now, cached if its key came before; calls for one key at the same time share one making. */
  getOrMake(key: string, findPeriod: () => Period, make: () => Promise<MadeReply>): StoredReply | Promise<StoredReply>;
  /** A reply that is made for one request only. */
  toReply(period: Period, made: MadeReply): StoredReply;
  /**
   * The body for a request, and how it is encoded. A cached encoding is compressed better for later requests: pages then
   * fit into what a server sends before it waits for an answer.
   */
  encode(key: string, reply: StoredReply, wanted: ContentEncoding): { encoding: ContentEncoding; buffer: Buffer };
  readonly size: { readonly replies: number; readonly bytes: number };
}

interface ReplyCacheOptions {
  readonly maxBytes: number;
  /** Real time in seconds, for Last-Modified. */
  readonly wallNow: () => EpochSeconds;
}

/** How long a reply is cached that lacks a part for now. */
export const BRIEF_SECONDS = 30;

/** What a cached reply costs beside its bodies: objects, tag, headers. */
const OVERHEAD_BYTES = 1024;
/** Keys remembered from their first time to their second. */
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
 * Caches whole replies by key, as many as fit into a number of bytes, from their second request on: most
 * addresses are asked for once in their hour, by robots or with a visitor's own coordinates, and caching those would
 * push out what many want and cost more than making them. A key must name everything that a reply depends on,
 * the run and the clock hour included, and be read before the reply is made: then a cached reply is never older than its key.
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
  let isImproving = false;

  async function makeAndCache(key: string, period: Period, make: () => Promise<MadeReply>): Promise<StoredReply> {
    const made = await make();
    const now = wallNow();
    const firstAt = made.cacheable ? recent.note(key, now) : null;
    const reply = toStoredReply(period, made, firstAt ?? now, firstAt !== null);
    if (firstAt !== null) cache.set(key, reply, reply.brief ? { ttl: BRIEF_SECONDS * 1000 } : {});
    return reply;
  }

  /** A form that has grown or shrunk is weighed again; an entry that was dropped meanwhile stays dropped. */
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
      // The quick form stays and is tried again at a later hit.
    } finally {
      isImproving = false;
    }
  }

  return {
    isAtHand: (key) => cache.has(key) || making.has(key),
    getOrMake(key, findPeriod, make) {
      const found = cache.get(key);
      if (found !== undefined) return found;
      const underWay = making.get(key);
      if (underWay !== undefined) return underWay;
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
