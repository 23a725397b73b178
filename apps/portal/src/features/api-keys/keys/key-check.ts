import { hash } from 'node:crypto';
import { type Caller, GUEST } from '@portal/contract/context';
import { AppError } from '@portal/contract/errors';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { IdentifyCaller } from '#platform/http/request-context.ts';
import { findCaller } from '#platform/rate-limit/find-caller.ts';
import { createRateLimit } from '#platform/rate-limit/rate-limit.ts';
import type { FoundKey } from './key-store.ts';
import { type AllowRequest, compileRestrictions } from './restrictions.ts';

export interface KeyCheckNeeds {
  readonly clock: () => EpochSeconds;
  /** A valid key by its digest. Rejects if the database is down. */
  readonly findKey: (digest: Buffer) => Promise<FoundKey | null>;
  readonly listChanges: (
    since: EpochSeconds,
  ) => Promise<readonly { readonly digest: Buffer; readonly version: number; readonly revoked: boolean }[]>;
  readonly saveLastUse: (
    keys: readonly { readonly accountId: string; readonly id: string }[],
    now: EpochSeconds,
  ) => Promise<void>;
}

interface KnownKey {
  readonly caller: Caller & { readonly kind: 'key' };
  readonly version: number;
  readonly allows: AllowRequest | null;
  usedAt: EpochSeconds;
  savedAt: EpochSeconds;
}

/** Known keys by digest; the keys themselves stay in memory only during a request. */
export interface KeyCheck {
  /**
   * The caller of a request's key; a guest without one. Throws `AppError` `keyRestricted`, `tooManyRequests`,
   * `unavailable`.
   */
  readonly identify: IdentifyCaller;
  /** Forgets a key at once, for example one just revoked in this process. */
  forget(digest: Buffer): void;
  /** Forgets keys that other processes changed. Call it more than once a second. */
  followChanges(): Promise<void>;
  saveUses(): Promise<void>;
}

const FORMAT = /^tv_live_[0-9A-Za-z]{32}$/;
const MOST_KNOWN = 50_000;
/** An unknown key is looked up again after this time, as it may have been created meanwhile. */
const UNKNOWN_MS = 10_000;
/** Lookups of unknown keys per network and process: enough for typos, too few for guessing. */
const UNKNOWN_LIMIT = { perMinute: 60, perDay: 5000 } as const;
/** Tolerance for clock differences between hosts. */
const CLOCK_SECONDS = 60;
const SAVE_EVERY_SECONDS = 60;

const digestKey = (key: string): string => hash('sha256', key, 'base64');

function toKnownKey({ key, version }: FoundKey): KnownKey {
  const { accountId, id, lastUsedAt } = key;
  const caller = Object.freeze({ kind: 'key', keyId: id, accountId } as const);
  return { caller, version, allows: compileRestrictions(key), usedAt: 0, savedAt: lastUsedAt ?? 0 };
}

/** Looks up keys that are not cached; concurrent requests with the same key share one lookup. */
function createLookup({ clock, findKey }: KeyCheckNeeds, known: LRUCache<string, KnownKey>) {
  const unknown = new LRUCache<string, true>({ max: MOST_KNOWN, ttl: UNKNOWN_MS });
  const running = new Map<string, Promise<KnownKey | null>>();
  const limit = createRateLimit({ ...UNKNOWN_LIMIT, now: clock });

  async function readStored(digest: string): Promise<KnownKey | null> {
    const found = await findKey(Buffer.from(digest, 'base64'));
    if (found === null) {
      unknown.set(digest, true);
      return null;
    }
    const key = toKnownKey(found);
    known.set(digest, key);
    return key;
  }

  return async (digest: string, network: string): Promise<KnownKey | null> => {
    if (unknown.get(digest) === true) return null;
    const under = running.get(digest);
    if (under !== undefined) return under;
    const ticket = limit.acquire(network);
    if (!ticket.allowed)
      throw new AppError('tooManyRequests', { retryAfterSeconds: limit.describe(network).resetSeconds });
    const lookup = readStored(digest).finally(() => running.delete(digest));
    running.set(digest, lookup);
    const key = await lookup;
    if (key !== null) limit.giveBack(ticket);
    return key;
  };
}

/** A check with its own cache. */
export function createKeyCheck(needs: KeyCheckNeeds): KeyCheck {
  const { clock, listChanges, saveLastUse } = needs;
  const known = new LRUCache<string, KnownKey>({ max: MOST_KNOWN });
  const findStored = createLookup(needs, known);
  let followedUntil = clock();

  function admit(key: KnownKey | null, { headers, ip }: FastifyRequest): Caller {
    if (key === null) return GUEST;
    if (key.allows !== null && !key.allows(headers.origin, ip)) throw new AppError('keyRestricted');
    key.usedAt = clock();
    return key.caller;
  }

  return {
    identify(request) {
      const text = request.headers['x-api-key'];
      if (typeof text !== 'string' || !FORMAT.test(text)) return GUEST;
      const digest = digestKey(text);
      const key = known.get(digest);
      if (key !== undefined) return admit(key, request);
      return findStored(digest, findCaller(request)).then((found) => admit(found, request));
    },
    forget(digest) {
      known.delete(digest.toString('base64'));
    },
    async followChanges() {
      const now = clock();
      // Keys cached meanwhile are compared on the next call, which goes back far enough.
      const changes = known.size === 0 ? [] : await listChanges(followedUntil - CLOCK_SECONDS);
      for (const { digest, version, revoked } of changes) {
        const name = digest.toString('base64');
        if (revoked || known.peek(name)?.version !== version) known.delete(name);
      }
      followedUntil = now;
    },
    async saveUses() {
      const now = clock();
      const isDue = ({ usedAt, savedAt }: KnownKey): boolean => usedAt > savedAt && now - savedAt >= SAVE_EVERY_SECONDS;
      const used = [...known.values()].filter(isDue);
      if (used.length === 0) return;
      const keys = used.map(({ caller: { accountId, keyId } }) => ({ accountId, id: keyId }));
      await saveLastUse(keys, now);
      for (const key of used) key.savedAt = now;
    },
  };
}
