/** Words of the places that a visitor has looked at or saved; `{place}`, `{count}` and `{percent}` are filled in by the browser. */
export const ownPlaces = {
  recent: 'Nơi đã xem',
  last: 'Thời tiết nơi xem gần nhất',
  saved: 'Nơi đã lưu',
  star: 'Lưu {place}',
  starFull: 'Đã lưu đủ {count} nơi. Bỏ bớt một nơi ở trang chủ để lưu nơi này.',
  starFailed: 'Trình duyệt không cho lưu trên máy này.',
  cities: 'Thành phố lớn',
  hint: 'Bấm dấu sao cạnh tên một nơi để thấy nơi đó ở đây.',
  arrange: 'Sắp xếp',
  done: 'Xong',
  earlier: 'Đưa {place} lên trước',
  later: 'Đưa {place} ra sau',
  remove: 'Bỏ {place}',
  removed: 'Đã bỏ {place}.',
  moved: '{place} ở vị trí {count}.',
  noData: 'Chưa có dữ liệu',
  at: 'lúc {time}',
  stale: 'Số liệu cũ {hours} giờ',
  tooOld: 'Số liệu quá cũ, đang chờ bản mới',
  failed: 'Chưa tải được',
  rainAhead: 'Mưa 24 giờ tới',
  chance: 'mưa {percent}',
  dry: 'không mưa',
  demo: 'Số liệu minh họa',
};

export type OwnPlacesMessages = typeof ownPlaces;
