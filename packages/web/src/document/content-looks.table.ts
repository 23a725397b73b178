import type { ContentRouteId } from '@portal/content/content-pages';
import { ABOUT_LOOKS } from '#pages/about/about-looks.table.ts';
import { loadHeatDays } from '#pages/content/load-heat-days.tsx';
import { loadOffshoreWind } from '#pages/content/load-offshore-wind.tsx';
import { loadSeasonRacks } from '#pages/content/load-season-racks.tsx';
import { loadWeekDepartures } from '#pages/content/load-week-departures.tsx';
import type { ContentLook } from '#pages/content/make-content-page.tsx';
import { makeSiteLive } from '#pages/content/make-site-live.tsx';
import { SERVICE_LOOKS } from '#pages/services/service-looks.table.ts';
import { SOLUTION_LOOKS } from '#pages/solutions/solution-looks.ts';

/** The drawing and the live example of every content page. */
export const CONTENT_LOOKS: Readonly<Record<ContentRouteId, ContentLook>> = {
  ...SOLUTION_LOOKS,
  ...SERVICE_LOOKS,
  ...ABOUT_LOOKS,
  products: { drawing: 'harbourCity' },
  metplus: {
    drawing: 'lighthouse',
    loadLive: makeSiteLive({ site: 'daNang', works: ['openStage', 'containers', 'motorbikes'] }),
  },
  forecast: { drawing: 'seasons', loadLive: loadWeekDepartures },
  industries: { drawing: 'trades' },
  'weather-api': { drawing: 'weatherMast' },
  'data-suites': { drawing: 'silos' },
  'weather-pro': { drawing: 'observatory' },
  'weather-report': { drawing: 'rainGauge' },
  'industry:dien-gio': { drawing: 'offshoreWind', loadLive: loadOffshoreWind },
  'industry:dau-khi': {
    drawing: 'oilPlatform',
    loadLive: makeSiteLive({ site: 'cuuLong', works: ['vesselLift', 'supplyRun', 'deckWork'] }),
  },
  'industry:khai-khoang': {
    drawing: 'mine',
    loadLive: makeSiteLive({ site: 'camPha', works: ['blasting', 'pitHaul', 'drilling'], countsRain: true }),
  },
  'industry:du-lich-su-kien': {
    drawing: 'festival',
    loadLive: makeSiteLive({ site: 'daNang', works: ['openStage', 'beach', 'walkingTour'] }),
  },
  'industry:van-tai': {
    drawing: 'mountainRoad',
    loadLive: makeSiteLive({ site: 'haiVan', works: ['motorbikes', 'lorries', 'containers'], countsRain: true }),
  },
  'industry:dien-tu-dien-lanh': { drawing: 'coolHome', loadLive: loadHeatDays },
  'industry:thuong-mai-ban-le': { drawing: 'market', loadLive: loadWeekDepartures },
  'industry:may-mac-thoi-trang': { drawing: 'clothesLine', loadLive: loadSeasonRacks },
};
