import { randomBytes } from 'node:crypto';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { isSignedCallBody } from '#platform/call-provider/call-provider.ts';
import { type Fields, parseFields, readText } from '#platform/payment-gateway/signature.ts';
import type { LocalPart, LocalReply, LocalRequest } from '#platform/sandbox/local-server.ts';

/** A call that was ordered from the sandbox: nobody was called. */
interface SandboxCall {
  readonly id: string;
  readonly to: string;
  readonly placedAt: EpochSeconds;
  readonly recordingUrl: string;
  /** How often it was ordered under its id. */
  readonly orders: number;
}

/** Plays the provider of calls, for a portal that is tried out. */
export interface CallSandbox {
  readonly secret: string;
  readonly part: LocalPart;
  /** In the order in which they came. */
  readonly list: () => readonly SandboxCall[];
}

interface PlayedEnd {
  readonly outcome: string;
  /** Share of the message that is heard. */
  readonly share: number;
  readonly key?: string;
}

/** How a call goes by the last figure of its number; others are answered. */
const ENDS: Readonly<Record<string, PlayedEnd>> = {
  '0': { outcome: 'noAnswer', share: 0 },
  '1': { outcome: 'busy', share: 0 },
  '2': { outcome: 'failed', share: 0 },
  '3': { outcome: 'answered', share: 0.5, key: '9' },
  '4': { outcome: 'answered', share: 0.4 },
};
const ANSWERED: PlayedEnd = { outcome: 'answered', share: 1 };
/** Calls end sooner than real ones would, so that a report fills while one looks. */
const ENDS_AFTER_SECONDS = 5;
/** Older calls are dropped: they are in the memory of this process alone. */
const MOST_CALLS = 200_000;

const reply = (status: number, body: object): LocalReply => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

interface Known extends SandboxCall {
  readonly seconds: number;
}

function toEnd({ id, to, seconds }: Known) {
  const { outcome, share, key } = ENDS[to.slice(-1)] ?? ANSWERED;
  return { id, outcome, seconds: Math.round(seconds * share), ...(key === undefined ? {} : { key }) };
}

/** A provider of this machine, with a secret that this process made up. What is ordered twice under one id is placed once. */
export function createCallSandbox(clock: () => EpochSeconds): CallSandbox {
  const secret = randomBytes(24).toString('hex');
  const calls = new Map<string, Known>();

  function place(fields: Fields): LocalReply {
    const [id, to] = [readText(fields, 'id'), readText(fields, 'to')];
    if (id === '' || !/^\+84\d{8,10}$/.test(to)) return reply(200, { accepted: false, reason: 'no such number' });
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
    return reply(200, { accepted: true });
  }

  function listEnded({ ids }: Fields): LocalReply {
    const asked = Array.isArray(ids) ? ids.flatMap((id: unknown) => calls.get(String(id)) ?? []) : [];
    const ended = asked.filter(({ placedAt }) => placedAt + ENDS_AFTER_SECONDS <= clock());
    return reply(200, { ended: ended.map(toEnd) });
  }

  function answer({ url: { pathname }, method, headers, bytes }: LocalRequest): LocalReply | null {
    if (pathname === '/calls.json' && method === 'GET') return reply(200, [...calls.values()]);
    if (method !== 'POST' || (pathname !== '/calls' && pathname !== '/calls/outcomes')) return null;
    if (!isSignedCallBody(bytes, headers['x-signature'], { now: clock(), secret })) return reply(401, {});
    const fields = parseFields(bytes.toString('utf8'));
    if (fields === null) return reply(400, {});
    return pathname === '/calls' ? place(fields) : listEnded(fields);
  }

  return { secret, part: answer, list: () => [...calls.values()] };
}
