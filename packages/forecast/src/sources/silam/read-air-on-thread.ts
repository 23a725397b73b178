import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { serveHdf5 } from '#formats/hdf5/hdf5-thread.ts';
import { type AirHours, readAir } from './read-air.ts';

/** Request to the thread: the bytes of a file, and the hours that it must have. */
export interface AirQuestion {
  readonly bytes: Uint8Array;
  readonly times: readonly EpochSeconds[];
}

serveHdf5<AirQuestion, AirHours>(
  (file, { times }) => readAir(file, times),
  ({ values }) => [...values.values()].map(({ buffer }) => buffer as ArrayBuffer),
);
