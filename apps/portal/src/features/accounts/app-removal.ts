import { AppError } from '@portal/contract/errors';
import { type AccountErrors, readFields, readPassword } from '@portal/domain/account/check-account';
import { type CompanionApp, isCompanionApp } from '@portal/domain/account/companion-app';
import { cleanLine } from '@portal/domain/contact/clean-line';
import type { Language } from '@portal/domain/language/language';
import { makeUuidV7 } from '#platform/database/uuid-v7.ts';
import { digestKey, toCallBucket } from '#platform/idempotency/idempotency.ts';
import { addMessage } from '#platform/outbox/outbox-store.ts';
import { traceWork } from '#platform/tracing/trace-work.ts';
import { insertAppRemoval } from './app-removal-store.ts';
import { ATTEMPT_RULES, countOrRefuse } from './attempt-rules.ts';
import type { AccountNeeds, CallOrigin, SignedIn } from './needs.ts';
import { removeAccount } from './profile.ts';

/** Outbox topic of e-mails to the company about a request. */
export const APP_REMOVAL_TOPIC = 'accounts.app-removal';

const LONGEST_USERNAME = 200;
const LONGEST_PASSWORD = 1024;
const ANSWER_WITHIN_MS = 10_000;
const REFUSALS = new Set([400, 401, 403, 404, 422]);

/** Sends name and password to the app. `down`: no usable answer. */
async function askApp(address: string, typed: object): Promise<'deleted' | 'refused' | 'down'> {
  try {
    const { ok, status } = await traceWork({ name: 'remove app account', kind: 'client' }, (trace) =>
      fetch(address, {
        method: 'POST',
        // The password goes to this address only.
        redirect: 'error',
        headers: { 'content-type': 'application/json', accept: 'application/json', ...trace },
        body: JSON.stringify(typed),
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      }),
    );
    if (ok) return 'deleted';
    return REFUSALS.has(status) ? 'refused' : 'down';
  } catch {
    return 'down';
  }
}

async function saveForCompany(
  { database, clock, writesToCompany }: AccountNeeds,
  wanted: { readonly app: CompanionApp; readonly username: string; readonly language: Language },
): Promise<void> {
  const receivedAt = clock();
  const id = makeUuidV7(receivedAt * 1000);
  const bucket = toCallBucket(digestKey(APP_REMOVAL_TOPIC, id));
  await database.inTransaction(async (transaction) => {
    await insertAppRemoval(transaction, { ...wanted, bucket, id, receivedAt });
    if (writesToCompany)
      await addMessage(transaction, { bucket, topic: APP_REMOVAL_TOPIC, id, payload: {} }, receivedAt);
  });
}

/**
 * Deletes the account named in a removal form: an app's if `app` says so, else the portal's. Returns the field errors
 * or the result. Throws as `removeAccount` and `requestAppRemoval`, and `AppError` `badInput` for an unknown app.
 */
export async function answerRemoval(
  needs: AccountNeeds,
  body: unknown,
  asked: CallOrigin & { readonly language: Language },
  session: SignedIn | null,
): Promise<AccountErrors | 'removed' | 'requested'> {
  const { app } = readFields(body);
  if (isCompanionApp(app)) return (await requestAppRemoval(needs, app, body, asked)) ?? 'requested';
  // A form for an unknown app must not delete a portal account.
  if (app !== undefined && app !== null && app !== '') throw new AppError('badInput');
  await removeAccount(needs, body, asked, session);
  return 'removed';
}

/**
 * Requests deletion of an app's account at the app's configured address; if there is none or it fails, e-mails the
 * company, without the password. Returns the field errors, or null. Throws `AppError`: `wrongCredentials` if the app
 * refuses, `tooManyRequests`.
 */
async function requestAppRemoval(
  needs: AccountNeeds,
  app: CompanionApp,
  body: unknown,
  { network, language }: CallOrigin & { readonly language: Language },
): Promise<AccountErrors | null> {
  const fields = readFields(body);
  const username = typeof fields.username === 'string' ? cleanLine(fields.username).slice(0, LONGEST_USERNAME) : '';
  const password = readPassword(fields.password);
  if (username === '' || password === null || password.length > LONGEST_PASSWORD)
    return {
      ...(username === '' ? { username: 'required' } : {}),
      ...(password === null
        ? { password: 'required' }
        : password.length > LONGEST_PASSWORD
          ? { password: 'tooLong' }
          : {}),
    };
  const { database, clock } = needs;
  await countOrRefuse(database, { rule: ATTEMPT_RULES.passwordOfName, subject: `${app} ${username}` }, clock());
  await countOrRefuse(database, { rule: ATTEMPT_RULES.passwordFromNetwork, subject: network }, clock());
  const address = needs.findRemovalAddress(app);
  const answer = address === null ? 'down' : await askApp(address, { username, password });
  if (answer === 'refused') throw new AppError('wrongCredentials');
  if (answer === 'down') await saveForCompany(needs, { app, username, language });
  return null;
}
