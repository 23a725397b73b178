import { parseNumber } from '@portal/contract/parse-input';
import { isCovered, type LatLng } from '@portal/domain/geo/lat-lng';
import { getCall } from '#islands/api-builder/build-call.ts';
import type { BuilderCall, BuilderPlace, BuilderState } from '#islands/api-builder/builder-shape.ts';
import { fitPoint, PICK_HEIGHT, PICK_WIDTH, toPickedPoint } from '#islands/api-builder/pick-point.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { BUILDER_VARIABLES } from './list-builder-calls.ts';

type Query = PageRequest['query'];

const DEFAULTS = {
  call: 'weatherHours',
  hours: 72,
  days: 7,
  variables: ['temperature', 'rain', 'rainHigh', 'windGust'],
};
const FORMATS = ['csv', 'geojson', 'ics'] as const;

/** Point in the address; null unless inside the served area. */
export function findQueryPoint({ lat, lng }: Query): LatLng | null {
  const point = { lat: parseNumber(lat ?? '') ?? Number.NaN, lng: parseNumber(lng ?? '') ?? Number.NaN };
  return isCovered(point) ? fitPoint(point) : null;
}

/** Map click sent without JavaScript; null for keyboard activation or none. */
export function findPressedPoint(query: Query): LatLng | null {
  const [x, y] = [parseNumber(query['at.x'] ?? '') ?? 0, parseNumber(query['at.y'] ?? '') ?? 0];
  const isInside = x > 0 && y > 0 && x <= PICK_WIDTH && y <= PICK_HEIGHT;
  return isInside ? toPickedPoint(x, y) : null;
}

/** Integer within bounds; default otherwise. */
export function parseCount(text: string | undefined, fallback: number, most: number): number {
  const value = parseNumber(text ?? '');
  return value === null ? fallback : Math.min(most, Math.max(1, Math.round(value)));
}

/** A form without ticks sends no list: all fields, as in the call itself. */
function parseVariables({ variables, hours }: Query): readonly string[] {
  if (variables === undefined) return hours === undefined ? DEFAULTS.variables : [];
  const asked = variables.split(',');
  return BUILDER_VARIABLES.filter((name) => asked.includes(name));
}

/** Choice in the address; missing or invalid parts use defaults. Never throws. */
export function parseBuilderQuery(
  query: Query,
  calls: readonly BuilderCall[],
  place: BuilderPlace,
  language: 'vi' | 'en',
): BuilderState {
  const { id } = getCall(calls, calls.some((call) => call.id === query.call) ? (query.call ?? '') : DEFAULTS.call);
  return {
    call: id,
    place,
    variables: parseVariables(query),
    hours: parseCount(query.hours, DEFAULTS.hours, 360),
    days: parseCount(query.days, DEFAULTS.days, 40),
    format: FORMATS.find((format) => format === query.format) ?? 'json',
    reply: query.reply === 'vi' || query.reply === 'en' ? query.reply : language,
    draw: /^\w{1,40}$/.test(query.draw ?? '') ? (query.draw ?? '') : '',
  };
}
