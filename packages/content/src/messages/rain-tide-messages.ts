import { pair, splitLanguages } from '../split-languages.ts';

/** Texts of rain at high tide. */
export const rainTideMessages = splitLanguages({
  title: ['Mưa trùng giờ triều cao', 'Rain at high tide'],
  /** One stretch: when, how much, and the high water. */
  station: pair([
    (when: string, rain: string, chance: string, gauge: string, clock: string) =>
      `${when} mưa khoảng ${rain} (khả năng ${chance}), đúng lúc nước lớn: đỉnh triều ${gauge} khoảng ${clock}. Đường thấp dễ ngập, nước rút chậm.`,
    (when, rain, chance, gauge, clock) =>
      `${when}: about ${rain} of rain (chance ${chance}) at high water, which peaks at ${gauge} around ${clock}. Low streets may flood and drain slowly.`,
  ]),
  hours: pair([
    (when: string, rain: string, chance: string) =>
      `${when} mưa khoảng ${rain} (khả năng ${chance}), đúng giờ thường có đỉnh triều cường. Đường thấp ven sông, rạch dễ ngập, nước rút chậm.`,
    (when, rain, chance) =>
      `${when}: about ${rain} of rain (chance ${chance}) in the usual hours of the spring tide’s peak. Low streets along rivers and canals may flood and drain slowly.`,
  ]),
  days: pair([
    (when: string, rain: string, chance: string) =>
      `${when} mưa khoảng ${rain} (khả năng ${chance}) vào kỳ triều cường. Chỗ thấp dễ ngập, nước rút chậm.`,
    (when, rain, chance) =>
      `${when}: about ${rain} of rain (chance ${chance}) during the spring tide. Low ground may flood and drain slowly.`,
  ]),
  also: pair([(whens: string) => `Cũng vậy: ${whens}.`, (whens) => `The same applies to ${whens}.`]),
  picture: pair([
    (summary: string) => `Lượng mưa mỗi giờ trong 72 giờ, nền đậm là giờ triều cao. ${summary}`,
    (summary) => `Hourly rain for 72 hours, high-tide hours shaded. ${summary}`,
  ]),
  legend: { rain: ['mưa, mm mỗi giờ', 'rain, mm per hour'], tide: ['giờ triều cao', 'high tide'] },
  basis: {
    station: pair([
      (gauge: string, minutes: string) =>
        `Giờ nước lớn tính theo triều thiên văn ở ${gauge}, có thể lệch ${minutes} phút, chưa tính nước dâng.`,
      (gauge, minutes) =>
        `High water is computed from the astronomical tide at ${gauge}; it may be ${minutes} minutes off and does not include storm surge.`,
    ]),
    hours: [
      'Ngày triều cường là 2 ngày trước và sau trăng mới, trăng tròn; giờ là giờ thường có đỉnh triều ở Phú An.',
      'Spring tide: two days before and after new and full moon. The hours are those of the usual peaks at Phu An.',
    ],
    days: [
      'Ngày triều cường là 2 ngày trước và sau trăng mới, trăng tròn; ở đây chưa tính được giờ nước lớn.',
      'Spring tide: two days before and after new and full moon. The hours of high water are not known here.',
    ],
  },
  limits: [
    'Nêu khi 3 giờ có từ 10 mm, khả năng từ 40% (mức đề xuất). Không phải độ sâu ngập.',
    'Shown from 10 mm in 3 hours at a chance of 40% (proposed limits). It does not give flood depths.',
  ],
});

/** Meanings of the call's fields. */
export const RAIN_TIDE_FIELDS: Readonly<Record<string, readonly [vi: string, en: string]>> = {
  gauge: ['Trạm tính giờ nước lớn', 'Gauge used for high-water times'],
  isHighTide: ['Giờ có triều cao', 'Whether the hour has a high tide'],
  tides: ['Các lần triều cao, với mưa trong lúc đó', 'High tides, with the rain during each'],
  highWater: ['Lúc nước lớn và mực nước', 'Time and height of the high water'],
  wettest: ['Tối đa 3 giờ liền có mưa nhiều nhất', 'Up to three consecutive hours with the most rain'],
  mayFlood: ['Mưa đủ nhiều để chỗ thấp dễ ngập', 'Whether there is enough rain for low streets to flood'],
};
