import { parentPort } from 'node:worker_threads';
import { type Hdf5File, withHdf5 } from '#formats/hdf5/open-hdf5.ts';
import { isCfNetcdf, readCfNetcdf } from './cf-netcdf.ts';
import { readKnmi } from './knmi.ts';
import { readOdim } from './odim.ts';
import type { RainRateField } from './rain-rate-field.ts';

/** What the thread answers to the bytes of a file: its rain, or in a few words what is wrong. */
export type Hdf5Answer = { readonly field: RainRateField } | { readonly trouble: string };

parentPort?.on('message', async (bytes: Uint8Array) => {
  const answer = await read(bytes);
  parentPort?.postMessage(answer, 'field' in answer ? [answer.field.rainMmh.buffer as ArrayBuffer] : []);
});

async function read(bytes: Uint8Array): Promise<Hdf5Answer> {
  try {
    return { field: await withHdf5(bytes, readFile) };
  } catch (error) {
    // The library tells its way through its own source in many lines.
    return { trouble: error instanceof RangeError ? error.message : 'is damaged or cut off' };
  }
}

function readFile(file: Hdf5File): RainRateField {
  const names = file.listNames('');
  if (names.includes('image1')) return readKnmi(file);
  if (names.includes('dataset1')) return readOdim(file);
  if (isCfNetcdf(file)) return readCfNetcdf(file);
  throw new RangeError('is HDF5, but neither ODIM nor of KNMI nor netCDF after the CF conventions');
}
