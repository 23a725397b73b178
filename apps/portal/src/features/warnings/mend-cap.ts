import { CAP_CHILDREN, CAP_NAMESPACE, CAP_WORDS } from './cap-schema.table.ts';
import { mendMoment, type Note } from './mend-form.ts';
import type { XmlElement } from './parse-xml.ts';

export const CAP_TIMES: ReadonlySet<string> = new Set(['sent', 'effective', 'onset', 'expires']);
/** Passed on but never shown; a warning without them means the same. */
const UNKNOWN_IF_MISSING = ['urgency', 'severity', 'certainty'] as const;
/** Elements that mean nothing if empty. */
const SILENT_IF_EMPTY = new Set(['polygon', 'circle', 'effective', 'onset', 'expires', 'web', 'references']);

const isEmpty = ({ text, children }: XmlElement): boolean => text.trim() === '' && children.length === 0;

const isSilentParameter = ({ name, children }: XmlElement): boolean =>
  name === 'parameter' && children.some((child) => child.name === 'value' && isEmpty(child));

/** Whether a child element can be dropped without changing the message. */
function isSilent(child: XmlElement, parent: XmlElement, note: Note): boolean {
  if (child.namespace !== CAP_NAMESPACE && child.name !== 'Signature') {
    note(`${parent.name}: "${child.name.slice(0, 40)}" of another namespace was left out`);
    return true;
  }
  if ((SILENT_IF_EMPTY.has(child.name) && isEmpty(child)) || isSilentParameter(child)) {
    note(`${parent.name}: an empty ${child.name} was left out`);
    return true;
  }
  return false;
}

function addMissing(element: XmlElement, name: string, text: string, note: Note): XmlElement {
  if (element.children.some((child) => child.name === name)) return element;
  note(`${element.name}: has no ${name}, read as ${text === '' ? 'empty' : text}`);
  const added: XmlElement = { name, namespace: CAP_NAMESPACE, text, children: [] };
  return { ...element, children: [...element.children, added] };
}

function mendText(element: XmlElement, note: Note): XmlElement {
  const { name } = element;
  const value = element.text.trim();
  if (CAP_TIMES.has(name)) return { ...element, text: mendMoment(value, name, note) ?? value };
  if (name === 'references') return { ...element, text: mendReferences(value, note) };
  const words = CAP_WORDS[name];
  if (words === undefined || words.includes(value)) return element;
  const known = words.find((word) => word.toLowerCase() === value.toLowerCase());
  const isPassedOn = UNKNOWN_IF_MISSING.some((passed) => passed === name);
  const text = known ?? (isPassedOn ? 'Unknown' : value);
  if (text !== value) note(`${name}: "${value.slice(0, 40)}" read as ${text}`);
  return { ...element, text };
}

function mendReferences(text: string, note: Note): string {
  const references = text.split(/\s+/).map((reference) => {
    const [sender = '', identifier = '', sent = '', ...more] = reference.split(',');
    const mended = more.length === 0 ? mendMoment(sent, 'references', note) : null;
    return mended === null ? reference : [sender, identifier, mended].join(',');
  });
  return references.join(' ');
}

/**
 * Corrects the form of a CAP message: other time formats, letter case, foreign namespaces, empty elements, and
 * missing ones that are only passed on. Each correction is noted; `read-cap.ts` checks the rest against the schema.
 */
export function mendCap(element: XmlElement, note: Note): XmlElement {
  if (!Object.hasOwn(CAP_CHILDREN, element.name)) return mendText(element, note);
  const children = element.children
    .filter((child) => !isSilent(child, element, note))
    .map((child) => (child.name === 'Signature' ? child : mendCap(child, note)));
  const mended = { ...element, children };
  if (element.name === 'area') return addMissing(mended, 'areaDesc', '', note);
  if (element.name !== 'info') return mended;
  const known = UNKNOWN_IF_MISSING.reduce<XmlElement>((info, name) => addMissing(info, name, 'Unknown', note), mended);
  return addMissing(known, 'category', 'Other', note);
}
