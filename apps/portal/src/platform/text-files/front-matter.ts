import { FILE_PARTS, fileFaults } from '@portal/content/messages/file-fault-messages';
import { parse as parseYaml } from 'yaml';
import { check, type FaultReason, FieldError } from './file-fault.ts';

const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;
const ENGLISH = /^<!--[ \t]*english[ \t]*-->[ \t]*$/im;
const LONGEST_FILE = 200_000;
/** Deeper nesting than anybody writes costs the reader of YAML seconds. */
const LONGEST_YAML = 20_000;

/** The mapping that a text of YAML is; `part` is what a refusal calls it. Throws FieldError. */
export function readYamlFields(text: string, part: FaultReason = FILE_PARTS.frontMatter): Record<string, unknown> {
  check(text.length <= LONGEST_YAML, fileFaults.partTooLong(part, LONGEST_YAML));
  let value: unknown;
  try {
    value = parseYaml(text, { maxAliasCount: 0, logLevel: 'error' });
  } catch (error) {
    const [first = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new FieldError(fileFaults.notYaml(part, first.replace(/:$/, '')));
  }
  check(typeof value === 'object' && value !== null && !Array.isArray(value), fileFaults.partEmpty(part));
  return value as Record<string, unknown>;
}

/** A file of front matter and Markdown, parsed. */
interface SplitFile {
  readonly fields: Record<string, unknown>;
  /** The text, and that below the line `<!-- english -->`; empty where there is none. */
  readonly body: string;
  readonly english: string;
}

/** Takes a file apart; nothing of it can be read without its front matter. Throws FieldError. */
export function splitFrontMatter(text: string): SplitFile {
  check(text.length <= LONGEST_FILE, fileFaults.tooLong(LONGEST_FILE));
  const front = FRONT_MATTER.exec(text);
  check(front !== null, fileFaults.noFrontMatter);
  const fields = readYamlFields(front[1] ?? '');
  const [body = '', english = ''] = text.slice(front[0].length).split(ENGLISH, 2);
  return { fields, body: body.trim(), english: english.trim() };
}
