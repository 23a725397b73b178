import type { WarningLevel } from '@portal/domain/warning/warning-kind';
import { CAP_NAMES } from './cap-names.table.ts';
import { checkCap } from './check-cap.ts';
import { findKind } from './find-kind.ts';
import { makeWarning, type WarningRules } from './make-warning.ts';
import { parseXml, type XmlElement } from './parse-xml.ts';
import type { WarningFile, Wording } from './warning.ts';
import { WarningError } from './warning-error.ts';

const LEVEL_NAMES = [CAP_NAMES.level, 'riskLevel', 'disasterRiskLevel', 'capDoRuiRoThienTai'];
const NUMBER_NAMES = [CAP_NAMES.number, 'bulletinNumber', 'soBanTin'];
const MOST_REFERENCES = 50;

const listOf = (element: XmlElement, name: string) => element.children.filter((child) => child.name === name);
const textOf = (element: XmlElement, name: string): string => listOf(element, name)[0]?.text.trim() ?? '';

/** Values of `parameter`, `eventCode` or `geocode` under any of these names. */
function listValues(element: XmlElement, kind: string, names: readonly string[]): string[] {
  const wanted = names.map((name) => name.toLowerCase());
  return listOf(element, kind)
    .filter((pair) => wanted.includes(textOf(pair, 'valueName').toLowerCase()))
    .map((pair) => textOf(pair, 'value'));
}

/** As later messages refer to this one. */
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

/** The one block of a language; English is what stands without a language (CAP 1.2 §3.2.2). */
function findInfo(alert: XmlElement, language: 'vi' | 'en'): XmlElement | null {
  const isOf = (info: XmlElement) => (textOf(info, 'language') || 'en-US').toLowerCase().split('-')[0] === language;
  const found = listOf(alert, 'info').filter(isOf);
  if (found.length > 1)
    throw new WarningError(`info: ${found.length} blocks in one language; send one message for each`);
  return found[0] ?? null;
}

function readWording(info: XmlElement): Wording {
  const text = [textOf(info, 'description'), textOf(info, 'instruction')].filter((part) => part !== '').join('\n\n');
  const headline = textOf(info, 'headline') || textOf(info, 'event');
  return { headline, text: text === '' ? headline : text };
}

function readLevel(info: XmlElement): WarningLevel | null {
  const [value] = listValues(info, 'parameter', LEVEL_NAMES);
  if (value === undefined) return null;
  const level = Number(/^\D*([1-5])\D*$/.exec(value)?.[1]);
  if (level >= 1) return level as WarningLevel;
  throw new WarningError(`level: "${value.slice(0, 40)}" is not 1, 2, 3, 4 or 5`);
}

function readArea(info: XmlElement) {
  const areas = listOf(info, 'area');
  if (areas.length === 0) throw new WarningError('area: is missing');
  const texts = (name: string) => areas.flatMap((area) => listOf(area, name).map(({ text }) => text));
  const area = {
    name: areas.map((one) => textOf(one, 'areaDesc')).join('; '),
    slugs: areas.flatMap((one) => listValues(one, 'geocode', [CAP_NAMES.place])),
    polygons: texts('polygon'),
    circles: texts('circle'),
  };
  if (area.slugs.length + area.polygons.length + area.circles.length > 0) return area;
  throw new WarningError('area: has no polygon, no circle and no geocode named place');
}

function readWarning(alert: XmlElement, rules: WarningRules): WarningFile {
  const vi = findInfo(alert, 'vi');
  const en = findInfo(alert, 'en');
  const info = vi ?? en;
  if (info === null) throw new WarningError('info: is neither in Vietnamese nor in English');
  if (textOf(info, 'expires') === '') throw new WarningError('expires: is missing');
  const warning = makeWarning(
    {
      issuer: textOf(info, 'senderName') || textOf(alert, 'sender'),
      number: listValues(info, 'parameter', NUMBER_NAMES)[0] ?? textOf(alert, 'identifier'),
      kind:
        findKind(listValues(info, 'eventCode', [CAP_NAMES.kind])[0] ?? '') ??
        findKind(textOf(info, 'event')) ??
        'other',
      level: readLevel(info),
      issuedAt: textOf(alert, 'sent'),
      startsAt: textOf(info, 'effective'),
      expiresAt: textOf(info, 'expires'),
      area: readArea(info),
      language: vi === null ? 'en' : 'vi',
      wording: readWording(info),
      english: vi === null || en === null ? null : readWording(en),
      link: textOf(info, 'web'),
      cap: {
        reference: nameMessage(alert),
        category: textOf(info, 'category'),
        urgency: textOf(info, 'urgency'),
        severity: textOf(info, 'severity'),
        certainty: textOf(info, 'certainty'),
      },
    },
    rules,
  );
  return { kind: 'warning', warning, replaces: textOf(alert, 'msgType') === 'Update' ? listReferences(alert) : [] };
}

/** What a CAP 1.2 message asks for. Throws WarningError for one that is none, or not meant for the public. */
export function readCap(text: string, rules: WarningRules): WarningFile {
  const alert = parseXml(text);
  checkCap(alert);
  const status = textOf(alert, 'status');
  if (status !== 'Actual') throw new WarningError(`status: ${status}, only Actual is shown`);
  const scope = textOf(alert, 'scope');
  if (scope !== 'Public') throw new WarningError(`scope: ${scope}, only Public is shown`);
  const type = textOf(alert, 'msgType');
  if (type === 'Ack' || type === 'Error') throw new WarningError(`msgType: ${type} is no warning`);
  if (type !== 'Cancel') return readWarning(alert, rules);
  const references = listReferences(alert);
  if (references.length === 0) throw new WarningError('references: a Cancel must name what it cancels');
  return { kind: 'cancel', references };
}
