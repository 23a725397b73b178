import type { Language } from '@portal/domain/language/language';
import type { SiteQuantity } from '@portal/domain/trade/site-limit';
import type { SiteWorkId } from '@portal/domain/trade/site-work.table';

const vi = {
  works: {
    craneLift: 'Cẩu ở 150 m',
    crewTransfer: 'Tàu chuyển người',
    deckWork: 'Việc ngoài trời',
    vesselLift: 'Cẩu từ tàu lên giàn',
    supplyRun: 'Tàu dịch vụ',
    blasting: 'Nổ mìn',
    pitHaul: 'Xe tải trong mỏ',
    drilling: 'Khoan, cẩu, việc trên cao',
    openStage: 'Sân khấu ngoài trời',
    beach: 'Bãi biển',
    walkingTour: 'Tour đi bộ',
    motorbikes: 'Xe máy',
    lorries: 'Xe tải, xe khách',
    containers: 'Xe thùng, container',
  } as Record<SiteWorkId, string>,
  quantities: {
    windMs: 'Gió ở 10 m',
    gustMs: 'Gió giật',
    hookWindMs: 'Gió ở 150 m',
    hookGustMs: 'Gió giật ở 150 m (ước tính)',
    waveM: 'Chiều cao sóng có nghĩa',
    wavePeriodS: 'Chu kỳ sóng',
    visibilityKm: 'Tầm nhìn',
    thunder: 'Nguy cơ sét',
    rainMm: 'Mưa trong một giờ',
    rainChance: 'Khả năng mưa',
    feelsLikeC: 'Nhiệt độ cảm nhận',
    uvIndex: 'Chỉ số UV',
  } as Record<SiteQuantity, string>,
  thunder: ['không có nguy cơ', 'có thể có dông', 'nhiều khả năng có dông', 'đang có sét'] as readonly string[],
  /** Level from which work stops. */
  thunderLimit: (level: string) => `dưới “${level}”`,
  verdicts: { good: 'Trong ngưỡng', consider: 'Sát ngưỡng', avoid: 'Ngoài ngưỡng' },
  limitsTitle: 'Ngưỡng đang dùng',
  columns: { quantity: 'Đại lượng', limit: 'Ngưỡng', worst: 'Xấu nhất 24 giờ tới', verdict: 'Kết luận' },
  limitsNote: 'Ngưỡng minh họa.',
  limitsBasis: 'Lấy từ đâu?',
  strip: (work: string, good: number, stopped: number) =>
    `${work}: ${good} giờ trong ngưỡng, ${stopped} giờ ngoài ngưỡng trong 24 giờ tới`,
  allWorks: (names: string, hours: number) => `${names} đều trong ngưỡng suốt ${hours} giờ tới.`,
  allDay: (work: string, hours: number) => `${work}: trong ngưỡng suốt ${hours} giờ tới.`,
  noHour: (work: string, hours: number) => `${work}: ngoài ngưỡng cả ${hours} giờ tới.`,
  /** All stops of a day that starts within limits. */
  except: (work: string, stops: string) => `${work}: trong ngưỡng, trừ ${stops}.`,
  /** All workable spells of a day that starts outside limits. */
  only: (work: string, spells: string) => `${work}: lúc này không làm được; làm được ${spells}.`,
  /** Hours of stops, where other hours are unknown. */
  partly: (work: string, stops: string) => `${work}: ngoài ngưỡng ${stops}; những giờ còn lại chưa đủ số liệu.`,
  spell: (from: string, to: string) => `${from}–${to}`,
  /** A spell cut off at the end of the hours. */
  onward: (from: string) => `từ ${from}`,
  and: ' và ',
  unknown: (work: string) => `${work}: chưa đủ số liệu để nói.`,
  tomorrow: 'ngày mai',
  onDate: (day: number, month: number) => `ngày ${day}/${month}`,
  ladder: (place: string, time: string) => `${place}, ${time}`,
  heights: { hook: 'móc cẩu', hub: 'trục tua-bin', surface: 'mặt biển' },
  noRain: '72 giờ tới không có mưa.',
  rainSum: (amount: string, hours: number) => `Mưa 72 giờ tới: ${amount}, rơi trong ${hours} giờ.`,
};

export type SiteMessages = typeof vi;

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const en: SiteMessages = {
  works: {
    craneLift: 'Crane lifts at 150 m',
    crewTransfer: 'Crew transfer',
    deckWork: 'Work outdoors',
    vesselLift: 'Lift from vessel to platform',
    supplyRun: 'Supply vessel',
    blasting: 'Blasting',
    pitHaul: 'Haul trucks',
    drilling: 'Drilling, cranes, work at height',
    openStage: 'Open-air stage',
    beach: 'Beach',
    walkingTour: 'Walking tour',
    motorbikes: 'Motorbikes',
    lorries: 'Lorries and coaches',
    containers: 'Box and container lorries',
  },
  quantities: {
    windMs: 'Wind at 10 m',
    gustMs: 'Gusts',
    hookWindMs: 'Wind at 150 m',
    hookGustMs: 'Gust at 150 m (estimated)',
    waveM: 'Significant wave height',
    wavePeriodS: 'Wave period',
    visibilityKm: 'Visibility',
    thunder: 'Lightning risk',
    rainMm: 'Rain in an hour',
    rainChance: 'Chance of rain',
    feelsLikeC: 'Feels like',
    uvIndex: 'UV index',
  },
  thunder: ['no risk', 'possible', 'likely', 'observed'],
  thunderLimit: (level) => `below “${level}”`,
  verdicts: { good: 'Within limits', consider: 'Close to limit', avoid: 'Outside limits' },
  limitsTitle: 'Limits in use',
  columns: { quantity: 'Quantity', limit: 'Limit', worst: 'Worst, next 24 hours', verdict: 'Verdict' },
  limitsNote: 'Sample limits.',
  limitsBasis: 'Where from?',
  strip: (work, good, stopped) => `${work}: ${good} hours within limits and ${stopped} outside them in the next 24`,
  allWorks: (names, hours) => `${names} stay within limits for the next ${hours} hours.`,
  allDay: (work, hours) => `${work}: within limits for the next ${hours} hours.`,
  noHour: (work, hours) => `${work}: outside limits for the next ${hours} hours.`,
  except: (work, stops) => `${work}: within limits except ${stops}.`,
  only: (work, spells) => `${work}: not possible now; possible ${spells}.`,
  partly: (work, stops) => `${work}: outside limits ${stops}; not enough data for the other hours.`,
  spell: (from, to) => `${from}–${to}`,
  onward: (from) => `from ${from}`,
  and: ' and ',
  unknown: (work) => `${work}: not enough data to tell.`,
  tomorrow: 'tomorrow',
  onDate: (day, month) => `on ${day} ${MONTHS[month - 1]}`,
  ladder: (place, time) => `${place}, ${time}`,
  heights: { hook: 'crane hook', hub: 'turbine hub', surface: 'sea surface' },
  noRain: 'No rain in the next 72 hours.',
  rainSum: (amount, hours) => `Rain over the next 72 hours: ${amount}, in ${hours} of those hours.`,
};

export const siteMessages: Readonly<Record<Language, SiteMessages>> = { vi, en };
