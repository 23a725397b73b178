import { createHash } from 'node:crypto';
import { ACCOUNT_SECONDS } from '@portal/domain/account/account-limits.table';
import { LRUCache } from 'lru-cache';
import type { Queries } from '#platform/database/database.ts';
import { makeUuidV7 } from '#platform/database/uuid-v7.ts';
import type { AccountNeeds, CallOrigin, SignedIn } from './needs.ts';
import { deleteSession, hasSession, insertSession, saveNetwork, touchSession } from './session-store.ts';
import { type AccountKey, toAccountKey } from './store.ts';

/** Programs by what stands in `User-Agent`, the more special first: each names itself after others too. */
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

/** A device as its owner knows it, such as "Chrome, Android"; null where it does not say what it is. */
function nameDevice(userAgent: string | null): string | null {
  if (userAgent === null) return null;
  const known = [findName(PROGRAMS, userAgent), findName(SYSTEMS, userAgent)].filter((name) => name !== null);
  return known.length === 0 ? null : known.join(', ');
}

const DIGEST_BYTES = 16;

/** A network as an account knows it: the digest differs from account to account. */
export function digestNetwork({ id }: AccountKey, network: string): Buffer {
  return createHash('sha256').update(`${id} ${network}`).digest().subarray(0, DIGEST_BYTES);
}

/** Begins a session in the transaction of what it belongs to; its token is signed afterwards. */
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

/** How long a process trusts a session that it has looked up, where only the weather is asked for. */
const TRUSTED_MS = 30_000;
const MOST_TRUSTED = 20_000;

/** Finds out whose session a token names. */
export interface SessionCheck {
  /** By the database: a revoked session is none from that moment on. Rejects while the database is away. */
  find(token: string): Promise<SignedIn | null>;
  /** May be right half a minute ago, for calls that show nothing of a person. */
  findRecent(token: string): Promise<SignedIn | null>;
}

/** Checks tokens and their sessions. */
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

/** The token of a session that is used: a new one in the last part of its life, else null. */
export async function renewToken(needs: AccountNeeds, { accountId, sessionId, expiresAt }: SignedIn) {
  const { database, clock, tokens } = needs;
  const now = clock();
  const isDue = expiresAt - now < ACCOUNT_SECONDS.renewal;
  const until = isDue ? now + ACCOUNT_SECONDS.token : expiresAt;
  await touchSession(database, toAccountKey(accountId), sessionId, { now, expiresAt: until });
  return isDue ? tokens.sign({ accountId, sessionId, expiresAt: until }, now) : null;
}

/** Ends the session of a caller. */
export async function signOut({ database }: AccountNeeds, { accountId, sessionId }: SignedIn): Promise<void> {
  await deleteSession(database, toAccountKey(accountId), sessionId);
}
