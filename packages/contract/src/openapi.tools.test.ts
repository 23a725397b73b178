import { createConfig, lintFromString } from '@redocly/openapi-core';
import openapiTypeScript, { astToString } from 'openapi-typescript';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { toOpenApi } from './openapi.ts';

type Json = Readonly<Record<string, unknown>>;

const document = toOpenApi({ origin: 'https://troiviet.vn', title: 'Trời Việt API', version: '1.0.0' });

async function lint(changed: Json): Promise<string[]> {
  // By OpenAPI a fixed part of a path comes before a parameter: /me/team/join is not /me/team/{id}.
  const config = await createConfig({ extends: ['recommended'], rules: { 'no-ambiguous-paths': 'off' } });
  const problems = await lintFromString({ source: JSON.stringify(changed), absoluteRef: '/openapi.json', config });
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`);
}

const toClassName = (name: string): string =>
  name.replace(/(?:^|[^A-Za-z0-9])([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Names that openapi-python-client generates for unnamed unions and objects: from their parent and their field. */
function* listMadeNames(schema: unknown, name: string): Generator<readonly [string, string]> {
  if (typeof schema !== 'object' || schema === null) return;
  const { properties, items, anyOf, additionalProperties, enum: choices } = schema as Json;
  if (choices !== undefined || properties !== undefined) yield [name, JSON.stringify(schema)];
  for (const [field, value] of Object.entries((properties ?? {}) as Json)) {
    yield* listMadeNames(value, name + toClassName(field));
  }
  yield* listMadeNames(items, `${name}Item`);
  yield* listMadeNames(additionalProperties, `${name}AdditionalProperty`);
  for (const [index, value] of ((anyOf ?? []) as unknown[]).entries())
    yield* listMadeNames(value, `${name}Type${index}`);
}

describe('the OpenAPI document in the tools of others', () => {
  const warn = vi.spyOn(console, 'warn');
  let types = '';

  beforeAll(async () => {
    types = astToString(await openapiTypeScript(structuredClone(document) as never));
  });

  it('passes the recommended rules of a linter without a warning', async () => {
    expect(await lint(document)).toEqual([]);
    const { license: _, ...info } = document.info as Json;
    expect(await lint({ ...document, info })).toEqual([expect.stringContaining('info-license')]);
  });

  it('becomes TypeScript without a warning, each call and field with its type', () => {
    expect(warn).not.toHaveBeenCalled();
    expect(types).toContain('weatherNow: {');
    expect(types).toMatch(/thunder: 0 \| 1 \| 2 \| 3 \| null;/);
    expect(types.match(/: Record<string, never>/g)).toBeNull();
  });

  it('gives every choice one type, which Python clients make a class of', () => {
    const text = JSON.stringify(document);
    expect(text.match(/\{"enum"|"patternProperties"|"anyOf":\[\{"type":"\w+","const":\d/g)).toBeNull();
  });

  it('leads generators of Python to no name twice', () => {
    const { schemas } = document.components as { schemas: Json };
    const names = new Map<string, string>();
    for (const [name, schema] of Object.entries(schemas)) {
      for (const [made, text] of listMadeNames(schema, toClassName(name))) {
        expect([made, names.get(made) ?? text]).toEqual([made, text]);
        names.set(made, text);
      }
    }
    expect(names.size).toBeGreaterThan(Object.keys(schemas).length);
  });
});
