import { COVERAGE } from '@portal/domain/geo/lat-lng';
import { decodeField } from '@portal/forecast/formats/grib2/decode-field';
import { openGribFile } from '@portal/forecast/formats/grib2/grib-source';
import { readGribMessages } from '@portal/forecast/formats/grib2/read-messages';
import { toRegularGrid } from '@portal/forecast/formats/grib2/to-regular-grid';
import type { Figure, Measurement } from '../measure/figure.ts';
import { median, timeRounds } from '../measure/median.ts';
import { findSample } from '../measure/project.ts';
import { timeEccodes } from './time-eccodes.ts';

const ROUNDS = 15;
const WARM_UPS = 5;

const SAMPLES = [
  { name: 'gfs', path: 'grib2/gfs.20200325.t18z.pgrb2.0p25.f006', most: 1.3 },
  { name: 'ecmwf', path: 'grib2/ecmwf-aifs-0p25-20240802060000-18h-oper-fc-tmp_2m.grib2', most: null },
] as const;

/** Opens the file, finds its first field and decodes it, as is timed for ecCodes too. */
async function decodeFirstField(path: string): Promise<void> {
  const source = openGribFile(path);
  try {
    for (const message of readGribMessages(source)) {
      await decodeField(source, message);
      return;
    }
  } finally {
    source.close();
  }
}

async function measureSample({ name, path, most }: (typeof SAMPLES)[number]): Promise<Figure[]> {
  const file = findSample(path);
  const names = { ours: `decode.${name}.ms`, theirs: `decode.${name}.eccodesMs`, ratio: `decode.${name}.ratio` };
  if (file === null) {
    return Object.values(names).map((figure) => ({
      name: figure,
      value: null,
      unit: '',
      note: 'the sample file is not here',
    }));
  }
  const ours = median(await timeRounds(ROUNDS, WARM_UPS, () => decodeFirstField(file)));
  const rounds = timeEccodes(file, ROUNDS + WARM_UPS);
  const theirs = rounds === null ? null : median(rounds.slice(WARM_UPS));
  const note = theirs === null ? { note: 'ecCodes is not installed (Debian: libeccodes-dev)' } : {};
  return [
    { name: names.ours, value: ours, unit: 'ms' },
    { name: names.theirs, value: theirs, unit: 'ms', ...note },
    {
      name: names.ratio,
      value: theirs === null ? null : ours / theirs,
      unit: '×',
      ...(most === null ? {} : { budget: { most } }),
      ...note,
    },
  ];
}

/** Decodes the field and crops it to the portal's area, as for each of the 2,900 fields of a run. */
async function cutFirstField(path: string): Promise<void> {
  const source = openGribFile(path);
  try {
    for (const message of readGribMessages(source)) {
      const { grid } = message;
      if (grid.kind !== 'lat-lng') throw new RangeError(`${path}: no latitude-longitude grid`);
      toRegularGrid(grid, await decodeField(source, message), COVERAGE);
      return;
    }
  } finally {
    source.close();
  }
}

async function measureCut({ name, path }: (typeof SAMPLES)[number]): Promise<Figure[]> {
  const file = findSample(path);
  const figure = { name: `decode.${name}.areaMs`, unit: 'ms' };
  if (file === null) return [{ ...figure, value: null, note: 'the sample file is not here' }];
  return [{ ...figure, value: median(await timeRounds(ROUNDS, WARM_UPS, () => cutFirstField(file))) }];
}

/** One global GFS field (5.3) and one ECMWF field (5.42) at 0.25°, compared with ecCodes. */
export const decode: Measurement = {
  name: 'decode',
  measure: async () => {
    const figures: Figure[] = [];
    for (const sample of SAMPLES) figures.push(...(await measureSample(sample)), ...(await measureCut(sample)));
    return figures;
  },
};
