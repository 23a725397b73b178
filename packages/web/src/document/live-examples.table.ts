import type { ContentRouteId } from '@portal/content/content-pages';
import type { LoadLive } from '#pages/content/live-example.ts';
import { loadHeatDays } from '#pages/content/load-heat-days.tsx';
import { loadOffshoreWind } from '#pages/content/load-offshore-wind.tsx';
import { loadSeasonRacks } from '#pages/content/load-season-racks.tsx';
import { loadWeekDepartures } from '#pages/content/load-week-departures.tsx';
import { makeSiteLive } from '#pages/content/make-site-live.tsx';
import { showCallPlan } from '#pages/content/show-call-plan.tsx';
import {
  showAlert,
  showBulletin,
  showRain,
  showRecord,
  showScreen,
  showSiteChart,
} from '#pages/content/show-evidence.tsx';
import { loadMetplus } from '#pages/metplus/load-metplus.tsx';
import { showBasin, showFarmWork, showLimits } from '#pages/solutions/solution-examples.tsx';

/** The live example of each content page that has one. */
export const LIVE_EXAMPLES: Readonly<Partial<Record<ContentRouteId, LoadLive>>> = {
  'solution:solutions-for-businesses': showLimits,
  'solution:solutions-for-agriculture': showFarmWork,
  'solution:solutions-for-hydropower': showBasin,
  solutions: showAlert('pit'),
  products: showScreen('hoChiMinh'),
  industries: showSiteChart('haiVan', 'motorbikes'),
  metplus: loadMetplus,
  forecast: loadWeekDepartures,
  'data-suites': showRain,
  'weather-report': showRecord('concrete'),
  'weather-pro': showBulletin('cuuLong', 'vesselLift'),
  'industry:dien-gio': loadOffshoreWind,
  'industry:dau-khi': makeSiteLive({
    site: 'cuuLong',
    works: ['vesselLift', 'supplyRun', 'deckWork'],
    bulletin: 'vesselLift',
    alert: 'vessel',
  }),
  'industry:khai-khoang': makeSiteLive({
    site: 'camPha',
    works: ['blasting', 'pitHaul', 'drilling'],
    countsRain: true,
    bulletin: 'pitHaul',
    alert: 'pit',
  }),
  'industry:du-lich-su-kien': makeSiteLive({
    site: 'daNang',
    works: ['openStage', 'beach', 'walkingTour'],
    bulletin: 'openStage',
    alert: 'stage',
  }),
  'industry:van-tai': makeSiteLive({
    site: 'haiVan',
    works: ['motorbikes', 'lorries', 'containers'],
    countsRain: true,
    bulletin: 'motorbikes',
    alert: 'pass',
  }),
  'industry:dien-tu-dien-lanh': loadHeatDays,
  'industry:thuong-mai-ban-le': loadWeekDepartures,
  'industry:may-mac-thoi-trang': loadSeasonRacks,
  services: showScreen('hanoi'),
  'service:global-commerce': showSiteChart('lachHuyen', 'containers'),
  'service:marketing-solutions': loadHeatDays,
  'service:customer-care-solutions': showRain,
  'service:call-center': showAlert('calls'),
  'service:human-resource-supply': showScreen('daNang'),
  'service:auto-call': showCallPlan,
  'service:ai-call-monitoring': showScreen('hoChiMinh'),
};
