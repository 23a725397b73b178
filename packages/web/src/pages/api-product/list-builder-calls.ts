import { apiDocsMessages } from '@portal/content/messages/api-docs-messages';
import { FIELD_MEANINGS } from '@portal/content/messages/api-field-messages';
import { apiProductMessages } from '@portal/content/messages/api-product-messages';
import { listPlanIds, namePlan } from '@portal/content/products/plan-words';
import type { Endpoint } from '@portal/contract/endpoint';
import type { EndpointId } from '@portal/contract/endpoint-addresses.table';
import { ENDPOINTS } from '@portal/contract/endpoint-list';
import { Hour } from '@portal/contract/endpoints/weather-schema';
import { listReplyFields } from '@portal/contract/list-reply-fields';
import { ENDPOINT_EXAMPLES } from '@portal/contract/openapi-examples.table';
import { isRecord } from '@portal/domain/data/is-record';
import type { Language } from '@portal/domain/language/language';
import type { PlanId } from '@portal/domain/plan/plan.table';
import { getQuantityLimit, type PlanQuantity } from '@portal/domain/plan/plan-limit';
import type { BuilderCall, BuilderField } from '#islands/api-builder/builder-shape.ts';

/** Calls shown first, in this order; other place calls are in a disclosure. */
const MAJOR: readonly EndpointId[] = [
  'weatherNow',
  'weatherHours',
  'weatherRain72',
  'nowcastSteps',
  'weatherDays15',
  'weatherDays90',
  'weatherPast',
  'weatherMarine',
  'weatherBatch',
  'warningsList',
];

/** Parameters that the builder offers. */
const CHOSEN = ['lat', 'lng', 'location', 'province', 'district', 'lang', 'hours', 'variables', 'days', 'from', 'to'];
const LISTS = ['hours', 'days', 'steps'] as const;
const MOST_PAST_DAYS = Math.max(...listPlanIds().map((plan) => getQuantityLimit('pastRain', plan))) / 24;

/** Calls of some plans only, by the plan limit they depend on. */
const BY_PLAN: Readonly<Record<string, PlanQuantity | undefined>> = {
  weatherPast: 'pastRain',
  weatherMarine: 'marineWeather',
  weatherBatch: 'batch',
  weatherRuns: 'runs',
};

/** Cheapest plan with a call; null where all have it. */
export function findFirstPlan(endpointId: string): PlanId | null {
  const quantity = BY_PLAN[endpointId];
  return (quantity && listPlanIds().find((id) => getQuantityLimit(quantity, id) > 0)) ?? null;
}

type Schema = Readonly<Record<string, unknown>>;
const getProperties = (schema: unknown): Schema =>
  isRecord(schema) && isRecord(schema.properties) ? schema.properties : {};
const getItems = (schema: unknown): unknown => (isRecord(schema) ? schema.items : undefined);

/** True for measured numbers: not codes, minute counts or choices. */
function isMeasure(schema: unknown): boolean {
  if (!isRecord(schema)) return false;
  const parts = [schema, ...(Array.isArray(schema.anyOf) ? schema.anyOf : [])].filter(isRecord);
  return parts.some(({ type, const: fixed }) => type === 'number' && fixed === undefined);
}

/** Chartable list of a reply; for batch calls, of one place. */
function findSeries({ reply }: Endpoint): BuilderCall['series'] {
  const own = getProperties(reply);
  const properties = own.items === undefined ? own : getProperties(getItems(own.items));
  for (const list of LISTS) {
    const entry = getProperties(getItems(properties[list]));
    const fields = Object.keys(entry).filter((name) => isMeasure(entry[name]));
    if (fields.length > 0) return { list, fields };
  }
  return null;
}

const isAboutPlace = ({ method, query, tag }: Endpoint): boolean =>
  method === 'GET' && 'lat' in query.properties && tag !== 'places';

function toMostDays({ query }: Endpoint): number {
  if ('from' in query.properties) return MOST_PAST_DAYS;
  const { maximum } = (query.properties.days ?? {}) as { readonly maximum?: number };
  return maximum ?? 0;
}

function toBuilderCall(endpoint: Endpoint, language: Language): BuilderCall {
  const { id, method, path, query, body, access, series } = endpoint;
  const known = { ...query.properties, ...getProperties(body) };
  const example = ENDPOINT_EXAMPLES[id as EndpointId].query;
  const plan = findFirstPlan(id);
  const { [id]: name = apiDocsMessages[language].calls[id as EndpointId] } = apiProductMessages[language].names;
  return {
    id,
    method,
    path,
    name,
    isMinor: !MAJOR.includes(id as EndpointId),
    needsKey: access !== undefined,
    firstPlan: plan === null ? null : apiProductMessages[language].calls.fromPlan(namePlan(plan, language)),
    byPoint: method === 'GET' && !('location' in known),
    hasHours: (known.hours as { readonly minimum?: number } | undefined)?.minimum === 1,
    hasVariables: 'variables' in known,
    mostDays: toMostDays(endpoint),
    isPast: 'from' in known,
    hasLanguage: 'lang' in known,
    formats: series?.formats ?? [],
    fixed: Object.fromEntries(Object.entries(example).filter(([parameter]) => !CHOSEN.includes(parameter))),
    series: findSeries(endpoint),
  };
}

/** Every call about a place, derived from the contract, so that new calls appear automatically. */
export function listBuilderCalls(language: Language): readonly BuilderCall[] {
  const isMajor = ({ id }: Endpoint): boolean => MAJOR.includes(id as EndpointId);
  const major = ENDPOINTS.filter(isMajor).sort(
    (a, b) => MAJOR.indexOf(a.id as EndpointId) - MAJOR.indexOf(b.id as EndpointId),
  );
  const minor = ENDPOINTS.filter((endpoint) => isAboutPlace(endpoint) && !isMajor(endpoint));
  return [...major, ...minor].map((endpoint) => toBuilderCall(endpoint, language));
}

const DEFAULT_VARIABLES = [
  'temperature',
  'feelsLike',
  'rain',
  'rainHigh',
  'rainProbability',
  'windSpeed',
  'windGust',
  'humidity',
];

/** Selectable hourly fields, most requested first. */
export const BUILDER_VARIABLES: readonly string[] = [
  ...DEFAULT_VARIABLES,
  ...Object.keys(Hour.properties).filter((name) => name !== 'at' && !DEFAULT_VARIABLES.includes(name)),
];

const FIELDS = new Map(listReplyFields().map((field) => [field.name, field]));
const PLACE_OF_LANGUAGE = { vi: 0, en: 1 } as const;

/** Short name and unit of each selectable or chartable field. */
export function listBuilderFields(calls: readonly BuilderCall[], language: Language) {
  const names = new Set([...BUILDER_VARIABLES, ...calls.flatMap(({ series }) => series?.fields ?? [])]);
  const toField = (name: string): BuilderField => {
    const [label = name] = (FIELD_MEANINGS[name]?.[PLACE_OF_LANGUAGE[language]] ?? name).split(/[:;,]/);
    const [unit = ''] = FIELDS.get(name)?.units ?? [];
    return { label, unit: unit === 'degrees' ? apiDocsMessages[language].degrees : unit };
  };
  return Object.fromEntries([...names].map((name) => [name, toField(name)]));
}
