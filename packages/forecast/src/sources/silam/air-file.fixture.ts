import { type Dataset, File, ready } from 'h5wasm';
import { SILAM_SPECIES } from './species.table.ts';

/** How a file differs from a good one. */
export interface AirFileParts {
  /** Hours after 2026-11-21 00 UTC, or after `startAt`. */
  readonly hours: readonly number[];
  readonly startAt?: number;
  /** Unit of the time; default hours. */
  readonly counts?: 'hours' | 'seconds';
  /** By the name of a variable; those of the model if it is not named. */
  readonly units?: Readonly<Record<string, string>>;
  /** Stored values; default: those of `AIR_VALUES`. `row` counts from the south. */
  readonly findValue?: (name: string, hourIndex: number, row: number, column: number) => number;
  readonly fill?: number;
  readonly isFromNorth?: boolean;
  readonly without?: string;
  readonly stepDeg?: number;
  readonly west?: number;
  readonly columns?: number;
  /** Swaps the two last dimensions of all variables. */
  readonly isTurned?: boolean;
}

/** 2026-11-21 00:00 UTC. */
export const AIR_RUN_AT = Date.UTC(2026, 10, 21) / 1000;

/** Stored values of a clean file, and the same in µg/m³ at 25 °C and 1 atm. */
export const AIR_VALUES: Readonly<Record<string, { readonly stored: number; readonly means: number }>> = {
  cnc_PM2_5: { stored: 30e-9, means: 30 },
  cnc_PM10: { stored: 45e-9, means: 45 },
  // 30 ppb of ozone, 10 of NO2, 2 of SO2 and 200 of CO, at 24.45 l a mole.
  vmr_O3_gas: { stored: 30e-9, means: 58.896 },
  vmr_NO2_gas: { stored: 10e-9, means: 18.818 },
  vmr_SO2_gas: { stored: 2e-9, means: 5.2409 },
  vmr_CO_gas: { stored: 200e-9, means: 229.12 },
};

/** Cells from south to north. */
export const AIR_ROWS = 100;
/** Cells from west to east. */
export const AIR_COLUMNS = 105;
let counter = 0;

/**
 * A file as the server of SILAM cuts it from a run: netCDF-4, `time`, `lat` and `lon` as dimension scales, and the six
 * species over 4.8–24.6° N and 98.8–119.6° E.
 */
export async function makeAirFile(parts: AirFileParts): Promise<Uint8Array> {
  const { hours, startAt = AIR_RUN_AT, counts = 'hours', stepDeg = 0.2, west = 98.8, columns = AIR_COLUMNS } = parts;
  const { FS } = await ready;
  const path = `/air-${counter++}.nc`;
  const file = new File(path, 'w');
  file.create_attribute('Conventions', 'CF-1.6');
  const lats = Array.from({ length: AIR_ROWS }, (_, row) => 4.8 + row * stepDeg);
  const since = `${counts} since ${new Date(startAt * 1000).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
  const line = (name: string, data: Float64Array | Float32Array, units: string) => {
    const dataset = file.create_dataset({ name, data, shape: [data.length] });
    dataset.create_attribute('units', units);
    dataset.make_scale(name);
  };
  const scale = counts === 'hours' ? 1 : 3600;
  line(
    'time',
    Float64Array.from(hours, (hour) => hour * scale),
    since,
  );
  line('lat', Float32Array.from(parts.isFromNorth ? lats.toReversed() : lats), 'degrees_north');
  const lngs = Float32Array.from({ length: columns }, (_, column) => west + column * stepDeg);
  line('lon', lngs, 'degrees_east');
  for (const { name } of SILAM_SPECIES) if (name !== parts.without) writeSpecies(file, name, parts, columns);
  file.close();
  const bytes = Uint8Array.from(FS.readFile(path) as Uint8Array);
  FS.unlink(path);
  return bytes;
}

function writeSpecies(file: File, name: string, parts: AirFileParts, columns: number): void {
  const { hours, findValue = (species) => AIR_VALUES[species]?.stored ?? Number.NaN, units, isTurned = false } = parts;
  const data = new Float32Array(hours.length * AIR_ROWS * columns);
  let index = 0;
  for (const hour of hours.keys()) {
    for (let row = 0; row < AIR_ROWS; row += 1) {
      const fromSouth = parts.isFromNorth ? AIR_ROWS - 1 - row : row;
      for (let column = 0; column < columns; column += 1) data[index++] = findValue(name, hour, fromSouth, column);
    }
  }
  const shape = isTurned ? [hours.length, columns, AIR_ROWS] : [hours.length, AIR_ROWS, columns];
  const dataset: Dataset = file.create_dataset({
    name,
    data,
    shape,
    chunks: [1, ...shape.slice(1)],
    compression: 'gzip',
  });
  dataset.create_attribute('units', units?.[name] ?? (name.startsWith('cnc') ? 'kg/m3' : 'mol/mol'));
  if (parts.fill !== undefined) dataset.create_attribute('_FillValue', parts.fill);
  dataset.attach_scale(0, '/time');
  dataset.attach_scale(1, isTurned ? '/lon' : '/lat');
  dataset.attach_scale(2, isTurned ? '/lat' : '/lon');
}
