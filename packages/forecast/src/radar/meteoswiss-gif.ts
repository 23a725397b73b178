import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { type GifPicture, readGif } from '#formats/gif/read-gif.ts';
import type { RadarGrid, RainRateField } from './rain-rate-field.ts';
import { mapToRain } from './zr-relation.ts';

/** Products with amounts over some minutes on this colour scale; CPC is gauge-adjusted. Others have other scales. */
const PRODUCTS = ['AQC', 'CPC'];
const MOST_MINUTES = 60;
/** Of 256 classes the first two are dry; the last is outside radar coverage, and the ones before it are unused. */
const FIRST_WET = 2;
const LAST_WET = 250;
const OUTSIDE = 255;

/**
 * The Swiss radar domain on the old national grid LV03 (EPSG 21781), which the files do not state: 1 km cells from 255
 * to 965 km east, −160 to 480 km north (as in the importers of pySTEPS and Py-ART, to which MeteoSwiss contributed).
 */
const SWISS_GRID: RadarGrid = {
  projection:
    '+proj=somerc +lat_0=46.9524055555556 +lon_0=7.43958333333333 +k_0=1 +x_0=600000 +y_0=200000 +ellps=bessel +towgs84=674.374,15.056,405.346,0,0,0,0 +units=m',
  columns: 710,
  rows: 640,
  west: 255_000,
  north: 480_000,
  cellWidth: 1000,
  cellHeight: 1000,
};

interface Facts {
  readonly at: EpochSeconds;
  readonly minutes: number;
}

/**
 * A composite of MeteoSwiss as GIF: an amount over some minutes (products AQC and CPC) as classes of a palette.
 * Product, time (year, day of the year, hour, minute, UTC: the end of the interval) and its minutes are in a comment of
 * the file, else in its name, such as `AQC151351825F_00005.801.gif`. Throws `RangeError` with the reason.
 */
export function readMeteoSwissGif(bytes: Uint8Array, name: string): RainRateField {
  const picture = readGif(bytes);
  const { columns, rows } = picture;
  const { at, minutes } = readFacts(picture.comment, name);
  if (columns !== SWISS_GRID.columns || rows !== SWISS_GRID.rows) {
    throw new RangeError(`has ${columns} × ${rows} cells, not the 710 × 640 of the Swiss radars`);
  }
  const rates = listRates(picture, 60 / minutes);
  return { at, grid: SWISS_GRID, rainMmh: mapToRain(picture.indexes, (index) => rates[index] as number) };
}

function readFacts(comment: string, name: string): Facts {
  const inside = /\bPRDT=([A-Z]{3})(\d{9})\b/.exec(comment);
  const outside = /([A-Z]{3})(\d{9})\w*_(\d{5})\./.exec(name);
  const [, product = '', digits = ''] = inside ?? outside ?? [];
  if (product === '') throw new RangeError('is a GIF that does not say what it shows, neither inside nor in its name');
  if (!PRODUCTS.includes(product))
    throw new RangeError(`holds "${product}" of MeteoSwiss, not ${PRODUCTS.join(' or ')}`);
  const minutes = Number(/\bACCUm=(\d+)/.exec(comment)?.[1] ?? outside?.[3] ?? 0);
  if (!(minutes > 0 && minutes <= MOST_MINUTES)) throw new RangeError(`is of ${minutes} min, not of up to an hour`);
  return { at: toTime(digits), minutes };
}

/** `151351825`: 18:25 on the 135th day of 2015. */
function toTime(digits: string): EpochSeconds {
  const [year, day, hour, minute] = [digits.slice(0, 2), digits.slice(2, 5), digits.slice(5, 7), digits.slice(7)].map(
    Number,
  ) as [number, number, number, number];
  const at = Date.UTC(2000 + year, 0, day, hour, minute) / 1000;
  if (day < 1 || new Date(at * 1000).getUTCFullYear() !== 2000 + year || hour > 23 || minute > 59) {
    throw new RangeError(`has no time ("${digits}")`);
  }
  return at;
}

/**
 * mm/h by palette index. Throws `RangeError` if the picture has colours of another scale, or two of one class: an
 * unknown scale would turn rain into dry sky.
 */
function listRates({ palette, indexes }: GifPicture, perHour: number): Float64Array {
  const classes = Int16Array.from({ length: 256 }, (_, index) => findClass(palette.subarray(3 * index, 3 * index + 3)));
  const isUsed = new Uint8Array(256);
  for (const index of indexes) isUsed[index] = 1;
  const used = classes.filter((_, index) => isUsed[index] === 1);
  if (used.includes(-1)) throw new RangeError('has colours that are no classes of rain');
  if (new Set(used).size < used.length) throw new RangeError('has two colours of one class of rain');
  return Float64Array.from(classes, (number) => toAmountMm(number) * perHour);
}

/** The class of a colour of the scale "reddish", from white to red, black for the last; −1 for other colours. */
function findClass([red, green, blue]: Uint8Array): number {
  if (red === 0 && green === 0 && blue === 0) return OUTSIDE;
  return red === 255 && green !== undefined && green === blue ? 255 - green : -1;
}

/** Half decibels of 316 R^1.5, where R is the amount in mm; NaN for unobserved. */
function toAmountMm(number: number): number {
  if (number > LAST_WET) return Number.NaN;
  return number < FIRST_WET ? 0 : (10 ** ((number - 71.5) / 20) / 316) ** (1 / 1.5);
}
