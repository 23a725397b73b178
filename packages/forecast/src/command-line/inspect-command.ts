import { Command } from 'commander';
import { type GribInspection, inspectGribFile } from '#formats/grib2/inspect-file.ts';

/** `inspect <file>`: what a GRIB2 file holds, message by message. */
export function makeInspectCommand(): Command {
  return new Command('inspect')
    .description('Tell what a GRIB2 file holds, field by field, with the values decoded.')
    .argument('<file>', 'a GRIB2 file')
    .option('--json', 'as JSON: one array with an object per field')
    .action(async (file: string, { json = false }: { json?: boolean }) => {
      let count = 0;
      for await (const field of inspectGribFile(file)) {
        if (json) process.stdout.write(`${count === 0 ? '[' : ','}\n${JSON.stringify(field)}`);
        else process.stdout.write(`${toLine(field)}\n`);
        count++;
      }
      if (json) process.stdout.write('\n]\n');
    });
}

function toLine(field: GribInspection): string {
  const { index, discipline, category, parameter, levelType, levelValue, validAt, packing } = field;
  const level = levelValue === null ? levelType : `${levelType}:${levelValue}`;
  const range = `${field.n} values, ${field.missing} missing, ${field.min} … ${field.max}`;
  return `${index}  ${discipline}.${category}.${parameter}  level ${level}  ${validAt ?? 'no time'}  ${packing}  ${range}`;
}
