import { createHash } from 'node:crypto';
import { ACCOUNT_SECONDS } from '@portal/domain/account/account-limits.table';
import { LRUCache } from 'lru-cache';
import type { Queries } from '#platform/database/database.ts';
import { makeUuidV7 } from '#platform/database/uuid-v7.ts';
import type { AccountNeeds, CallOrigin, SignedIn } from './needs.ts';
import { deleteSession, hasSession, insertSession, saveNetwork, touchSession } from './session-store.ts';
import { type AccountKey, toAccountKey } from './store.ts';

/** Patterns for `User-Agent`, most specific first: browsers also name those they imitate. */
const PROGRAMS: readonly (readonly [RegExp, string])[] = [
  [/\bcoc_coc_browser\//, 'Cốc Cốc'],
  [/\bZalo\b/i, 'Zalo'],
  [/\bFBA[NV]\//, 'Facebook'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
  [/^curl\//, 'curl'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const findName = (names: typeof PROGRAMS, text: string): string | null =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** Readable device, such as "Chrome, Android"; null: unknown. */
function nameDevice(userAgent: string | null): string | null {
  if (userAgent === null) return null;
  const known = [findName(PROGRAMS, userAgent), findName(SYSTEMS, userAgent)].filter((name) => name !== null);
  return known.length === 0 ? null : known.join(', ');
}

const DIGEST_BYTES = 16;

export function digestNetwork({ id }: AccountKey, network: string): Buffer {
  return createHash('sha256').update(`${id} ${network}`).digest().subarray(0, DIGEST_BYTES);
}

/** Inserts a session in the caller's transaction; its token is signed afterwards. */
export async function beginSession(
  queries: Queries,
  { clock }: Pick<AccountNeeds, 'clock'>,
  account: AccountKey,
  { network, userAgent }: CallOrigin,
): Promise<SignedIn> {
  const now = clock();
  const expiresAt = now + ACCOUNT_SECONDS.token;
  const id = makeUuidV7(Date.now());
  await insertSession(queries, account, {
    id,
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
    device: nameDevice(userAgent),
  });
  await saveNetwork(queries, account, digestNetwork(account, network), now);
  return { accountId: account.id, sessionId: id, expiresAt };
}

/** How long a process trusts a session check for weather calls. */
const TRUSTED_MS = 30_000;
const MOST_TRUSTED = 20_000;

export interface SessionCheck {
  /** Checks the database, so a revoked session ends at once. Rejects if the database is down. */
  find(token: string): Promise<SignedIn | null>;
  /** May be 30 seconds old; for calls without personal data. */
  findRecent(token: string): Promise<SignedIn | null>;
}

export function createSessionCheck({ database, clock, tokens }: AccountNeeds): SessionCheck {
  const trusted = new LRUCache<string, SignedIn>({ max: MOST_TRUSTED, ttl: TRUSTED_MS });

  async function find(token: string): Promise<SignedIn | null> {
    const now = clock();
    const claims = await tokens.verify(token, now);
    if (claims === null || !(await hasSession(database, toAccountKey(claims.accountId), claims.sessionId, now))) {
      trusted.delete(token);
      return null;
    }
    trusted.set(token, claims);
    return claims;
  }

  return {
    find,
    async findRecent(token) {
      const known = trusted.get(token);
      return known !== undefined && known.expiresAt >= clock() ? known : find(token);
    },
  };
}

/** A new token in the last part of a session's life, else null. */
export async function renewToken(needs: AccountNeeds, { accountId, sessionId, expiresAt }: SignedIn) {
  const { database, clock, tokens } = needs;
  const now = clock();
  const isDue = expiresAt - now < ACCOUNT_SECONDS.renewal;
  const until = isDue ? now + ACCOUNT_SECONDS.token : expiresAt;
  await touchSession(database, toAccountKey(accountId), sessionId, { now, expiresAt: until });
  return isDue ? tokens.sign({ accountId, sessionId, expiresAt: until }, now) : null;
}

export async function signOut({ database }: AccountNeeds, { accountId, sessionId }: SignedIn): Promise<void> {
  await deleteSession(database, toAccountKey(accountId), sessionId);
}
