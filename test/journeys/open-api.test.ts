import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGES_ARE_BUILT, type RunningPortal, startPortal } from './start-portal.ts';

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

const OWN_PAGE = { headers: { 'sec-fetch-site': 'same-origin' } };
/** Calls that answer only with a key refuse whoever has none, whatever was asked. */
const isForEverybody = ({ security }: Operation): boolean => security.some((way) => Object.keys(way).length === 0);

describe.skipIf(!PAGES_ARE_BUILT)('the API as its document describes it', () => {
  let portal: RunningPortal;
  let document: OpenApi;
  let ajv: Ajv2020;

  beforeAll(async () => {
    portal = await startPortal();
    document = (await (await fetch(`${portal.origin}/api/v1/openapi.json`)).json()) as OpenApi;
    ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats.default(ajv);
    ajv.addSchema({ $id: 'api', components: document.components });
  });
  afterAll(() => portal?.stop());

  /** What is wrong with a reply by the schema of its status. */
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
      const query = new URLSearchParams(given.map(({ name, example }) => [name, String(example)]));
      for (const address of [`${path}?${query}`, `${path}?${query}&unknown=1`]) {
        const reply = await fetch(portal.origin + address, OWN_PAGE);
        const type = reply.headers.get('content-type') ?? '';
        const answered = address.endsWith('unknown=1') ? 400 : 200;
        const expected = isForEverybody(operation) ? answered : 401;
        if (reply.status !== expected) faults.push(`${operation.operationId}: ${reply.status} instead of ${expected}`);
        faults.push(...listFaults(operation, reply.status, type, await reply.json()));
      }
    }
    expect(faults).toEqual([]);
  });
});
