import type { Language } from '@portal/domain/language/language';

/** Visited and saved places; the browser fills `{place}` and `{count}`. */
const vi = {
  recent: 'Nơi đã xem',
  saved: 'Nơi đã lưu',
  star: 'Lưu {place}',
  starFull: 'Đã lưu đủ {count} nơi. Bỏ bớt một nơi ở trang chủ để lưu nơi này.',
  starFailed: 'Trình duyệt không cho lưu trên máy này.',
  cities: 'Thành phố lớn',
  add: 'Thêm nơi',
  hint: 'Tìm một nơi rồi bấm dấu sao cạnh tên nơi đó.',
  arrange: 'Sắp xếp',
  done: 'Xong',
  earlier: 'Đưa {place} lên trước',
  later: 'Đưa {place} ra sau',
  remove: 'Bỏ {place}',
  removed: 'Đã bỏ {place}.',
  moved: '{place} ở vị trí {count}.',
  stale: 'Số liệu cũ {hours} giờ',
  tooOld: 'Số liệu quá cũ, đang chờ bản mới',
  failed: 'Chưa tải được',
  demo: 'minh họa',
};

export type OwnPlacesMessages = typeof vi;

const en: OwnPlacesMessages = {
  recent: 'Recent places',
  saved: 'Saved places',
  star: 'Save {place}',
  starFull: '{count} places are saved, which is the most. Remove one on the home page to save this one.',
  starFailed: 'The browser does not allow saving on this device.',
  cities: 'Large cities',
  add: 'Add a place',
  hint: 'Find a place, then press the star beside its name.',
  arrange: 'Arrange',
  done: 'Done',
  earlier: 'Move {place} forward',
  later: 'Move {place} back',
  remove: 'Remove {place}',
  removed: '{place} removed.',
  moved: '{place} is at position {count}.',
  stale: '{hours} hours old',
  tooOld: 'Too old to show, waiting for new data',
  failed: 'Could not be loaded',
  demo: 'demo',
};

export const ownPlacesMessages: Readonly<Record<Language, OwnPlacesMessages>> = { vi, en };
