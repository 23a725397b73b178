import { parentPort } from 'node:worker_threads';
import { type Hdf5File, withHdf5 } from '#formats/hdf5/open-hdf5.ts';
import { isCfNetcdf, readCfNetcdf } from './cf-netcdf.ts';
import { readKnmi } from './knmi.ts';
import { readOdim } from './odim.ts';
import type { RainRateField } from './rain-rate-field.ts';
import type { ZrRelation } from './zr-relation.ts';

/** What the thread is asked: the bytes of a file, and how its reflectivity stands for rain. */
export interface Hdf5Question {
  readonly bytes: Uint8Array;
  readonly zr: ZrRelation;
}

/** What the thread answers to the bytes of a file: its rain, or in a few words what is wrong. */
export type Hdf5Answer = { readonly field: RainRateField } | { readonly trouble: string };

parentPort?.on('message', async (question: Hdf5Question) => {
  const answer = await read(question);
  parentPort?.postMessage(answer, 'field' in answer ? [answer.field.rainMmh.buffer as ArrayBuffer] : []);
});

async function read({ bytes, zr }: Hdf5Question): Promise<Hdf5Answer> {
  try {
    return { field: await withHdf5(bytes, (file) => readFile(file, zr)) };
  } catch (error) {
    // The library tells its way through its own source in many lines.
    return { trouble: error instanceof RangeError ? error.message : 'is damaged or cut off' };
  }
}

function readFile(file: Hdf5File, zr: ZrRelation): RainRateField {
  const names = file.listNames('');
  if (names.includes('image1')) return readKnmi(file, zr);
  if (names.includes('dataset1')) return readOdim(file, zr);
  if (isCfNetcdf(file)) return readCfNetcdf(file, zr);
  throw new RangeError('is HDF5, but neither ODIM nor of KNMI nor netCDF after the CF conventions');
}
