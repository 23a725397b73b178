import {
  Array as ArrayOf,
  Boolean as Flag,
  Literal,
  Null,
  Object as ObjectOf,
  Optional,
  type Static,
  type TSchema,
  Union,
  Unsafe,
} from 'typebox';
import type { Access } from '../context.ts';
import { type ListAddresses, toListAddresses } from './list-addresses.ts';

/** Body or reply that is a file. */
export const FILE = 'file';

/** What a call about the caller's own things says besides its address. */
interface OwnCallText {
  readonly summary: string;
  /** Absent: none. */
  readonly body?: TSchema | typeof FILE;
  /** Parameters of the query. */
  readonly query?: Readonly<Record<string, TSchema>>;
  /** Null: 204 without a body. */
  readonly reply: TSchema | typeof FILE | null;
}

/** Address of a call, as pages load it. */
interface OwnAddress {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** `:name` for a part. */
  readonly path: string;
  /** Of a success with a body. Default: 200. */
  readonly status?: 201 | 202;
}

/** A call about what the caller owns: routes, types and document come from it. */
export interface OwnCall extends OwnCallText, OwnAddress {
  readonly id: string;
  /** `account`: a session only. */
  readonly access: Access | 'everybody';
}

type Calls<Addresses, Texts> = {
  readonly [Id in keyof Addresses & keyof Texts & string]: Addresses[Id] & Texts[Id] & Pick<OwnCall, 'id' | 'access'>;
};

/** Joins the addresses of some calls with what they take and reply. */
export function defineOwnCalls<
  const Addresses extends Readonly<Record<string, OwnAddress>>,
  const Texts extends Readonly<Record<keyof Addresses, OwnCallText>>,
>(access: OwnCall['access'], addresses: Addresses, texts: Texts): Calls<Addresses, Texts> {
  const calls = Object.entries(addresses).map(([id, address]) => [id, { id, access, ...address, ...texts[id] }]);
  return Object.fromEntries(calls) as Calls<Addresses, Texts>;
}

type ListTexts = { readonly [Part in 'list' | 'add' | 'remove']: OwnCallText } & { readonly change?: OwnCallText };

/** Id of a call: `wardSubscriptionsList`, `wardSubscriptionAdd`. */
type ListCallId<Name extends string, Part> = Part extends 'list'
  ? `${Name}sList`
  : `${Name}${Capitalize<Part & string>}`;

type ListCalls<Name extends string, Path extends string, Texts> = {
  readonly [Part in keyof Texts & keyof ListAddresses<Path> as ListCallId<Name, Part>]: ListAddresses<Path>[Part] &
    Texts[Part] &
    Pick<OwnCall, 'access'> & { readonly id: string };
};

/** Calls that list, add, change and remove entries at a path. */
export function defineOwnList<const Name extends string, const Path extends string, const Texts extends ListTexts>(
  access: OwnCall['access'],
  name: Name,
  path: Path,
  texts: Texts,
): ListCalls<Name, Path, Texts> {
  const addresses = toListAddresses(path);
  const calls = Object.entries(texts).map(([part, text]) => {
    const id = part === 'list' ? `${name}sList` : `${name}${part.charAt(0).toUpperCase()}${part.slice(1)}`;
    return [id, { id, access, ...addresses[part as keyof typeof addresses], ...text }];
  });
  return Object.fromEntries(calls) as ListCalls<Name, Path, Texts>;
}

/** A value that nobody changes. */
export type ReadOnly<Value> = Value extends object ? { readonly [Name in keyof Value]: ReadOnly<Value[Name]> } : Value;

/** Schema of a reply. */
export type ReplySchema = TSchema;

/** A reply as a value, read-only on both sides. */
export type ReplyOf<Schema extends TSchema> = ReadOnly<Static<Schema>>;

/** A reply that lists items. */
export const itemsOf = <Item extends TSchema>(item: Item) => ObjectOf({ items: ArrayOf(item) });

/** A value, or null. */
export const nullable = <Schema extends TSchema>(schema: Schema, description?: string) =>
  Union([schema, Null()], description === undefined ? {} : { description });

/** One of some names. */
export const oneOf = <const Name extends string>(names: readonly Name[], description?: string) =>
  Unsafe<Name>({ type: 'string', enum: [...names], ...(description === undefined ? {} : { description }) });

/** Whether a resource is at work, and why not. */
export const activeFields = {
  active: Flag(),
  pausedBy: Optional(Literal('plan', { description: 'beyond what the plan allows' })),
};
