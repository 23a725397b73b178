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

/** What checking keys needs of the rest of the portal. */
export interface KeyCheckNeeds {
  readonly clock: () => EpochSeconds;
  /** A valid key by its digest. Rejects while the database is away. */
  readonly findKey: (digest: Buffer) => Promise<FoundKey | null>;
  /** Keys that changed since a moment. */
  readonly listChanges: (
    since: EpochSeconds,
  ) => Promise<readonly { readonly digest: Buffer; readonly version: number; readonly revoked: boolean }[]>;
  readonly saveLastUse: (
    keys: readonly { readonly accountId: string; readonly id: string }[],
    now: EpochSeconds,
  ) => Promise<void>;
}

/** A key as this process knows it. */
interface KnownKey {
  readonly caller: Caller & { readonly kind: 'key' };
  readonly version: number;
  /** Null: it works from anywhere. */
  readonly allows: AllowRequest | null;
  usedAt: EpochSeconds;
  savedAt: EpochSeconds;
}

/** Keys of callers, known by digest: the keys themselves are in no memory longer than a request. */
export interface KeyCheck {
  /** Finds the key of a request; a guest where it is none. Throws `AppError` `keyRestricted`, `tooManyRequests`, `unavailable`. */
  readonly identify: IdentifyCaller;
  /** Forgets a key at once, such as one that was just revoked here. */
  forget(digest: Buffer): void;
  /** Forgets what other processes have changed. Call it more than once a second. */
  followChanges(): Promise<void>;
  /** Writes down when keys were used. */
  saveUses(): Promise<void>;
}

const FORMAT = /^tv_live_[0-9A-Za-z]{32}$/;
const MOST_KNOWN = 50_000;
/** A key that does not exist is looked up again after this, since it may have been made meanwhile. */
const UNKNOWN_MS = 10_000;
/** Lookups of unknown keys of one network in one process: enough for a typing mistake in a program, too few for guessing. */
const UNKNOWN_LIMIT = { perMinute: 60, perDay: 5000 } as const;
/** Clocks of hosts may differ by so much. */
const CLOCK_SECONDS = 60;
const SAVE_EVERY_SECONDS = 60;

const digestKey = (key: string): string => hash('sha256', key, 'base64');

function toKnownKey({ key, version }: FoundKey): KnownKey {
  const { accountId, id, lastUsedAt } = key;
  const caller = Object.freeze({ kind: 'key', keyId: id, accountId } as const);
  return { caller, version, allows: compileRestrictions(key), usedAt: 0, savedAt: lastUsedAt ?? 0 };
}

/** Looks up keys that are not known here: one lookup for all requests that come meanwhile with the same key. */
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

/** Makes a check with a memory of its own. */
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
      // What is looked up just now is compared by the next turn, which goes back far enough.
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
