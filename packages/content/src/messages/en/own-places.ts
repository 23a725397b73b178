import type { OwnPlacesMessages } from '../vi/own-places.ts';

/** Words of the places that a visitor has looked at or saved, in English. */
export const ownPlaces: OwnPlacesMessages = {
  recent: 'Recent places',
  last: 'Weather of the last place viewed',
  saved: 'Saved places',
  star: 'Save {place}',
  starFull: '{count} places are saved, which is the most. Remove one on the home page to save this one.',
  starFailed: 'The browser does not allow saving on this device.',
  cities: 'Large cities',
  hint: 'Press the star beside the name of a place to see it here.',
  arrange: 'Arrange',
  done: 'Done',
  earlier: 'Move {place} forward',
  later: 'Move {place} back',
  remove: 'Remove {place}',
  removed: '{place} removed.',
  moved: '{place} is at position {count}.',
  noData: 'No data yet',
  at: 'at {time}',
  stale: '{hours} hours old',
  tooOld: 'Too old to show, waiting for new data',
  failed: 'Could not be loaded',
  rainAhead: 'Rain in the next 24 hours',
  chance: 'rain {percent}',
  dry: 'no rain',
  demo: 'Demo figures',
};
