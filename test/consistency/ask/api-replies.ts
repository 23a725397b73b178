import type { EndpointReply } from '@portal/contract/endpoint';
import type { weatherAgriculture } from '@portal/contract/endpoints/agriculture';
import type { weatherHours } from '@portal/contract/endpoints/chosen-hours';
import type { nowcastSteps } from '@portal/contract/endpoints/nowcast';
import type { warningsList } from '@portal/contract/endpoints/warnings';
import type {
  weatherDays15,
  weatherHours24,
  weatherMap,
  weatherNow,
  weatherRain72,
  weatherSmartgen,
  weatherToday,
  weatherTomorrow,
} from '@portal/contract/endpoints/weather';
import type { Language } from '@portal/domain/language/language';

type Now = EndpointReply<typeof weatherNow>;
/** The 15 days of a place. */
export type DaysReply = Pick<EndpointReply<typeof weatherDays15>, 'place' | 'days'>;
type Steps = EndpointReply<typeof nowcastSteps>;

/** The parts of a nowcast that rules read. */
type StepsReply = Pick<Steps, 'basis' | 'steps' | 'sentence' | 'starts' | 'stops'>;

/** Drying of each crop that is dried at a place now, and its 15 days of hours. */
export interface DryingReplies {
  readonly plans: readonly EndpointReply<typeof weatherAgriculture>['drying'][];
  readonly hours: EndpointReply<typeof weatherHours>['hours'];
}

/** The parts of the API's replies for one place and moment that rules read. */
export interface ApiReplies {
  readonly now: Pick<Now, 'now'> & { readonly place: Pick<Now['place'], 'lat' | 'lng' | 'stationCode' | 'elevation'> };
  readonly hours: Pick<EndpointReply<typeof weatherHours24>, 'hours'>;
  readonly days: Pick<DaysReply, 'days'>;
  readonly today: Pick<EndpointReply<typeof weatherToday>, 'date' | 'moon' | 'periods'>;
  readonly tomorrow: Pick<EndpointReply<typeof weatherTomorrow>, 'hours'>;
  readonly rain: Pick<EndpointReply<typeof weatherRain72>, 'hours'>;
  readonly steps: Readonly<Record<Language, StepsReply>>;
  readonly smartgen: Readonly<Record<Language, Pick<EndpointReply<typeof weatherSmartgen>, 'text'>>>;
  readonly drying: DryingReplies;
  readonly warnings: EndpointReply<typeof warningsList>;
  /** The point of the map within a small box around the place. */
  readonly map: Pick<EndpointReply<typeof weatherMap>, 'points'>;
}

/** Paths of the replies below `/api/v1`, except the map’s. */
export const API_CALLS = {
  now: '/weather/now?',
  hours: '/weather/hour/24?',
  days: '/weather/day/15?',
  today: '/weather/today?',
  tomorrow: '/weather/tomorrow?',
  rain: '/weather/rain/72?',
  stepsVi: '/weather/map/nowcasting-10minutes?lang=vi&',
  stepsEn: '/weather/map/nowcasting-10minutes?lang=en&',
  smartgenVi: '/weather/smartgen?lang=vi&',
  smartgenEn: '/weather/smartgen?lang=en&',
  warnings: '/warnings?',
} as const;
