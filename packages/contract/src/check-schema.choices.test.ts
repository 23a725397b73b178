import { describe, expect, it } from 'vitest';
import { checkSchema } from './check-schema.ts';
import { ENDPOINTS } from './endpoint-list.ts';

interface Choice {
  readonly where: string;
  readonly schema: never;
  readonly allowed: readonly string[];
}

/** The closed set of a schema: an enum, or a union of constants; null if it is neither. */
function findAllowed(schema: Record<string, unknown>): string[] | null {
  if (Array.isArray(schema.enum)) return schema.enum.map(String);
  const { anyOf } = schema;
  if (!Array.isArray(anyOf) || !anyOf.every((one) => 'const' in one)) return null;
  return anyOf.map((one) => String(one.const));
}

/** Every closed set in a schema, at any depth. */
function listChoices(schema: unknown, where: string): Choice[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const allowed = findAllowed(schema as Record<string, unknown>);
  if (allowed !== null) return [{ where, schema: schema as never, allowed }];
  return Object.entries(schema).flatMap(([name, inner]) => listChoices(inner, `${where}.${name}`));
}

const CHOICES = ENDPOINTS.flatMap(({ id, query, body }) => [
  ...listChoices(query, `${id} query`),
  ...listChoices(body, `${id} body`),
]);

describe('a value outside of a closed set', () => {
  it('is met in queries and bodies', () => {
    expect(CHOICES.some(({ where }) => where.includes(' query'))).toBe(true);
    expect(CHOICES.some(({ where }) => where.includes(' body'))).toBe(true);
  });

  it.each(CHOICES.map((choice) => [choice.where, choice] as const))('%s: is answered with the set', (_, choice) => {
    for (const language of ['vi', 'en'] as const) {
      const [error] = checkSchema(choice.schema, 'no such value', language);
      for (const value of choice.allowed) expect(error?.message).toContain(value);
    }
  });
});
