import type { Section } from './section.ts';
import { DATA_HEADER } from './unpack-simple.ts';

/** Template 5.4: floating point numbers of 4 or 8 octets. Throws `GribError` where the section is too short. */
export function unpackIeee(data: Section, octets: 4 | 8, out: Float64Array, count: number): void {
  data.requireOctets(DATA_HEADER + 1, octets * count);
  const { view } = data;
  for (let i = 0; i < count; i++) {
    out[i] = octets === 4 ? view.getFloat32(DATA_HEADER + 4 * i) : view.getFloat64(DATA_HEADER + 8 * i);
  }
}
