import { ENDPOINTS } from '@portal/contract/endpoint-list';
import { toOpenApi } from '@portal/contract/openapi';
import { FILE } from '@portal/contract/own/own-call';
import { OWN_CALLS } from '@portal/contract/own/own-call-list';
import { toDocumentPath } from '@portal/contract/own-operation';

/** Type of a value, independent of a language. */
export type Shape =
  | { readonly kind: 'plain'; readonly type: 'string' | 'number' | 'integer' | 'boolean' | 'null' | 'unknown' }
  | { readonly kind: 'choices'; readonly values: readonly (string | number | boolean)[] }
  | { readonly kind: 'named'; readonly name: string }
  | { readonly kind: 'list' | 'record'; readonly of: Shape }
  | { readonly kind: 'union'; readonly of: readonly Shape[] };

export interface Field {
  readonly name: string;
  readonly shape: Shape;
  readonly isRequired: boolean;
  /** Meaning or unit; empty if the name suffices. */
  readonly text: string;
}

/** An object with fields, or another name for a shape. */
export type NamedType =
  | { readonly kind: 'object'; readonly name: string; readonly text: string; readonly fields: readonly Field[] }
  | { readonly kind: 'alias'; readonly name: string; readonly text: string; readonly shape: Shape };

export interface Call {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly needsKey: boolean;
  /** Without `format`: the file of a series has its own method. */
  readonly query: readonly Field[];
  /** Name of the body's type, null without one. */
  readonly body: string | null;
  readonly reply: string;
  readonly form: 'json' | 'file' | 'none';
  readonly files: readonly string[];
}

export interface Api {
  readonly types: readonly NamedType[];
  readonly calls: readonly Call[];
}

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly (string | number | boolean | null)[];
  readonly const?: string | number | boolean;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly description?: string;
}

interface Parameter {
  readonly name: string;
  readonly required: boolean;
  readonly description: string;
  readonly schema: Schema;
}

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const PLAIN = new Set(['string', 'number', 'integer', 'boolean', 'null']);
const NULL: Shape = { kind: 'plain', type: 'null' };
const UNKNOWN: Shape = { kind: 'plain', type: 'unknown' };

/** `displayName` → `DisplayName`. */
export const toTypeName = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Converts schemas to shapes; nested objects are named by their position. */
class TypeReader {
  readonly types: NamedType[] = [];
  readonly #names = new Set<string>();

  /** Reserves a name for the document's schema. */
  reserve(names: readonly string[]): void {
    for (const name of names) this.#names.add(name);
  }

  addNamed(name: string, schema: Schema): void {
    const text = schema.description ?? '';
    if (schema.properties !== undefined) this.#addObject(name, schema);
    else this.types.push({ kind: 'alias', name, text, shape: this.toShape(schema, name) });
  }

  #addObject(name: string, { properties = {}, required = [], description = '' }: Schema): void {
    const fields = Object.entries(properties).map(([field, schema]) => ({
      name: field,
      shape: this.toShape(schema, name + toTypeName(field)),
      isRequired: required.includes(field),
      text: schema.description ?? '',
    }));
    this.types.push({ kind: 'object', name, text: description, fields });
  }

  toShape(schema: Schema, name: string): Shape {
    if (schema.$ref !== undefined) return { kind: 'named', name: schema.$ref.replace(/^.*\//, '') };
    if (schema.const !== undefined) return { kind: 'choices', values: [schema.const] };
    if (schema.enum !== undefined) return toChoices(schema.enum);
    if (schema.anyOf !== undefined) return this.#toUnion(schema.anyOf, name);
    const { type } = schema;
    if (Array.isArray(type)) {
      // Fields belong to the object alone: the other alternative of a nullable one is null.
      const { properties: _fields, ...plain } = schema;
      return this.#toUnion(
        type.map((one: string) => ({ ...(one === 'object' ? schema : plain), type: one })),
        name,
      );
    }
    if (type === 'array') return { kind: 'list', of: this.toShape(schema.items ?? {}, `${name}Item`) };
    if (schema.properties !== undefined) return this.#toInnerObject(schema, name);
    if (type === 'object') return { kind: 'record', of: this.#toRecordValue(schema.additionalProperties, name) };
    return typeof type === 'string' && PLAIN.has(type) ? { kind: 'plain', type: type as 'string' } : UNKNOWN;
  }

  #toRecordValue(value: Schema['additionalProperties'], name: string): Shape {
    return typeof value === 'object' ? this.toShape(value, `${name}Value`) : UNKNOWN;
  }

  #toUnion(schemas: readonly Schema[], name: string): Shape {
    const objects = schemas.filter(({ properties }) => properties !== undefined).length;
    const of = schemas.map((one, index) => this.toShape(one, objects > 1 ? `${name}${index + 1}` : name));
    return { kind: 'union', of };
  }

  #toInnerObject(schema: Schema, name: string): Shape {
    if (this.#names.has(name)) throw new Error(`two types would be named ${name}`);
    this.#names.add(name);
    this.#addObject(name, schema);
    return { kind: 'named', name };
  }
}

function toChoices(values: NonNullable<Schema['enum']>): Shape {
  const others = values.filter((value) => value !== null);
  const choices: Shape = { kind: 'choices', values: others };
  return others.length === values.length ? choices : { kind: 'union', of: [choices, NULL] };
}

/** Names of a call's types: its reply and its body. */
const listParts = (id: string): readonly [string, string] => [`${toTypeName(id)}Reply`, `${toTypeName(id)}Body`];

/** Types of the API, and its calls that are open to programs, from the contract. Throws if two types would have one name. */
export function readApi(): Api {
  const document = toOpenApi({ origin: '', title: '', version: '' }) as unknown as Document;
  const operations = new Map(
    Object.values(document.paths).flatMap((methods) => Object.values(methods).map((one) => [one.operationId, one])),
  );
  const reader = new TypeReader();
  const sessionParts = new Set(
    OWN_CALLS.filter(({ access }) => access !== 'keyOrAccount').flatMap(({ id }) => listParts(id)),
  );
  const schemas = Object.entries(document.components.schemas).filter(([name]) => !sessionParts.has(name));
  reader.reserve(schemas.map(([name]) => name));
  for (const [name, schema] of schemas) reader.addNamed(name, schema);
  const toQuery = (id: string): Field[] => {
    const parameters = operations.get(id)?.parameters ?? [];
    return parameters
      .filter((one) => one.name !== 'format')
      .map((one) => ({
        name: one.name,
        shape: reader.toShape(one.schema, `${toTypeName(id)}${toTypeName(one.name)}`),
        isRequired: one.required,
        text: one.description,
      }));
  };
  const calls = ENDPOINTS.map(({ id, method, path, summary, access, body, series }): Call => {
    const [reply, bodyName] = listParts(id);
    const needsKey = access !== undefined;
    const files = series?.formats ?? [];
    return {
      id,
      method,
      path,
      summary,
      needsKey,
      query: toQuery(id),
      body: body && bodyName,
      reply,
      form: 'json',
      files,
    };
  });
  const own = OWN_CALLS.filter(({ access }) => access === 'keyOrAccount').map((call): Call => {
    const { id, method, path, summary, body, reply } = call;
    const [replyName, bodyName] = listParts(id);
    const form = reply === null ? 'none' : reply === FILE ? 'file' : 'json';
    const shared = { id, method, path: toDocumentPath(path), summary, needsKey: true, query: toQuery(id) };
    return { ...shared, body: body === undefined ? null : bodyName, reply: replyName, form, files: [] };
  });
  return { types: reader.types, calls: [...calls, ...own] };
}
