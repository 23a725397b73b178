import type { Endpoint } from '@portal/contract/endpoint';
import type { EndpointExample } from '@portal/contract/openapi-examples.table';
import { toCallAddress } from './example-input.ts';

/** A call as a program makes it, in one language. */
export interface CodeSample {
  /** Short name, also in addresses of the page. */
  readonly id: 'curl' | 'typescript' | 'python';
  readonly name: string;
  readonly code: string;
}

/** Where programs read their key: the samples name no key. */
const KEY_VARIABLE = 'TROI_VIET_KEY';
/** The same in a program for Node. */
const KEY_IN_NODE = ['process', 'env', KEY_VARIABLE].join('.');

/** What the samples are made of. */
interface SampleCall {
  readonly method: string;
  readonly url: string;
  /** JSON to send, null for a call without a body. */
  readonly body: string | null;
  readonly needsKey: boolean;
}

/** Text for a shell between single quotes. */
const toShellText = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

function writeCurl({ url, body, needsKey }: SampleCall): string {
  const lines = [
    `curl ${toShellText(url)}`,
    ...(needsKey ? [`-H "X-API-Key: $${KEY_VARIABLE}"`] : []),
    ...(body === null ? [] : ["-H 'Content-Type: application/json'", `-d ${toShellText(body)}`]),
  ];
  return lines.join(' \\\n  ');
}

const indent = (text: string): string => text.replaceAll('\n', '\n  ');

function writeTypeScript({ method, url, body, needsKey }: SampleCall): string {
  const headers = [
    ...(needsKey ? [`'X-API-Key': ${KEY_IN_NODE} ?? ''`] : []),
    ...(body === null ? [] : ["'Content-Type': 'application/json'"]),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    ...(headers.length === 0 ? [] : [`headers: { ${headers.join(', ')} }`]),
    ...(body === null ? [] : [`body: JSON.stringify(${indent(body)})`]),
  ];
  const second = options.length === 0 ? '' : `, {\n  ${options.join(',\n  ')},\n}`;
  return `const response = await fetch('${url}'${second});
const reply = await response.json();
if (!response.ok) throw new Error(reply.detail);
console.log(reply);`;
}

function writePython({ method, url, body, needsKey }: SampleCall): string {
  const headers = [
    ...(needsKey ? [`"X-API-Key": os.environ.get("${KEY_VARIABLE}", "")`] : []),
    ...(body === null ? [] : ['"Content-Type": "application/json"']),
  ];
  const options = [
    `"${url}"`,
    ...(body === null ? [] : ['data=body.encode()']),
    ...(headers.length === 0 ? [] : [`headers={${headers.join(', ')}}`]),
    ...(method === 'GET' ? [] : [`method="${method}"`]),
  ];
  const parts = [
    `import json\n${needsKey ? 'import os\n' : ''}from urllib.request import Request, urlopen`,
    ...(body === null ? [] : [`body = """${body}"""`]),
    `request = Request(${options.length === 1 ? options[0] : `\n    ${options.join(',\n    ')},\n`})
with urlopen(request) as response:
    reply = json.load(response)
print(reply)`,
  ];
  return parts.join('\n\n');
}

/** A call in three languages that need nothing installed, each a program that runs as it is printed. */
export function writeSamples(origin: string, endpoint: Endpoint, example: EndpointExample): readonly CodeSample[] {
  const call: SampleCall = {
    method: endpoint.method,
    url: origin + toCallAddress(endpoint, example),
    body: endpoint.body === null ? null : JSON.stringify(example.body, null, 2),
    needsKey: endpoint.access !== undefined,
  };
  return [
    { id: 'curl', name: 'curl', code: writeCurl(call) },
    { id: 'typescript', name: 'TypeScript', code: writeTypeScript(call) },
    { id: 'python', name: 'Python', code: writePython(call) },
  ];
}
