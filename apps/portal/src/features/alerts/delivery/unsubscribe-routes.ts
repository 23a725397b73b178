import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { addQuery, toLanguagePath } from '@portal/routes/counterpart';
import type { Database } from '#platform/database/database.ts';
import type { RawReply, RawRequest, RawRoute } from '#platform/http/raw-route.ts';
import { findStopChannel, stopChannel } from './unsubscribe.ts';

interface StopNeeds {
  readonly database: Database;
  readonly clock: () => EpochSeconds;
}

/** Mail providers post for all their users from few addresses. */
const POST_LIMIT = { name: 'unsubscribe', perMinute: 600, perDay: 50_000 } as const;
/** More than any recipient needs; slows down guessing of codes. */
const LINK_LIMIT = { name: 'short links', perMinute: 60, perDay: 2000 } as const;
const FOUND = 302;
const SEE_OTHER = 303;
const LONGEST_CODE = 40;

/** The body of RFC 8058, as either form encoding. */
const ONE_CLICK = /List-Unsubscribe(?:=|"\r?\n\r?\n)One-Click/;

const toText = (value: unknown): string => (typeof value === 'string' ? value.slice(0, LONGEST_CODE) : '');

function toMove(status: number, location: string): RawReply {
  return { kind: 'body', status, headers: { 'cache-control': 'no-store', location }, body: null };
}

/** Redirects the short link of a message to the confirmation page: a GET changes nothing. */
async function answerLink({ database }: StopNeeds, { parameters }: RawRequest): Promise<RawReply> {
  const code = toText(parameters.code);
  const channel = await findStopChannel(database, code);
  const path = toLanguagePath('unsubscribe', channel?.language ?? 'vi');
  return toMove(FOUND, addQuery(path, `code=${encodeURIComponent(code)}&from=link`));
}

/** Stops a channel by the mail program's header (RFC 8058) or the page's button. */
async function answerPost(needs: StopNeeds, { query, body }: RawRequest, language: Language): Promise<RawReply> {
  const text = Buffer.isBuffer(body) ? body.toString('utf8') : '';
  const form = new URLSearchParams(text);
  const code = toText(query.code) || toText(form.get('code'));
  if (ONE_CLICK.test(text)) {
    await stopChannel(needs, code, 'letterHeader');
    // The same answer for a removed channel, which gets nothing any more.
    return { kind: 'body', headers: { 'cache-control': 'no-store' }, body: null };
  }
  await stopChannel(needs, code, form.get('from') === 'link' ? 'stopLink' : 'letterLink');
  return toMove(
    SEE_OTHER,
    addQuery(toLanguagePath('unsubscribe', language), `code=${encodeURIComponent(code)}&done=yes`),
  );
}

/** Routes that stop messages without a session; only POST changes anything. */
export function listStopRoutes(needs: StopNeeds): readonly RawRoute[] {
  const languages: readonly Language[] = ['vi', 'en'];
  return [
    { method: 'GET', path: '/t/:code', limit: LINK_LIMIT, handle: (request) => answerLink(needs, request) },
    ...languages.map(
      (language): RawRoute => ({
        method: 'POST',
        path: toLanguagePath('unsubscribe', language),
        limit: POST_LIMIT,
        body: 'bytes',
        handle: (request) => answerPost(needs, request, language),
      }),
    ),
  ];
}
