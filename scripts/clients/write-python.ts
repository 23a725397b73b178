import type { Api, Call, Field, NamedType, Shape } from './read-api.ts';

const PLAIN = {
  string: 'str',
  number: 'float',
  integer: 'int',
  boolean: 'bool',
  null: 'None',
  unknown: 'Any',
} as const;

/** Python keywords, which cannot be field names. */
const KEYWORDS = new Set([
  'from',
  'import',
  'class',
  'def',
  'in',
  'is',
  'not',
  'and',
  'or',
  'for',
  'if',
  'global',
  'pass',
]);

const isNull = (shape: Shape): boolean => shape.kind === 'plain' && shape.type === 'null';
const writeValue = (value: string | number | boolean): string =>
  typeof value === 'boolean' ? (value ? 'True' : 'False') : JSON.stringify(value);

function writeShape(shape: Shape): string {
  switch (shape.kind) {
    case 'plain':
      return PLAIN[shape.type];
    case 'choices':
      return `Literal[${shape.values.map(writeValue).join(', ')}]`;
    case 'named':
      return shape.name;
    case 'list':
      return `List[${writeShape(shape.of)}]`;
    case 'record':
      return `Dict[str, ${writeShape(shape.of)}]`;
    case 'union':
      return writeUnion(shape.of);
  }
}

function writeUnion(shapes: readonly Shape[]): string {
  const others = shapes.filter((shape) => !isNull(shape)).map(writeShape);
  const joined = others.length === 1 ? others.join('') : `Union[${others.join(', ')}]`;
  return others.length === shapes.length ? joined : `Optional[${joined}]`;
}

const toLine = (text: string): string => text.replaceAll('\n', ' ').replaceAll('"""', "'''").replaceAll('\\', '\\\\');

const writeField = ({ name, shape, text }: Field): string =>
  `${text === '' ? '' : `    # ${toLine(text)}\n`}    ${name}: ${writeShape(shape)}\n`;

function writeClass(name: string, base: string, fields: readonly Field[], text: string): string {
  const words = text === '' ? '' : `    """${toLine(text)}"""\n\n`;
  return `class ${name}(${base}):\n${words}${fields.map(writeField).join('') || '    pass\n'}`;
}

/** The functional syntax of a type, for fields named by a keyword. */
function writeByCall(name: string, fields: readonly Field[]): string {
  const isWhole = fields.every(({ isRequired }) => isRequired);
  const line = (field: Field): string =>
    `${field.text === '' ? '' : `        # ${toLine(field.text)}\n`}        "${field.name}": ${JSON.stringify(writeShape(field.shape)).replaceAll('\\"', "'")},\n`;
  return `${name} = TypedDict(\n    "${name}",\n    {\n${fields.map(line).join('')}    },\n${isWhole ? '' : '    total=False,\n'})\n`;
}

function writeType(type: NamedType): string {
  const { name, text } = type;
  if (type.kind === 'alias') {
    const comment = text === '' ? '' : `# ${toLine(text)}\n`;
    return `${comment}${name} = ${writeShape(type.shape).replace(/\b[A-Z]\w*\b(?!\[)/g, (word) => (word === 'Any' || word === 'None' ? word : `"${word}"`))}\n`;
  }
  const { fields } = type;
  if (fields.some((field) => KEYWORDS.has(field.name))) return writeByCall(name, fields);
  const required = fields.filter(({ isRequired }) => isRequired);
  const optional = fields.filter(({ isRequired }) => !isRequired);
  if (optional.length === 0) return writeClass(name, 'TypedDict', fields, text);
  if (required.length === 0) return writeClass(name, 'TypedDict, total=False', fields, text);
  const base = `_${name}Required`;
  return `${writeClass(base, 'TypedDict', required, '')}\n\n${writeClass(name, `${base}, total=False`, optional, text)}`;
}

/** `weatherHours24` → `weather_hours24`. */
const toSnakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const toArgument = (name: string): string => (KEYWORDS.has(name) ? `${name}_` : toSnakeCase(name));

function writeArgument({ name, shape, isRequired }: Field): string {
  const type = writeShape(shape);
  return isRequired ? `${toArgument(name)}: ${type}` : `${toArgument(name)}: Optional[${type}] = None`;
}

function writeQuery({ query }: Call, more = ''): string {
  const value = ({ name }: Field): string => (name === 'lang' ? 'lang or self._language' : toArgument(name));
  const fields = query.map((field) => `"${field.name}": ${value(field)}`).join(', ');
  return `{${[fields, more].filter((part) => part !== '').join(', ')}}`;
}

function writeSignature(name: string, first: readonly string[], named: readonly string[], reply: string): string {
  const lines = ['self', ...first, ...(named.length === 0 ? [] : ['*', ...named])];
  return `    def ${name}(\n${lines.map((line) => `        ${line},\n`).join('')}    ) -> ${reply}:\n`;
}

function writeCall(call: Call): string {
  const { id, method, path, summary, needsKey, body, query, files, form } = call;
  const reply = { json: call.reply, file: 'bytes', none: 'None' }[form];
  const name = toSnakeCase(id);
  const named = query.map(writeArgument);
  const isPost = body !== null;
  const words = `${summary}.${needsKey ? ' With a key only.' : ''} ${method} ${path}`;
  const sent = isPost ? ', body, idempotency_key' : '';
  const made = `${writeSignature(name, isPost ? [`body: ${body}`] : [], isPost ? [...named, 'idempotency_key: Optional[str] = None'] : named, reply)}        """${toLine(words)}"""
${form === 'json' ? `        reply: ${reply} = self._json` : `        ${form === 'file' ? 'return ' : ''}self._${form === 'file' ? 'bytes' : 'none'}`}("${method}", "${path}", ${writeQuery(call)}${sent})
${form === 'json' ? '        return reply\n' : ''}`;
  if (files.length === 0) return made;
  const format = `Literal[${files.map(writeValue).join(', ')}]`;
  return `${made}
${writeSignature(`${name}_file`, [`format: ${format}`], named, 'str')}        """The same as the text of a file. ${method} ${path}?format=…"""
        return self._text("${method}", "${path}", ${writeQuery(call, '"format": format')})
`;
}

/** The client as one Python file that needs only the standard library. */
export function writePythonClient({ types, calls }: Api, head: string, transport: string): string {
  return `${head}

${types.map(writeType).join('\n\n')}

${transport}

class TroiViet(_Transport):
    """The calls of the API, each a method."""

${calls.map(writeCall).join('\n')}`;
}
