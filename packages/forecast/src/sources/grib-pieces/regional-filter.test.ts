import { expect, test } from 'vitest';
import { isRegionalFilter } from './regional-filter.ts';

test('a filter is told from a folder by its ending', () => {
  expect(isRegionalFilter('https://nomads.ncep.noaa.gov/cgi-bin/filter_gfs_0p25_1hr.pl')).toBe(true);
  expect(isRegionalFilter('https://noaa-gfs-bdp-pds.s3.amazonaws.com')).toBe(false);
});
