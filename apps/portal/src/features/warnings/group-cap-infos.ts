import { listOf, textOf } from './cap-elements.ts';
import type { XmlElement } from './parse-xml.ts';

/** Info blocks that form one warning: the same text for several areas, with its English version. */
export interface CapGroup {
  readonly language: 'vi' | 'en';
  readonly infos: readonly XmlElement[];
  /** The English version of a block; null if there is none, or the block itself is English. */
  readonly english: XmlElement | null;
}

/** Elements left out of comparisons: the area. */
const STATED_ELSEWHERE = new Set(['area']);
/** Elements in the block's language; all others are equal in both languages. */
const IN_WORDS = new Set([
  'language',
  'event',
  'headline',
  'description',
  'instruction',
  'audience',
  'senderName',
  'contact',
  'web',
  'resource',
  'parameter',
  'eventCode',
]);

function write(element: XmlElement): string {
  return `${element.name}=${element.text.trim()}[${element.children.map(write).join()}]`;
}

function toKey(info: XmlElement, without: ReadonlySet<string>): string {
  return info.children
    .filter(({ name }) => !without.has(name))
    .map(write)
    .sort()
    .join();
}

/** Key of a block's area, without its name, which depends on the language. */
const toPlaceKey = (info: XmlElement): string =>
  listOf(info, 'area')
    .map((area) => toKey(area, new Set(['areaDesc'])))
    .join(';');

/** CAP 1.2 §3.2.2: without a language it is English. */
const isOf =
  (language: 'vi' | 'en') =>
  (info: XmlElement): boolean =>
    (textOf(info, 'language') || 'en-US').toLowerCase().split('-')[0] === language;

const group = (infos: readonly XmlElement[]): XmlElement[][] => [
  ...Map.groupBy(infos, (info) => toKey(info, STATED_ELSEWHERE)).values(),
];

/**
 * Groups a message's blocks into warnings: blocks that differ only in area are one. An English block belongs to the
 * Vietnamese one with the same time and place; alone it is a warning itself. Other languages are ignored.
 */
export function groupCapInfos(alert: XmlElement): CapGroup[] {
  const infos = listOf(alert, 'info');
  const [vietnamese, english] = [group(infos.filter(isOf('vi'))), group(infos.filter(isOf('en')))];
  const isPair = vietnamese.length === 1 && english.length === 1;
  const facts = (blocks: readonly XmlElement[]): string =>
    isPair ? '' : blocks.map((info) => `${toKey(info, new Set([...IN_WORDS, 'area']))}|${toPlaceKey(info)}`).join('\n');
  const left = [...english];
  const paired = vietnamese.map((blocks): CapGroup => {
    const at = left.findIndex((others) => facts(others) === facts(blocks));
    const [found] = at < 0 ? [] : left.splice(at, 1);
    return { language: 'vi', infos: blocks, english: found?.[0] ?? null };
  });
  return [...paired, ...left.map((blocks): CapGroup => ({ language: 'en', infos: blocks, english: null }))];
}
