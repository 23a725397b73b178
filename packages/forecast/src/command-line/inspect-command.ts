import { Command } from 'commander';
import type { GribError } from '#formats/grib2/grib-error.ts';
import { type GribInspection, inspectGribFile, type RefusedField } from '#formats/grib2/inspect-file.ts';

/** `inspect <file>`: lists the messages of a GRIB2 file, and which of them are malformed. */
export function makeInspectCommand(): Command {
  return new Command('inspect')
    .argument('<file>', 'a GRIB2 file')
    .option('--json', 'as JSON: one array with an object per field')
    .action(async (file: string, { json = false }: { json?: boolean }) => {
      let count = 0;
      const refusals: GribError[] = [];
      for await (const field of inspectGribFile(file)) {
        if ('refused' in field) refusals.push(field.refused);
        if (json) process.stdout.write(`${count === 0 ? '[' : ','}\n${toJson(field)}`);
        else process.stdout.write(`${toLine(field)}\n`);
        count++;
      }
      if (json) process.stdout.write('\n]\n');
      const [first, ...others] = refusals;
      if (first === undefined) return;
      const more = others.length === 0 ? '' : ` (and ${others.length} more of ${count} fields are malformed)`;
      process.stderr.write(`${first.message}${more}\n`);
      process.exitCode = 1;
    });
}

function toJson(field: GribInspection | RefusedField): string {
  return JSON.stringify('refused' in field ? { index: field.index, refused: field.refused.message } : field);
}

function toLine(field: GribInspection | RefusedField): string {
  if ('refused' in field) return `${field.index}  malformed: ${field.refused.message}`;
  const { index, discipline, category, parameter, levelType, levelValue, validAt, packing } = field;
  const level = levelValue === null ? levelType : `${levelType}:${levelValue}`;
  const range = `${field.n} values, ${field.missing} missing, ${field.min} … ${field.max}`;
  return `${index}  ${discipline}.${category}.${parameter}  level ${level}  ${validAt ?? 'no time'}  ${packing}  ${range}`;
}
