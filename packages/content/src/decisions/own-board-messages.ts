import { pair, splitLanguages } from '../split-languages.ts';

export const ownBoardMessages = splitLanguages({
  title: ['Việc của tôi', 'My activities'],
  loading: ['Đang tải…', 'Loading…'],
  failed: [
    'Chưa tải được. Việc đã lưu vẫn được theo dõi.',
    'This could not be loaded. Saved activities are still being checked.',
  ],
  retry: ['Thử lại', 'Try again'],
  count: pair([
    (used: number, limit: number | null, rules: number) =>
      `${used} việc${rules === 0 ? '' : ` và ${rules} quy tắc báo`}; ${limit === null ? 'gói không giới hạn' : `gói cho phép ${limit}`}`,
    (used, limit, rules) =>
      `${used} ${used === 1 ? 'activity' : 'activities'}${rules === 0 ? '' : ` and ${rules} ${rules === 1 ? 'rule' : 'rules'}`}; the plan ${limit === null ? 'has no limit' : `allows ${limit}`}`,
  ]),
  empty: [
    'Chưa có việc nào. Bắt đầu từ một mẫu rồi sửa ngưỡng theo quy trình của bạn.',
    'No activity yet. Start from a template, then set the limits of your own procedure.',
  ],
  noSites: ['Chưa có nơi nào.', 'No site yet.'],
  addSite: ['Thêm nơi', 'Add a site'],
  noBoard: ['Chọn nơi cho từng việc để thấy bảng.', 'Choose a site for an activity to see its board.'],
  boards: ['Các nơi cạnh nhau', 'Sites side by side'],
  activities: ['Việc và ngưỡng', 'Work and limits'],
  add: ['Thêm việc', 'Add an activity'],
  template: ['Bắt đầu từ mẫu', 'Start from a template'],
  name: ['Tên việc', 'Name'],
  sites: ['Ở các nơi', 'At these sites'],
  notify: [
    'Gửi email cho tôi khi lời khuyên 24 giờ tới đổi giữa nên và không nên',
    'E-mail me when the advice for the next 24 hours changes between go and stop',
  ],
  compare: ['So sánh', 'Comparison'],
  hours: ['Số giờ liền', 'Consecutive hours'],
  addCondition: ['Thêm điều kiện', 'Add a condition'],
  removeCondition: ['Bỏ điều kiện', 'Remove the condition'],
  save: ['Lưu', 'Save'],
  cancel: ['Thôi', 'Cancel'],
  edit: ['Sửa', 'Edit'],
  remove: ['Xóa', 'Delete'],
  sure: ['Xóa việc này?', 'Delete this activity?'],
  saved: pair([(name: string) => `Đã lưu “${name}”.`, (name) => `“${name}” is saved.`]),
  removed: pair([(name: string) => `Đã xóa “${name}”.`, (name) => `“${name}” is deleted.`]),
  refused: ['Chưa lưu được. Hãy xem lại các ô.', 'Not saved. Please check the fields.'],
  paused: ['tạm dừng, vượt hạn mức của gói', 'paused, over the plan’s limit'],
  feed: ['Lịch tự cập nhật', 'Calendar that updates itself'],
  feedText: [
    'Địa chỉ riêng cho phần mềm lịch: mỗi khung giờ nên làm là một sự kiện kèm lý do. Ai có địa chỉ thì xem được.',
    'A secret address for your calendar program: each working window is an event with its reason. Anyone with the address can see it.',
  ],
  feedMade: ['Địa chỉ chỉ hiện một lần, hãy sao chép ngay:', 'The address is shown only once; copy it now:'],
  feedSince: pair([
    (clock: string, day: string) => `Đang dùng một địa chỉ, tạo lúc ${clock} ngày ${day}.`,
    (clock, day) => `An address is in use, created at ${clock} on ${day}.`,
  ]),
  makeFeed: ['Tạo địa chỉ', 'Create an address'],
  renewFeed: ['Tạo địa chỉ mới, bỏ địa chỉ cũ', 'Create a new address, remove the old one'],
  endFeed: ['Bỏ địa chỉ', 'Remove the address'],
  feedEnded: ['Đã bỏ địa chỉ lịch.', 'The calendar address has been removed.'],
});
