import type { Language } from '@portal/domain/language/language';
import type { BoatClass } from '@portal/domain/sea/boats.table';
import type { Wording } from '../wording.ts';

/** A group of boats by length, m; null for no bound. */
type BoatGroup = (from: number | null, to: number | null) => string;

const groupVi: BoatGroup = (from, to) => {
  if (from === null) return to === null ? 'mọi tàu thuyền' : `tàu dưới ${to} m`;
  return to === null ? `tàu từ ${from} m` : `tàu ${from}–${to} m`;
};

const groupEn: BoatGroup = (from, to) => {
  if (from === null) return to === null ? 'all boats' : `boats under ${to} m`;
  return to === null ? `boats of ${from} m and more` : `boats of ${from}–${to} m`;
};

const boatsVi: Readonly<Record<BoatClass, string>> = {
  under6: 'Thúng, thuyền dưới 6 m',
  from6: 'Tàu 6–12 m, đi ven bờ',
  from12: 'Tàu 12–15 m, vùng lộng',
  from15: 'Tàu từ 15 m, vùng khơi',
  passenger: 'Tàu khách',
};

const boatsEn: Readonly<Record<BoatClass, string>> = {
  under6: 'Coracles, boats under 6 m',
  from6: 'Boats of 6–12 m, along the shore',
  from12: 'Boats of 12–15 m, inshore',
  from15: 'Boats of 15 m and more, offshore',
  passenger: 'Passenger ships',
};

