import { readFileSync } from 'node:fs';
import { number, readTable, text } from '@portal/domain/table/read-table';

/** A hydropower plant: a place and a name to begin with. Its catchment is in no table. */
export interface Plant {
  readonly slug: string;
  readonly name: string;
  readonly megawatts: number;
  readonly lat: number;
  readonly lng: number;
}

/** Plants of Việt Nam from 30 MW on. */
export const PLANTS: readonly Plant[] = readTable(
  'plants.csv',
  readFileSync(new URL('./plants.csv', import.meta.url), 'utf8'),
  { slug: text, name: text, megawatts: number, lat: number, lng: number },
  { unique: ['slug'] },
);
