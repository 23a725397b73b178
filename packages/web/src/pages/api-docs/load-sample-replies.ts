import type { CallApi } from '@portal/contract/call-api';
import { type Endpoint, isForm } from '@portal/contract/endpoint';
import { ENDPOINTS } from '@portal/contract/endpoint-list';
import { parseInput } from '@portal/contract/parse-input';
import type { Examples } from './example-input.ts';

/** Example replies by call id. */
export type SampleReplies = ReadonlyMap<string, unknown>;

/** A free call whose reply differs per caller. */
const OWN_FOR_EVERY_CALLER: ReadonlySet<string> = new Set(['callLimits']);

/** Real replies to the examples; calls that fail or have side effects are left out. */
export async function loadSampleReplies(examples: Examples, call: CallApi): Promise<SampleReplies> {
  const replies = await Promise.all(ENDPOINTS.map((endpoint) => loadReply(endpoint, examples, call)));
  return new Map(replies.filter((reply) => reply !== null));
}

type LoadedReply = readonly [id: string, reply: unknown];

async function loadReply(endpoint: Endpoint, examples: Examples, call: CallApi): Promise<LoadedReply | null> {
  const isOpen = endpoint.access === undefined && !isForm(endpoint);
  const example = examples.get(endpoint.id);
  if (!isOpen || example === undefined || OWN_FOR_EVERY_CALLER.has(endpoint.id)) return null;
  const parsed = parseInput(endpoint, example.query, example.body);
  if (!parsed.ok) return null;
  const answer = await call(endpoint, parsed.input);
  return answer.ok ? [endpoint.id, answer.reply] : null;
}

const LONGEST_TEXT = 72;

/**
 * Shortens a reply for reading: one entry per list and long record with the count of the rest; long strings truncated.
 */
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
  const entries = Object.entries(value);
  const shown = isRecord(entries) ? entries.slice(0, 1) : entries;
  const hidden = entries.length - shown.length;
  return Object.fromEntries([
    ...shown.map(([name, part]) => [name, shorten(part)]),
    ...(hidden === 0 ? [] : [['…', `+ ${hidden}`]]),
  ]);
}

const LONG_RECORD = 4;

/** True for a map with many keys and uniform values, such as the source of each value. */
function isRecord(entries: readonly (readonly [string, unknown])[]): boolean {
  const shapes = entries.map(([, part]) => (typeof part === 'object' && part !== null ? Object.keys(part).join() : ''));
  return entries.length >= LONG_RECORD && shapes[0] !== '' && new Set(shapes).size === 1;
}
