import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Grib2Message } from '#formats/grib2/message.ts';
import type { WantedField } from '#sources/grib-pieces/indexed-fields.ts';
import type { CycleTimetable, FetchedSourceFacts, RunExtent } from '#sources/schedule/source.ts';

/** The forecasts of one model and stream in ECMWF's open data: a file with an `.index` per step. */
export interface OpenDataProduct extends FetchedSourceFacts {
  readonly timetable: CycleTimetable;
  /** Folder of the model. */
  readonly model: 'ifs' | 'aifs-single';
  /** Fields to fetch, by the names of the index. */
  readonly fields: readonly WantedField[];
  /** Stream and hours of a run. */
  getCycle(runAt: EpochSeconds): OpenDataCycle;
}

/** Name of a run's stream in folders and files, and its hours. */
export interface OpenDataCycle {
  readonly stream: string;
  readonly extent: RunExtent;
}

/** The mirror buckets have the same folders below their own address. */
export const OPEN_DATA_URL = 'https://data.ecmwf.int/forecasts';

/** The credit required by CC BY 4.0 and ECMWF's terms of use. */
export const OPEN_DATA_LICENCE =
  'Contains modified ECMWF open data, © European Centre for Medium-Range Weather Forecasts, CC BY 4.0. ECMWF accepts no liability for its use.';

/** How the index names the level of a surface field; it has no statistics. */
export const SURFACE = { level: 'sfc', statistic: null } as const;

/** What the physical and the machine-learning model both have at every step. */
export const WEATHER_FIELDS: readonly WantedField[] = [
  { variable: 'temperature2m', parameter: '2t', ...SURFACE, required: 'always' },
  { variable: 'dewPoint2m', parameter: '2d', ...SURFACE, required: 'always' },
  { variable: 'windU10m', parameter: '10u', ...SURFACE, required: 'always' },
  { variable: 'windV10m', parameter: '10v', ...SURFACE, required: 'always' },
  { variable: 'pressureMsl', parameter: 'msl', ...SURFACE, required: 'always' },
  { variable: 'precipitation', parameter: 'tp', ...SURFACE, required: 'afterStart' },
];

/** The WMO's number of ECMWF (common code table C-11). */
const CENTRE = 98;

/** ECMWF numbers the cycles of its physical model from 100 on; its machine-learning model AIFS has small numbers. */
const FIRST_PHYSICAL = 100;

type Origin = Pick<Grib2Message, 'centre' | 'generatingProcess'>;

/** Whether a message comes from ECMWF's machine-learning model, or from its physical one. */
export const isOfModel = (model: OpenDataProduct['model'], { centre, generatingProcess }: Origin): boolean => {
  const isLearned = generatingProcess > 0 && generatingProcess < FIRST_PHYSICAL;
  return centre === CENTRE && isLearned === (model === 'aifs-single');
};

/** Parts of a file name in ECMWF's open data. */
interface OpenDataStep {
  readonly runAt: EpochSeconds;
  readonly hour: number;
  readonly model: OpenDataProduct['model'] | 'aifs-ens';
  readonly stream: string;
  readonly kind: string;
}

/** `20261121/06z/ifs/0p25/oper/20261121060000-3h-oper-fc` below `url`: a step's file without its extension. */
export function toOpenDataAddress(url: string, { runAt, hour, model, stream, kind }: OpenDataStep): string {
  const start = new Date(runAt * 1000).toISOString();
  const date = start.slice(0, 10).replaceAll('-', '');
  const cycle = start.slice(11, 13);
  return `${url}/${date}/${cycle}z/${model}/0p25/${stream}/${date}${cycle}0000-${hour}h-${stream}-${kind}`;
}
