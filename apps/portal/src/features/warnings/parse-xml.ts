import { describeError } from '@portal/domain/error/describe-error';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { WarningError } from './warning.ts';

/** An element without its prefix; `text` is the text directly in it. */
export interface XmlElement {
  readonly name: string;
  readonly namespace: string;
  readonly text: string;
  readonly children: readonly XmlElement[];
}

const DEEPEST = 12;
const MOST_ELEMENTS = 5000;
const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const REFERENCE = /&([^;&\s]{0,12});?/g;

function decodeReference(whole: string, name: string): string {
  if (!whole.endsWith(';')) throw new WarningError('is not XML: a lone &');
  const character = CHARACTERS[name];
  if (character !== undefined) return character;
  const [, hex, tens] = /^#(?:x([0-9a-fA-F]{1,6})|(\d{1,7}))$/.exec(name) ?? [];
  const code = hex === undefined ? Number(tens) : Number.parseInt(hex, 16);
  if (code > 0 && code <= 0x10_ff_ff) return String.fromCodePoint(code);
  throw new WarningError(`is not XML: ${whole} is not known`);
}

/** Expands only the five predefined entities and character references. */
const decode = (text: string): string => text.replace(REFERENCE, decodeReference);

type Node = Readonly<Record<string, unknown>>;

const TEXT = '#text';
const CDATA = '#cdata';
const ATTRIBUTES = ':@';
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  processEntities: false,
  cdataPropName: CDATA,
  ignoreDeclaration: true,
  ignorePiTags: true,
  removeNSPrefix: false,
  maxNestedTags: DEEPEST + 2,
});

function readAttributes(node: Node): Record<string, string> {
  const found = Object.entries((node[ATTRIBUTES] ?? {}) as Record<string, unknown>);
  return Object.fromEntries(found.map(([name, value]) => [name, decode(String(value))]));
}

function readText(content: readonly Node[]): string {
  return content
    .map((node) => {
      if (CDATA in node) return readPlain(node[CDATA]);
      return TEXT in node ? decode(String(node[TEXT])) : '';
    })
    .join('');
}

function readPlain(value: unknown): string {
  return Array.isArray(value) ? value.map((node: Node) => String(node[TEXT] ?? '')).join('') : String(value ?? '');
}

/** Namespaces by prefix; the empty prefix is the default. */
type Namespaces = ReadonlyMap<string, string>;

function withDeclared(namespaces: Namespaces, attributes: Readonly<Record<string, string>>): Namespaces {
  const declared = Object.entries(attributes).flatMap(([name, value]) => {
    if (name === 'xmlns') return [['', value] as const];
    return name.startsWith('xmlns:') ? [[name.slice('xmlns:'.length), value] as const] : [];
  });
  return declared.length === 0 ? namespaces : new Map([...namespaces, ...declared]);
}

interface Place {
  readonly depth: number;
  readonly namespaces: Namespaces;
  readonly count: { elements: number };
}

function toElement(node: Node, { depth, namespaces, count }: Place): XmlElement | null {
  const whole = Object.keys(node).find((key) => key !== ATTRIBUTES);
  if (whole === undefined || whole === TEXT || whole === CDATA) return null;
  count.elements += 1;
  if (depth > DEEPEST) throw new WarningError(`is not read: more than ${DEEPEST} elements in one another`);
  if (count.elements > MOST_ELEMENTS) throw new WarningError(`is not read: more than ${MOST_ELEMENTS} elements`);
  const content = (node[whole] ?? []) as readonly Node[];
  const known = withDeclared(namespaces, readAttributes(node));
  const colon = whole.indexOf(':');
  const inside = { depth: depth + 1, namespaces: known, count };
  return {
    name: whole.slice(colon + 1),
    namespace: known.get(whole.slice(0, Math.max(0, colon))) ?? '',
    text: readText(content),
    children: content.map((child) => toElement(child, inside)).filter((child) => child !== null),
  };
}

/** Parses a document. Throws WarningError if it is not well-formed, declares types or entities, or is too deep. */
export function parseXml(text: string): XmlElement {
  if (/<!(?!--|\[CDATA\[)/.test(text)) throw new WarningError('is not read: it declares a document type or entities');
  const encoding = /^\s*<\?xml[^>]*encoding\s*=\s*["']([^"']*)["']/.exec(text)?.[1] ?? 'utf-8';
  if (!['utf-8', 'utf8'].includes(encoding.toLowerCase()))
    throw new WarningError(`is not read: its encoding is ${encoding.slice(0, 20)}`);
  const verdict = XMLValidator.validate(text);
  if (verdict !== true) throw new WarningError(`is not XML: ${verdict.err.msg} (line ${verdict.err.line})`);
  let nodes: Node[];
  try {
    nodes = parser.parse(text) as Node[];
  } catch (error) {
    throw new WarningError(`is not XML: ${describeError(error)}`);
  }
  const top = { depth: 1, namespaces: new Map<string, string>(), count: { elements: 0 } };
  const roots = nodes.map((node) => toElement(node, top)).filter((node) => node !== null);
  const [root] = roots;
  if (root === undefined || roots.length > 1) throw new WarningError('is not XML: it has not one root');
  return root;
}
