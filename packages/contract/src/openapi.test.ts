import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from './endpoint-list.ts';
import { toOpenApi } from './openapi.ts';
import { ENDPOINT_EXAMPLES } from './openapi-examples.table.ts';
import { parseInput } from './parse-input.ts';

const document = toOpenApi({ origin: 'https://example.vn', title: 'Trời Việt', version: '1' }) as {
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>;
  components: Record<string, Record<string, unknown>>;
};

describe('toOpenApi', () => {
  it('has every endpoint once under its path and method', () => {
    const ids = Object.values(document.paths).flatMap((item) => Object.values(item).map((each) => each.operationId));
    expect(ids.sort()).toEqual(ENDPOINTS.map((endpoint) => endpoint.id).sort());
  });

  it('refers only to what it holds', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/([\w-]+)"/g)];
    expect(references.length).toBeGreaterThan(50);
    for (const [, group, name] of references) expect(document.components[group ?? '']?.[name ?? '']).toBeDefined();
  });

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  it('names the errors of a call that takes a place', () => {
    const now = document.paths['/api/v1/weather/now']?.get;
    expect(Object.keys(now?.responses ?? {})).toEqual(['200', '304', '400', '401', '404', '429', '503']);
  });

  it('gives examples that the API accepts', () => {
    for (const endpoint of ENDPOINTS) {
      const example = ENDPOINT_EXAMPLES[endpoint.id as keyof typeof ENDPOINT_EXAMPLES];
      expect(parseInput(endpoint, example.query, example.body)).toMatchObject({ ok: true });
    }
  });
});
