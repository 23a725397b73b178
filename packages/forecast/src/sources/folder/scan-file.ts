import { setImmediate as breathe } from 'node:timers/promises';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { GribError } from '#formats/grib2/grib-error.ts';
import type { Grib2Message } from '#formats/grib2/message.ts';
import { readGribMessages } from '#formats/grib2/read-messages.ts';
import { RunError } from '#runs/run-error.ts';
import { findGribVariable, touchesRegion } from '#sources/grib-file/grib-variable.ts';
import { readField } from '#sources/grib-file/read-grib-run.ts';
import { type FoundField, isDeterministic, openChecked } from '#sources/grib-file/scan-files.ts';
import type { VariableName } from '#variables/variable.table.ts';
import type { ExpectedGrid, FolderMapping } from './parse-mapping.ts';

/** Tolerance for rounded degrees; a thousandth is a hundred metres. */
const TOLERANCE_DEG = 1e-3;

/** How a message's grid differs from the expected one, in a few words; null if it matches or any is accepted. */
export function findGridFault({ grid }: Grib2Message, expected: ExpectedGrid | null): string | null {
  if (grid.kind !== 'lat-lng') return `the grid (template ${grid.template}) is no latitude-longitude grid`;
  if (expected === null) return null;
  const found: ExpectedGrid = {
    south: Math.min(grid.firstLat, grid.lastLat),
    north: Math.max(grid.firstLat, grid.lastLat),
    west: toHalfTurn(Math.min(grid.firstLng, grid.lastLng)),
    east: toHalfTurn(Math.min(grid.firstLng, grid.lastLng)) + (grid.ni - 1) * grid.iStep,
    latStep: grid.jStep,
    lngStep: grid.iStep,
  };
  const turned = toHalfTurn(expected.west);
  const wanted = { ...expected, west: turned, east: turned + expected.east - expected.west };
  const keys = Object.keys(wanted) as (keyof ExpectedGrid)[];
  if (keys.every((key) => Math.abs(found[key] - wanted[key]) <= TOLERANCE_DEG)) return null;
  return `the grid is ${formatGrid(found)} instead of ${formatGrid(wanted)}`;
}

function toHalfTurn(longitude: number): number {
  return longitude - 360 * Math.floor((longitude + 180) / 360);
}

function formatGrid({ south, north, west, east, latStep, lngStep }: ExpectedGrid): string {
  const round = (degrees: number) => Number(degrees.toFixed(4));
  return `${round(south)}…${round(north)}° N ${round(west)}…${round(east)}° E every ${round(latStep)}° × ${round(lngStep)}°`;
}

/** A step of a run, and the fields that a file has for it. */
export interface ScannedStep {
  readonly runAt: EpochSeconds;
  readonly validAt: EpochSeconds;
  readonly variables: readonly (VariableName | 'surfaceHeight')[];
}

/** The messages of a file that match the mapping. Throws `GribError` for a file that is damaged or on another grid. */
export function listMappedFields(path: string, { variables, grid }: FolderMapping): FoundField[] {
  const file = openChecked(path);
  try {
    const fields: FoundField[] = [];
    for (const message of readGribMessages(file)) {
      const variable = findGribVariable(message, variables);
      if (variable === null || !isTakeable(message)) continue;
      const fault = findGridFault(message, grid);
      if (fault !== null) throw new GribError(path, message.offset, fault);
      fields.push({ path, message, variable });
    }
    return fields;
  } finally {
    file.close();
  }
}

function isTakeable(message: Grib2Message): boolean {
  return message.validAt !== null && isDeterministic(message) && touchesRegion(message);
}

/**
 * Scans a file to its last value, so that nothing fails when its run is assembled. Throws `GribError`, or `RunError` if
 * no message matches the mapping.
 */
export async function scanFile(path: string, mapping: FolderMapping): Promise<ScannedStep[]> {
  const fields = listMappedFields(path, mapping);
  if (fields.length === 0)
    throw new RunError(`${path}: the mapping takes none of its fields in the area of the portal`);
  const steps = new Map<
    string,
    { runAt: EpochSeconds; validAt: EpochSeconds; variables: ScannedStep['variables'][number][] }
  >();
  const file = openChecked(path);
  try {
    for (const field of fields) {
      await readField(file, field);
      await breathe();
      const { referenceTime: runAt, validAt } = field.message;
      if (validAt === null) continue;
      const step = steps.get(`${runAt} ${validAt}`) ?? { runAt, validAt, variables: [] };
      steps.set(`${runAt} ${validAt}`, step);
      step.variables.push(field.variable.variable);
    }
  } finally {
    file.close();
  }
  return [...steps.values()];
}
