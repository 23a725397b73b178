import { type Endpoint, isForm } from './endpoint.ts';
import type { EndpointId } from './endpoint-addresses.table.ts';
import { ENDPOINTS } from './endpoint-list.ts';
import { type OpenApiOptions, toOpenApi } from './openapi.ts';
import { ENDPOINT_EXAMPLES } from './openapi-examples.table.ts';
import { listPathParameters } from './path-parameters.ts';

/** Descriptions of tags and parameters, taken from the document. */
interface Described {
  readonly info: { readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly parameters: readonly Parameter[] }>>>>;
}

interface Parameter {
  readonly name: string;
  readonly description: string;
}

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

const HOW_TO = `Set the collection variable \`apiKey\` to your key: calls that need one send it, all others do once their header
\`X-API-Key\` is ticked. Without a key, the guest quota applies. Parameters that are not ticked are optional.`;

/** Address of a call in Postman's split form; a parameter without an example is present but disabled. */
function toUrl({ path, id }: Endpoint, parameters: readonly Parameter[]): Record<string, unknown> {
  const { query: given } = ENDPOINT_EXAMPLES[id as EndpointId];
  const inPath = listPathParameters(path);
  const toVariable = ({ name, description }: Parameter) => ({ key: name, value: given[name] ?? '', description });
  const query = parameters
    .filter(({ name }) => !inPath.includes(name))
    .map((parameter) => ({ ...toVariable(parameter), disabled: given[parameter.name] === undefined }));
  const variable = parameters.filter(({ name }) => inPath.includes(name)).map(toVariable);
  const sent = Object.entries(given)
    .filter(([name]) => !inPath.includes(name))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const shown = path.replaceAll('{', ':').replaceAll('}', '');
  return {
    raw: `{{baseUrl}}${shown}${sent.length === 0 ? '' : `?${sent.join('&')}`}`,
    host: ['{{baseUrl}}'],
    path: shown.split('/').filter((part) => part !== ''),
    query,
    ...(variable.length === 0 ? {} : { variable }),
  };
}

/** Calls that require a key send it; for others it is optional; forms take none. */
function toHeaders(endpoint: Endpoint): Record<string, unknown>[] {
  const isJson = endpoint.body !== null;
  const key = { key: 'X-API-Key', value: '{{apiKey}}', disabled: endpoint.access === undefined };
  return [...(isJson ? [{ key: 'Content-Type', value: 'application/json' }] : []), ...(isForm(endpoint) ? [] : [key])];
}

function toItem(endpoint: Endpoint, parameters: readonly Parameter[]): Record<string, unknown> {
  const { id, method, summary, body } = endpoint;
  const example = ENDPOINT_EXAMPLES[id as EndpointId].body;
  const sent = { mode: 'raw', raw: JSON.stringify(example, null, 2), options: { raw: { language: 'json' } } };
  return {
    name: id,
    request: {
      method,
      description: `${summary}.`,
      header: toHeaders(endpoint),
      url: toUrl(endpoint, parameters),
      ...(body === null ? {} : { body: sent }),
    },
    response: [],
  };
}

/**
 * Every call with its example as a Postman collection (v2.1), which Bruno, Insomnia and Hoppscotch import too: one
 * folder per tag, with address and key as variables.
 */
export function toPostmanCollection(options: OpenApiOptions): Record<string, unknown> {
  const { info, tags, paths } = toOpenApi(options) as unknown as Described;
  const toFolder = ({ name, description }: Described['tags'][number]) => ({
    name,
    description,
    item: ENDPOINTS.filter(({ tag }) => tag === name).map((endpoint) =>
      toItem(endpoint, paths[endpoint.path]?.[endpoint.method.toLowerCase()]?.parameters ?? []),
    ),
  });
  return {
    info: { name: options.title, description: `${info.description}\n\n${HOW_TO}`, schema: SCHEMA },
    variable: [
      { key: 'baseUrl', value: options.origin, type: 'string' },
      { key: 'apiKey', value: '', type: 'string' },
    ],
    item: tags.map(toFolder).filter(({ item }) => item.length > 0),
  };
}
