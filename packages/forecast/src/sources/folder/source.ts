import type { FetchedSourceFacts } from '#sources/schedule/source.ts';

/** GRIB2 files of an operator. Each run gets the name and licence of `mapping.json`. */
export const FOLDER = {
  name: 'folder',
  title: 'GRIB2 files of one’s own, put into a folder',
  rank: null,
  family: 'folder',
  licence: 'As the mapping of the folder says.',
  reachedBy: 'folder',
  publicUrl: null,
  timetable: null,
  variables: null,
} as const satisfies FetchedSourceFacts;
