import type { TSchema } from 'typebox';
import type { ErrorCode } from './error-catalogue.table.ts';
import { toPartReference, toReferences } from './openapi-components.ts';
import { toErrorResponses } from './openapi-operation.ts';
import { FILE, type OwnCall } from './own/own-call.ts';

const EXAMPLE_ID = '018f0000-0000-7000-8000-000000000001';

/** Parts of paths that are no id of a resource. */
const PATH_EXAMPLES: Readonly<Record<string, string>> = { number: '1' };

const QUERY_TEXTS: Readonly<Record<string, string>> = {
  before: 'Only messages before this one.',
  owner: 'Owner of a team the caller belongs to.',
  format: 'Format of the reply.',
  decimalMark: 'Decimal mark of the file, if it does not state it.',
  speedUnit: 'Unit of the speeds, if the file does not state it.',
  powerUnit: 'Unit of the power values, if the file does not state it.',
  flowUnit: 'Unit of the flows, if the file does not state it.',
  balance: 'Accepts a water balance that looks impossible.',
  release: 'Releases to try.',
  column: 'Column of the file with the numbers.',
  name: 'Name of the recording.',
  language: 'Language of the document.',
  version: 'Version of the document; default: the latest.',
  planId: 'The plan to buy.',
  link: 'Secret part of the order link.',
};

/** Path with its parts as OpenAPI has them. */
export const toDocumentPath = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

const listPathNames = (path: string): readonly string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

function listParameters({ path, query = {} }: OwnCall): unknown[] {
  const inPath = listPathNames(path).map((name) => ({
    name,
    in: 'path',
    required: true,
    description: name === 'id' ? 'Id of the entry.' : `Its ${name}.`,
    schema: { type: 'string' },
    example: PATH_EXAMPLES[name] ?? EXAMPLE_ID,
  }));
  const asked = Object.entries(query).map(([name, schema]) => ({
    name,
    in: 'query',
    required: !('~optional' in schema),
    description: QUERY_TEXTS[name] ?? name,
    schema: toReferences(schema),
  }));
  return [...inPath, ...asked];
}

const BYTES = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };

const toContent = (id: string, part: 'Body' | 'Reply', form: TSchema | typeof FILE) =>
  form === FILE ? BYTES : { 'application/json': { schema: toPartReference(id, part) } };

function listErrors({ method, path, body, access }: OwnCall): ErrorCode[] {
  return [
    'notSignedIn',
    'forbidden',
    ...(method === 'GET' && listPathNames(path).length === 0 ? [] : (['badInput'] as const)),
    // What everybody may read is named by its link.
    ...(listPathNames(path).length === 0 && access !== 'everybody' ? [] : (['notFound'] as const)),
    ...(body === undefined ? [] : (['planLimit', 'tooLarge', 'unsupportedMediaType'] as const)),
    'tooManyRequests',
    'internal',
    'unavailable',
  ];
}

const SECURITY: Readonly<Record<OwnCall['access'], readonly object[]>> = {
  account: [{ account: [] }],
  keyOrAccount: [{ apiKey: [] }, { account: [] }],
  everybody: [{}, { account: [] }],
};

/** A call about the caller's own resources as an operation of OpenAPI 3.1. */
export function toOwnOperation(call: OwnCall): Record<string, unknown> {
  const { id, summary, access, body, reply, status = 200 } = call;
  const success =
    reply === null
      ? { '204': { description: 'Done' } }
      : { [String(status)]: { description: summary, content: toContent(id, 'Reply', reply) } };
  return {
    operationId: id,
    tags: ['account'],
    summary,
    security: SECURITY[access],
    parameters: listParameters(call),
    ...(body === undefined ? {} : { requestBody: { required: true, content: toContent(id, 'Body', body) } }),
    responses: { ...success, ...toErrorResponses(listErrors(call)) },
  };
}
