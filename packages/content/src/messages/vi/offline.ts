/** The moment at which a kept page was made: `14:05`, and the date of a day counted from its own, `21/11`. */
export interface KeptMoment {
  readonly clock: string;
  readonly date: (dayOffset: number) => string;
}

/** Words that point at the moment of reading, and what they mean once the page is older. */
export interface RelativeWords {
  /** Alternatives of a regular expression in lower case; what stands in brackets is handed on. */
  readonly words: string;
  readonly say: (at: KeptMoment, found: string) => string;
}

/** Words of pages that are shown without a connection. */
export const offline = {
  offline: (time: string, age: string) => `Bạn đang ngoại tuyến · số liệu lúc ${time}, ${age}`,
  slow: (time: string, age: string) => `Mạng chậm, chưa tải được số liệu mới · số liệu lúc ${time}, ${age}`,
  timeOnDay: (clock: string, date: string) => `${clock} ngày ${date}`,
  age: {
    moment: 'vừa tải',
    minutes: (count: number) => `${count} phút trước`,
    hours: (count: number) => `${count} giờ trước`,
  },
  note: 'Tuổi của số liệu',
  retry: 'Tải lại',
  title: 'Bạn đang ngoại tuyến',
  missing: 'Không có kết nối mạng, và trang này chưa được lưu trên máy.',
  tooOld: 'Bản lưu của trang này đã quá 24 giờ nên không hiển thị: số liệu thời tiết cũ dễ gây hiểu lầm.',
  kept: 'Trang đã lưu, xem được lúc này',
  home: 'Về trang chủ',
  relative: [
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
};

export type OfflineMessages = typeof offline;
