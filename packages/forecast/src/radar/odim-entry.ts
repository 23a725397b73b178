import type { Hdf5File } from '#formats/hdf5/open-hdf5.ts';

/** A raster of a composite: its group, such as `dataset1/data1`, and what it shows. */
export interface OdimLayer {
  readonly path: string;
  readonly quantity: string;
}

/** An entry of `what` or `how`: it counts for everything below it unless it is said again there. Undefined where it stands nowhere. */
export function findOdimEntry(file: Hdf5File, path: string, kind: 'what' | 'how', name: string) {
  const [dataset = ''] = path.split('/');
  return [path, dataset, '']
    .map((group) => file.findAttribute(group === '' ? kind : `${group}/${kind}`, name))
    .find((value) => value !== null);
}

/** An entry of `what`. */
export function findWhat(file: Hdf5File, path: string, name: string) {
  return findOdimEntry(file, path, 'what', name);
}
