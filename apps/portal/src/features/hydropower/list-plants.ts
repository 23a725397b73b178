import { readFileSync } from 'node:fs';
import { number, readTable, text } from '@portal/domain/table/read-table';

/** A hydropower plant: place and name to start with. Its catchment is not in the table. */
export interface Plant {
  readonly slug: string;
  readonly name: string;
  readonly megawatts: number;
  readonly lat: number;
  readonly lng: number;
}

/** Plants in Vietnam from 30 MW. */
export const PLANTS: readonly Plant[] = readTable(
  'plants.csv',
  readFileSync(new URL('./plants.csv', import.meta.url), 'utf8'),
  { slug: text, name: text, megawatts: number, lat: number, lng: number },
  { unique: ['slug'] },
);
