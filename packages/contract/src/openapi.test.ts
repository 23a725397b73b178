import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from './endpoint-list.ts';
import { ERROR_CATALOGUE } from './error-catalogue.table.ts';
import { toOpenApi } from './openapi.ts';
import { ENDPOINT_EXAMPLES } from './openapi-examples.table.ts';
import { OWN_CALLS } from './own/own-call-list.ts';
import { parseInput } from './parse-input.ts';

const document = toOpenApi({ origin: 'https://example.vn', title: 'Trời Việt', version: '1' }) as {
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>;
  components: Record<string, Record<string, unknown>>;
};

describe('toOpenApi', () => {
  it('has every call once under its path and method', () => {
    const ids = Object.values(document.paths).flatMap((item) => Object.values(item).map((each) => each.operationId));
    expect(ids.sort()).toEqual([...ENDPOINTS, ...OWN_CALLS].map(({ id }) => id).sort());
  });

  it('refers only to what it holds', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/([\w-]+)"/g)];
    expect(references.length).toBeGreaterThan(50);
    for (const [, group, name] of references) expect(document.components[group ?? '']?.[name ?? '']).toBeDefined();
  });

  it('names the reply of every call, and the body of those that take one', () => {
    const { schemas = {} } = document.components;
    for (const { id, body } of ENDPOINTS) {
      const name = id.charAt(0).toUpperCase() + id.slice(1);
      expect([id, `${name}Reply` in schemas, `${name}Body` in schemas]).toEqual([id, true, body !== null]);
    }
  });

  it('writes choices as enum, what may be null as a second type, and moments as date-time', () => {
    const text = JSON.stringify(document);
    expect(text).not.toMatch(/"anyOf":\[\{"type":"\w+"\},\{"type":"null"\}\]/);
    expect(text).not.toMatch(/\{"type":"string","const"[^}]*\},\{"type":"string","const"/);
    expect(text.match(/"format":"date-time"/g)?.length).toBeGreaterThan(40);
    const now = document.paths['/api/v1/weather/now']?.get as unknown as { parameters: { name: string }[] };
    expect(now.parameters.find(({ name }) => name === 'lang')).toMatchObject({
      schema: { type: 'string', enum: ['vi', 'en'] },
    });
    expect(JSON.stringify(document.components.schemas?.Place)).toContain('"type":["number","null"]');
  });

  it('says of every call whom it answers', () => {
    for (const item of Object.values(document.paths)) {
      for (const operation of Object.values(item)) expect(operation).toHaveProperty('security');
    }
  });

  it('is a valid document of OpenAPI 3.1', async () => {
    expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true });
  });

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  it('names the errors of a call that takes a place', () => {
    const now = document.paths['/api/v1/weather/now']?.get;
    expect(Object.keys(now?.responses ?? {})).toEqual(['200', '304', '400', '401', '404', '405', '429', '500', '503']);
    // A place is optional there, but an unknown or outside one is refused all the same.
    expect(Object.keys(document.paths['/api/v1/warnings']?.get?.responses ?? {})).toContain('404');
  });

  it('names every error code as a choice', () => {
    const problem = document.components.schemas?.Problem as { properties: { errorCode: { enum: string[] } } };
    expect(problem.properties.errorCode.enum).toEqual(Object.keys(ERROR_CATALOGUE));
  });

  it('gives examples that the API accepts', () => {
    for (const endpoint of ENDPOINTS) {
      const example = ENDPOINT_EXAMPLES[endpoint.id as keyof typeof ENDPOINT_EXAMPLES];
      expect(parseInput(endpoint, example.query, example.body)).toMatchObject({ ok: true });
    }
  });
});
