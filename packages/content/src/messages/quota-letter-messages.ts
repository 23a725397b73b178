import type { Language } from '@portal/domain/language/language';
import { BRAND } from '../brand.ts';

interface QuotaFacts {
  /** Calls per day, formatted. */
  readonly limit: string;
  /** The day, formatted. */
  readonly on: string;
  readonly link: string;
}

interface QuotaLetter {
  readonly subject: (facts: QuotaFacts) => string;
  readonly lines: (facts: QuotaFacts) => readonly string[];
}

export const quotaLetterMessages: Readonly<Record<Language, Readonly<Record<'nearly' | 'usedUp', QuotaLetter>>>> = {
  vi: {
    nearly: {
      subject: () => `${BRAND.name}: đã dùng 80% lượt gọi API hôm nay`,
      lines: ({ limit, on, link }) => [
        `Các khóa API của bạn đã dùng 80% trong ${limit} lượt gọi của ngày ${on}.`,
        'Khi dùng hết, lời gọi nhận mã 429 đến 00:00 giờ Việt Nam. Trả lời 304 cũng tính là một lượt; lời gọi lỗi thì không.',
        'Xem mức dùng từng ngày, đổi khóa hoặc chọn gói lớn hơn:',
        link,
      ],
    },
    usedUp: {
      subject: () => `${BRAND.name}: đã dùng hết lượt gọi API hôm nay`,
      lines: ({ limit, on, link }) => [
        `Các khóa API của bạn đã dùng hết ${limit} lượt gọi của ngày ${on}.`,
        'Lời gọi tiếp theo nhận mã 429 đến 00:00 giờ Việt Nam, rồi lại được tính từ đầu. Gói lớn hơn có hiệu lực ngay sau khi thanh toán.',
        link,
      ],
    },
  },
  en: {
    nearly: {
      subject: () => `${BRAND.name}: 80% of today’s API calls are used`,
      lines: ({ limit, on, link }) => [
        `Your API keys have used 80% of the ${limit} calls of ${on}.`,
        'Once they are used up, calls get 429 until 00:00 Vietnam time. A 304 counts as a call; calls that fail do not.',
        'See your usage by day, replace a key, or choose a larger plan:',
        link,
      ],
    },
    usedUp: {
      subject: () => `${BRAND.name}: today’s API calls are used up`,
      lines: ({ limit, on, link }) => [
        `Your API keys have used all ${limit} calls of ${on}.`,
        'Further calls get 429 until 00:00 Vietnam time, when the count resets. A larger plan takes effect as soon as it is paid for.',
        link,
      ],
    },
  },
};
