import type { BoatClass } from '@portal/domain/sea/boats.table';
import { type Pair, pair, splitLanguages } from '../split-languages.ts';

/** A group of boats by length, m; null for no bound. */
type BoatGroup = (from: number | null, to: number | null) => string;

const groupVi: BoatGroup = (from, to) => {
  if (from === null) return to === null ? 'mọi tàu thuyền' : `tàu dưới ${to} m`;
  return to === null ? `tàu từ ${from} m` : `tàu ${from}–${to} m`;
};

const groupEn: BoatGroup = (from, to) => {
  if (from === null) return to === null ? 'all boats' : `boats under ${to} m`;
  return to === null ? `boats of ${from} m or more` : `boats of ${from}–${to} m`;
};

/** Texts of the page of the sea. */
export const seaMessages = splitLanguages({
  span: ['Biển', 'Sea'],
  type: ['Sóng, gió và thủy triều', 'Waves, wind and tide'],
  description: pair([
    (place: string) =>
      `Biển ${place}: tàu nào ra khơi được, sóng, sóng lừng, gió giật theo cấp mỗi 3 giờ, thủy triều, ba ngày tới.`,
    (place) =>
      `The sea at ${place}: which boats can go out, waves, swell and gusts by force every 3 hours, tide, three days ahead.`,
  ]),
  inland: pair([
    (place: string) => `${place} không giáp biển nên trang này không có số liệu.`,
    (place) => `${place} is not on the sea, so this page has no data.`,
  ]),
  inlandWay: pair([(place: string) => `Xem thời tiết ${place} lúc này`, (place) => `See the weather in ${place} now`]),
  answer: {
    warning: [
      'Đang có bản tin chính thức: tàu thuyền ở bờ, nghe lệnh Bộ đội Biên phòng và cảng vụ.',
      'An official bulletin is in force: boats stay ashore and follow the border guard and the port authority.',
    ],
    afterWarning: ['Sau bão/lũ: chờ bản tin mới.', 'After the storm: wait for the next bulletin.'],
    unknown: ['Chưa có số liệu sóng cho vùng biển này.', 'No wave data for these waters yet.'],
    until: pair([
      (moment: string, groups: string) => `Đến ${moment}, ${groups}.`,
      (moment, groups) => `Until ${moment}, ${groups}.`,
    ]),
    always: pair([
      (groups: string) => `Trong ba ngày tới, ${groups}.`,
      (groups) => `For the next three days, ${groups}.`,
    ]),
    group: [groupVi, groupEn],
    go: pair([(group: string) => `${group} đi được`, (group) => `${group} can go out`]),
    consider: pair([(group: string) => `${group} nên cân nhắc`, (group) => `${group} should think twice`]),
    stay: pair([(group: string) => `${group} nên ở bờ`, (group) => `${group} should stay ashore`]),
    calmer: ['Sau đó có lúc êm hơn.', 'After that it is calmer at times.'],
    rougher: ['Sau đó có lúc động hơn.', 'After that it is rougher at times.'],
    bulletin: ['Sau đó theo bản tin chính thức.', 'After that, follow the official bulletin.'],
  },
  facts: {
    waves: pair([
      (height: string, period: string | null) => `Sóng ${height} m${period === null ? '' : `, chu kỳ ${period} giây`}`,
      (height, period) => `Waves ${height} m${period === null ? '' : `, period ${period} s`}`,
    ]),
    wind: pair([
      (direction: string | null, force: number, gust: number | null) =>
        `Gió${direction === null ? '' : ` ${direction.toLowerCase()}`} cấp ${force}${gust === null ? '' : `, giật cấp ${gust}`}`,
      (direction, force, gust) =>
        `${direction === null ? 'Wind' : `${direction} wind`} force ${force}${gust === null ? '' : `, gusts force ${gust}`}`,
    ]),
  },
  boats: {
    title: ['Ra khơi được không', 'Can boats go out'],
    aside: ['mỗi ô 3 giờ', '3 hours per block'],
    now: ['Nay', 'Now'],
    names: {
      under6: ['Thúng, thuyền dưới 6 m', 'Coracles, boats under 6 m'],
      from6: ['Tàu 6–12 m, đi ven bờ', 'Boats of 6–12 m, along the shore'],
      from12: ['Tàu 12–15 m, vùng lộng', 'Boats of 12–15 m, inshore'],
      from15: ['Tàu từ 15 m, vùng khơi', 'Boats of 15 m or more, offshore'],
      passenger: ['Tàu khách', 'Passenger ships'],
    } satisfies Record<BoatClass, Pair>,
    limits: pair([
      (wave: string, force: number) => `sóng ${wave} m · gió cấp ${force}`,
      (wave, force) => `waves ${wave} m · wind force ${force}`,
    ]),
    decided: ['hãng và cảng vụ quyết định', 'the operator and the port authority decide'],
    verdicts: {
      go: ['Đi được', 'Go'],
      consider: ['Cân nhắc', 'Think twice'],
      stay: ['Ở bờ', 'Stay ashore'],
      none: ['Chưa rõ', 'Unknown'],
    },
    noWaves: ['Chưa có số liệu sóng', 'No wave data yet'],
    wait: ['Sau bão/lũ: chờ bản tin mới', 'After the storm: wait for the next bulletin'],
    always: pair([
      (verdict: string) => `${verdict} suốt ba ngày tới`,
      (verdict) => `${verdict} throughout the next three days`,
    ]),
    change: pair([
      (verdict: string, moment: string, next: string) => `${verdict} đến ${moment}, sau đó ${next.toLowerCase()}`,
      (verdict, moment, next) => `${verdict} until ${moment}, then ${next.toLowerCase()}`,
    ]),
    key: {
      go: ['đi được', 'go'],
      consider: ['cân nhắc', 'think twice'],
      stay: ['ở bờ', 'stay ashore'],
      none: ['theo bản tin hoặc chưa rõ', 'by the bulletin, or unknown'],
    },
    limitNote: [
      'Giới hạn từng loại tàu do Trời Việt đề xuất, không phải quy định; bạn đặt được giới hạn riêng. Trong giờ của bản tin chính thức không ghi “Đi được”.',
      'The limits of each size of boat are Trời Việt’s own, not official; you can set yours. While an official bulletin is in force no boat is shown as “Go”.',
    ],
    sourceNote: pair([
      (source: string, where: string) => `Sóng: mô hình ${source}, ${where}. Khuất gió sóng thấp hơn, mũi đá cao hơn.`,
      (source, where) => `Waves: model ${source}, ${where}. Lower in the lee, higher off rocky points.`,
    ]),
    ai: pair([(source: string) => `${source} (mô hình AI)`, (source) => `${source} (AI model)`]),
    atCell: pair([(distance: string) => `ô biển cách ${distance} km`, (distance) => `sea cell ${distance} km away`]),
    atPoint: ['tại chính điểm này', 'at this point'],
    links: { warnings: ['Cảnh báo thiên tai', 'Disaster warnings'], map: ['Bản đồ gió', 'Wind map'] },
  },
  own: {
    name: ['Tàu của bạn', 'Your boat'],
    yours: ['giới hạn của bạn', 'your limits'],
    says: pair([
      (text: string) => `Theo giới hạn của bạn: ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
      (text) => `By your limits: ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
    ]),
    set: ['Đặt giới hạn của bạn', 'Set your own limits'],
    change: ['Sửa giới hạn của bạn', 'Change your limits'],
    labels: { waveM: ['Sóng cao nhất, m', 'Highest waves, m'], force: ['Gió mạnh nhất, cấp', 'Strongest wind, force'] },
    mistakes: {
      waveM: ['Nhập độ cao sóng từ 0,1 đến 9 m, ví dụ 1,5.', 'Enter a wave height from 0.1 to 9 m, for example 1.5.'],
      force: ['Nhập cấp gió là số nguyên từ 1 đến 11.', 'Enter a wind force as a whole number from 1 to 11.'],
    },
    save: ['Lưu giới hạn', 'Save limits'],
    remove: ['Bỏ giới hạn của bạn', 'Remove your limits'],
    note: [
      'Chỉ lưu trên máy này, không cần tài khoản. Khi có bản tin chính thức, tàu nào cũng ở bờ.',
      'Stored on this device only, without an account. While an official bulletin is in force every boat stays ashore.',
    ],
  },
  around: {
    title: ['Biển quanh đây', 'The sea around here'],
    wind: pair([(force: number) => `gió cấp ${force}`, (force) => `wind force ${force}`]),
    waves: pair([(height: string) => `sóng ${height} m`, (height) => `waves ${height} m`]),
    apart: {
      calmer: ['êm hơn ở đây', 'calmer than here'],
      rougher: ['động hơn ở đây', 'rougher than here'],
      alike: ['như ở đây', 'as here'],
    },
  },
  waves: {
    title: ['Sóng, gió mỗi 3 giờ', 'Waves and wind every 3 hours'],
    from: pair([(clock: string, day: string) => `Từ ${clock} ${day}`, (clock, day) => `From ${clock} ${day}`]),
    range: pair([
      (from: string, to: string) => (from === to ? `${from} m` : `${from}–${to} m`),
      (from, to) => (from === to ? `${from} m` : `${from}–${to} m`),
    ]),
    hour: ['giờ', 'hour'],
    height: ['sóng, m', 'waves, m'],
    high: pair([(height: string) => `có thể ${height} m`, (height) => `possibly ${height} m`]),
    swell: ['lừng, m', 'swell, m'],
    period: ['chu kỳ, s', 'period, s'],
    direction: ['sóng đi', 'going to'],
    wind: ['gió, cấp', 'force'],
    gust: ['giật', 'gusts'],
    towards: pair([
      (direction: string) => `về hướng ${direction.toLowerCase()}`,
      (direction) => `towards the ${direction.toLowerCase()}`,
    ]),
    missing: ['Chưa có số liệu sóng', 'No wave data yet'],
    note: [
      'Mỗi cột là mức cao nhất trong 3 giờ. Mũi tên chỉ hướng sóng đi tới.',
      'Each column shows the highest of 3 hours. Arrows point where the waves are heading; wind and gusts are in Beaufort force.',
    ],
    possible: [
      'Phần nhạt là mức mà mô hình khác cho là có thể.',
      'The pale part is what another model considers possible.',
    ],
  },
  tide: {
    title: ['Thủy triều', 'Tide'],
    turn: { high: ['Nước lớn', 'High water'], low: ['Nước ròng', 'Low water'] },
    line: pair([
      (kind: string, moment: string, height: string) => `${kind} ${moment}, ${height} m`,
      (kind, moment, height) => `${kind} ${moment}, ${height} m`,
    ]),
    picture: pair([
      (station: string, turns: string) => `Đường thủy triều tại ${station}: ${turns}`,
      (station, turns) => `Tide curve at ${station}: ${turns}`,
    ]),
    basis: pair([
      (station: string, distance: string) =>
        `Thủy triều thiên văn, chưa tính nước dâng. Trạm ${station}, cách ${distance} km; độ cao so với mực nước biển trung bình.`,
      (station, distance) =>
        `Astronomical tide, without storm surge. Gauge ${station}, ${distance} km away; heights above mean sea level.`,
    ]),
    error: pair([
      (minutes: string, height: string) => `Giờ có thể lệch ${minutes} phút, mực nước lệch ${height} m.`,
      (minutes, height) => `Times may be off by ${minutes} minutes, heights by ${height} m.`,
    ]),
    noError: [
      'Chưa đối chiếu với bảng chính thức nên chưa rõ lệch bao nhiêu.',
      'Not yet compared with official tables, so its error is unknown.',
    ],
  },
  days: {
    title: ['Ba ngày trên biển', 'Three days at sea'],
    upTo: pair([(height: string) => `tới ${height} m`, (height) => `up to ${height} m`]),
    wind: pair([
      (from: number, to: number) => (from === to ? `gió cấp ${from}` : `gió cấp ${from}–${to}`),
      (from, to) => (from === to ? `wind force ${from}` : `wind force ${from}–${to}`),
    ]),
    gust: pair([(force: number) => `giật cấp ${force}`, (force) => `gusts force ${force}`]),
  },
});

