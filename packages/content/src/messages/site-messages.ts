import type { SiteQuantity } from '@portal/domain/trade/site-limit';
import type { SiteWorkId } from '@portal/domain/trade/site-work.table';
import { type Pair, pair, splitLanguages } from '../split-languages.ts';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

export const siteMessages = splitLanguages({
  works: {
    craneLift: ['Cẩu ở 150 m', 'Crane lifts at 150 m'],
    crewTransfer: ['Tàu chuyển người', 'Crew transfer'],
    deckWork: ['Việc ngoài trời', 'Work outdoors'],
    vesselLift: ['Cẩu từ tàu lên giàn', 'Lift from vessel to platform'],
    supplyRun: ['Tàu dịch vụ', 'Supply vessel'],
    blasting: ['Nổ mìn', 'Blasting'],
    pitHaul: ['Xe tải trong mỏ', 'Haul trucks'],
    drilling: ['Khoan, cẩu, việc trên cao', 'Drilling, cranes, work at height'],
    openStage: ['Sân khấu ngoài trời', 'Open-air stage'],
    beach: ['Bãi biển', 'Beach'],
    walkingTour: ['Tour đi bộ', 'Walking tour'],
    motorbikes: ['Xe máy', 'Motorbikes'],
    lorries: ['Xe tải, xe khách', 'Lorries and coaches'],
    containers: ['Xe thùng, container', 'Box and container lorries'],
  } satisfies Record<SiteWorkId, Pair>,
  quantities: {
    windMs: ['Gió ở 10 m', 'Wind at 10 m'],
    gustMs: ['Gió giật', 'Gusts'],
    hookWindMs: ['Gió ở 150 m', 'Wind at 150 m'],
    hookGustMs: ['Gió giật ở 150 m (ước tính)', 'Gusts at 150 m (estimated)'],
    waveM: ['Chiều cao sóng có nghĩa', 'Significant wave height'],
    wavePeriodS: ['Chu kỳ sóng', 'Wave period'],
    visibilityKm: ['Tầm nhìn', 'Visibility'],
    thunder: ['Nguy cơ sét', 'Lightning risk'],
    rainMm: ['Mưa trong một giờ', 'Hourly rain'],
    rainChance: ['Khả năng mưa', 'Chance of rain'],
    feelsLikeC: ['Nhiệt độ cảm nhận', 'Feels like'],
    uvIndex: ['Chỉ số UV', 'UV index'],
  } satisfies Record<SiteQuantity, Pair>,
  thunder: [
    ['không có nguy cơ', 'có thể có dông', 'nhiều khả năng có dông', 'đang có sét'] as readonly string[],
    ['no risk', 'possible', 'likely', 'observed'],
  ],
  thunderLimit: pair([(level: string) => `dưới “${level}”`, (level) => `below “${level}”`]),
  verdicts: {
    good: ['Trong ngưỡng', 'Within limits'],
    consider: ['Sát ngưỡng', 'Close to limit'],
    avoid: ['Ngoài ngưỡng', 'Outside limits'],
  },
  limitsTitle: ['Ngưỡng đang dùng', 'Limits in use'],
  columns: {
    quantity: ['Đại lượng', 'Quantity'],
    limit: ['Ngưỡng', 'Limit'],
    worst: ['Xấu nhất 24 giờ tới', 'Worst, next 24 hours'],
    verdict: ['Kết luận', 'Verdict'],
  },
  limitsNote: ['Ngưỡng minh họa.', 'Sample limits.'],
  limitsBasis: ['Lấy từ đâu?', 'Where are they from?'],
  strip: pair([
    (work: string, good: number, stopped: number) =>
      `${work}: ${good} giờ trong ngưỡng, ${stopped} giờ ngoài ngưỡng trong 24 giờ tới`,
    (work, good, stopped) => `${work}: ${good} hours within limits and ${stopped} outside limits in the next 24`,
  ]),
  allWorks: pair([
    (names: string, hours: number) => `${names} đều trong ngưỡng suốt ${hours} giờ tới.`,
    (names, hours) => `${names} stay within limits for the next ${hours} hours.`,
  ]),
  allDay: pair([
    (work: string, hours: number) => `${work}: trong ngưỡng suốt ${hours} giờ tới.`,
    (work, hours) => `${work}: within limits for the next ${hours} hours.`,
  ]),
  noHour: pair([
    (work: string, hours: number) => `${work}: ngoài ngưỡng cả ${hours} giờ tới.`,
    (work, hours) => `${work}: outside limits for the next ${hours} hours.`,
  ]),
  /** All stops of a day that starts within limits. */
  except: pair([
    (work: string, stops: string) => `${work}: trong ngưỡng, trừ ${stops}.`,
    (work, stops) => `${work}: within limits except ${stops}.`,
  ]),
  /** All workable spells of a day that starts outside limits. */
  only: pair([
    (work: string, spells: string) => `${work}: lúc này không làm được; làm được ${spells}.`,
    (work, spells) => `${work}: not possible now; possible ${spells}.`,
  ]),
  /** Hours of stops, where other hours are unknown. */
  partly: pair([
    (work: string, stops: string) => `${work}: ngoài ngưỡng ${stops}; những giờ còn lại chưa đủ số liệu.`,
    (work, stops) => `${work}: outside limits ${stops}; not enough data for the other hours.`,
  ]),
  spell: pair([(from: string, to: string) => `${from}–${to}`, (from, to) => `${from}–${to}`]),
  /** A spell cut off at the end of the hours. */
  onward: pair([(from: string) => `từ ${from}`, (from) => `from ${from}`]),
  and: [' và ', ' and '],
  unknown: pair([(work: string) => `${work}: chưa đủ số liệu để nói.`, (work) => `${work}: not enough data to tell.`]),
  tomorrow: ['ngày mai', 'tomorrow'],
  onDate: pair([
    (day: number, month: number) => `ngày ${day}/${month}`,
    (day, month) => `on ${day} ${MONTHS[month - 1]}`,
  ]),
  ladder: pair([(place: string, time: string) => `${place}, ${time}`, (place, time) => `${place}, ${time}`]),
  heights: {
    hook: ['móc cẩu', 'crane hook'],
    hub: ['trục tua-bin', 'turbine hub'],
    surface: ['mặt biển', 'sea surface'],
  },
  noRain: ['72 giờ tới không có mưa.', 'No rain in the next 72 hours.'],
  noRainSeen: ['Chưa thấy mây mưa; mưa rào nhỏ có thể lọt.', 'No rain clouds seen; small showers can be missed.'],
  rainSum: pair([
    (amount: string, hours: number) => `Mưa 72 giờ tới: ${amount}, rơi trong ${hours} giờ.`,
    (amount, hours) => `Rain over the next 72 hours: ${amount}, in ${hours} of those hours.`,
  ]),
});

export type SiteMessages = (typeof siteMessages)['vi'];
