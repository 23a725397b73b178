import { createHdf5Thread } from '#formats/hdf5/hdf5-thread.ts';
import type { RainRateField } from './rain-rate-field.ts';
import type { RadarQuestion } from './read-hdf5-on-thread.ts';

/** The rain of an HDF5 composite, ODIM or KNMI's, read on a separate thread. Throws `RangeError` with the reason. */
export const readRadarHdf5 = createHdf5Thread<RadarQuestion, RainRateField>(
  new URL('./read-hdf5-on-thread.ts', import.meta.url),
);
