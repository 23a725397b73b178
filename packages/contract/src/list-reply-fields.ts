import { isRecord } from '@portal/domain/data/is-record';
import type { Endpoint } from './endpoint.ts';
import { ENDPOINTS } from './endpoint-list.ts';

/** Units with which a field's description may begin, longer ones before their prefixes. */
const UNITS = ['µg/m³', 'W/m²', 'mm/h', 'm/s', 'mm', 'm', '°C·day', '°C', 'hPa', 'km', '%', 'degrees', 's'] as const;

/** Unit of a field. */
export type FieldUnit = (typeof UNITS)[number];

/** A field of replies by its name, which has the same meaning everywhere. */
export interface ReplyField {
  readonly name: string;
  /** Tag of the first call with it. */
  readonly tag: string;
  /** Units of its numbers; empty for texts, counts, indexes and containers. */
  readonly units: readonly FieldUnit[];
  /** Whether it may be null: in no reply, in some, or in all. */
  readonly nullable: 'never' | 'sometimes' | 'always';
}

interface Found {
  readonly tag: string;
  readonly units: Set<FieldUnit>;
  readonly nullable: Set<boolean>;
}

type Schema = Readonly<Record<string, unknown>>;

const listSchemas = (value: unknown): readonly Schema[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const isNull = ({ type, enum: values }: Schema): boolean =>
  type === 'null' || (Array.isArray(values) && values.includes(null));

/** The unit at the start of a field's description; null if there is none. */
export function findUnit(description: unknown): FieldUnit | null {
  if (typeof description !== 'string') return null;
  return UNITS.find((unit) => new RegExp(`^${unit}(?![\\w/·])`).test(description)) ?? null;
}

function addField(name: string, schema: Schema, tag: string, found: Map<string, Found>): void {
  const field = found.get(name) ?? { tag, units: new Set<FieldUnit>(), nullable: new Set<boolean>() };
  const unit = findUnit(schema.description);
  if (unit !== null) field.units.add(unit);
  field.nullable.add([schema, ...listSchemas(schema.anyOf)].some(isNull));
  found.set(name, field);
}

function walk(schema: Schema, tag: string, found: Map<string, Found>): void {
  for (const [name, inner] of Object.entries(isRecord(schema.properties) ? schema.properties : {})) {
    if (!isRecord(inner)) continue;
    addField(name, inner, tag, found);
    walk(inner, tag, found);
  }
  const parts = isRecord(schema.patternProperties) ? Object.values(schema.patternProperties) : [];
  for (const inner of [schema.items, ...parts].filter(isRecord)) walk(inner, tag, found);
  for (const inner of listSchemas(schema.anyOf)) walk(inner, tag, found);
}

function nameNullable(nullable: ReadonlySet<boolean>): ReplyField['nullable'] {
  if (!nullable.has(true)) return 'never';
  return nullable.has(false) ? 'sometimes' : 'always';
}

/** Every field of the replies, each name once, in the order of the calls. */
export function listReplyFields(endpoints: readonly Endpoint[] = ENDPOINTS): readonly ReplyField[] {
  const found = new Map<string, Found>();
  for (const { reply, tag } of endpoints) walk(reply as unknown as Schema, tag, found);
  return [...found].map(([name, { tag, units, nullable }]) => ({
    name,
    tag,
    units: [...units],
    nullable: nameNullable(nullable),
  }));
}
