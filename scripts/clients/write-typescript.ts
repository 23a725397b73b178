import type { Api, Call, Field, NamedType, Shape } from './read-api.ts';
import { toTypeName } from './read-api.ts';

const PLAIN = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
  unknown: 'unknown',
} as const;

const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

function writeShape(shape: Shape): string {
  switch (shape.kind) {
    case 'plain':
      return PLAIN[shape.type];
    case 'choices':
      return shape.values.map((value) => (typeof value === 'string' ? quote(value) : String(value))).join(' | ');
    case 'named':
      return shape.name;
    case 'list':
      return `${writePart(shape.of)}[]`;
    case 'record':
      return `Record<string, ${writeShape(shape.of)}>`;
    case 'union':
      return shape.of.map(writeShape).join(' | ');
  }
}

/** A shape before `[]`. */
function writePart(shape: Shape): string {
  const text = writeShape(shape);
  return text.includes(' | ') ? `(${text})` : text;
}

const writeComment = (text: string, indent = ''): string =>
  text === '' ? '' : `${indent}/** ${text.replaceAll('*/', '* /').replaceAll('\n', ' ')} */\n`;

const writeField = ({ name, shape, isRequired, text }: Field): string =>
  `${writeComment(text, '  ')}  ${name}${isRequired ? '' : '?'}: ${writeShape(shape)};\n`;

function writeType(type: NamedType): string {
  const comment = writeComment(type.text);
  if (type.kind === 'alias') return `${comment}export type ${type.name} = ${writeShape(type.shape)};\n`;
  return `${comment}export interface ${type.name} {\n${type.fields.map(writeField).join('')}}\n`;
}

const toQueryName = ({ id }: Call): string => `${toTypeName(id)}Query`;

function writeQueryType(call: Call): string {
  if (call.query.length === 0) return '';
  return `export interface ${toQueryName(call)} {\n${call.query.map(writeField).join('')}}\n\n`;
}

/** For a call with a language, defaults to that of the client. */
function writeQueryValue(call: Call): string {
  if (call.query.length === 0) return '';
  const takesLanguage = call.query.some(({ name }) => name === 'lang');
  return takesLanguage ? ', query: { lang: this.language, ...query }' : ', query';
}

function listArguments(call: Call, first: readonly string[]): string {
  const isRequired = call.query.some((field) => field.isRequired);
  const query = `query: ${toQueryName(call)}${isRequired ? '' : ' = {}'}`;
  return [...first, ...(call.query.length === 0 ? [] : [query]), 'options?: CallOptions'].join(', ');
}

function writeCall(call: Call): string {
  const { id, method, path, summary, needsKey, body } = call;
  const [reply, send] = { json: [call.reply, 'json'], file: ['Uint8Array', 'bytes'], none: ['void', 'none'] }[
    call.form
  ];
  const comment = `${summary}.${needsKey ? ' With a key only.' : ''} \`${method} ${path}\``;
  const given = listArguments(call, body === null ? [] : [`body: ${body}`]);
  const parts = `method: '${method}', path: '${path}'${writeQueryValue(call)}${body === null ? '' : ', body'}, options`;
  return `${writeComment(comment, '  ')}  ${id}(${given}): Promise<${reply}> {
    return this.${send}({ ${parts} });
  }
`;
}

function writeFileCall(call: Call): string {
  if (call.files.length === 0) return '';
  const { id, method, path, query } = call;
  const formats = call.files.map(quote).join(' | ');
  const value = writeQueryValue(call).replace(/^, query(: \{ )?(.*?)( \})?$/, (_all, open?: string, inner?: string) =>
    open === undefined ? 'query: { ...query, format }' : `query: { ${inner}, format }`,
  );
  return `
${writeComment(`The same as the text of a file. \`${method} ${path}?format=…\``, '  ')}  ${id}File(${listArguments(call, [`format: ${formats}`])}): Promise<string> {
    return this.text({ method: '${method}', path: '${path}', ${query.length === 0 ? 'query: { format }' : value}, options });
  }
`;
}

/** The client as one TypeScript file: shared code, types of replies, one method per call. */
export function writeTypeScriptClient({ types, calls }: Api, head: string, transport: string): string {
  const methods = calls.map((call) => writeCall(call) + writeFileCall(call)).join('\n');
  return `${head}
${transport}
${types.map(writeType).join('\n')}
${calls.map(writeQueryType).join('')}/** The calls of the API, each a method. */
export class TroiViet extends Transport {
${methods}}
`;
}
