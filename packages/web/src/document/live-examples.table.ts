import type { ContentRouteId } from '@portal/content/content-pages';
import type { LoadLive } from '#pages/content/live-example.ts';
import { loadClimate } from '#pages/content/load-climate.tsx';
import { loadHeatDays } from '#pages/content/load-heat-days.tsx';
import { loadOffshoreWind } from '#pages/content/load-offshore-wind.tsx';
import { loadSeasonRacks } from '#pages/content/load-season-racks.tsx';
import { loadWeekDepartures } from '#pages/content/load-week-departures.tsx';
import { makeSiteLive } from '#pages/content/make-site-live.tsx';
import { showCallPlan } from '#pages/content/show-call-plan.tsx';
import { showAlert, showRain, showScreen, showSiteChart } from '#pages/content/show-evidence.tsx';
import { withBoard } from '#pages/content/with-board.tsx';
import { loadDataSuite } from '#pages/data-suites/load-data-suite.tsx';
import { loadSampleBulletin } from '#pages/expert-bulletin/load-sample-bulletin.tsx';
import { loadMetplus } from '#pages/metplus/load-metplus.tsx';
import { showBasin, showFarmWork, showLimits } from '#pages/solutions/solution-examples.tsx';

export const LIVE_EXAMPLES: Readonly<Partial<Record<ContentRouteId, LoadLive>>> = {
  'solution:solutions-for-businesses': withBoard(showLimits, 'construction', 'ho-chi-minh'),
  'solution:solutions-for-agriculture': withBoard(showFarmWork, 'farming', 'can-tho'),
  'solution:solutions-for-hydropower': showBasin,
  solutions: showAlert('pit'),
  products: showScreen('hoChiMinh'),
  industries: showSiteChart('haiVan', 'motorbikes'),
  metplus: loadMetplus,
  forecast: loadClimate,
  'data-suites': loadDataSuite,
  'weather-pro': loadSampleBulletin,
  'industry:dien-gio': loadOffshoreWind,
  'industry:dau-khi': withBoard(
    makeSiteLive({
      site: 'cuuLong',
      works: ['vesselLift', 'supplyRun', 'deckWork'],
      bulletin: 'vesselLift',
      alert: 'vessel',
    }),
    'sea',
    'vung-tau-ho-chi-minh',
  ),
  'industry:khai-khoang': withBoard(
    makeSiteLive({
      site: 'camPha',
      works: ['blasting', 'pitHaul', 'drilling'],
      countsRain: true,
      bulletin: 'pitHaul',
      alert: 'pit',
    }),
    'mining',
    'cam-pha-quang-ninh',
  ),
  'industry:du-lich-su-kien': withBoard(
    makeSiteLive({
      site: 'daNang',
      works: ['openStage', 'beach', 'walkingTour'],
      bulletin: 'openStage',
      alert: 'stage',
    }),
    'events',
    'da-nang',
  ),
  'industry:van-tai': withBoard(
    makeSiteLive({
      site: 'haiVan',
      works: ['motorbikes', 'lorries', 'containers'],
      countsRain: true,
      bulletin: 'motorbikes',
      alert: 'pass',
    }),
    'transport',
    'da-nang',
  ),
  'industry:dien-tu-dien-lanh': withBoard(loadHeatDays, 'shops', 'ha-noi'),
  'industry:thuong-mai-ban-le': withBoard(loadWeekDepartures, 'shops', 'ho-chi-minh'),
  'industry:may-mac-thoi-trang': withBoard(loadSeasonRacks, 'shops', 'ha-noi'),
  services: showScreen('hanoi'),
  'service:global-commerce': showSiteChart('lachHuyen', 'containers'),
  'service:marketing-solutions': loadHeatDays,
  'service:customer-care-solutions': showRain,
  'service:call-center': showAlert('calls'),
  'service:human-resource-supply': showScreen('daNang'),
  'service:auto-call': showCallPlan,
  'service:ai-call-monitoring': showScreen('hoChiMinh'),
};
