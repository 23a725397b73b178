import { listOf, textOf } from './cap-elements.ts';
import type { XmlElement } from './parse-xml.ts';

/** Blocks of a message that are one warning: the same words for several areas, and these words in English. */
export interface CapGroup {
  readonly language: 'vi' | 'en';
  readonly infos: readonly XmlElement[];
  /** A block with the same in English; null where there is none, or English is the language itself. */
  readonly english: XmlElement | null;
}

/** Everything that a block says, areas aside. */
const STATED_ELSEWHERE = new Set(['area']);
/** What a block says in words of its language; everything else is the same in both. */
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

/** A text that two blocks share that say the same but for these elements. */
function toKey(info: XmlElement, without: ReadonlySet<string>): string {
  return info.children
    .filter(({ name }) => !without.has(name))
    .map(write)
    .sort()
    .join();
}

/** Where a block holds, its name aside, which is in words too. */
const toPlaceKey = (info: XmlElement): string =>
  listOf(info, 'area')
    .map((area) => toKey(area, new Set(['areaDesc'])))
    .join(';');

/** CAP 1.2 §3.2.2: English is what stands without a language. */
const isOf =
  (language: 'vi' | 'en') =>
  (info: XmlElement): boolean =>
    (textOf(info, 'language') || 'en-US').toLowerCase().split('-')[0] === language;

const group = (infos: readonly XmlElement[]): XmlElement[][] => [
  ...Map.groupBy(infos, (info) => toKey(info, STATED_ELSEWHERE)).values(),
];

/**
 * The warnings of a message's blocks: blocks that differ in their area only are one, each other block is one of its own. An
 * English block stands beside the Vietnamese one that holds at the same time and place; alone it is a warning too. Blocks in
 * other languages are not read.
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
