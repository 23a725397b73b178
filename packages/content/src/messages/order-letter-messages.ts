import type { Language } from '@portal/domain/language/language';
import type { PaymentMethod } from '@portal/domain/order/payment-method';
import { BRAND } from '../brand.ts';

interface OrderFacts {
  readonly code: string;
  readonly plan: string;
  readonly amount: string;
  readonly method: string;
  /** First and last day of the month, formatted. */
  readonly startsOn: string;
  readonly endsOn: string;
  readonly link: string;
}

/** Facts on a payment without an order. */
type MoneyFacts = Pick<OrderFacts, 'code' | 'amount' | 'method' | 'link'>;

interface OrderLetter<Facts> {
  readonly subject: (facts: Facts) => string;
  readonly lines: (facts: Facts) => readonly string[];
}

interface OrderLetterMessages {
  readonly paid: OrderLetter<OrderFacts>;
  readonly unmatched: OrderLetter<MoneyFacts>;
  readonly refunded: OrderLetter<MoneyFacts>;
  /** First line of test orders, where no money moved. */
  readonly test: string;
}

/** Names of payment methods, the same in both languages. */
export const PAYMENT_METHOD_NAMES: Readonly<Record<PaymentMethod, string>> = {
  vietqr: 'VietQR',
  momo: 'MoMo',
  zalopay: 'ZaloPay',
  vnpay: 'VNPay',
};

/** E-mails to customers about orders. */
export const orderLetterMessages: Readonly<Record<Language, OrderLetterMessages>> = {
  vi: {
    paid: {
      subject: ({ plan, code }) => `${BRAND.name}: đã nhận tiền, ${plan} (đơn ${code})`,
      lines: ({ plan, code, amount, method, startsOn, endsOn, link }) => [
        `Cảm ơn bạn. Chúng tôi đã nhận ${amount} qua ${method} cho đơn ${code}.`,
        `${plan} dùng từ ${startsOn} đến hết ${endsOn}. Không tự trừ tiền tháng sau.`,
        'Xem đơn và tải biên nhận:',
        link,
      ],
    },
    unmatched: {
      subject: ({ code }) => `${BRAND.name}: khoản tiền của đơn ${code} cần đối soát`,
      lines: ({ code, amount, method, link }) => [
        `Chúng tôi đã nhận ${amount} qua ${method} ghi cho đơn ${code}, nhưng đơn này không còn chờ tiền hoặc số tiền không khớp.`,
        'Khoản này được giữ riêng, không mất: chúng tôi đối soát trong giờ làm việc rồi hoàn lại hoặc ghi vào gói của bạn, và báo lại qua thư này. Bạn không cần trả thêm lần nào.',
        link,
      ],
    },
    refunded: {
      subject: ({ code }) => `${BRAND.name}: đã hoàn tiền đơn ${code}`,
      lines: ({ code, amount, method, link }) => [
        `Chúng tôi đã hoàn ${amount} của đơn ${code} qua ${method}. Ngân hàng hoặc ví có thể cần vài ngày để tiền về.`,
        'Nếu đơn đó đã mở gói thì tháng ấy đã kết thúc; gói cũ từng được trừ vào đơn (nếu có) dùng lại được cho những ngày còn lại. Không có dữ liệu nào bị xóa.',
        link,
      ],
    },
    test: 'Thử nghiệm: không có tiền thật nào được chuyển.',
  },
  en: {
    paid: {
      subject: ({ plan, code }) => `${BRAND.name}: payment received, ${plan} (order ${code})`,
      lines: ({ plan, code, amount, method, startsOn, endsOn, link }) => [
        `Thank you. We received ${amount} via ${method} for order ${code}.`,
        `${plan} runs from ${startsOn} until the end of ${endsOn}. Nothing is charged automatically next month.`,
        'See the order and download the receipt:',
        link,
      ],
    },
    unmatched: {
      subject: ({ code }) => `${BRAND.name}: we are checking a payment for order ${code}`,
      lines: ({ code, amount, method, link }) => [
        `We received ${amount} via ${method} for order ${code}, but the order is closed or the amount differs.`,
        'The money is set aside and not lost: during working hours we check it, refund it or apply it to your plan, and e-mail you again. Please do not pay again.',
        link,
      ],
    },
    refunded: {
      subject: ({ code }) => `${BRAND.name}: refund for order ${code}`,
      lines: ({ code, amount, method, link }) => [
        `We refunded ${amount} for order ${code} via ${method}. Your bank or wallet may need a few days.`,
        'If that order had started a plan, its month has ended. An earlier plan credited to it runs again for its remaining days. No data is deleted.',
        link,
      ],
    },
    test: 'Test: no real money was moved.',
  },
};

/** E-mail to the company about an unmatched payment. */
export const moneyAlarmMessages = {
  subject: (code: string) => `[Đối soát] Tiền chưa khớp đơn: ${code}`,
  reasons: {
    unknownOrder: 'không có đơn nào mang mã này',
    wrongAmount: 'số tiền khác với đơn',
    closedOrder: 'đơn không còn chờ tiền',
  },
  noCode: 'không có mã',
  lines: (facts: {
    readonly amount: string;
    readonly method: string;
    readonly transactionId: string;
    readonly reason: string;
    readonly receivedAt: string;
  }) => [
    `Số tiền: ${facts.amount}`,
    `Phương thức: ${facts.method}`,
    `Mã giao dịch: ${facts.transactionId}`,
    `Lý do: ${facts.reason}`,
    `Lúc nhận: ${facts.receivedAt}`,
    'Xem: npm run portal -- orders unmatched',
  ],
} as const;
