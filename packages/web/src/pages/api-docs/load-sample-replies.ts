import type { CallApi } from '@portal/contract/call-api';
import type { Endpoint } from '@portal/contract/endpoint';
import { ENDPOINTS } from '@portal/contract/endpoint-list';
import { parseInput } from '@portal/contract/parse-input';
import type { Examples } from './example-input.ts';

/** Replies to the examples by the ids of their calls. */
export type SampleReplies = ReadonlyMap<string, unknown>;

/** A call that costs nothing and has a different reply for each caller. */
const OWN_FOR_EVERY_CALLER: ReadonlySet<string> = new Set(['callLimits']);

/** Real replies to the examples; calls that refuse or change something are left out. */
export async function loadSampleReplies(examples: Examples, call: CallApi): Promise<SampleReplies> {
  const replies = await Promise.all(ENDPOINTS.map((endpoint) => loadReply(endpoint, examples, call)));
  return new Map(replies.filter((reply) => reply !== null));
}

type LoadedReply = readonly [id: string, reply: unknown];

async function loadReply(endpoint: Endpoint, examples: Examples, call: CallApi): Promise<LoadedReply | null> {
  const isOpen = endpoint.access === undefined && endpoint.refusal === undefined;
  const example = examples.get(endpoint.id);
  if (!isOpen || example === undefined || OWN_FOR_EVERY_CALLER.has(endpoint.id)) return null;
  const parsed = parseInput(endpoint, example.query, example.body);
  if (!parsed.ok) return null;
  const answer = await call(endpoint, parsed.input);
  return answer.ok ? [endpoint.id, answer.reply] : null;
}

const LONGEST_TEXT = 120;

/** A reply laid out for reading: one entry of each list with the number of the others after it, long texts cut. */
export function formatReply(reply: unknown): string {
  return JSON.stringify(shorten(reply), null, 2);
}

function shorten(value: unknown): unknown {
  if (typeof value === 'string') return value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const [first, ...others] = value;
    if (value.length === 0) return [];
    return others.length === 0 ? [shorten(first)] : [shorten(first), `… + ${others.length}`];
  }
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shorten(part)]));
}
