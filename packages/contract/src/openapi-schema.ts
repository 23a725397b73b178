type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isConst = (value: unknown): value is Json => isObject(value) && typeof value.const === 'string';
const isNull = (value: unknown): boolean => isObject(value) && value.type === 'null';

/** Texts to choose from as `enum`, which generators of clients make a type of. */
function toEnum(choices: readonly Json[], isNullable: boolean): Json {
  const texts = choices.map((choice) => choice.const);
  return isNullable ? { type: ['string', 'null'], enum: [...texts, null] } : { type: 'string', enum: texts };
}

/** What may be null as one schema with two types, where there is one beside null and it is no reference. */
function joinNull({ type, ...rest }: Json): Json | null {
  return typeof type === 'string' ? { ...rest, type: [type, 'null'] } : null;
}

/** A union of plain JSON Schema in the shortest form of OpenAPI 3.1; anything else as it is. */
export function shortenUnion(schema: Json): Json {
  const { anyOf, ...beside } = schema;
  if (!Array.isArray(anyOf)) return schema;
  const others = anyOf.filter((one) => !isNull(one));
  const isNullable = others.length < anyOf.length;
  if (others.length > 0 && others.every(isConst)) return { ...toEnum(others, isNullable), ...beside };
  const [only] = others;
  if (!isNullable || others.length !== 1 || !isObject(only)) return schema;
  const { enum: choices, ...plain } = only;
  const joined = joinNull(plain);
  if (joined === null) return schema;
  return { ...joined, ...(Array.isArray(choices) ? { enum: [...choices, null] } : {}), ...beside };
}
