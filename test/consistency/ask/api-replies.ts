import type { EndpointReply } from '@portal/contract/endpoint';
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

/** Replies of the API for one place at one moment. */
export interface ApiReplies {
  readonly now: EndpointReply<typeof weatherNow>;
  readonly hours: EndpointReply<typeof weatherHours24>;
  readonly days: EndpointReply<typeof weatherDays15>;
  readonly today: EndpointReply<typeof weatherToday>;
  readonly tomorrow: EndpointReply<typeof weatherTomorrow>;
  readonly rain: EndpointReply<typeof weatherRain72>;
  readonly steps: Readonly<Record<'vi' | 'en', EndpointReply<typeof nowcastSteps>>>;
  readonly smartgen: Readonly<Record<'vi' | 'en', EndpointReply<typeof weatherSmartgen>>>;
  readonly warnings: EndpointReply<typeof warningsList>;
  /** The point of the map within a small box around the place. */
  readonly map: EndpointReply<typeof weatherMap>;
}

/** Addresses of the replies below `/api/v1`, all but the map’s. */
export const API_CALLS = {
  now: '/weather/now?',
  hours: '/weather/hour/24?',
  days: '/weather/day/15?periods=15&',
  today: '/weather/today?',
  tomorrow: '/weather/tomorrow?',
  rain: '/weather/rain/72?',
  stepsVi: '/weather/map/nowcasting-10minutes?lang=vi&',
  stepsEn: '/weather/map/nowcasting-10minutes?lang=en&',
  smartgenVi: '/weather/smartgen?lang=vi&',
  smartgenEn: '/weather/smartgen?lang=en&',
  warnings: '/warnings?',
} as const;
