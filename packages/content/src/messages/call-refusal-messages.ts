import type { Language } from '@portal/domain/language/language';

type Bilingual = Readonly<Record<Language, string>>;

const WINDOW_NAMES = {
  minute: { vi: 'mỗi phút', en: 'per minute' },
  hour: { vi: 'mỗi giờ (tính theo giờ đồng hồ)', en: 'per clock hour' },
  day: { vi: 'mỗi ngày (tính từ 00:00 giờ Việt Nam)', en: 'per day (from 00:00 Vietnam time)' },
} as const;

export const BAD_IDEMPOTENCY_KEY: Bilingual = {
  vi: 'Idempotency-Key phải gồm 1–64 ký tự ASCII nhìn thấy được.',
  en: 'Idempotency-Key must be 1–64 visible ASCII characters.',
};

export const UNREADABLE_REQUEST = {
  badAddress: { vi: 'Địa chỉ không được mã hóa đúng.', en: 'The address is not encoded correctly.' },
  badJson: { vi: 'Nội dung không phải là JSON hợp lệ.', en: 'The body is not valid JSON.' },
  badRequest: { vi: 'Không đọc được yêu cầu.', en: 'The request cannot be read.' },
} as const;

/** Refusal of a form posted from another site. */
export const FOREIGN_FORM: Bilingual = {
  vi: 'Biểu mẫu chỉ nhận từ các trang của cổng này.',
  en: 'This form is accepted only from the pages of this portal.',
};

/** Refusal of a network with too many concurrent uncached requests. */
export const TOO_MANY_AT_ONCE: Bilingual = {
  vi: 'Địa chỉ mạng của bạn đang gửi quá nhiều yêu cầu cùng lúc. Vui lòng thử lại sau ít giây.',
  en: 'Your network address is sending too many requests at once. Please try again in a few seconds.',
};

/** No place found for a point far from Vietnam. */
export const NO_PLACE_NEAR: Bilingual = {
  vi: 'Không có địa điểm nào của Việt Nam gần điểm này.',
  en: 'No place in Vietnam is near this point.',
};

/** Refusal of a trip that takes more than five hours. */
export const TRIP_TOO_LONG: Bilingual = {
  vi: 'Chuyến đi dài hơn 5 giờ. Hãy hỏi từng chặng.',
  en: 'The trip takes more than five hours. Ask for each leg separately.',
};

/** No match for an ambiguous name; `names` are the candidates. */
export function describeAmbiguousName(names: string): Bilingual {
  return {
    vi: `Nhiều nơi có tên này. Hãy ghi rõ: ${names}.`,
    en: `Several places have this name. Please specify: ${names}.`,
  };
}

/** Refusal over the rate limit: `limit` calls of the window are used up; it resets in `resetSeconds`. */
export function describeUsedUpCalls(window: keyof typeof WINDOW_NAMES, limit: number, resetSeconds: number): Bilingual {
  return {
    vi: `Đã dùng hết ${limit} lượt gọi ${WINDOW_NAMES[window].vi}. Hãy thử lại sau ${resetSeconds} giây.`,
    en: `All ${limit} calls ${WINDOW_NAMES[window].en} are used up. Try again in ${resetSeconds} seconds.`,
  };
}
