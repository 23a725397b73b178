import { pair, splitLanguages } from '../split-languages.ts';

export const newsMessages = splitLanguages({
  home: ['Trang chủ', 'Home'],
  breadcrumb: ['Bạn đang ở', 'You are here'],
  tabs: ['Chuyên mục tin', 'News sections'],
  all: ['Tất cả', 'All'],
  listed: pair([(total: number) => `${total} bài`, (total) => (total === 1 ? '1 article' : `${total} articles`)]),
  sample: ['Bài mẫu', 'Sample'],
  textInVietnamese: ['bài tiếng Việt', 'in Vietnamese'],
  sampleNote: [
    'Bài mẫu đi kèm trang: nội dung có căn cứ, không phải tin thời sự.',
    'A sample article that comes with the site: its facts are sourced, but it is not breaking news.',
  ],
  published: pair([(date: string) => `Đăng ${date}`, (date) => `Published ${date}`]),
  updated: pair([(date: string) => `Cập nhật ${date}`, (date) => `Updated ${date}`]),
  /** English pages only; in both languages to keep one structure. */
  inVietnamese: [
    'Bài viết bằng tiếng Việt.',
    'This article is in Vietnamese; below is a summary in English, then the original.',
  ],
  summary: ['Tóm tắt', 'Summary'],
  recent: ['Tin mới', 'Latest'],
  storm: ['Tin bão', 'Storm news'],
  mostViewed: ['Đọc nhiều 30 ngày qua', 'Most read in 30 days'],
  noViews: ['Chưa đủ lượt đọc để xếp hạng.', 'Not enough readers yet for a ranking.'],
  business: ['Thời tiết cho doanh nghiệp', 'Weather for business'],
  related: ['Bài liên quan', 'Related articles'],
  placeNow: pair([
    (place: string, degrees: string, state: string) => `${place} bây giờ ${degrees} · ${state}`,
    (place, degrees, state) => `${place} now ${degrees} · ${state}`,
  ]),
  weatherNow: ['Thời tiết lúc này ở nơi bài nhắc tới', 'The weather now where this story takes place'],
  weatherNote: ['Cập nhật liên tục, kể cả khi bài đã cũ.', 'Kept current, however old the article is.'],
  demo: ['Số liệu minh họa', 'Demo figures'],
  noWeather: ['Chưa có dữ liệu', 'No data yet'],
  tags: ['Từ khóa', 'Tags'],
  share: ['Chia sẻ bài', 'Share'],
  pages: ['Các trang', 'Pages'],
  previous: ['Trang trước', 'Previous page'],
  next: ['Trang sau', 'Next page'],
  pageOf: pair([
    (page: number, total: number) => `Trang ${page}/${total}`,
    (page, total) => `Page ${page} of ${total}`,
  ]),
  pageTitle: pair([
    (title: string, page: number) => `${title} – trang ${page}`,
    (title, page) => `${title} – page ${page}`,
  ]),
  feeds: ['Nhận tin tự động', 'Feeds'],
  empty: ['Chuyên mục này chưa có bài nào.', 'There is nothing in this section yet.'],
  emptyLink: ['Xem tất cả tin tức', 'All news'],
  failed: ['Chưa tải được tin.', 'The news could not be loaded.'],
  retry: ['Thử lại', 'Try again'],
  searchTitle: ['Bài viết', 'Articles'],
  searchCount: pair([
    (count: number, text: string) => `${count} bài có “${text}”`,
    (count, text) => (count === 1 ? `1 article with “${text}”` : `${count} articles with “${text}”`),
  ]),
  searchFailed: ['Chưa tìm được trong tin tức lúc này.', 'Articles cannot be searched right now.'],
});

export type NewsMessages = (typeof newsMessages)['vi'];
