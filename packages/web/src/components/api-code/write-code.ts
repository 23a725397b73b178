export interface CodeSample {
  /** Short name, also used in the page's addresses. */
  readonly id: 'curl' | 'typescript' | 'python' | 'php' | 'sheet';
  readonly name: string;
  readonly code: string;
}

/** Environment variable with the key: samples never contain a key. */
const KEY_VARIABLE = 'TROI_VIET_KEY';
/** The same variable in Node. */
const KEY_IN_NODE = ['process', 'env', KEY_VARIABLE].join('.');

/** Input of the samples. */
export interface SampleCall {
  readonly method: string;
  readonly url: string;
  /** JSON body; null for a call without one. */
  readonly body: string | null;
  readonly needsKey: boolean;
  /** True if the reply is not JSON (CSV or calendar). */
  readonly isText?: boolean;
}

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

function writeTypeScript({ method, url, body, needsKey, isText = false }: SampleCall): string {
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
  const start = `const response = await fetch('${url}'${second});`;
  if (isText)
    return `${start}
const text = await response.text();
if (!response.ok) throw new Error(text);
console.log(text);`;
  return `${start}
const reply = await response.json();
if (!response.ok) throw new Error(reply.detail);
console.log(reply);`;
}

function writePython({ method, url, body, needsKey, isText = false }: SampleCall): string {
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
  const modules = [...(isText ? [] : ['json']), ...(needsKey ? ['os'] : [])];
  const parts = [
    `${modules.map((name) => `import ${name}\n`).join('')}from urllib.request import Request, urlopen`,
    ...(body === null ? [] : [`body = """${body}"""`]),
    `request = Request(${options.length === 1 ? options[0] : `\n    ${options.join(',\n    ')},\n`})
with urlopen(request) as response:
    reply = ${isText ? 'response.read().decode()' : 'json.load(response)'}
print(reply)`,
  ];
  return parts.join('\n\n');
}

const toPhpText = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

function writePhp({ method, url, body, needsKey, isText = false }: SampleCall): string {
  const headers = [
    ...(needsKey ? [`'X-API-Key: ' . getenv('${KEY_VARIABLE}')`] : []),
    ...(body === null ? [] : ["'Content-Type: application/json'"]),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`'method' => '${method}'`]),
    ...(headers.length === 0 ? [] : [`'header' => [${headers.join(', ')}]`]),
    ...(body === null ? [] : [`'content' => ${toPhpText(body)}`]),
  ];
  const context =
    options.length === 0
      ? ''
      : `$context = stream_context_create(['http' => [\n    ${options.join(',\n    ')},\n]]);\n`;
  const second = options.length === 0 ? '' : ', false, $context';
  return `<?php
${context}$text = file_get_contents(${toPhpText(url)}${second});
if ($text === false) exit(1);
${isText ? 'echo $text;' : 'print_r(json_decode($text, true));'}`;
}

/** Spreadsheet formula that loads the values; null for calls that need a key or body. */
function writeSheet({ method, url, needsKey }: SampleCall): string | null {
  return method === 'GET' && !needsKey && /[?&]format=csv(?:&|$)/.test(url) ? `=IMPORTDATA("${url}")` : null;
}

/** The call in three languages; each sample runs as printed, without dependencies. */
export const writePrograms = (call: SampleCall): readonly CodeSample[] => [
  { id: 'curl', name: 'curl', code: writeCurl(call) },
  { id: 'typescript', name: 'TypeScript', code: writeTypeScript(call) },
  { id: 'python', name: 'Python', code: writePython(call) },
];

/** All samples, with PHP and, where possible, a formula that always requests CSV. */
export function writeAllCode(call: SampleCall, sheetUrl: string | null): readonly CodeSample[] {
  const formula = sheetUrl === null ? null : writeSheet({ ...call, url: sheetUrl });
  return [
    ...writePrograms(call),
    { id: 'php', name: 'PHP', code: writePhp(call) },
    ...(formula === null ? [] : [{ id: 'sheet', name: 'Google Sheets', code: formula } as const]),
  ];
}
