import { CAP_CHILDREN, CAP_NAMESPACE, CAP_WORDS, type Occurrence } from './cap-schema.table.ts';
import type { XmlElement } from './parse-xml.ts';
import { WarningError } from './warning-error.ts';

const ZONED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/;
const TIMES = new Set(['sent', 'effective', 'onset', 'expires']);
/** Names of messages and senders hold no spaces, commas, < or & (CAP 1.2 §3.2.1). */
const NAME = /^[^\s,<&]{1,200}$/;
const NAMES = new Set(['identifier', 'sender']);
const SIGNATURE = 'Signature';

function checkCount(parent: string, name: string, occurrence: Occurrence, count: number): void {
  if (count === 0 && (occurrence === '1' || occurrence === '+')) throw new WarningError(`${parent}: has no ${name}`);
  if (count > 1 && (occurrence === '1' || occurrence === '?')) {
    throw new WarningError(`${parent}: has ${count} of ${name}`);
  }
}

function checkText({ name, text }: XmlElement): void {
  const value = text.trim();
  const words = CAP_WORDS[name];
  if (words !== undefined && !words.includes(value)) {
    throw new WarningError(`${name}: "${value.slice(0, 40)}" is not one of ${words.join(', ')}`);
  }
  if (TIMES.has(name) && !ZONED.test(value)) {
    throw new WarningError(`${name}: "${value.slice(0, 40)}" is not a time such as 2026-08-03T13:40:00+07:00`);
  }
  if (NAMES.has(name) && !NAME.test(value)) throw new WarningError(`${name}: "${value.slice(0, 40)}" is no name`);
}

function checkElement(element: XmlElement): void {
  if (element.namespace !== CAP_NAMESPACE) throw new WarningError(`${element.name}: is not of CAP 1.2`);
  const isParent = Object.hasOwn(CAP_CHILDREN, element.name);
  if (!isParent) {
    if (element.children.length > 0) throw new WarningError(`${element.name}: holds elements`);
    checkText(element);
    return;
  }
  const allowed: Readonly<Record<string, Occurrence>> = CAP_CHILDREN[element.name as keyof typeof CAP_CHILDREN];
  const inside = element.children.filter(({ name }) => element.name !== 'alert' || name !== SIGNATURE);
  for (const { name } of inside) {
    if (!Object.hasOwn(allowed, name))
      throw new WarningError(`${element.name}: "${name.slice(0, 40)}" is not of CAP 1.2`);
  }
  for (const [name, occurrence] of Object.entries(allowed)) {
    checkCount(element.name, name, occurrence, inside.filter((child) => child.name === name).length);
  }
  for (const child of inside) checkElement(child);
}

/** Holds a document to the schema of CAP 1.2, the order of elements aside. Throws WarningError. */
export function checkCap(root: XmlElement): void {
  if (root.name !== 'alert') throw new WarningError('is not a CAP message: its root is no alert');
  checkElement(root);
}
