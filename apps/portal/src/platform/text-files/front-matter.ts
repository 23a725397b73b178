import { FILE_PARTS, fileFaults } from '@portal/content/messages/file-fault-messages';
import { isRecord } from '@portal/domain/data/is-record';
import { describeErrorInLine } from '@portal/domain/error/describe-error';
import { parse as parseYaml } from 'yaml';
import { check, type FaultReason, FieldError } from './file-fault.ts';

const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;
const ENGLISH = /^<!--[ \t]*english[ \t]*-->[ \t]*$/im;
const LONGEST_FILE = 200_000;
/** Extreme nesting costs the YAML parser seconds. */
const LONGEST_YAML = 20_000;

/** Parses a YAML mapping; `part` is its name in errors. Throws FieldError. */
export function readYamlFields(text: string, part: FaultReason = FILE_PARTS.frontMatter): Record<string, unknown> {
  check(text.length <= LONGEST_YAML, fileFaults.partTooLong(part, LONGEST_YAML));
  let value: unknown;
  try {
    value = parseYaml(text, { maxAliasCount: 0, logLevel: 'error' });
  } catch (error) {
    const first = describeErrorInLine(error);
    throw new FieldError(fileFaults.notYaml(part, first.replace(/:$/, '')));
  }
  if (!isRecord(value)) throw new FieldError(fileFaults.partEmpty(part));
  return value;
}

interface SplitFile {
  readonly fields: Record<string, unknown>;
  /** The text, and the English text below the line `<!-- english -->`; empty if missing. */
  readonly body: string;
  readonly english: string;
}

/** Splits a file. Throws FieldError without valid front matter. */
export function splitFrontMatter(text: string): SplitFile {
  check(text.length <= LONGEST_FILE, fileFaults.tooLong(LONGEST_FILE));
  const front = FRONT_MATTER.exec(text);
  check(front !== null, fileFaults.noFrontMatter);
  const fields = readYamlFields(front[1] ?? '');
  const [body = '', english = ''] = text.slice(front[0].length).split(ENGLISH, 2);
  return { fields, body: body.trim(), english: english.trim() };
}
