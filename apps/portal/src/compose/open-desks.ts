import { listPlaces } from '#features/alerts/own/place-store.ts';
import type { openPlaces } from '#features/places/open-places.ts';
import type { openWarnings } from '#features/warnings/open-warnings.ts';
import type { OpenWeather } from '#features/weather/open-weather.ts';
import { openWind } from '#features/wind/open-wind.ts';
import type { Database } from '#platform/database/database.ts';
import type { Feature } from '#platform/feature.ts';
import type { openPeople } from './open-people.ts';

interface DeskNeeds {
  readonly database: Database;
  readonly clock: () => number;
  readonly plans: ReturnType<typeof openPeople>['plans'];
  readonly places: ReturnType<typeof openPlaces>['places'];
  readonly weather: OpenWeather;
  readonly warnings: ReturnType<typeof openWarnings>;
}

/** Opens the desks of trades: weather by a client's own limits at a client's own places. */
export function openDesks({ plans, places, weather, warnings, ...people }: DeskNeeds): readonly Feature[] {
  const wind = openWind({
    ...people,
    findPlan: plans.ledger.find,
    locate: places.locate,
    listOtherLocations: listPlaces,
    readWind: (query) => weather.calls.weatherWindHeights({ query }),
    readMarine: (query) => weather.calls.weatherMarine({ query }),
    listWarnings: warnings.listKnownFor,
  });
  return [wind];
}
