import { warningMessages } from '@portal/content/messages/warning-messages';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { XMLBuilder } from 'fast-xml-parser';
import { CAP_NAMES } from './cap-names.table.ts';
import { CAP_NAMESPACE } from './cap-schema.table.ts';
import type { Warning, Wording } from './warning.ts';
import type { WarningUnits } from './warning-coverage.ts';

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', suppressEmptyNode: true });
/** Characters that XML 1.0 forbids and a stored bulletin may contain. */
const NOT_XML = /[\uFFFE\uFFFF]/g;
const UNKNOWN = { urgency: 'Unknown', severity: 'Unknown', certainty: 'Unknown' } as const;
const OF_THE_EARTH = new Set<string>(['earthquake', 'tsunami', 'flashFlood']);

/** XML from nested objects; keys with @ are attributes. */
export function writeXml(root: object): string {
  const text = builder.build({ '?xml': { '@version': '1.0', '@encoding': 'UTF-8' }, ...root });
  return `${String(text).replace(NOT_XML, '')}\n`;
}

/** Number without an exponent. */
const writeNumber = (value: number): string => value.toFixed(9).replace(/\.?0+$/, '');

const pair = (valueName: string, value: string) => ({ valueName, value });

function writeArea({ area }: Warning, language: 'vi' | 'en', units: WarningUnits): object {
  const named = area.slugs.map((slug) => units.findUnit(slug)?.name[language] ?? slug).join(', ');
  const label = warningMessages[language].page.area;
  return {
    areaDesc: area.name ?? (named === '' ? label : named),
    polygon: area.polygons.map((ring) =>
      ring.map(({ lat, lng }) => `${writeNumber(lat)},${writeNumber(lng)}`).join(' '),
    ),
    circle: area.circles.map(
      ({ lat, lng, radiusKm }) => `${writeNumber(lat)},${writeNumber(lng)} ${writeNumber(radiusKm)}`,
    ),
    geocode: area.slugs.map((slug) => pair(CAP_NAMES.place, slug)),
  };
}

function writeInfo(warning: Warning, language: 'vi' | 'en', words: Wording, units: WarningUnits): object {
  const { kind, level, number, issuer, issuedAt, startsAt, expiresAt, link, cap } = warning;
  const { urgency, severity, certainty } = cap ?? UNKNOWN;
  return {
    language: language === 'vi' ? 'vi-VN' : 'en-US',
    category: cap?.category ?? (OF_THE_EARTH.has(kind) ? 'Geo' : 'Met'),
    event: warningMessages[language].kinds[kind],
    urgency,
    severity,
    certainty,
    eventCode: pair(CAP_NAMES.kind, kind),
    ...(startsAt === issuedAt ? {} : { effective: formatMoment(startsAt) }),
    expires: formatMoment(expiresAt),
    senderName: issuer,
    headline: words.headline,
    description: words.text,
    ...(link === null ? {} : { web: link }),
    parameter: [...(level === null ? [] : [pair(CAP_NAMES.level, String(level))]), pair(CAP_NAMES.number, number)],
    area: writeArea(warning, language, units),
  };
}

/** A warning as a CAP 1.2 message; one received as CAP keeps its identifier. `sender` is the portal. */
export function writeCap(warning: Warning, sender: string, units: WarningUnits): string {
  const { id, issuedAt, language, english, cap } = warning;
  const own = [sender, id, formatMoment(issuedAt)];
  // One of several warnings of a message cannot have the message's identifier: it names the message as its source.
  const [from, identifier, sent] = cap === null || cap.part ? own : cap.reference.split(',');
  const infos = [
    writeInfo(warning, language, warning, units),
    ...(english === null ? [] : [writeInfo(warning, 'en', english, units)]),
  ];
  return writeXml({
    alert: {
      '@xmlns': CAP_NAMESPACE,
      identifier,
      sender: from,
      sent,
      status: 'Actual',
      msgType: 'Alert',
      ...(cap?.part ? { source: cap.reference } : {}),
      scope: 'Public',
      info: infos,
    },
  });
}
