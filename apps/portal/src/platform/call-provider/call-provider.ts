import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { callPartner } from '#platform/alert-channel/call-partner.ts';
import {
  type Fields,
  hasSignature,
  parseFields,
  readText,
  readWhole,
  signText,
} from '#platform/payment-gateway/signature.ts';

/** A call that is ordered. */
interface CallOrder {
  /** Names the call: ordered twice, it is placed once. */
  readonly id: string;
  /** E.164 */
  readonly to: string;
  /** Where the recorded message lies; valid for a day. */
  readonly recordingUrl: string;
  readonly seconds: number;
  /** The key that says: do not call me again. */
  readonly refusalKey: string;
}

/** What became of an order. `refused`: this number cannot be called; `noLine`: surely not placed, later perhaps; `unclear`: nobody knows. */
type PlaceResult =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused' | 'noLine' | 'unclear'; readonly why: string };

/** How a call ended, as a provider says it. */
export interface CallReport {
  readonly id: string;
  readonly outcome: string;
  /** Seconds on the line; null where not known. */
  readonly seconds: number | null;
  /** The key that was pressed last; null for none. */
  readonly key: string | null;
}

/** Places calls and says how they ended. */
export interface CallProvider {
  /** Whether this machine plays it: nobody is called. */
  readonly isSandbox: boolean;
  readonly place: (order: CallOrder) => Promise<PlaceResult>;
  /** Those of some calls that have ended; empty where the provider does not answer. */
  readonly ask: (ids: readonly string[]) => Promise<readonly CallReport[]>;
  /** The report in a message of the provider; `forged` without its signature, `unreadable` for anything else. */
  readonly readReport: (body: Buffer, signature: unknown, now: EpochSeconds) => CallReport | 'forged' | 'unreadable';
  /** Signs the address of a recording until a moment. */
  readonly signLink: (path: string, until: EpochSeconds) => string;
}

interface ProviderOptions {
  /** Asked at each call, because a sandbox's is known late. */
  readonly url: () => string;
  readonly secret: string;
  /** The machine's clock. */
  readonly clock: () => EpochSeconds;
  readonly isSandbox: boolean;
}

/** How old or how far ahead a signed message may be, for clocks differ. */
const LONGEST_SECONDS = 300;
const SIGNATURE = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Value of `X-Signature` over a body as it is sent, in both directions. */
export function signCallBody(body: string | Buffer, at: EpochSeconds, secret: string): string {
  return `t=${at},v1=${signText('sha256', secret, Buffer.concat([Buffer.from(`${at}.`), Buffer.from(body)]))}`;
}

/** Whether a message of the other side carries a signature of now. */
export function isSignedCallBody(
  body: Buffer,
  given: unknown,
  { now, secret }: { now: EpochSeconds; secret: string },
): boolean {
  const at = Number(SIGNATURE.exec(typeof given === 'string' ? given : '')?.[1] ?? Number.NaN);
  const expected = signCallBody(body, Number.isNaN(at) ? 0 : at, secret);
  return hasSignature(expected, given) && Math.abs(now - at) <= LONGEST_SECONDS;
}

function toReport(fields: Fields): CallReport | null {
  const [id, outcome] = [readText(fields, 'id'), readText(fields, 'outcome')];
  if (!ID.test(id) || outcome === '') return null;
  return { id, outcome, seconds: readWhole(fields, 'seconds'), key: readText(fields, 'key') || null };
}

function readList(value: unknown): CallReport[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown) =>
    typeof item === 'object' && item !== null ? (toReport({ ...item }) ?? []) : [],
  );
}

/** A provider that speaks the JSON of docs/operate/automatic-calls.md, signed with a secret that both sides know. */
export function openCallProvider({ url, secret, clock, isSandbox }: ProviderOptions): CallProvider {
  const post = (path: string, body: Readonly<Record<string, unknown>>) =>
    callPartner({
      url: `${url()}${path}`,
      headers: { 'x-signature': signCallBody(JSON.stringify(body), clock(), secret) },
      body,
    });
  return {
    isSandbox,
    async place(order) {
      const answer = await post('/calls', { ...order });
      if (answer.kind === 'silence') return { kind: 'unclear', why: answer.why };
      if (answer.fields.accepted === true) return { kind: 'accepted' };
      if (answer.fields.accepted !== false)
        return { kind: 'unclear', why: 'the reply does not say whether it was accepted' };
      const why = readText(answer.fields, 'reason') || 'no reason';
      return { kind: answer.fields.later === true ? 'noLine' : 'refused', why };
    },
    async ask(ids) {
      const answer = await post('/calls/outcomes', { ids });
      return answer.kind === 'silence' ? [] : readList(answer.fields.ended);
    },
    readReport(body, signature, now) {
      if (!isSignedCallBody(body, signature, { now, secret })) return 'forged';
      const fields = parseFields(body.toString('utf8'));
      return (fields === null ? null : toReport(fields)) ?? 'unreadable';
    },
    signLink: (path, until) => signText('sha256', secret, `${until}.${path}`),
  };
}
