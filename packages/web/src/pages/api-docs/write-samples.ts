import type { Endpoint } from '@portal/contract/endpoint';
import type { EndpointExample } from '@portal/contract/openapi-examples.table';
import { type CodeSample, writePrograms } from '#components/api-code/write-code.ts';
import { toCallAddress } from './example-input.ts';

/** A call of the contract with its example, in three languages. */
export function writeSamples(origin: string, endpoint: Endpoint, example: EndpointExample): readonly CodeSample[] {
  return writePrograms({
    method: endpoint.method,
    url: origin + toCallAddress(endpoint, example),
    body: endpoint.body === null ? null : JSON.stringify(example.body, null, 2),
    needsKey: endpoint.access !== undefined,
  });
}
