import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from './endpoint-list.ts';
import { toPostmanCollection } from './postman.ts';

const text = { type: 'string' };
const isObject = (required: readonly string[], properties: object) => ({
  type: 'object',
  required,
  properties,
  additionalProperties: false,
});
const ofItems = (items: object) => ({ type: 'array', items, minItems: 1 });

/** Requirements of version 2.1 for the parts that the collection uses; other parts are not allowed. */
const PAIR = isObject(['key', 'value'], { key: text, value: text, description: text, disabled: { type: 'boolean' } });
const REQUEST = isObject(['method', 'header', 'url'], {
  method: { enum: ['GET', 'POST'] },
  description: text,
  header: { type: 'array', items: PAIR },
  url: isObject(['raw', 'host', 'path', 'query'], {
    raw: text,
    host: ofItems(text),
    path: ofItems(text),
    query: { type: 'array', items: PAIR },
    variable: ofItems(PAIR),
  }),
  body: isObject(['mode', 'raw'], { mode: { const: 'raw' }, raw: text, options: { type: 'object' } }),
});
const COLLECTION = isObject(['info', 'item', 'variable'], {
  info: isObject(['name', 'schema'], {
    name: text,
    description: text,
    schema: { const: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' },
  }),
  variable: ofItems(isObject(['key', 'value'], { key: text, value: text, type: { const: 'string' } })),
  item: ofItems(
    isObject(['name', 'item'], {
      name: text,
      description: text,
      item: ofItems(isObject(['name', 'request'], { name: text, request: REQUEST, response: { type: 'array' } })),
    }),
  ),
});

interface Request {
  readonly method: string;
  readonly url: {
    readonly raw: string;
    readonly host: string[];
    readonly path: string[];
    readonly query: { key: string; value: string; disabled: boolean }[];
    readonly variable?: { key: string; value: string }[];
  };
  readonly header: { key: string; disabled?: boolean }[];
  readonly body?: { readonly raw: string };
}

const collection = toPostmanCollection({ origin: 'https://troiviet.vn', title: 'Trời Việt API', version: '1' });
const folders = collection.item as { item: { name: string; request: Request }[] }[];
const items = folders.flatMap(({ item }) => item);

describe('the Postman collection', () => {
  it('has the form of version 2.1', () => {
    const check = new Ajv({ allErrors: true }).compile(COLLECTION);
    check(collection);
    expect(check.errors).toBeNull();
    expect(JSON.parse(JSON.stringify(collection))).toEqual(collection);
  });

  it('names what stands in a path as a variable, and not in the query', () => {
    const { url } = items.find(({ name }) => name === 'stormById')?.request ?? expect.fail();
    expect(url).toMatchObject({ raw: '{{baseUrl}}/api/v1/storms/:id', path: ['api', 'v1', 'storms', ':id'] });
    expect(url.variable).toMatchObject([{ key: 'id', value: '2623' }]);
    expect(url.query.map(({ key }) => key)).toEqual(['lang']);
  });

  it('has every call once, in the folder of its tag', () => {
    expect(items.map(({ name }) => name).sort()).toEqual(ENDPOINTS.map(({ id }) => id).sort());
  });

  it('writes each address whole and in parts, which say the same', () => {
    for (const { request } of items) {
      const { raw, host, path, query } = request.url;
      const sent = query.filter(({ disabled }) => !disabled).map(({ key, value }) => [key, value]);
      const [address, search] = raw.split('?');
      expect(address).toBe(`${host.join('')}/${path.join('/')}`);
      expect([...new URLSearchParams(search)].sort()).toEqual(sent.sort());
    }
  });

  it('uses only the variables that it has', () => {
    const used = new Set([...JSON.stringify(folders).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name));
    expect([...used].sort()).toEqual(['apiKey', 'baseUrl']);
    expect(collection.variable).toMatchObject([{ key: 'baseUrl', value: 'https://troiviet.vn' }, { key: 'apiKey' }]);
  });

  it('sends the key where it is needed, offers it elsewhere, and never to forms', () => {
    const keyOf = (id: string) =>
      items.find(({ name }) => name === id)?.request.header.find(({ key }) => key === 'X-API-Key')?.disabled;
    expect([keyOf('weatherBatch'), keyOf('weatherNow')]).toEqual([false, true]);
    expect([keyOf('guestConsultation'), keyOf('guestRainReport')]).toEqual([undefined, undefined]);
  });
});
