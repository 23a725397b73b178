import type { ContentRouteId } from '@portal/content/content-pages';
import type { LoadLive } from '#pages/content/live-example.ts';
import { loadHeatDays } from '#pages/content/load-heat-days.tsx';
import { loadSeasonRacks } from '#pages/content/load-season-racks.tsx';
import { loadWeekDepartures } from '#pages/content/load-week-departures.tsx';
import { loadOffshoreWind, makeSiteLive } from '#pages/content/make-site-live.tsx';
import { showBasin, showFarmWork, showLimits } from '#pages/solutions/solution-examples.tsx';

/** The live example of each content page that has one. */
export const LIVE_EXAMPLES: Readonly<Partial<Record<ContentRouteId, LoadLive>>> = {
  'solution:solutions-for-businesses': showLimits,
  'solution:solutions-for-agriculture': showFarmWork,
  'solution:solutions-for-hydropower': showBasin,
  metplus: makeSiteLive({ site: 'daNang', works: ['openStage', 'containers', 'motorbikes'] }),
  forecast: loadWeekDepartures,
  'industry:dien-gio': loadOffshoreWind,
  'industry:dau-khi': makeSiteLive({ site: 'cuuLong', works: ['vesselLift', 'supplyRun', 'deckWork'] }),
  'industry:khai-khoang': makeSiteLive({
    site: 'camPha',
    works: ['blasting', 'pitHaul', 'drilling'],
    countsRain: true,
  }),
  'industry:du-lich-su-kien': makeSiteLive({ site: 'daNang', works: ['openStage', 'beach', 'walkingTour'] }),
  'industry:van-tai': makeSiteLive({
    site: 'haiVan',
    works: ['motorbikes', 'lorries', 'containers'],
    countsRain: true,
  }),
  'industry:dien-tu-dien-lanh': loadHeatDays,
  'industry:thuong-mai-ban-le': loadWeekDepartures,
  'industry:may-mac-thoi-trang': loadSeasonRacks,
};
