import { randomBytes } from 'node:crypto';
import { ACCOUNT_SECONDS } from '@portal/domain/account/account-limits.table';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose';
import type { Database } from '#platform/database/database.ts';
import { makeUuidV7 } from '#platform/database/uuid-v7.ts';
import { addSigningKey, listSigningKeys, type SigningKey } from './signing-key-store.ts';

interface TokenClaims {
  readonly accountId: string;
  readonly sessionId: string;
  readonly expiresAt: EpochSeconds;
}

/**
 * Signs and verifies session tokens. A valid token only names a session; whether that still exists is a separate
 * check.
 */
export interface SessionTokens {
  sign(claims: TokenClaims, now: EpochSeconds): Promise<string>;
  /** Null for a token that is forged, for another service, not yet valid, or expired. */
  verify(token: string, now: EpochSeconds): Promise<TokenClaims | null>;
  /** Adds a key if the newest is due for rotation. */
  rotate(now: EpochSeconds): Promise<void>;
}

const ALGORITHM = 'HS256';
const ISSUER = 'troi-viet';
const AUDIENCE = 'troi-viet/account';
const SECRET_BYTES = 32;
/** How long a key signs. It verifies for the lifetime of a token longer. */
const SIGNING_SECONDS = 30 * 86_400;
/** Age at which no token signed with a key is valid any more. */
export const KEY_SECONDS = SIGNING_SECONDS + ACCOUNT_SECONDS.token + 86_400;
/** Minimum interval between reads of the keys: forged key ids must not load the database. */
const REREAD_SECONDS = 5;
/** How long a process signs without looking for a newer key. */
const KNOWN_SECONDS = 300;
const UUID = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** Cached signing keys, read again for an unknown id or when too old. */
function createKeyring(database: Database) {
  let keys: readonly SigningKey[] = [];
  let readAt = Number.NEGATIVE_INFINITY;

  let reading: Promise<void> | null = null;

  /**
   * Reads once for all waiting callers. If it fails, the keys keep their age: the next call retries and nobody is
   * signed out.
   */
  function read(now: EpochSeconds): Promise<void> {
    reading ??= listSigningKeys(database)
      .then((found) => {
        keys = found;
        readAt = now;
      })
      .finally(() => {
        reading = null;
      });
    return reading;
  }

  async function rotate(now: EpochSeconds): Promise<void> {
    const key = { id: makeUuidV7(now * 1000), secret: randomBytes(SECRET_BYTES), createdAt: now };
    await addSigningKey(database, key, now - SIGNING_SECONDS);
    await read(now);
  }

  return {
    rotate,
    async getNewest(now: EpochSeconds): Promise<SigningKey> {
      if (keys.length === 0 || now - readAt >= KNOWN_SECONDS) await read(now);
      if (keys.length === 0) await rotate(now);
      const [newest] = keys;
      if (newest === undefined) throw new RangeError('there is a signing key after it was added');
      return newest;
    },
    async find(id: string, now: EpochSeconds): Promise<SigningKey | null> {
      const known = () => keys.find((key) => key.id === id) ?? null;
      if (known() === null && (reading !== null || Math.abs(now - readAt) >= REREAD_SECONDS)) await read(now);
      return known();
    },
  };
}

const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);

/** Key id in a token's header; null for an invalid token. */
function findKeyId(token: string): string | null {
  try {
    const { kid, alg } = decodeProtectedHeader(token);
    return alg === ALGORITHM && isUuid(kid) ? kid : null;
  } catch {
    return null;
  }
}

/** Signing keys are in the database, so that every process knows them and rotation signs nobody out. */
export function createSessionTokens(database: Database): SessionTokens {
  const keyring = createKeyring(database);
  return {
    rotate: keyring.rotate,
    async sign({ accountId, sessionId, expiresAt }, now) {
      const { id, secret } = await keyring.getNewest(now);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: id })
        .setSubject(accountId)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(now)
        .setNotBefore(now)
        .setExpirationTime(expiresAt)
        .sign(secret);
    },
    async verify(token, now) {
      const id = findKeyId(token);
      const key = id === null ? null : await keyring.find(id, now);
      if (key === null) return null;
      try {
        // Our tokens are valid through the second of `exp`; jose rejects that second.
        const { payload } = await jwtVerify(token, key.secret, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: AUDIENCE,
          requiredClaims: ['exp', 'nbf'],
          currentDate: new Date((now - 1) * 1000),
          clockTolerance: 1,
        });
        const { sub, sid, exp = 0, nbf = 0 } = payload;
        if (!isUuid(sub) || !isUuid(sid) || exp < now || nbf > now) return null;
        return { accountId: sub, sessionId: sid, expiresAt: exp };
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
