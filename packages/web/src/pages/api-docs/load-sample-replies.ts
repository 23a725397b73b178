import { apiDocsMessages } from '@portal/content/messages/api-docs-messages';
import type { CallApi } from '@portal/contract/call-api';
import type { Endpoint } from '@portal/contract/endpoint';
import type { EndpointId } from '@portal/contract/endpoint-addresses.table';
import { ENDPOINTS } from '@portal/contract/endpoint-list';
import { ENDPOINT_EXAMPLES, type EndpointExample } from '@portal/contract/openapi-examples.table';
import { parseInput } from '@portal/contract/parse-input';
import type { Language } from '@portal/domain/language/language';
import type { ApiTrialProps, TrialCall } from '#islands/api-trial/send-trial.ts';

/** The calls and words of the trial, made on the server so that the browser carries neither schemas nor messages. */
export function makeTrialProps(language: Language): ApiTrialProps {
  const { trial, parameters } = apiDocsMessages[language];
  return {
    calls: ENDPOINTS.map(toTrialCall),
    words: {
      call: trial.call,
      send: trial.send,
      sending: trial.sending,
      address: trial.address,
      reply: trial.reply,
      noAnswer: trial.noAnswer,
      body: parameters.body,
    },
  };
}

/** Example input of a call. */
export function getExample(endpoint: Endpoint): EndpointExample {
  return ENDPOINT_EXAMPLES[endpoint.id as EndpointId];
}

function toTrialCall(endpoint: Endpoint): TrialCall {
  const { id, method, path } = endpoint;
  const { query, body } = getExample(endpoint);
  const parameters = Object.keys(endpoint.query.properties).map((name) => ({ name, example: query[name] ?? '' }));
  return { id, method, path, parameters, body: body === undefined ? null : JSON.stringify(body, null, 2) };
}

const LONGEST_TEXT = 120;
/** A call that costs nothing and has a different reply for each caller. */
const OWN_FOR_EVERY_CALLER: ReadonlySet<string> = new Set(['callLimits']);

/** Real replies to the examples, by the ids of their calls, cut to a length for reading; calls that refuse are left out. */
export async function loadSampleReplies(call: CallApi): Promise<ReadonlyMap<string, string>> {
  const samples = await Promise.all(ENDPOINTS.map((endpoint) => loadSample(endpoint, call)));
  return new Map(samples.filter((sample) => sample !== null));
}

async function loadSample(endpoint: Endpoint, call: CallApi): Promise<readonly [id: string, reply: string] | null> {
  const isOpen = endpoint.access === undefined && endpoint.refusal === undefined;
  if (!isOpen || OWN_FOR_EVERY_CALLER.has(endpoint.id)) return null;
  const { query, body } = getExample(endpoint);
  const parsed = parseInput(endpoint, query, body);
  if (!parsed.ok) return null;
  const answer = await call(endpoint, parsed.input);
  return answer.ok ? [endpoint.id, JSON.stringify(shorten(answer.reply), null, 2)] : null;
}

/** The same with one entry of each list, the number of the others after it, and long texts cut. */
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