export type SeaMessages = (typeof seaMessages)['vi'];

/** Meaning of the fields of the call of the sea by name: Vietnamese, then English. */
export const SEA_FIELDS: Readonly<Record<string, readonly [vi: string, en: string]>> = {
  waveHeightHigh: ['Độ cao sóng lớn nhất trong các mô hình sóng', 'Highest wave height of the wave models'],
  swellHeight: ['Độ cao sóng lừng, không quá waveHeight', 'Height of the swell, never above waveHeight'],
  isCoastal: ['Nơi ven biển, trên đảo hoặc ngoài biển', 'Whether the place is on the coast, on an island or at sea'],
  nearbyCoast: ['Nơi ven biển, rồi đảo, cách nhau từ 25 km', 'Places on the coast, then islands, at least 25 km apart'],
  cell: ['Ô biển cho số liệu sóng', 'Sea cell that the wave data come from'],
  tide: ['Thủy triều thiên văn, chưa tính nước dâng', 'Astronomical tide, without storm surge'],
  errorMinutes: ['Giờ nước lớn, nước ròng có thể lệch', 'Possible error of the tide times'],
  errorHeight: ['Mực nước có thể lệch', 'Possible error of the heights'],
  turns: ['Các lần nước lớn và nước ròng', 'High and low waters'],
  curve: ['Mực nước theo giờ', 'Hourly height of the tide'],
  boats: ['Lời khuyên cho từng loại tàu, mỗi 3 giờ', 'Advice for each size of boat, every 3 hours'],
  waveLimit: ['Sóng cao nhất mà loại tàu ấy còn nên ra khơi', 'Highest waves in which the boat should go out'],
  forceLimit: ['Cấp gió lớn nhất mà loại tàu ấy còn nên ra khơi', 'Highest wind force in which the boat should go out'],
};
