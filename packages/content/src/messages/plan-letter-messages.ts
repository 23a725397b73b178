import type { Language } from '@portal/domain/language/language';
import { BRAND } from '../brand.ts';

interface PlanFacts {
  readonly plan: string;
  /** Last day, formatted. */
  readonly endsOn: string;
  readonly price: string;
  readonly link: string;
}

interface PlanLetter {
  readonly subject: (facts: PlanFacts) => string;
  readonly lines: (facts: PlanFacts) => readonly string[];
}

type PlanLetterMessages = Readonly<Record<'week' | 'day' | 'ended', PlanLetter>>;

const viPaying = ({ price, link }: PlanFacts) => [
  `Gia hạn thêm một tháng: ${price}. Chúng tôi không tự trừ tiền; không gia hạn thì gói tự hết.`,
  link,
];
const viAfter =
  'Khi gói hết, không có gì bị xóa: các nơi và quy tắc vượt gói Cộng đồng chỉ tạm dừng, cái cũ nhất vẫn chạy.';
const enPaying = ({ price, link }: PlanFacts) => [
  `One more month: ${price}. We never charge automatically; without a renewal the plan simply ends.`,
  link,
];
const enAfter =
  'When the plan ends nothing is deleted: places and rules beyond the Community plan are paused, and the oldest stay active.';

/** E-mails about the end of a plan. */
export const planLetterMessages: Readonly<Record<Language, PlanLetterMessages>> = {
  vi: {
    week: {
      subject: ({ plan, endsOn }) => `${BRAND.name}: ${plan} dùng đến hết ${endsOn}`,
      lines: (facts) => [`${facts.plan} của bạn dùng đến hết ngày ${facts.endsOn}.`, ...viPaying(facts), viAfter],
    },
    day: {
      subject: ({ plan }) => `${BRAND.name}: ${plan} sắp hết hạn`,
      lines: (facts) => [`${facts.plan} của bạn hết hạn cuối ngày ${facts.endsOn}.`, ...viPaying(facts), viAfter],
    },
    ended: {
      subject: ({ plan }) => `${BRAND.name}: ${plan} đã hết hạn`,
      lines: (facts) => [
        `${facts.plan} của bạn đã hết hạn ngày ${facts.endsOn}. Tài khoản đang dùng gói Cộng đồng, miễn phí.`,
        'Những nơi và quy tắc vượt gói đang tạm dừng, không mất gì. Mua lại gói là chúng chạy tiếp:',
        facts.link,
      ],
    },
  },
  en: {
    week: {
      subject: ({ plan, endsOn }) => `${BRAND.name}: ${plan} runs until ${endsOn}`,
      lines: (facts) => [`Your ${facts.plan} plan runs until the end of ${facts.endsOn}.`, ...enPaying(facts), enAfter],
    },
    day: {
      subject: ({ plan }) => `${BRAND.name}: ${plan} is about to end`,
      lines: (facts) => [`Your ${facts.plan} plan ends at the end of ${facts.endsOn}.`, ...enPaying(facts), enAfter],
    },
    ended: {
      subject: ({ plan }) => `${BRAND.name}: ${plan} has ended`,
      lines: (facts) => [
        `Your ${facts.plan} plan ended on ${facts.endsOn}. Your account is now on the free Community plan.`,
        'Places and rules beyond it are paused; nothing is lost. They resume once you buy a plan again:',
        facts.link,
      ],
    },
  },
};
