import { toCallPath } from '@portal/contract/path-parameters';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { beforeAll, describe, expect, it } from 'vitest';
import { openSharedPortal, type SharedPortal } from './share-portals.ts';
import { PAGES_ARE_BUILT } from './start-portal.ts';

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { readonly name: string; readonly example?: string | number }[];
  readonly security: readonly object[];
  readonly responses: Readonly<Record<string, unknown>>;
}

interface OpenApi {
  readonly paths: Readonly<Record<string, { readonly get?: Operation }>>;
  readonly components: object;
}

/** Calls about one place, which rotate over the places. */
const PLACE_PATHS = ['now', 'now/aqi', 'now/uvd', 'today', 'hour/24', 'hours?hours=120', 'day/15', 'day/90', 'rain/72'];
const PLACES = 300;
/** The same scattered points in every run: steps of the golden ratio and its square over the country's box. */
const POINTS = Array.from({ length: PLACES }, (_, index) => ({
  lat: (8.6 + 14.6 * ((index * 0.618_033_988_75) % 1)).toFixed(4),
  lng: (102.2 + 7.2 * ((index * 0.381_966_011_25 + index * 0.0137) % 1)).toFixed(4),
}));

/** Calls that require a key refuse callers without one, whatever was requested. */
const isForEverybody = ({ security }: Operation): boolean => security.some((way) => Object.keys(way).length === 0);

describe.skipIf(!PAGES_ARE_BUILT)('the API as its document describes it', () => {
  let portal: SharedPortal;
  let document: OpenApi;
  let ajv: Ajv2020;
  /** As a page of the portal asks, from an address of this file's own. */
  let asPage: { readonly headers: Readonly<Record<string, string>> };

  beforeAll(async () => {
    portal = await openSharedPortal();
    asPage = { headers: { ...portal.headers, 'sec-fetch-site': 'same-origin' } };
    document = (await (await fetch(`${portal.origin}/api/v1/openapi.json`)).json()) as OpenApi;
    ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats.default(ajv);
    ajv.addSchema({ $id: 'api', components: document.components });
  });

  /** Violations of the schema of the reply's status. */
  function listFaults(operation: Operation, status: number, type: string, reply: unknown): string[] {
    const response = operation.responses[String(status)] as
      | { content?: Record<string, { schema: { $ref: string } }> }
      | undefined;
    const schema = response?.content?.[type.replace(/;.*/, '')]?.schema;
    if (schema === undefined) return [`${operation.operationId}: ${status} ${type} is not described`];
    const check = ajv.getSchema(`api${schema.$ref}`);
    if (check === undefined) return [`${operation.operationId}: ${schema.$ref} is not there`];
    check(reply);
    return (check.errors ?? []).map(
      ({ instancePath, message }) => `${operation.operationId}${instancePath} ${message}`,
    );
  }

  it('answers every call with its example as its schema says, and refuses unknown parameters as described', async () => {
    const faults: string[] = [];
    const operations = Object.entries(document.paths).flatMap(([path, { get }]) => (get ? [[path, get] as const] : []));
    expect(operations.length).toBeGreaterThan(30);
    for (const [path, operation] of operations) {
      const given = operation.parameters.filter(({ example }) => example !== undefined);
      const query = Object.fromEntries(given.map(({ name, example }) => [name, String(example)]));
      for (const address of [toCallPath(path, query), toCallPath(path, { ...query, unknown: '1' })]) {
        const reply = await fetch(portal.origin + address, asPage);
        const type = reply.headers.get('content-type') ?? '';
        // The demonstration makes no storms up, and an order is found by its secret link alone.
        const found = ['stormById', 'orderStatus'].includes(operation.operationId) ? 404 : 200;
        const answered = address.endsWith('unknown=1') && operation.operationId !== 'orderStatus' ? 400 : found;
        const expected = isForEverybody(operation) ? answered : 401;
        if (reply.status !== expected) faults.push(`${operation.operationId}: ${reply.status} instead of ${expected}`);
        faults.push(...listFaults(operation, reply.status, type, await reply.json()));
      }
    }
    expect(faults).toEqual([]);
  });

  it('answers of 300 places all over the box of the country as its schemas say', async () => {
    const faults: string[] = [];
    let answered = 0;
    for (const [index, { lat, lng }] of POINTS.entries()) {
      const path = PLACE_PATHS[index % PLACE_PATHS.length] ?? '';
      const [bare = ''] = path.split('?');
      const operation = document.paths[`/api/v1/weather/${bare}`]?.get;
      if (operation === undefined) throw new Error(`${bare} is not in the document`);
      const address = `/api/v1/weather/${path}${path.includes('?') ? '&' : '?'}lat=${lat}&lng=${lng}`;
      // A separate visitor for every few calls, to stay within the limits.
      const headers = { 'x-forwarded-for': `203.0.113.${index % 250}` };
      const reply = await fetch(portal.origin + address, { headers });
      if (reply.status === 200) answered += 1;
      else if (reply.status !== 404) faults.push(`${address}: ${reply.status}`);
      faults.push(...listFaults(operation, reply.status, reply.headers.get('content-type') ?? '', await reply.json()));
    }
    expect(faults).toEqual([]);
    // The box includes sea and neighbours, which are answered as far as the grid reaches.
    expect(answered).toBeGreaterThan(250);
  });

  it('gives every series as the files that it describes, and refuses others by name', async () => {
    const series = Object.entries(document.paths).flatMap(([path, { get }]) => {
      const types = Object.keys((get?.responses['200'] as { content?: object } | undefined)?.content ?? {});
      const isOfPlace = get?.parameters?.some(({ name }) => name === 'location') === true;
      // On the coast, where tides shut drains: the sea and rain at high tide have series too.
      const query = isOfPlace ? '?location=hai-phong&format=' : '?format=';
      return get !== undefined && isForEverybody(get) && types.includes('text/csv')
        ? [{ path, types, address: portal.origin + path + query }]
        : [];
    });
    expect(series.length).toBeGreaterThanOrEqual(4);
    const FORMATS = { 'text/csv': 'csv', 'application/geo+json': 'geojson', 'text/calendar': 'ics' } as const;
    for (const { path, types, address } of series) {
      for (const [type, format] of Object.entries(FORMATS)) {
        const reply = await fetch(address + format, asPage);
        expect([path, format, reply.status]).toEqual([path, format, types.includes(type) ? 200 : 400]);
        if (reply.status !== 200) continue;
        expect(reply.headers.get('content-type')).toContain(type);
        expect(reply.headers.get('etag')).not.toBeNull();
        // A place with nothing ahead still gets column headers.
        expect((await reply.text()).length).toBeGreaterThan(50);
      }
      const wrong = await fetch(`${address}xml`, asPage);
      expect(await wrong.json()).toMatchObject({ status: 400, errors: [{ path: 'format' }] });
    }
  });
});