const vi = {
  span: 'Biển',
  type: 'Sóng, gió và thủy triều',
  description: (place: string) =>
    `Biển ${place}: tàu nào ra khơi được, sóng, sóng lừng, gió giật theo cấp mỗi 3 giờ, thủy triều, ba ngày tới.`,
  inland: (place: string) => `${place} không giáp biển nên trang này không có số liệu.`,
  inlandWay: (place: string) => `Xem thời tiết ${place} lúc này`,
  answer: {
    warning: 'Đang có bản tin chính thức: tàu thuyền ở bờ, nghe lệnh Bộ đội Biên phòng và cảng vụ.',
    afterWarning: 'Sau bão/lũ: chờ bản tin mới.',
    unknown: 'Chưa có số liệu sóng cho vùng biển này.',
    until: (moment: string, groups: string) => `Đến ${moment}, ${groups}.`,
    always: (groups: string) => `Trong ba ngày tới, ${groups}.`,
    group: groupVi,
    go: (group: string) => `${group} đi được`,
    consider: (group: string) => `${group} nên cân nhắc`,
    stay: (group: string) => `${group} nên ở bờ`,
    calmer: 'Sau đó có lúc êm hơn.',
    rougher: 'Sau đó có lúc động hơn.',
    bulletin: 'Sau đó theo bản tin chính thức.',
  },
  facts: {
    waves: (height: string, period: string | null) =>
      `Sóng ${height} m${period === null ? '' : `, chu kỳ ${period} giây`}`,
    wind: (direction: string | null, force: number, gust: number | null) =>
      `Gió${direction === null ? '' : ` ${direction.toLowerCase()}`} cấp ${force}${gust === null ? '' : `, giật cấp ${gust}`}`,
  },
  boats: {
    title: 'Ra khơi được không',
    aside: 'mỗi ô 3 giờ',
    now: 'Nay',
    names: boatsVi,
    limits: (wave: string, force: number) => `sóng ${wave} m · gió cấp ${force}`,
    decided: 'hãng và cảng vụ quyết định',
    verdicts: { go: 'Đi được', consider: 'Cân nhắc', stay: 'Ở bờ', none: 'Chưa rõ' },
    noWaves: 'Chưa có số liệu sóng',
    wait: 'Sau bão/lũ: chờ bản tin mới',
    always: (verdict: string) => `${verdict} suốt ba ngày tới`,
    change: (verdict: string, moment: string, next: string) => `${verdict} đến ${moment}, sau đó ${next.toLowerCase()}`,
    key: { go: 'đi được', consider: 'cân nhắc', stay: 'ở bờ', none: 'theo bản tin hoặc chưa rõ' },
    limitNote:
      'Giới hạn từng loại tàu do Trời Việt đề xuất, không phải quy định; bạn đặt được giới hạn riêng. Trong giờ của bản tin chính thức không ghi “Đi được”.',
    sourceNote: (source: string, where: string) =>
      `Sóng: mô hình ${source}, ${where}. Khuất gió sóng thấp hơn, mũi đá cao hơn.`,
    ai: (source: string) => `${source} (mô hình AI)`,
    atCell: (distance: string) => `ô biển cách ${distance} km`,
    atPoint: 'tại chính điểm này',
    links: { warnings: 'Cảnh báo thiên tai', map: 'Bản đồ gió' },
  },
  own: {
    name: 'Tàu của bạn',
    yours: 'giới hạn của bạn',
    says: (text: string) => `Theo giới hạn của bạn: ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
    set: 'Đặt giới hạn của bạn',
    change: 'Sửa giới hạn của bạn',
    labels: { waveM: 'Sóng cao nhất, m', force: 'Gió mạnh nhất, cấp' },
    mistakes: {
      waveM: 'Nhập độ cao sóng từ 0,1 đến 9 m, ví dụ 1,5.',
      force: 'Nhập cấp gió là số nguyên từ 1 đến 11.',
    },
    save: 'Lưu giới hạn',
    remove: 'Bỏ giới hạn của bạn',
    note: 'Chỉ lưu trên máy này, không cần tài khoản. Khi có bản tin chính thức, tàu nào cũng ở bờ.',
  },
  around: {
    title: 'Biển quanh đây',
    wind: (force: number) => `gió cấp ${force}`,
    waves: (height: string) => `sóng ${height} m`,
    apart: { calmer: 'êm hơn ở đây', rougher: 'động hơn ở đây', alike: 'như ở đây' },
  },
  waves: {
    title: 'Sóng, gió mỗi 3 giờ',
    from: (clock: string, day: string) => `Từ ${clock} ${day}`,
    range: (from: string, to: string) => (from === to ? `${from} m` : `${from}–${to} m`),
    hour: 'giờ',
    height: 'sóng, m',
    high: (height: string) => `có thể ${height} m`,
    swell: 'lừng, m',
    period: 'chu kỳ, s',
    direction: 'sóng đi',
    wind: 'gió, cấp',
    gust: 'giật',
    towards: (direction: string) => `về hướng ${direction.toLowerCase()}`,
    missing: 'Chưa có số liệu sóng',
    note: 'Mỗi cột là mức cao nhất trong 3 giờ. Mũi tên chỉ hướng sóng đi tới.',
    possible: 'Phần nhạt là mức mà mô hình khác cho là có thể.',
  },
  tide: {
    title: 'Thủy triều',
    turn: { high: 'Nước lớn', low: 'Nước ròng' },
    line: (kind: string, moment: string, height: string) => `${kind} ${moment}, ${height} m`,
    picture: (station: string, turns: string) => `Đường thủy triều tại ${station}: ${turns}`,
    basis: (station: string, distance: string) =>
      `Thủy triều thiên văn, chưa tính nước dâng. Trạm ${station}, cách ${distance} km; độ cao so với mực nước biển trung bình.`,
    error: (minutes: string, height: string) => `Giờ có thể lệch ${minutes} phút, mực nước lệch ${height} m.`,
    noError: 'Chưa đối chiếu với bảng chính thức nên chưa rõ lệch bao nhiêu.',
  },
  days: {
    title: 'Ba ngày trên biển',
    upTo: (height: string) => `tới ${height} m`,
    wind: (from: number, to: number) => (from === to ? `gió cấp ${from}` : `gió cấp ${from}–${to}`),
    gust: (force: number) => `giật cấp ${force}`,
  },
};

const en: Wording<typeof vi> = {
  span: 'Sea',
  type: 'Waves, wind and tide',
  description: (place) =>
    `The sea at ${place}: which boats can go out, waves, swell and gusts by force every 3 hours, tide, three days ahead.`,
  inland: (place) => `${place} does not lie on the sea, so this page has no data.`,
  inlandWay: (place) => `See the weather in ${place} now`,
  answer: {
    warning: 'An official bulletin is in force: boats stay ashore and follow the border guard and the port authority.',
    afterWarning: 'After the storm: wait for the next bulletin.',
    unknown: 'There is no wave data for these waters yet.',
    until: (moment, groups) => `Until ${moment}, ${groups}.`,
    always: (groups) => `For the next three days, ${groups}.`,
    group: groupEn,
    go: (group) => `${group} can go out`,
    consider: (group) => `${group} should think twice`,
    stay: (group) => `${group} should stay ashore`,
    calmer: 'After that it is calmer at times.',
    rougher: 'After that it is rougher at times.',
    bulletin: 'After that the official bulletin decides.',
  },
  facts: {
    waves: (height, period) => `Waves ${height} m${period === null ? '' : `, period ${period} s`}`,
    wind: (direction, force, gust) =>
      `${direction === null ? 'Wind' : `${direction} wind`} force ${force}${gust === null ? '' : `, gusts force ${gust}`}`,
  },
  boats: {
    title: 'Can boats go out',
    aside: '3 hours a block',
    now: 'Now',
    names: boatsEn,
    limits: (wave, force) => `waves ${wave} m · wind force ${force}`,
    decided: 'the operator and the port authority decide',
    verdicts: { go: 'Go', consider: 'Think twice', stay: 'Stay ashore', none: 'Unknown' },
    noWaves: 'No wave data yet',
    wait: 'After the storm: wait for the next bulletin',
    always: (verdict) => `${verdict} throughout the next three days`,
    change: (verdict, moment, next) => `${verdict} until ${moment}, then ${next.toLowerCase()}`,
    key: { go: 'go', consider: 'think twice', stay: 'stay ashore', none: 'by the bulletin, or unknown' },
    limitNote:
      'The limits of each size of boat are Trời Việt’s own, not official; you can set yours. While an official bulletin is in force no boat is shown as “Go”.',
    sourceNote: (source, where) => `Waves: model ${source}, ${where}. Lower in the lee, higher off rocky points.`,
    ai: (source) => `${source} (AI model)`,
    atCell: (distance) => `cell at sea ${distance} km away`,
    atPoint: 'at this very point',
    links: { warnings: 'Disaster warnings', map: 'Wind map' },
  },
  own: {
    name: 'Your boat',
    yours: 'your limits',
    says: (text) => `By your limits: ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
    set: 'Set your own limits',
    change: 'Change your limits',
    labels: { waveM: 'Highest waves, m', force: 'Strongest wind, force' },
    mistakes: {
      waveM: 'Enter a wave height from 0.1 to 9 m, for example 1.5.',
      force: 'Enter a wind force as a whole number from 1 to 11.',
    },
    save: 'Save limits',
    remove: 'Remove your limits',
    note: 'Kept on this device only, without an account. While an official bulletin is in force every boat stays ashore.',
  },
  around: {
    title: 'The sea around here',
    wind: (force) => `wind force ${force}`,
    waves: (height) => `waves ${height} m`,
    apart: { calmer: 'calmer than here', rougher: 'rougher than here', alike: 'as here' },
  },
  waves: {
    title: 'Waves and wind every 3 hours',
    from: (clock, day) => `From ${clock} ${day}`,
    range: (from, to) => (from === to ? `${from} m` : `${from}–${to} m`),
    hour: 'hour',
    height: 'waves, m',
    high: (height) => `possibly ${height} m`,
    swell: 'swell, m',
    period: 'period, s',
    direction: 'going to',
    wind: 'force',
    gust: 'gusts',
    towards: (direction) => `towards the ${direction.toLowerCase()}`,
    missing: 'No wave data yet',
    note: 'Each column is the highest of 3 hours. The arrow points where the waves go; wind and gusts are by force.',
    possible: 'The pale part is what another model thinks possible.',
  },
  tide: {
    title: 'Tide',
    turn: { high: 'High water', low: 'Low water' },
    line: (kind, moment, height) => `${kind} ${moment}, ${height} m`,
    picture: (station, turns) => `Course of the tide at ${station}: ${turns}`,
    basis: (station, distance) =>
      `Astronomical tide, without surge. Gauge ${station}, ${distance} km away; heights from mean sea level.`,
    error: (minutes, height) => `Times may be off by ${minutes} minutes, heights by ${height} m.`,
    noError: 'Not yet compared with official tables, so its error is not known.',
  },
  days: {
    title: 'Three days at sea',
    upTo: (height) => `up to ${height} m`,
    wind: (from, to) => (from === to ? `wind force ${from}` : `wind force ${from}–${to}`),
    gust: (force) => `gusts force ${force}`,
  },
};

