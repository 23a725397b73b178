import { randomBytes } from 'node:crypto';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { isSignedCallBody } from '#platform/call-provider/call-provider.ts';
import { type Fields, parseFields, readText } from '#platform/payment-gateway/signature.ts';
import { type LocalPart, type LocalReply, type LocalRequest, toJson } from '#platform/sandbox/local-server.ts';

interface SandboxCall {
  readonly id: string;
  readonly to: string;
  readonly placedAt: EpochSeconds;
  readonly recordingUrl: string;
  /** How often it was ordered under its id. */
  readonly orders: number;
}

/** Simulates the call provider on a portal that is not public. */
export interface CallSandbox {
  readonly secret: string;
  readonly part: LocalPart;
  /** In order of arrival. */
  readonly list: () => readonly SandboxCall[];
}

interface PlayedEnd {
  readonly outcome: string;
  /** Share of the message that is heard. */
  readonly share: number;
  readonly key?: string;
}

/** Outcome by the last digit of the number; others are answered. */
const ENDS: Readonly<Record<string, PlayedEnd>> = {
  '0': { outcome: 'noAnswer', share: 0 },
  '1': { outcome: 'busy', share: 0 },
  '2': { outcome: 'failed', share: 0 },
  '3': { outcome: 'answered', share: 0.5, key: '9' },
  '4': { outcome: 'answered', share: 0.4 },
};
const ANSWERED: PlayedEnd = { outcome: 'answered', share: 1 };
/** Shorter than real calls, so that a report fills quickly. */
const ENDS_AFTER_SECONDS = 5;
/** Older calls are dropped, as they are held in memory. */
const MOST_CALLS = 200_000;

interface Known extends SandboxCall {
  readonly seconds: number;
}

function toEnd({ id, to, seconds }: Known) {
  const { outcome, share, key } = ENDS[to.slice(-1)] ?? ANSWERED;
  return { id, outcome, seconds: Math.round(seconds * share), ...(key === undefined ? {} : { key }) };
}

/** A local provider with a random secret. A repeated id is placed once. */
export function createCallSandbox(clock: () => EpochSeconds): CallSandbox {
  const secret = randomBytes(24).toString('hex');
  const calls = new Map<string, Known>();

  function place(fields: Fields): LocalReply {
    const [id, to] = [readText(fields, 'id'), readText(fields, 'to')];
    if (id === '' || !/^\+84\d{8,10}$/.test(to)) return toJson({ accepted: false, reason: 'no such number' });
    const known = calls.get(id);
    const seconds = Number(fields.seconds) || 0;
    const call = known ?? {
      id,
      to,
      seconds,
      placedAt: clock(),
      recordingUrl: readText(fields, 'recordingUrl'),
      orders: 0,
    };
    calls.set(id, { ...call, orders: call.orders + 1 });
    const [oldest] = calls.keys();
    if (calls.size > MOST_CALLS && oldest !== undefined) calls.delete(oldest);
    return toJson({ accepted: true });
  }

  function listEnded({ ids }: Fields): LocalReply {
    const asked = Array.isArray(ids) ? ids.flatMap((id: unknown) => calls.get(String(id)) ?? []) : [];
    const ended = asked.filter(({ placedAt }) => placedAt + ENDS_AFTER_SECONDS <= clock());
    return toJson({ ended: ended.map(toEnd) });
  }

  function answer({ url: { pathname }, method, headers, bytes }: LocalRequest): LocalReply | null {
    if (pathname === '/calls.json' && method === 'GET') return toJson([...calls.values()]);
    if (method !== 'POST' || (pathname !== '/calls' && pathname !== '/calls/outcomes')) return null;
    if (!isSignedCallBody(bytes, headers['x-signature'], { now: clock(), secret })) return toJson({}, 401);
    const fields = parseFields(bytes.toString('utf8'));
    if (fields === null) return toJson({}, 400);
    return pathname === '/calls' ? place(fields) : listEnded(fields);
  }

  return { secret, part: answer, list: () => [...calls.values()] };
}
