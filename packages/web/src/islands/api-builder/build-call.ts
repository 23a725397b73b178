import type { SampleCall } from '#components/api-code/write-code.ts';
import type { ApiBuilderProps, BuilderCall, BuilderState } from './builder-shape.ts';

/** Maximum hours per request (api.md, "The API product"). */
export const MOST_HOURS = 360;
const DAY_MS = 86_400_000;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** A call ready to send. */
export interface BuiltCall {
  readonly method: 'GET' | 'POST';
  /** Path with query. */
  readonly address: string;
  readonly body: string | null;
  readonly needsKey: boolean;
  readonly isText: boolean;
  /** The same as CSV; null where not available. */
  readonly sheetAddress: string | null;
}

/** The chosen call; falls back to the first. */
export function getCall(calls: readonly BuilderCall[], id: string): BuilderCall {
  const [first] = calls;
  const found = calls.find((call) => call.id === id) ?? first;
  if (found === undefined) throw new Error('the builder has no calls');
  return found;
}

/** Limits a choice to what the call supports. */
function fitState(call: BuilderCall, state: BuilderState): BuilderState {
  return {
    ...state,
    hours: clamp(state.hours, 1, MOST_HOURS),
    days: clamp(state.days, 1, Math.max(1, call.mostDays)),
    format: state.format !== 'json' && call.formats.includes(state.format) ? state.format : 'json',
  };
}

const toDate = (today: string, days: number): string =>
  new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10);

type Setting = Pick<ApiBuilderProps, 'today' | 'others' | 'variables'>;

/** Selecting all fields is the same as none: the call's default. */
function listVariables(state: BuilderState, { variables }: Setting): readonly string[] {
  const chosen = variables.filter((name) => state.variables.includes(name));
  return chosen.length === variables.length ? [] : chosen;
}

function listSpan(call: BuilderCall, state: BuilderState, setting: Setting): readonly (readonly [string, string])[] {
  const variables = listVariables(state, setting);
  return [
    ...(call.hasHours ? [['hours', String(state.hours)] as const] : []),
    ...(call.hasVariables && variables.length > 0 ? [['variables', variables.join(',')] as const] : []),
    ...(call.isPast ? [['from', toDate(setting.today, -state.days)] as const] : []),
    ...(call.isPast ? [['to', toDate(setting.today, -1)] as const] : []),
    ...(call.mostDays > 0 && !call.isPast ? [['days', String(state.days)] as const] : []),
  ];
}

/** Commas stay unescaped: they are valid in a query, and the address stays readable. */
const writeQuery = (pairs: readonly (readonly [string, string])[]): string =>
  new URLSearchParams(pairs.map((pair) => [...pair])).toString().replaceAll('%2C', ',');

const addText = (path: string, query: string): string => (query === '' ? path : `${path}?${query}`);

function writeBody(state: BuilderState, setting: Setting): string {
  const { lat, lng } = state.place;
  const variables = listVariables(state, setting);
  const body = {
    locations: [{ lat, lng }, ...setting.others],
    hours: state.hours,
    ...(variables.length === 0 ? {} : { variables }),
  };
  return JSON.stringify(body, null, 2);
}

const listPoint = (lat: number, lng: number): [string, string][] => [
  ['lat', String(lat)],
  ['lng', String(lng)],
];

/** Single source of address, code samples and request. */
export function buildCall(call: BuilderCall, choice: BuilderState, setting: Setting): BuiltCall {
  const state = fitState(call, choice);
  const { slug, lat, lng } = state.place;
  const place: [string, string][] = slug === null || call.byPoint ? listPoint(lat, lng) : [['location', slug]];
  const language: [string, string][] = call.hasLanguage && state.reply === 'en' ? [['lang', 'en']] : [];
  const { method, path, needsKey } = call;
  if (method === 'POST') {
    const address = addText(path, writeQuery(language));
    return { method, address, body: writeBody(state, setting), needsKey, isText: false, sheetAddress: null };
  }
  const pairs = [...place, ...Object.entries(call.fixed), ...listSpan(call, state, setting)];
  const write = (format: BuilderState['format']): string =>
    addText(path, writeQuery([...pairs, ...(format === 'json' ? [] : [['format', format] as const]), ...language]));
  return {
    method,
    address: write(state.format),
    body: null,
    needsKey,
    isText: state.format === 'csv' || state.format === 'ics',
    sheetAddress: call.formats.includes('csv') ? write('csv') : null,
  };
}

/** The same as input of the code samples. */
export const toSampleCall = ({ method, address, body, needsKey, isText }: BuiltCall, origin: string): SampleCall => ({
  method,
  url: origin + address,
  body,
  needsKey,
  isText,
});

/** Query of the page for a choice; a link to it restores the choice. */
export function writeStateQuery(call: BuilderCall, choice: BuilderState, page: 'vi' | 'en'): string {
  const state = fitState(call, choice);
  const { slug, lat, lng } = state.place;
  return writeQuery([
    ...(page === 'en' ? [['lang', 'en'] as const] : []),
    ['call', call.id],
    ...(slug === null ? listPoint(lat, lng) : [['place', slug] as const]),
    ...(call.hasHours ? [['hours', String(state.hours)] as const] : []),
    ...(call.hasVariables ? [['variables', state.variables.join(',')] as const] : []),
    ...(call.mostDays > 0 ? [['days', String(state.days)] as const] : []),
    ...(state.format === 'json' ? [] : [['format', state.format] as const]),
    ...(call.hasLanguage && state.reply !== page ? [['reply', state.reply] as const] : []),
    ...(state.draw === '' ? [] : [['draw', state.draw] as const]),
  ]);
}

const readNumber = (form: FormData, name: string, fallback: number): number => {
  const value = Number.parseInt(String(form.get(name) ?? ''), 10);
  return Number.isNaN(value) ? fallback : value;
};

/** Reads the form; values of hidden controls keep their previous state. */
export function readStateForm(form: FormData, call: BuilderCall, before: BuilderState): BuilderState {
  const format = String(form.get('format') ?? '');
  const reply = form.get('reply');
  return {
    ...before,
    call: String(form.get('call') ?? before.call),
    variables: call.hasVariables ? form.getAll('variables').map(String) : before.variables,
    hours: readNumber(form, 'hours', before.hours),
    days: readNumber(form, 'days', before.days),
    format: format === 'csv' || format === 'geojson' || format === 'ics' ? format : 'json',
    reply: reply === 'vi' || reply === 'en' ? reply : before.reply,
  };
}
