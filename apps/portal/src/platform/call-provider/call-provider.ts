import { UUID } from '@portal/contract/id';
import { isRecord } from '@portal/domain/data/is-record';
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

interface CallOrder {
  /** Id of the call; a repeated order places it once. */
  readonly id: string;
  /** E.164 */
  readonly to: string;
  /** URL of the recording; valid for a day. */
  readonly recordingUrl: string;
  readonly seconds: number;
  /** Key with which a person refuses further calls. */
  readonly refusalKey: string;
}

/**
 * Result of an order. `refused`: the number cannot be called; `noLine`: certainly not placed, retry later; `unclear`:
 * unknown.
 */
type PlaceResult =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused' | 'noLine' | 'unclear'; readonly why: string };

export interface CallReport {
  readonly id: string;
  readonly outcome: string;
  /** Duration; null: unknown. */
  readonly seconds: number | null;
  /** Last key pressed; null: none. */
  readonly key: string | null;
}

export interface CallProvider {
  /** Whether the provider is simulated: nobody is called. */
  readonly isSandbox: boolean;
  readonly place: (order: CallOrder) => Promise<PlaceResult>;
  /** Reports of those calls that have ended; empty if the provider does not reply. */
  readonly ask: (ids: readonly string[]) => Promise<readonly CallReport[]>;
  /** Parses a provider's report; `forged` without a valid signature, `unreadable` otherwise. */
  readonly readReport: (body: Buffer, signature: unknown, now: EpochSeconds) => CallReport | 'forged' | 'unreadable';
  /** Signs the path of a recording until a time. */
  readonly signLink: (path: string, until: EpochSeconds) => string;
}

interface ProviderOptions {
  /** A function, because a sandbox's URL is known late. */
  readonly url: () => string;
  readonly secret: string;
  /** Machine clock. */
  readonly clock: () => EpochSeconds;
  readonly isSandbox: boolean;
}

/** Tolerance for the time of a signature, because clocks differ. */
const LONGEST_SECONDS = 300;
const SIGNATURE = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

/** `X-Signature` of a body, in both directions. */
export function signCallBody(body: string | Buffer, at: EpochSeconds, secret: string): string {
  return `t=${at},v1=${signText('sha256', secret, Buffer.concat([Buffer.from(`${at}.`), Buffer.from(body)]))}`;
}

/** Whether a message has a valid and recent signature. */
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
  if (!UUID.test(id) || outcome === '') return null;
  return { id, outcome, seconds: readWhole(fields, 'seconds'), key: readText(fields, 'key') || null };
}

function readList(value: unknown): CallReport[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown) => (isRecord(item) ? (toReport(item) ?? []) : []));
}

/** A provider with the JSON API of docs/operate/automatic-calls.md and a shared secret. */
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
