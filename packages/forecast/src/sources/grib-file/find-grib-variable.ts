import type { Grib2Message } from '#formats/grib2/message.ts';
import type { GribVariable } from './grib-variable.ts';

/** What a message is to the engine by the lines of a table; null where it is none of them. */
export function findGribVariable<Line extends GribVariable>(
  message: Grib2Message,
  lines: readonly Line[],
): Line | null {
  return lines.find((line) => isOf(message, line)) ?? null;
}

function isOf(message: Grib2Message, line: GribVariable): boolean {
  const [discipline, category, number] = line.parameter;
  return (
    message.discipline === discipline &&
    message.category === category &&
    message.parameter === number &&
    (line.centre === undefined || line.centre === message.centre) &&
    message.levelType !== null &&
    line.levelTypes.includes(message.levelType) &&
    (line.level === undefined || line.level === message.levelValue) &&
    line.statistics.includes(message.statistic)
  );
}
