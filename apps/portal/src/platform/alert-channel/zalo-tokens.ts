import { createHash } from 'node:crypto';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Database, Queries } from '#platform/database/database.ts';
import { readText, readWhole } from '#platform/payment-gateway/signature.ts';
import { callPartner } from './call-partner.ts';

/** A Zalo official account, with an app that may send for it. */
export interface ZaloAccount {
  readonly appId: string;
  readonly secretKey: string;
  /** The operator's initial refresh token. It works once; later ones are in the database. */
  readonly refreshToken: string;
}

export interface ZaloTokens {
  /** A valid access token; null if Zalo issues none. `refused`: a token that Zalo has just rejected. */
  readonly find: (refused?: string) => Promise<string | null>;
}

interface TokenOptions {
  readonly account: ZaloAccount;
  readonly database: Database;
  /** URL that issues tokens. */
  readonly url: () => string;
  /** Machine clock. */
  readonly clock: () => EpochSeconds;
  readonly warn: (problem: string) => void;
}

interface StoredTokens {
  readonly accessToken: string | null;
  readonly accessExpiresAt: EpochSeconds;
  readonly refreshToken: string;
  readonly seedDigest: Buffer;
}

/** Tokens are refreshed this long before they expire. */
const EARLY_SECONDS = 300;
const PAUSE_SECONDS = 30;

const digest = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Locks and returns an app's tokens; a newer refresh token in the settings takes precedence. */
async function lockTokens(queries: Queries, { appId, refreshToken }: ZaloAccount): Promise<StoredTokens> {
  const seedDigest = digest(refreshToken);
  await queries.query(
    `insert into zalo_token (app_id, access_expires_at, refresh_token, seed_digest, changed_at)
     values ($1, 0, $2, $3, 0) on conflict do nothing`,
    [appId, refreshToken, seedDigest],
  );
  const [stored] = await queries.query<StoredTokens>(
    `select access_token as "accessToken", access_expires_at as "accessExpiresAt", refresh_token as "refreshToken",
       seed_digest as "seedDigest" from zalo_token where app_id = $1 for update`,
    [appId],
  );
  if (stored?.seedDigest.equals(seedDigest)) return stored;
  return { accessToken: null, accessExpiresAt: 0, refreshToken, seedDigest };
}

const saveTokens = (queries: Queries, appId: string, tokens: StoredTokens, now: EpochSeconds) =>
  queries.query(
    `update zalo_token set access_token = $2, access_expires_at = $3, refresh_token = $4, seed_digest = $5, changed_at = $6
     where app_id = $1`,
    [appId, tokens.accessToken, tokens.accessExpiresAt, tokens.refreshToken, tokens.seedDigest, now],
  );

/**
 * Tokens in the database. A refresh token works once, so one process at a time uses it and stores both new tokens in
 * the same transaction. If the process dies between Zalo's reply and the commit, they are lost: the operator must set
 * a new one, which the log says.
 */
export function createZaloTokens({ account, database, url, clock, warn }: TokenOptions): ZaloTokens {
  let known: { readonly token: string; readonly until: EpochSeconds } | null = null;
  let asking: Promise<string | null> | null = null;
  let pausedUntil = 0;

  async function refresh(queries: Queries, stored: StoredTokens): Promise<string | null> {
    const { appId, secretKey } = account;
    const body = new URLSearchParams({
      refresh_token: stored.refreshToken,
      app_id: appId,
      grant_type: 'refresh_token',
    });
    const answer = await callPartner({ url: url(), headers: { secret_key: secretKey }, body });
    const fields = answer.kind === 'answer' ? answer.fields : {};
    const [accessToken, refreshToken] = [readText(fields, 'access_token'), readText(fields, 'refresh_token')];
    // Zalo's documentation names 25 hours and one hour, so the reply decides.
    const seconds = readWhole(fields, 'expires_in');
    if (accessToken === '' || refreshToken === '' || seconds === null) {
      const why = answer.kind === 'silence' ? answer.why : `error ${readText(fields, 'error') || 'without a code'}`;
      warn(`Zalo issues no access token (${why}); if this persists, set a new ZALO_REFRESH_TOKEN`);
      pausedUntil = clock() + PAUSE_SECONDS;
      return null;
    }
    const accessExpiresAt = clock() + seconds;
    await saveTokens(queries, appId, { ...stored, accessToken, refreshToken, accessExpiresAt }, clock());
    return accessToken;
  }

  async function ask(refused: string | undefined): Promise<string | null> {
    if (clock() < pausedUntil) return null;
    return database.inTransaction(async (transaction) => {
      const stored = await lockTokens(transaction, account);
      const { accessToken, accessExpiresAt } = stored;
      const isUsable = accessToken !== null && accessToken !== refused && accessExpiresAt > clock() + EARLY_SECONDS;
      const token = isUsable ? accessToken : await refresh(transaction, stored);
      // Cached briefly: another process may refresh it.
      known = token === null ? null : { token, until: clock() + PAUSE_SECONDS };
      return token;
    });
  }

  return {
    find(refused) {
      if (known !== null && known.token !== refused && known.until > clock()) return Promise.resolve(known.token);
      asking ??= ask(refused).finally(() => {
        asking = null;
      });
      return asking;
    },
  };
}
