import { listPlaces } from '#features/alerts/own/place-store.ts';
import type { BasinRainNeeds } from '#features/hydropower/basin-rain.ts';
import type { OwnCatchmentNeeds } from '#features/hydropower/needs.ts';
import { openHydropower } from '#features/hydropower/open-hydropower.ts';
import type { Feature } from '#platform/feature.ts';

interface DeskNeeds extends Omit<OwnCatchmentNeeds, 'listPlaces'> {
  readonly sky: BasinRainNeeds;
}

/** Opens the desk of catchments. */
export const openCatchmentDesk = (needs: DeskNeeds): Feature => openHydropower({ ...needs, listPlaces });
