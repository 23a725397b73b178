import { isRecord } from '@portal/domain/data/is-record';
import {
  FIELD_ORIGINS,
  FIELD_SOURCES,
  type FieldOrigin,
  NULL_TEXTS,
  type NullMeaning,
  ORIGINS_OF_SCHEMAS,
} from './field-sources.table.ts';

type Json = Readonly<Record<string, unknown>>;

/** Origin of a reply's field, and the meaning of null, null if the field is never null. */
export interface FieldSource {
  readonly origin: FieldOrigin;
  readonly whenNull: NullMeaning | null;
}

/** The source of a field in a schema of the document, by its name; null if the table has none. */
export function findFieldSource(name: string, schemaName: string): FieldSource | null {
  const found = FIELD_SOURCES[name];
  if (found === undefined) return null;
  const [origin, whenNull = null] = found;
  return { origin: ORIGINS_OF_SCHEMAS[schemaName]?.[origin] ?? origin, whenNull };
}

/** Whether a plain JSON schema lets a value be null. */
export function allowsNull({ type, enum: values, anyOf }: Json): boolean {
  if (type === 'null' || (Array.isArray(type) && type.includes('null'))) return true;
  if (Array.isArray(values) && values.includes(null)) return true;
  return Array.isArray(anyOf) && anyOf.some((one) => isRecord(one) && allowsNull(one));
}

/** Client generators ignore everything next to a reference. */
function describeField(name: string, schema: unknown, schemaName: string): unknown {
  const source = findFieldSource(name, schemaName);
  if (!isRecord(schema) || '$ref' in schema || source === null) return schema;
  const { origin, whenNull } = source;
  const sentences = [
    schema.description,
    `Source: ${FIELD_ORIGINS[origin]}`,
    whenNull !== null && allowsNull(schema) ? `Null: ${NULL_TEXTS[whenNull]}` : undefined,
  ].filter((part) => typeof part === 'string');
  return { ...schema, description: sentences.map((part) => part.replace(/\.$/, '')).join('. '), 'x-source': origin };
}

function describeInside(schema: unknown, schemaName: string): unknown {
  if (Array.isArray(schema)) return schema.map((one) => describeInside(one, schemaName));
  if (!isRecord(schema)) return schema;
  const inside = Object.entries(schema).map(([key, value]) => {
    if (key !== 'properties' || !isRecord(value)) return [key, describeInside(value, schemaName)];
    const fields = Object.entries(value).map(([name, field]) => [
      name,
      describeField(name, describeInside(field, schemaName), schemaName),
    ]);
    return [key, Object.fromEntries(fields)];
  });
  return Object.fromEntries(inside);
}

/** Request bodies and problems are not replies. */
const isReply = (name: string): boolean => name !== 'Problem' && !name.endsWith('Body');

/** Schemas of the document with origin (`x-source`) and meaning of null at each field of a reply. */
export function describeFields(schemas: Json): Record<string, unknown> {
  const described = Object.entries(schemas).map(([name, schema]) => [
    name,
    isReply(name) ? describeInside(schema, name) : schema,
  ]);
  return Object.fromEntries(described);
}
