import { DAY_SECONDS, type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { RunField } from '#runs/run-content.ts';
import { toOpenDataAddress } from '#sources/ecmwf/open-data.ts';
import { findEvening } from '#sources/ensemble/rain-windows.ts';
import { FetchError, type Fetching } from '#sources/fetching/fetching.ts';
import { parseEcmwfIndex } from '#sources/grib-pieces/ecmwf-index.ts';
import { fetchIndexedFields } from '#sources/grib-pieces/fetch-indexed-fields.ts';
import { findIndexedFields, type IndexedField } from '#sources/grib-pieces/indexed-fields.ts';
import { probeIndexedFields } from '#sources/grib-pieces/probe-indexed-fields.ts';
import { readGribPieces } from '#sources/grib-pieces/read-grib-pieces.ts';
import type { FetchedPiece, Piece, RunContent, Source } from '#sources/schedule/source.ts';
import type { ChanceProduct } from './source.ts';

/** Last hours of the two files of a run: a window is in the first that reaches its end. */
const FILE_HOURS = [240, 360] as const;
/** Hours between the windows of a file. */
const SHIFT_HOURS = 12;
/** One line per chance and window, and those of temperatures and winds. */
const MOST_INDEX_BYTES = 2 ** 22;

/** 24 hours with a chance, and those of them at which it is shown; hours after the start of the run. */
interface ChanceWindow {
  readonly from: number;
  readonly to: number;
  readonly shownFrom: number;
  readonly shownTo: number;
}

/**
 * The windows from 12 to 12 UTC (19:00 to 19:00 in Vietnam), one after another; at the beginning and end of a run of 00
 * UTC the windows of its own day, for the half that no other has.
 */
function listChanceWindows(runAt: EpochSeconds): readonly ChanceWindow[] {
  const day = DAY_SECONDS / HOUR_SECONDS;
  const last = FILE_HOURS[1];
  const first = (findEvening(runAt + DAY_SECONDS - 1) - runAt) / HOUR_SECONDS;
  const windows: ChanceWindow[] = [];
  if (first > 0) windows.push({ from: 0, to: day, shownFrom: 0, shownTo: first });
  for (let from = first; from + day <= last; from += day)
    windows.push({ from, to: from + day, shownFrom: from, shownTo: from + day });
  const end = windows.at(-1)?.to ?? last;
  if (end < last) windows.push({ from: last - day, to: last, shownFrom: end, shownTo: last });
  return windows;
}

/**
 * Ready probabilities of an ensemble in ECMWF's open data: fetches the wanted windows of both files of a run, by the
 * byte ranges of their `.index`. A run starts at 00 or 12 UTC.
 */
export function createEcmwfChances(product: ChanceProduct, { url }: { readonly url: string }): Source {
  const { name, licence, timetable, model } = product;
  return {
    name,
    licence,
    timetable,
    planRun: async (runAt) => {
      if ((runAt / HOUR_SECONDS) % SHIFT_HOURS !== 0) throw new RangeError(`${name} has no run at ${runAt}`);
      const windows = listChanceWindows(runAt);
      const file = { runAt, model, stream: 'enfo', kind: 'ep' };
      return {
        pieces: FILE_HOURS.map((hour, index) =>
          toPiece(product, toOpenDataAddress(url, { ...file, hour }), {
            runAt,
            hour,
            windows: windows.filter(({ to }) => to <= hour && to > (FILE_HOURS[index - 1] ?? 0)),
          }),
        ),
        wholeUpToHour: FILE_HOURS[0],
        together: FILE_HOURS.length,
        readRun: (pieces) => readRun({ source: name, licence, runAt }, pieces, windows),
      };
    },
  };
}

interface ChanceFile {
  readonly runAt: EpochSeconds;
  readonly hour: number;
  readonly windows: readonly ChanceWindow[];
}

function toPiece({ fields }: ChanceProduct, name: string, file: ChanceFile): Piece {
  const { hour, windows } = file;
  const names = fields.map(({ parameter, level }) => `${parameter}:${level}`).join(', ');
  const read = (fetching: Fetching): Promise<IndexedField[]> => readIndex(name, fields, file, fetching);
  return {
    name: `${hour}h.grib2`,
    hour,
    requests: [`GET ${name}.index`, `GET ${name}.grib2 (byte ranges of ${names}, each of ${windows.length} days)`],
    fetch: async (path, fetching) => fetchIndexedFields(`${name}.grib2`, await read(fetching), path, fetching),
    probe: async (fetching) => probeIndexedFields(`${name}.grib2`, await read(fetching), fetching),
  };
}

/** Only lines that state a window's own beginning and end count: a chance without its hours means nothing. */
async function readIndex(
  name: string,
  fields: ChanceProduct['fields'],
  { runAt, windows }: ChanceFile,
  fetching: Fetching,
): Promise<IndexedField[]> {
  const url = `${name}.index`;
  const lines = parseEcmwfIndex(await fetching.getText(url, { mostBytes: MOST_INDEX_BYTES }));
  if (lines === null) throw new FetchError(`${url}: is no index of a GRIB2 file`);
  return windows.flatMap(({ from, to }) => {
    const ofWindow = lines.filter(
      (line) => line.startsAfter === from * HOUR_SECONDS && line.validAfter === to * HOUR_SECONDS,
    );
    if (ofWindow.length === 0) throw new FetchError(`${url}: lacks the hours ${from}-${to}`);
    return findIndexedFields(ofWindow, fields, { url, runAt, hour: to });
  });
}

async function readRun(
  facts: { readonly source: string; readonly licence: string; readonly runAt: EpochSeconds },
  pieces: readonly FetchedPiece[],
  windows: readonly ChanceWindow[],
): Promise<RunContent> {
  const { header, fields } = await readGribPieces(facts, pieces);
  return { header, fields: cutFields(fields as AsyncIterable<RunField>, facts.runAt, windows) };
}

/** Each chance at the hours of its window that no other window has. */
async function* cutFields(
  fields: AsyncIterable<RunField>,
  runAt: EpochSeconds,
  windows: readonly ChanceWindow[],
): AsyncGenerator<RunField> {
  for await (const field of fields) {
    const window = windows.find(({ to }) => runAt + to * HOUR_SECONDS === field.validAt);
    if (window === undefined) continue;
    const [from, to] = [window.shownFrom, window.shownTo].map((hour) => runAt + hour * HOUR_SECONDS);
    yield { ...field, intervalStart: from as EpochSeconds, validAt: to as EpochSeconds };
  }
}
