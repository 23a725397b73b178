import { isRecord } from '@portal/domain/data/is-record';
import { allowsNull, findFieldSource } from './describe-fields.ts';
import type { Endpoint } from './endpoint.ts';
import { ENDPOINTS } from './endpoint-list.ts';
import type { FieldOrigin, NullMeaning } from './field-sources.table.ts';
import { type FieldUnit, findUnit } from './list-reply-fields.ts';
import { listComponentSchemas, toPartReference } from './openapi-components.ts';

/** JSON types of fields. */
export type FieldType = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array';

/** A field of a schema in the document. */
export interface SchemaField {
  /** Names from the schema on, separated by points, with `[]` after lists: `pollutants.pm25`, `areas[].name`. */
  readonly path: string;
  readonly name: string;
  /** Of the value, or of a list's entries; null for several types. */
  readonly type: FieldType | null;
  readonly isList: boolean;
  /** Name of the shared type of the value, or of the entries; null for inline fields. */
  readonly shape: string | null;
  readonly unit: FieldUnit | null;
  readonly origin: FieldOrigin | null;
  /** Null if the field is never null. */
  readonly whenNull: NullMeaning | null;
}

/** A type with fields: a call's reply, or a type shared by several calls. */
export interface SchemaFields {
  readonly name: string;
  /** Type of the whole value, if it is a list or a shared type. */
  readonly whole: { readonly shape: string | null; readonly isList: boolean } | null;
  readonly fields: readonly SchemaField[];
}

type Json = Readonly<Record<string, unknown>>;

const TYPES: ReadonlySet<unknown> = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array']);

/** A schema without its null. */
function withoutNull(schema: Json): Json {
  const others = Array.isArray(schema.anyOf) ? schema.anyOf.filter((one) => isRecord(one) && one.type !== 'null') : [];
  return others.length === 1 ? withoutNull(others[0]) : schema;
}

function findType({ type }: Json): FieldType | null {
  const named = [type].flat().filter((one) => TYPES.has(one));
  return named.length === 1 ? (named[0] as FieldType) : null;
}

function findShape({ $ref }: Json): string | null {
  return typeof $ref === 'string' ? ($ref.split('/').at(-1) ?? null) : null;
}

/** A value, or the entries of a list, also of nested lists. */
function openList(schema: Json): { readonly entry: Json; readonly isList: boolean } {
  const value = withoutNull(schema);
  if (!isRecord(value.items)) return { entry: value, isList: false };
  return { entry: openList(value.items).entry, isList: true };
}

/** Alternatives of a union; the schema itself if it is not a union. */
function listChoices(schema: Json): readonly Json[] {
  return Array.isArray(schema.anyOf) ? schema.anyOf.filter(isRecord) : [schema];
}

function walk(schema: Json, prefix: string, schemaName: string): SchemaField[] {
  return listChoices(schema).flatMap((choice) =>
    Object.entries(isRecord(choice.properties) ? choice.properties : {}).flatMap(([name, field]) => {
      if (!isRecord(field)) return [];
      const { entry, isList } = openList(field);
      const path = `${prefix}${name}${isList ? '[]' : ''}`;
      const source = findFieldSource(name, schemaName);
      const found: SchemaField = {
        path,
        name,
        type: findType(entry),
        isList,
        shape: findShape(entry),
        unit: typeof field.description === 'string' ? findUnit(field.description) : null,
        origin: source?.origin ?? null,
        whenNull: allowsNull(field) ? (source?.whenNull ?? null) : null,
      };
      return [found, ...walk(entry, `${path}.`, schemaName)];
    }),
  );
}

function toSchemaFields(name: string, schema: unknown): SchemaFields {
  if (!isRecord(schema)) return { name, whole: null, fields: [] };
  const { entry, isList } = openList(schema);
  const shape = findShape(entry);
  const isWhole = isList || shape !== null;
  const fields = walk(entry, isList ? '[].' : '', name);
  // Alternatives of a union may share a field.
  const unique = [...new Map(fields.map((field) => [field.path, field])).values()];
  return { name, whole: isWhole ? { shape, isList } : null, fields: unique };
}

/** The fields of every call's reply, and of shared types, as in the API document. */
export function listSchemaFields(): {
  readonly replies: readonly { readonly endpoint: Endpoint; readonly reply: SchemaFields }[];
  readonly shapes: readonly SchemaFields[];
} {
  const schemas = listComponentSchemas();
  const replies = ENDPOINTS.map((endpoint) => {
    const name = findShape(toPartReference(endpoint.id, 'Reply')) ?? '';
    return { endpoint, reply: toSchemaFields(name, schemas[name]) };
  });
  const ofCalls = new Set(
    ENDPOINTS.flatMap(({ id }) => [toPartReference(id, 'Reply'), toPartReference(id, 'Body')]).map(findShape),
  );
  const shared = Object.entries(schemas).filter(([name]) => !ofCalls.has(name) && name !== 'Problem');
  return { replies, shapes: shared.map(([name, schema]) => toSchemaFields(name, schema)) };
}
