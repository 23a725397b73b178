import { type NetcdfContent, writeNetcdf } from '@portal/forecast/formats/netcdf/write-netcdf';

/** A file in the layout of NMME's probabilities; parts of it may be replaced. */
export interface NmmeFile {
  /** Months since January 1960: 802 is November 2026. */
  readonly issue?: number;
  readonly targets?: readonly number[];
  readonly units?: string;
  /** 100 for per cent. */
  readonly scale?: number;
  readonly lats?: readonly number[];
  /** Share of a third at a cell; null writes the fill value. */
  readonly share?: (name: 'below' | 'near' | 'above', target: number, lat: number, lng: number) => number | null;
  /** Replaces parts of the file before it is written. */
  readonly change?: (content: NetcdfContent) => NetcdfContent;
}

const FILL = 1e20;
/** A part of the global grid: writing all of it takes seconds. */
const LATS = Array.from({ length: 41 }, (_, row) => 40 - row);
const LNGS = Array.from({ length: 41 }, (_, column) => 90 + column);
const USUAL = { below: 0.2, near: 0.3, above: 0.5 };

/** Bytes of such a file: by default the upper third has 50 % everywhere, from the month of issue on. */
export function makeNmmeFile(file: NmmeFile = {}): Buffer {
  const { issue = 802, units = 'months since 1960-01-01', scale = 1, lats = LATS } = file;
  const targets = file.targets ?? Array.from({ length: 4 }, (_, lead) => issue + lead);
  const share = file.share ?? ((name) => USUAL[name]);
  const write = (name: 'below' | 'near' | 'above') =>
    Float32Array.from(
      targets.flatMap((target) =>
        lats.flatMap((lat) => LNGS.map((lng) => (share(name, target, lat, lng) ?? FILL / scale) * scale)),
      ),
    );
  const dimensions = ['initial_time', 'target', 'lat', 'lon'];
  const probability = (name: string, values: Float32Array) => ({
    name,
    dimensions,
    attributes: { units: 'percent' },
    values,
  });
  const axis = (name: string, values: readonly number[], unit: string) => ({
    name,
    dimensions: [name],
    attributes: { units: unit },
    values: Float32Array.from(values),
  });
  const content: NetcdfContent = {
    dimensions: [
      { name: 'initial_time', length: 1 },
      { name: 'target', length: targets.length },
      { name: 'lat', length: lats.length },
      { name: 'lon', length: LNGS.length },
    ],
    attributes: {},
    variables: [
      axis('initial_time', [issue], units),
      axis('target', targets, units),
      axis('lat', lats, 'degrees_north'),
      axis('lon', LNGS, 'degrees_east'),
      probability('prob_below', write('below')),
      probability('prob_norm', write('near')),
      probability('prob_above', write('above')),
    ],
  };
  return writeNetcdf(file.change?.(content) ?? content);
}
