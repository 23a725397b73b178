import type { LocatedPlace } from '@portal/contract/endpoints/places';
import type { FarmView } from '#components/agriculture/farm-view.ts';
import type { PageHead } from '#pages/page.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { toLocationHead } from '#pages/weather/location-head.ts';

interface FarmHeadInput {
  readonly request: PageRequest;
  readonly located: LocatedPlace;
  readonly view: FarmView;
  readonly type: string;
  /** What the page advises, in a sentence; null where nothing is known. */
  readonly advice: string | null;
  /** What stands in the advice’s stead. */
  readonly description: string;
}

/** Head of a farming page: the advice with its crop and place is the description. */
export function toFarmHead({ request, located, view, type, advice, description }: FarmHeadInput): PageHead {
  const { farm, agriculture, crop, words } = view;
  const { main } = located.place.displayName;
  return toLocationHead({
    request,
    located,
    type,
    description: advice === null ? description : farm.told(agriculture.crops[crop], main, advice),
    breadcrumb: words.breadcrumb,
  });
}
