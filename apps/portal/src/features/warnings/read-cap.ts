import type { WarningLevel } from '@portal/domain/warning/warning-kind';
import { listOf, listValues, textOf } from './cap-elements.ts';
import { CAP_NAMES } from './cap-names.table.ts';
import { CAP_CHILDREN, CAP_NAMESPACE, CAP_WORDS, type Occurrence } from './cap-schema.table.ts';
import { type CapGroup, groupCapInfos } from './group-cap-infos.ts';
import { makeWarning, type WarningRules } from './make-warning.ts';
import { CAP_TIMES, mendCap } from './mend-cap.ts';
import { mendLevel, type Note } from './mend-form.ts';
import { parseXml, type XmlElement } from './parse-xml.ts';
import { readCapArea } from './read-cap-area.ts';
import { findKind, WarningError, type WarningFile, type Wording } from './warning.ts';

const ZONED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/;
/** Identifiers and senders contain no spaces, commas, < or & (CAP 1.2 §3.2.1). */
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
  if (CAP_TIMES.has(name) && !ZONED.test(value)) {
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

/** Checks a document against the CAP 1.2 schema, except the order of elements. Throws WarningError. */
function checkCap(root: XmlElement): void {
  if (root.name !== 'alert') throw new WarningError('is not a CAP message: its root is not alert');
  checkElement(root);
}

const LEVEL_NAMES = [CAP_NAMES.level, 'riskLevel', 'disasterRiskLevel', 'capDoRuiRoThienTai', 'VN:capDoRuiRo'];
const NUMBER_NAMES = [CAP_NAMES.number, 'bulletinNumber', 'soBanTin'];
const MOST_REFERENCES = 50;
const MOST_WARNINGS = 100;

/** Reference of a message as later ones name it. */
const nameMessage = (alert: XmlElement): string =>
  ['sender', 'identifier', 'sent'].map((name) => textOf(alert, name)).join(',');

function listReferences(alert: XmlElement): string[] {
  const references = textOf(alert, 'references')
    .split(/\s+/)
    .filter((reference) => reference !== '');
  const broken = references.find((reference) => reference.split(',').length !== 3);
  if (broken !== undefined)
    throw new WarningError(`references: "${broken.slice(0, 80)}" is not sender,identifier,sent`);
  if (references.length > MOST_REFERENCES) throw new WarningError(`references: more than ${MOST_REFERENCES}`);
  return references;
}

function readWording(info: XmlElement): Wording {
  const text = [textOf(info, 'description'), textOf(info, 'instruction')].filter((part) => part !== '').join('\n\n');
  const headline = textOf(info, 'headline') || textOf(info, 'event');
  return { headline, text: text === '' ? headline : text };
}

function readLevel(info: XmlElement, note: Note): WarningLevel | null {
  const [value] = listValues(info, 'parameter', LEVEL_NAMES);
  if (value === undefined) return null;
  const level = mendLevel(value, note);
  if (level !== null) return level;
  throw new WarningError(`level: "${value.slice(0, 40)}" is not 1, 2, 3, 4 or 5`);
}

const isAllClear = ({ infos: [info] }: CapGroup): boolean =>
  info !== undefined && listOf(info, 'responseType').some(({ text }) => text.trim() === 'AllClear');

/** Rules of places, and corrections so far. */
interface Reading {
  readonly rules: WarningRules;
  readonly notes: Set<string>;
}

function readOne(
  alert: XmlElement,
  { language, infos, english }: CapGroup,
  part: number | null,
  { rules, notes }: Reading,
) {
  const [info] = infos;
  if (info === undefined) throw new WarningError('info: is missing');
  const note: Note = (line) => notes.add(line);
  return makeWarning(
    {
      issuer: textOf(info, 'senderName') || textOf(alert, 'sender'),
      number: listValues(info, 'parameter', NUMBER_NAMES)[0] ?? textOf(alert, 'identifier'),
      kind:
        findKind(listValues(info, 'eventCode', [CAP_NAMES.kind])[0] ?? '') ??
        findKind(textOf(info, 'event')) ??
        'other',
      level: readLevel(info, note),
      issuedAt: textOf(alert, 'sent'),
      startsAt: textOf(info, 'effective'),
      expiresAt: textOf(info, 'expires'),
      area: readCapArea(infos, rules),
      language,
      wording: readWording(info),
      english: english === null ? null : readWording(english),
      link: textOf(info, 'web'),
      cap: {
        reference: nameMessage(alert),
        part,
        category: textOf(info, 'category'),
        urgency: textOf(info, 'urgency'),
        severity: textOf(info, 'severity'),
        certainty: textOf(info, 'certainty'),
      },
    },
    rules,
    notes,
  );
}

function readWarnings(alert: XmlElement, reading: Reading): WarningFile {
  const groups = groupCapInfos(alert);
  if (groups.length === 0) throw new WarningError('info: is neither in Vietnamese nor in English');
  const replaces = textOf(alert, 'msgType') === 'Update' ? listReferences(alert) : [];
  const warned = groups.filter((group) => !isAllClear(group));
  if (warned.length === 0 && replaces.length === 0)
    throw new WarningError('info: gives the all-clear, and no message that it refers to');
  if (warned.length === 0) return { kind: 'cancel', references: replaces, notes: [...reading.notes] };
  if (warned.length > MOST_WARNINGS)
    throw new WarningError(`info: ${warned.length} warnings, more than ${MOST_WARNINGS}`);
  const isOne = warned.length === 1;
  const warnings = warned.map((group, at) => readOne(alert, group, isOne ? null : at + 1, reading));
  return { kind: 'warnings', warnings, replaces };
}

/** Reads a CAP 1.2 message. Throws WarningError if it is invalid or not public. */
export function readCap(text: string, rules: WarningRules): WarningFile {
  const notes = new Set<string>();
  const alert = mendCap(parseXml(text), (line) => notes.add(line));
  checkCap(alert);
  const status = textOf(alert, 'status');
  if (status !== 'Actual') throw new WarningError(`status: ${status}, only Actual is shown`);
  const scope = textOf(alert, 'scope');
  if (scope !== 'Public') throw new WarningError(`scope: ${scope}, only Public is shown`);
  const type = textOf(alert, 'msgType');
  if (type === 'Ack' || type === 'Error') throw new WarningError(`msgType: ${type} is not a warning`);
  if (type !== 'Cancel') return readWarnings(alert, { rules, notes });
  const references = listReferences(alert);
  if (references.length === 0) throw new WarningError('references: a Cancel must name what it cancels');
  return { kind: 'cancel', references, notes: [...notes] };
}
