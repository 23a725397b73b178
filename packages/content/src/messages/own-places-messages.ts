import { splitLanguages } from '../split-languages.ts';

/** Visited and saved places; the browser fills `{place}` and `{count}`. */
export const ownPlacesMessages = splitLanguages({
  recent: ['Nơi đã xem', 'Recent places'],
  saved: ['Nơi đã lưu', 'Saved places'],
  star: ['Lưu {place}', 'Save {place}'],
  starFull: [
    'Đã lưu đủ {count} nơi. Bỏ bớt một nơi ở trang chủ để lưu nơi này.',
    'You have saved the maximum of {count} places. Remove one on the home page to save this one.',
  ],
  starFailed: ['Trình duyệt không cho lưu trên máy này.', 'The browser does not allow saving on this device.'],
  cities: ['Thành phố lớn', 'Large cities'],
  add: ['Thêm nơi', 'Add a place'],
  hint: ['Tìm một nơi rồi bấm dấu sao cạnh tên nơi đó.', 'Find a place, then tap the star next to its name.'],
  arrange: ['Sắp xếp', 'Arrange'],
  done: ['Xong', 'Done'],
  earlier: ['Đưa {place} lên trước', 'Move {place} forward'],
  later: ['Đưa {place} ra sau', 'Move {place} back'],
  remove: ['Bỏ {place}', 'Remove {place}'],
  removed: ['Đã bỏ {place}.', '{place} removed.'],
  moved: ['{place} ở vị trí {count}.', '{place} is at position {count}.'],
  stale: ['Số liệu cũ {hours} giờ', '{hours} hours old'],
  tooOld: ['Số liệu quá cũ, đang chờ bản mới', 'Too old to show, waiting for new data'],
  failed: ['Chưa tải được', 'Could not be loaded'],
  demo: ['minh họa', 'demo'],
});

export type OwnPlacesMessages = (typeof ownPlacesMessages)['vi'];