/** Texts of the page of the sea. */
export const seaMessages: Readonly<Record<Language, Wording<typeof vi>>> = { vi, en };
export type SeaMessages = Wording<typeof vi>;

/** Meaning of the fields of the call of the sea by name: Vietnamese, then English. */
export const SEA_FIELDS: Readonly<Record<string, readonly [vi: string, en: string]>> = {
  waveHeightHigh: ['Độ cao sóng lớn nhất trong các mô hình sóng', 'Highest wave height of the wave models'],
  swellHeight: ['Độ cao sóng lừng, không quá waveHeight', 'Height of the swell, never above waveHeight'],
  isCoastal: ['Nơi ven biển, trên đảo hoặc ngoài biển', 'Whether the place is on the coast, on an island or at sea'],
  nearbyCoast: ['Nơi ven biển, rồi đảo, cách nhau từ 25 km', 'Places on the coast, then islands, at least 25 km apart'],
  cell: ['Ô biển cho số liệu sóng', 'Cell at sea that the waves come from'],
  tide: ['Thủy triều thiên văn, chưa tính nước dâng', 'Astronomical tide, without surge'],
  errorMinutes: ['Giờ nước lớn, nước ròng có thể lệch', 'How far off turns may be'],
  errorHeight: ['Mực nước có thể lệch', 'How far off heights may be'],
  turns: ['Các lần nước lớn và nước ròng', 'High and low waters'],
  curve: ['Mực nước theo giờ', 'Height of the tide by the hour'],
  boats: ['Lời khuyên cho từng loại tàu, mỗi 3 giờ', 'Advice for each size of boat, by three hours'],
  waveLimit: ['Sóng cao nhất mà loại tàu nên ra khơi', 'Highest waves in which the boat should go'],
  forceLimit: ['Cấp gió lớn nhất mà loại tàu nên ra khơi', 'Highest wind force in which the boat should go'],
};
