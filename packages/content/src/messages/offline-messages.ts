import { pair, splitLanguages } from '../split-languages.ts';

/** When a cached page was made: `14:05`, and the date of a day counted from its own, `21/11`. */
export interface CachedMoment {
  readonly clock: string;
  readonly date: (dayOffset: number) => string;
}

/** Words relative to the time of reading, and their meaning once the page is older. */
export interface RelativeWords {
  /** Lower-case alternatives of a regular expression; capture groups are passed on. */
  readonly words: string;
  readonly say: (at: CachedMoment, found: string) => string;
}

export const offlineMessages = splitLanguages({
  offline: pair([
    (time: string, age: string) => `Bạn đang ngoại tuyến · số liệu lúc ${time}, ${age}`,
    (time, age) => `You are offline · data from ${time}, ${age}`,
  ]),
  slow: pair([
    (time: string, age: string) => `Mạng chậm, chưa tải được số liệu mới · số liệu lúc ${time}, ${age}`,
    (time, age) => `Slow connection, no newer data yet · data from ${time}, ${age}`,
  ]),
  /** For pages whose parts show their own age. */
  shell: {
    offline: [
      'Bạn đang ngoại tuyến. Mỗi phần bên dưới ghi giờ của bản lưu.',
      'You are offline. Each part below says when it was saved.',
    ],
    slow: [
      'Mạng chậm. Mỗi phần bên dưới ghi giờ của bản lưu.',
      'Slow connection. Each part below says when it was saved.',
    ],
  },
  timeOnDay: pair([(clock: string, date: string) => `${clock} ngày ${date}`, (clock, date) => `${clock} on ${date}`]),
  age: {
    moment: ['vừa tải', 'just loaded'],
    minutes: pair([
      (count: number) => `${count} phút trước`,
      (count) => (count === 1 ? '1 minute ago' : `${count} minutes ago`),
    ]),
    hours: pair([
      (count: number) => `${count} giờ trước`,
      (count) => (count === 1 ? '1 hour ago' : `${count} hours ago`),
    ]),
  },
  note: ['Tuổi của số liệu', 'Age of the data'],
  retry: ['Tải lại', 'Reload'],
  title: ['Bạn đang ngoại tuyến', 'You are offline'],
  missing: [
    'Không có kết nối mạng, và trang này chưa được lưu trên máy.',
    'There is no connection, and this page has not been saved on your device.',
  ],
  tooOld: [
    'Bản lưu của trang này đã quá 24 giờ nên không hiển thị: số liệu thời tiết cũ dễ gây hiểu lầm.',
    'The saved copy of this page is more than 24 hours old, so it is not shown: old weather data can mislead.',
  ],
  cachedPages: ['Trang đã lưu, xem được lúc này', 'Saved pages you can open now'],
  home: ['Về trang chủ', 'Go to the home page'],
  relative: [
    [
      { words: 'bây giờ|hiện tại|hiện nay|lúc này', say: ({ clock }) => `lúc ${clock}` },
      { words: 'hôm nay', say: ({ date }) => `ngày ${date(0)}` },
      { words: '(sáng|trưa|chiều|tối|đêm) nay', say: ({ date }, part) => `${part} ${date(0)}` },
      { words: '(sáng|trưa|chiều|tối|đêm) mai', say: ({ date }, part) => `${part} ${date(1)}` },
      { words: 'ngày mai', say: ({ date }) => `ngày ${date(1)}` },
      { words: 'ngày kia', say: ({ date }) => `ngày ${date(2)}` },
      { words: 'hôm qua', say: ({ date }) => `ngày ${date(-1)}` },
      { words: '(?<=→ )nay', say: ({ clock }) => `lúc ${clock}` },
      { words: 'từ giờ', say: ({ clock }) => `từ ${clock}` },
      { words: '(?:vài|các|những|mấy) giờ tới', say: ({ clock }) => `các giờ sau ${clock}` },
      { words: '(\\d+) giờ tới', say: ({ clock }, count) => `${count} giờ từ ${clock}` },
      { words: '(\\d+) ngày tới', say: ({ date }, count) => `${count} ngày từ ${date(0)}` },
      { words: '(\\d+) tuần tới', say: ({ date }, count) => `${count} tuần từ ${date(0)}` },
    ] as readonly RelativeWords[],
    [
      { words: 'right now|now|currently|at the moment', say: ({ clock }) => `at ${clock}` },
      { words: 'today', say: ({ date }) => date(0) },
      { words: 'this (morning|afternoon|evening)', say: ({ date }, part) => `the ${part} of ${date(0)}` },
      { words: 'tonight', say: ({ date }) => `the night of ${date(0)}` },
      { words: 'tomorrow', say: ({ date }) => date(1) },
      { words: 'yesterday', say: ({ date }) => date(-1) },
      { words: 'next (\\d+) hours', say: ({ clock }, count) => `${count} hours from ${clock}` },
      { words: 'next (\\d+) days', say: ({ date }, count) => `${count} days from ${date(0)}` },
      { words: 'next (\\d+) weeks', say: ({ date }, count) => `${count} weeks from ${date(0)}` },
      { words: '(?:the )?(?:next few|coming) hours', say: ({ clock }) => `the hours after ${clock}` },
    ] as readonly RelativeWords[],
  ],
});

export type OfflineMessages = (typeof offlineMessages)['vi'];
