import { fieldFaults } from '@portal/content/messages/file-fault-messages';
import { PROJECT_PART, projectFaults } from '@portal/content/messages/project-file-messages';
import { isRecord } from '@portal/domain/data/is-record';
import type { Language } from '@portal/domain/language/language';
import { PROJECT_RULES, type ProjectRule } from '@portal/domain/score/project-score';
import { CELL_ADDRESS } from '#platform/spreadsheet/read-spreadsheet.ts';
import { checkFieldNames, readFields } from '#platform/text-files/field-reader.ts';
import { check, createFaultList, type Parsed, refuseFile } from '#platform/text-files/file-fault.ts';
import { readYamlFields } from '#platform/text-files/front-matter.ts';

type Fields = Record<string, unknown>;
type Bilingual = Readonly<Record<Language, string>>;

/** Two spreadsheet columns by their first cells. */
export interface Compare {
  readonly forecast: string;
  readonly real: string;
}

export interface ProjectFile {
  /** File name without extension. */
  readonly id: string;
  readonly yearData: number;
  readonly nameProject: Bilingual;
  readonly nameLocation: Bilingual;
  readonly namePartner: Bilingual;
  readonly description: Bilingual;
  readonly leadText: Bilingual;
  readonly lat: number;
  readonly lon: number;
  readonly title: Bilingual;
  readonly keyActive: ProjectRule;
  readonly unit: string;
  readonly typeCompares: readonly Compare[];
  /** Name of the spreadsheet next to the file. */
  readonly sourceFileData: string;
  /** Null: the first. */
  readonly sheet: string | null;
  /** First cell of the date column. */
  readonly date: string;
  readonly add: readonly { readonly name: Bilingual; readonly url: string }[];
  /** Scores stated in the file; null: computed only. */
  readonly resultEvaluation: readonly (number | null)[] | null;
}

const FIELDS = [
  'yearData',
  'nameProject',
  'nameLocation',
  'namePartner',
  'description',
  'leadText',
  'lat',
  'lon',
  'dataElement',
  'sourceFileData',
  'sheet',
  'date',
  'add',
  'resultEvaluation',
];
const FILE_NAME = /^[\p{L}\p{N}][\p{L}\p{N}._-]*\.xlsx$/iu;
const MOST_ENTRIES = 20;
const NO_TEXT: Bilingual = { vi: '', en: '' };

/** One text for both languages, or `{vi, en}`. */
function readBoth(fields: Fields, name: string): Bilingual {
  const value = fields[name] ?? null;
  if (!isRecord(value)) {
    const text = readFields(fields).text(name);
    return { vi: text, en: text };
  }
  checkFieldNames(value, ['vi', 'en'], fieldFaults.owner(name));
  const below = readFields(value);
  return { vi: below.text('vi'), en: below.text('en') };
}

function readNumber(fields: Fields, name: string, low: number, high: number): number {
  const value = fields[name];
  check(typeof value === 'number' && value >= low && value <= high, projectFaults.noNumber(name, low, high));
  return value;
}

function readAddress(fields: Fields, name: string, shown = name): string {
  const value = readFields(fields).text(name);
  check(CELL_ADDRESS.test(value), projectFaults.noAddress(shown, value));
  return value;
}

function readElement(fields: Fields) {
  const value = fields.dataElement;
  check(isRecord(value), fieldFaults.missing('dataElement'));
  checkFieldNames(value, ['title', 'keyActive', 'unit', 'typeCompares'], fieldFaults.owner('dataElement'));
  const keyActive = PROJECT_RULES.find((rule) => rule === value.keyActive);
  check(keyActive !== undefined, projectFaults.noRule(PROJECT_RULES.join(', ')));
  const list = value.typeCompares;
  check(Array.isArray(list) && list.length > 0 && list.length <= MOST_ENTRIES, projectFaults.noCompares);
  const typeCompares = list.map((entry: unknown, index): Compare => {
    check(isRecord(entry), projectFaults.noCompares);
    const name = `typeCompares[${index}]`;
    checkFieldNames(entry, ['forecast', 'real'], fieldFaults.owner(name));
    return {
      forecast: readAddress(entry, 'forecast', `${name}.forecast`),
      real: readAddress(entry, 'real', `${name}.real`),
    };
  });
  return { title: readBoth(value, 'title'), keyActive, unit: readFields(value).text('unit'), typeCompares };
}

const NO_ELEMENT: ReturnType<typeof readElement> = { title: NO_TEXT, keyActive: 'wave', unit: '', typeCompares: [] };

function readFileName(fields: Fields): string {
  const name = readFields(fields).text('sourceFileData');
  check(FILE_NAME.test(name), projectFaults.noFileName(name));
  return name;
}

function readLinks(fields: Fields): ProjectFile['add'] {
  const list = fields.add ?? [];
  check(Array.isArray(list) && list.length <= MOST_ENTRIES, projectFaults.noLinks);
  return list.map((entry: unknown) => {
    check(isRecord(entry), projectFaults.noLinks);
    const url = readFields(entry).text('url');
    check(/^https:\/\//.test(url) && URL.canParse(url), projectFaults.noLinks);
    return { name: readBoth(entry, 'name'), url };
  });
}

const isScore = (value: unknown): value is number | null =>
  value === null || (typeof value === 'number' && value >= 0 && value <= 100);

function readScores(fields: Fields): ProjectFile['resultEvaluation'] {
  const list = fields.resultEvaluation ?? null;
  if (list === null) return null;
  check(Array.isArray(list) && list.length === 12 && list.every(isScore), projectFaults.noMonths);
  return list;
}

/** A project, or all faults of its file. Never throws. */
export function parseProject(text: string, name: string): Parsed<ProjectFile> {
  const { attempt, reasons } = createFaultList();
  const fields = attempt(() => readYamlFields(text.normalize('NFC'), PROJECT_PART), null);
  if (fields === null) return refuseFile(reasons);
  attempt(() => checkFieldNames(fields, FIELDS, PROJECT_PART), undefined);
  const both = (field: string) => attempt(() => readBoth(fields, field), NO_TEXT);
  const value: ProjectFile = {
    id: name.replace(/\.ya?ml$/i, ''),
    yearData: attempt(() => readNumber(fields, 'yearData', 1950, 2100), 0),
    nameProject: both('nameProject'),
    nameLocation: both('nameLocation'),
    namePartner: both('namePartner'),
    description: both('description'),
    leadText: both('leadText'),
    lat: attempt(() => readNumber(fields, 'lat', 5, 24.5), 0),
    lon: attempt(() => readNumber(fields, 'lon', 99, 119.5), 0),
    ...attempt(() => readElement(fields), NO_ELEMENT),
    sourceFileData: attempt(() => readFileName(fields), ''),
    sheet: attempt(() => readFields(fields).optionalText('sheet'), null),
    date: attempt(() => readAddress(fields, 'date'), ''),
    add: attempt(() => readLinks(fields), []),
    resultEvaluation: attempt(() => readScores(fields), null),
  };
  return reasons.length === 0 ? { ok: true, value } : refuseFile(reasons);
}
