import type { GatherReason } from '@portal/domain/agriculture/drying-plan';
import type { GrainLayer } from '@portal/domain/agriculture/grain-drying';
import { type Pair, pair, splitLanguages } from '../split-languages.ts';

/** Drying in the sun. Functions take formatted values; `day` is `hôm nay`, `thứ Hai`. */
export const dryingMessages = splitLanguages({
  title: { rice: ['Phơi lúa', 'Drying rice'], produce: ['Phơi nông sản', 'Sun-drying'] },
  /** `what`: lúa or nông sản. */
  rice: ['lúa', 'the rice'],
  produce: ['nông sản', 'the produce'],
  gather: pair([
    (what: string, clock: string) => `gom ${what}, phủ bạt trước ${clock}`,
    (what, clock) => `gather and cover ${what} by ${clock}`,
  ]),
  gatherNow: pair([(what: string) => `gom ${what}, phủ bạt ngay`, (what) => `gather and cover ${what} now`]),
  good: pair([
    (day: string, from: string, to: string, gather: string) => `${day} phơi được ${from}–${to}; ${gather}`,
    (day, from, to, gather) => `${day}: good drying ${from}–${to}; ${gather}`,
  ]),
  /** A spell that goes on. */
  going: pair([
    (to: string, gather: string) => `Phơi được đến ${to}; ${gather}`,
    (to, gather) => `Drying until ${to}; ${gather}`,
  ]),
  dayOver: pair([(gather: string) => `Hết giờ phơi: ${gather}`, (gather) => `Drying is over: ${gather}`]),
  because: {
    rain: pair([
      (clock: string, chance: string | null) =>
        chance === null ? `có thể mưa từ ${clock}` : `khả năng mưa ${chance}% từ ${clock}`,
      (clock, chance) => (chance === null ? `rain possible from ${clock}` : `${chance}% chance of rain from ${clock}`),
    ]),
    stop: pair([
      (clock: string) => `có dông hoặc cảnh báo từ ${clock}`,
      (clock) => `thunder or an official warning from ${clock}`,
    ]),
    unknown: pair([(clock: string) => `chưa rõ mưa từ ${clock}`, (clock) => `rain unknown from ${clock}`]),
    dusk: pair([() => 'trước lúc trời tối', () => 'before dusk']),
  } satisfies Record<GatherReason, Pair<(clock: string, chance: string | null) => string>>,
  consider: pair([
    (day: string, from: string, to: string) => `${day} cân nhắc phơi ${from}–${to}: phải canh mưa, ẩm`,
    (day, from, to) => `${day}: drying possible ${from}–${to}, but watch for rain and damp air`,
  ]),
  avoid: pair([(day: string) => `${day} không nên phơi`, (day) => `${day}: do not dry outdoors`]),
  unknown: pair([(day: string) => `${day} chưa đủ số liệu`, (day) => `${day}: not enough data`]),
  /** After the sentence of today. */
  next: pair([(days: string) => `Ngày phơi được tiếp theo: ${days}`, (days) => `Next good day: ${days}`]),
  noNext: ['15 ngày tới chưa có ngày phơi được', 'No good day in the next 15 days'],
  alert: ['Báo tôi giờ gom mỗi ngày phơi', 'Tell me each day when to gather'],
  byDay: ['Từng ngày', 'Day by day'],
  layer: ['Lớp lúa dày', 'Layer of rice'],
  layers: {
    thin: ['2–3 cm', '2–3 cm'],
    medium: ['5 cm', '5 cm'],
    thick: ['7–10 cm', '7–10 cm'],
  } satisfies Record<GrainLayer, Pair>,
  otherLayer: ['Lớp dày khác, và cách tính', 'Another layer, and how this is calculated'],
  show: ['Xem lớp này', 'Show this layer'],
  grainTitle: ['Độ ẩm lúa theo lớp', 'Moisture by layer'],
  dry: pair([
    (layer: string, moisture: string, when: string) => `Lớp ${layer}: xuống ${moisture}% (đủ khô) ${when}`,
    (layer, moisture, when) => `A layer of ${layer} is dry (${moisture}%) ${when}`,
  ]),
  dryAt: pair([(when: string) => `khoảng ${when}`, (when) => `around ${when}`]),
  dryBetween: pair([
    (from: string, to: string) => `từ ${from} đến ${to}, tùy lúa lúc gặt`,
    (from, to) => `between ${from} and ${to}, depending on how wet it was`,
  ]),
  notDry: pair([
    (layer: string, hours: string) => `Lớp ${layer}: chưa đủ khô trong 15 ngày tới, còn khoảng ${hours} giờ phơi`,
    (layer, hours) => `A layer of ${layer} will not be dry within 15 days: about ${hours} more drying hours`,
  ]),
  tooDamp: pair([
    (layer: string) => `Lớp ${layer}: không khí ẩm quá, phơi không xuống được 14%`,
    (layer) => `A layer of ${layer}: the air is too damp to dry it to 14%`,
  ]),
  onlyDrier: pair([
    (layer: string, when: string, hours: string) =>
      `Lớp ${layer}: lúa ráo thì đủ khô khoảng ${when}, lúa ướt còn khoảng ${hours} giờ phơi`,
    (layer, when, hours) =>
      `A layer of ${layer}: drier rice is dry around ${when}, wetter rice needs about ${hours} more hours`,
  ]),
  chart: pair([
    (from: string, to: string) => `Độ ẩm lúa giảm từ ${from}% xuống ${to}% theo các giờ phơi`,
    (from, to) => `Moisture falls from ${from}% to ${to}% over the drying hours`,
  ]),
  note: [
    'Ước tính theo luật Newton với lúa mới gặt 24–28%, đảo đều, phủ kín ban đêm; tốc độ theo độ dày là đề xuất. Hãy đo bằng máy đo ẩm hoặc cắn thử trước khi đóng bao.',
    'An estimate by Newton’s law for fresh rice of 24–28%, stirred often and covered at night; the rate by thickness is our own. Measure the moisture before bagging.',
  ],
});
