import { type Caller, GUEST } from '@portal/contract/context';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { dictionary } from '@zxcvbn-ts/language-common';
import type { Database } from '#platform/database/database.ts';
import type { Feature } from '#platform/feature.ts';
import type { IdentifyCaller } from '#platform/http/request-context.ts';
import { listAccountRoutes } from './account-routes.ts';
import type { DeliveryNeeds } from './deliver.ts';
import { listAccountJobs } from './jobs.ts';
import type { AccountNeeds, SignedIn } from './needs.ts';
import { createPasswordHasher } from './password-hash.ts';
import { createSessionTokens } from './session-token.ts';
import { createSessionCheck, type SessionCheck } from './sessions.ts';

let common: ReadonlySet<string> | null = null;

/** Whether a password is among the 49,000 most common, ignoring case. The list is read on first use. */
function isCommonPassword(password: string): boolean {
  common ??= new Set(dictionary['passwords-common']);
  return common.has(password.toLowerCase());
}

interface OpenAccountsNeeds
  extends Pick<DeliveryNeeds, 'sendMail' | 'sendText' | 'companyEmail' | 'publicUrl' | 'warn'>,
    Pick<
      AccountNeeds,
      | 'findRemovalAddress'
      | 'findPlan'
      | 'unlinkAccount'
      | 'verifyChannels'
      | 'endCodes'
      | 'endAccess'
      | 'dropOwn'
      | 'exportOwn'
    > {
  readonly database: Database;
  readonly clock: () => EpochSeconds;
}

export interface OpenAccounts extends Feature {
  readonly identify: IdentifyCaller;
}

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;
const LONGEST_TOKEN = 2048;

const toCaller = (session: SignedIn | null): Caller => (session === null ? GUEST : { kind: 'account', ...session });

/**
 * Calls that show personal data check the session in the database; others may use a check up to 30 seconds old and
 * treat the caller as a guest if the database is down.
 */
function createIdentify(sessions: SessionCheck): IdentifyCaller {
  return ({ headers: { authorization }, routeOptions }) => {
    if (authorization === undefined || authorization.length > LONGEST_TOKEN) return GUEST;
    const token = BEARER.exec(authorization)?.[1];
    if (token === undefined) return GUEST;
    if (routeOptions.config.access !== undefined) return sessions.find(token).then(toCaller);
    return sessions.findRecent(token).then(toCaller, () => GUEST);
  };
}

export function openAccounts(opening: OpenAccountsNeeds): OpenAccounts {
  const needs: AccountNeeds = {
    ...opening,
    passwords: createPasswordHasher(),
    tokens: createSessionTokens(opening.database),
    isCommonPassword,
    sendsTexts: opening.sendText !== null,
    writesToCompany: opening.sendMail !== null && opening.companyEmail !== null,
  };
  return {
    name: 'accounts',
    rawRoutes: listAccountRoutes(needs),
    jobs: listAccountJobs(needs, opening),
    identify: createIdentify(createSessionCheck(needs)),
  };
}
