import { createHdf5Thread } from '#formats/hdf5/hdf5-thread.ts';
import type { RainRateField } from './rain-rate-field.ts';
import type { RainQuestion } from './read-hdf5-on-thread.ts';

/**
 * The rain of an HDF5 composite, ODIM or KNMI's, or of a satellite blend, read on a separate thread. Throws `RangeError`
 * with the reason.
 */
export const readRadarHdf5 = createHdf5Thread<RainQuestion, RainRateField>(
  new URL('./read-hdf5-on-thread.ts', import.meta.url),
  // Parts of a blend may be as large as the globe, and the library keeps their memory.
  { isHeavy: (question) => 'blendAt' in question },
);
