import { apiDocsMessages } from '@portal/content/messages/api-docs-messages';
import type { Endpoint } from '@portal/contract/endpoint';
import type { EndpointId } from '@portal/contract/endpoint-addresses.table';
import { ENDPOINTS } from '@portal/contract/endpoint-list';
import { ENDPOINT_EXAMPLES, type EndpointExample } from '@portal/contract/openapi-examples.table';
import { toCallPath } from '@portal/contract/path-parameters';
import type { Language } from '@portal/domain/language/language';
import { type EpochSeconds, formatDate } from '@portal/domain/time/vietnam-time';
import type { ApiTrialProps, TrialCall } from '#islands/api-trial/send-trial.ts';

export interface ExamplePlace {
  readonly slug: string;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

/** Inputs of the examples besides the contract. */
export interface ExampleSetting {
  readonly place: ExamplePlace;
  readonly language: Language;
  readonly now: EpochSeconds;
  /** Name of the latest bulletin; null without one. */
  readonly bulletinId: string | null;
  /** Id of a stored storm; null without one. */
  readonly stormId: string | null;
}

export type Examples = ReadonlyMap<string, EndpointExample>;

const DAY_SECONDS = 86_400;
const WINDOW_DEGREES = 0.7;
/** Calls whose examples keep their own places, as the reader's may lie where they have no data. */
const OF_SOME_PLACES: readonly string[] = ['weatherSea', 'weatherRainTide'] satisfies EndpointId[];
const NAMES_OF_PLACE = ['lat', 'lng', 'location', 'province', 'district'];

const round = (degrees: number): number => Math.round(degrees * 100) / 100;

/** Map window centred on the place. */
function toWindow({ lat, lng }: ExamplePlace) {
  const bound = {
    north: round(lat + WINDOW_DEGREES),
    south: round(lat - WINDOW_DEGREES),
    east: round(lng + WINDOW_DEGREES),
    west: round(lng - WINDOW_DEGREES),
  };
  return { bound, zoom: 9 };
}

/** Overrides of examples for the place and time; others stay as in the contract. */
function listChanges({
  place,
  now,
  bulletinId,
  stormId,
}: ExampleSetting): Partial<Record<EndpointId, EndpointExample>> {
  const { lat, lng } = place;
  const to = formatDate(now - DAY_SECONDS);
  const from = formatDate(now - 3 * DAY_SECONDS);
  return {
    placesSearch: { query: { q: place.name, limit: '5' } },
    placesNearest: { query: { lat: String(lat), lng: String(lng) } },
    weatherPast: { query: { from, to } },
    weatherRuns: { query: { at: to } },
    weatherHistory: { query: {}, body: { locations: [{ lat, lng }] } },
    weatherMap: { query: {}, body: toWindow(place) },
    ...(stormId === null ? {} : { stormById: { query: { id: stormId } } }),
    ...(bulletinId === null ? {} : { bulletinById: { query: { id: bulletinId } } }),
  };
}

/** Adds the place (by name where supported) and the page's language. */
function fill(endpoint: Endpoint, { query, body }: EndpointExample, setting: ExampleSetting): EndpointExample {
  const known = endpoint.query.properties;
  const isPlaced = 'location' in known && !OF_SOME_PLACES.includes(endpoint.id);
  const others = Object.entries(query).filter(([name]) => !(isPlaced && NAMES_OF_PLACE.includes(name)));
  const filled = {
    ...(isPlaced ? { location: setting.place.slug } : {}),
    ...Object.fromEntries(others),
    ...(setting.language === 'en' && 'lang' in known ? { lang: 'en' } : {}),
  };
  return body === undefined ? { query: filled } : { query: filled, body };
}

/** Valid input for every call, all with the same place. */
export function listExamples(setting: ExampleSetting): Examples {
  const changes = listChanges(setting);
  return new Map(
    ENDPOINTS.map((endpoint) => {
      const id = endpoint.id as EndpointId;
      return [id, fill(endpoint, changes[id] ?? ENDPOINT_EXAMPLES[id], setting)];
    }),
  );
}

/** Path of a call with its query. */
export function toCallAddress({ path }: Endpoint, { query }: EndpointExample): string {
  return toCallPath(path, query);
}

function toTrialCall(endpoint: Endpoint, examples: Examples): TrialCall {
  const { id, method, path } = endpoint;
  const { query = {}, body } = examples.get(id) ?? {};
  const parameters = Object.keys(endpoint.query.properties).map((name) => ({ name, example: query[name] ?? '' }));
  return { id, method, path, parameters, body: body === undefined ? null : JSON.stringify(body, null, 2) };
}

/** Props of the trial, made on the server so that the browser loads neither schemas nor messages. */
export function makeTrialProps(language: Language, examples: Examples): ApiTrialProps {
  const { trial, parameters } = apiDocsMessages[language];
  return {
    calls: ENDPOINTS.map((endpoint) => toTrialCall(endpoint, examples)),
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
