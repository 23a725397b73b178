import { pair, splitLanguages } from '../split-languages.ts';

/** Texts of the scores of gusts and fog. */
export const eventScoreMessages = splitLanguages({
  heading: ['Gió giật và sương mù', 'Gusts and fog'],
  what: [
    'Mỗi lượt là một ngày ở một trạm. Bản tin không nêu gió giật thì lấy gió mạnh nhất; trạm không báo đủ gió thì không tính. Sương mù là tầm nhìn dưới 1 km không do mưa.',
    'A case is one day at one station. If no report gives a gust, the strongest wind is used; stations that do not report enough wind are not counted. Fog is visibility below 1 km not caused by rain.',
  ],
  /** Force of a gust, and its threshold with unit. */
  gust: pair([
    (force: number, threshold: string) => `Giật từ cấp ${force} (${threshold})`,
    (force, threshold) => `Gusts from force ${force} (${threshold})`,
  ]),
  fog: ['Sương mù', 'Fog'],
  columns: [
    ['Hiện tượng', 'N', 'Xảy ra', 'Báo trúng', 'Báo giả', 'Bỏ sót', 'POD', 'FAR', 'CSI'],
    ['Event', 'N', 'Occurred', 'Hits', 'False alarms', 'Missed', 'POD', 'FAR', 'CSI'],
  ],
  few: ['quá ít', 'too few'],
  none: ['Chưa có lượt nào để đối chiếu.', 'No cases to compare yet.'],
});
