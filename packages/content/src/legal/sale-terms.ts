import type { Language } from '@portal/domain/language/language';
import { getSmsPerDay } from '@portal/domain/plan/may-use';
import { listSoldPlans } from '@portal/domain/plan/plan-change';
import { formatPlanPrice, namePlan } from '../products/plan-words.ts';
import type { TextPart } from '../text-page.ts';

/** `Happy Rain 9.000 đ, Gói 1 490.000 đ`: prices from the table used for quotes. */
const listPrices = (language: Language): string =>
  listSoldPlans()
    .map((plan) => `${namePlan(plan, language)} ${formatPlanPrice(plan, language)}`)
    .join(', ');

/** Daily text messages of the plan that includes them. */
const SMS = getSmsPerDay('happy-rain');

const vi: readonly TextPart[] = [
  {
    id: 'paid',
    heading: 'Mua gói',
    points: [
      `Giá mỗi tháng: ${listPrices('vi')}. Gói 5 bán theo hợp đồng riêng.`,
      'Trước khi trả, trang Thanh toán nêu gói, số tiền phải trả, phần được trừ, ngày bắt đầu và ngày hết hạn; bạn còn đổi được. Giá trong đơn giữ nguyên 15 phút.',
      'Đơn thuộc về tài khoản của bạn. Đơn và biên nhận được giữ 10 năm; số thẻ do cổng thanh toán giữ, chúng tôi không thấy.',
      'Áp dụng Luật Thương mại điện tử số 122/2025/QH15 và Luật Bảo vệ quyền lợi người tiêu dùng số 19/2023/QH15.',
    ],
    links: [
      { label: 'Thanh toán', route: 'payment' },
      { label: 'So các gói', route: 'products' },
    ],
  },
  {
    id: 'term',
    heading: 'Thời hạn: một tháng, không tự gia hạn',
    paragraphs: [
      'Gói chạy một tháng kể từ lúc nhận tiền, đến hết 23:59 của ngày cuối. Không có khoản nào tự trừ ở tháng sau: muốn dùng tiếp thì bạn trả tháng mới. Chúng tôi nhắc qua email một tuần và một ngày trước khi hết hạn và khi đã hết; bạn tắt nhắc được trong phần Gói của tôi.',
      'Hết hạn thì tài khoản về gói Cộng đồng. Không có gì bị xóa; phần vượt quá gói tạm dừng.',
    ],
  },
  {
    id: 'upgrade',
    heading: 'Đổi gói',
    points: [
      'Gói đắt hơn bắt đầu ngay. Những ngày trọn còn lại của gói cũ được trừ vào tiền theo ngày, làm tròn xuống nghìn đồng; tháng của gói cũ kết thúc. Đơn mới trả ít nhất 1.000 đ.',
      'Gói bằng hoặc rẻ hơn bắt đầu khi mọi tháng đã trả kết thúc, không được trừ.',
    ],
  },
  {
    id: 'refund',
    heading: 'Hoàn tiền',
    points: [
      'Tiền trả hai lần, sai số tiền hoặc tới khi đơn đã đóng được giữ riêng: chúng tôi hoàn lại đủ, hoặc tính vào gói của bạn, và báo qua email.',
      'Nếu chúng tôi không cung cấp gói như đã mô tả, hãy khiếu nại: đơn được hoàn toàn bộ tiền và tháng của đơn kết thúc ngay. Tiền về đúng cách bạn đã trả; ngân hàng hoặc ví có thể cần vài ngày.',
      'Đơn đổi gói được hoàn thì gói cũ chạy tiếp những ngày còn lại. Đơn đã được trừ vào một đơn sau chỉ hoàn được khi đơn sau đã hoàn.',
      'Thôi dùng giữa tháng hoặc xóa tài khoản thì những ngày còn lại không được hoàn tiền.',
    ],
  },
  {
    id: 'messages',
    heading: 'Tin nhắn và giới hạn',
    points: [
      `SMS có trong Happy Rain (tối đa ${SMS} tin mỗi ngày) và Gói 5. Các gói khác báo qua email, thông báo đẩy, Zalo như bảng gói.`,
      'Tin báo dựa trên dự báo, nên có lúc sai hoặc sót. Nhà mạng, ứng dụng email hay Zalo có thể làm tin đến chậm.',
    ],
  },
  {
    id: 'complaints',
    heading: 'Khiếu nại',
    paragraphs: [
      'Gửi khiếu nại về đơn hàng kèm mã đơn tới địa chỉ dưới đây, chúng tôi xử lý trong giờ làm việc. Nếu chưa thỏa đáng, bạn có quyền yêu cầu cơ quan bảo vệ người tiêu dùng hoặc tòa án giải quyết.',
    ],
    withCompany: 'known',
    links: [{ label: 'Liên hệ', route: 'contact' }],
  },
];

const en: readonly TextPart[] = [
  {
    id: 'paid',
    heading: 'Buying a plan',
    points: [
      `Prices per month: ${listPrices('en')}. Package 5 is sold by separate contract.`,
      'Before you pay, the payment page shows the plan, the amount due, any credit, the first and the last day, and you can still change your choice. The price of an order is fixed for 15 minutes.',
      'An order belongs to your account. Orders and receipts are stored for 10 years; card numbers stay with the payment gateway, we never see them.',
      'Vietnam’s Law on E-commerce No. 122/2025/QH15 and Law on Consumer Protection No. 19/2023/QH15 apply.',
    ],
    links: [
      { label: 'Payment', route: 'payment' },
      { label: 'Compare the plans', route: 'products' },
    ],
  },
  {
    id: 'term',
    heading: 'Term: one month, no automatic renewal',
    paragraphs: [
      'A plan runs for one month from the payment, until 23:59 of its last day. Nothing is charged automatically next month: to continue, you pay for another month. We remind you by e-mail a week and a day before the end, and when it has ended; you can turn reminders off under My plan.',
      'When a plan ends, the account returns to Community. Nothing is deleted; whatever exceeds that plan is paused.',
    ],
  },
  {
    id: 'upgrade',
    heading: 'Changing plans',
    points: [
      'A more expensive plan starts at once. The full days left of the old plan are credited by the day, rounded down to a thousand dong, and the month of the old plan ends. A new order costs at least 1,000 dong.',
      'The same or a cheaper plan starts when all months already paid for have ended, without credit.',
    ],
  },
  {
    id: 'refund',
    heading: 'Refunds',
    points: [
      'Money paid twice, in the wrong amount, or received after an order had closed is set aside: we send all of it back, or credit it to your plan, and inform you by e-mail.',
      'If we do not provide a plan as described, complain: the order is refunded in full and its month ends at once. The money goes back the way you paid; your bank or wallet may need a few days.',
      'When an upgrade is refunded, the old plan runs on for the days it has left. An order that was credited to a later one can be refunded only after the later one.',
      'If you stop using a plan during its month or delete your account, the days left are not refunded.',
    ],
  },
  {
    id: 'messages',
    heading: 'Messages and limits',
    points: [
      `SMS is included in Happy Rain (at most ${SMS} per day) and Package 5. The other plans notify by e-mail, push and Zalo as the plan table shows.`,
      'Alerts are based on forecasts, so some are wrong or missed. Mobile networks, e-mail and Zalo may delay them.',
    ],
  },
  {
    id: 'complaints',
    heading: 'Complaints',
    paragraphs: [
      'Send complaints about an order, with its code, to the address below; we handle them in working hours. If you are not satisfied, you may turn to the consumer protection authority or to the courts.',
    ],
    withCompany: 'known',
    links: [{ label: 'Contact', route: 'contact' }],
  },
];

export const saleTerms: Readonly<Record<Language, readonly TextPart[]>> = { vi, en };

/** Replacement where no payment method is configured. */
export const noSaleTerms: Readonly<Record<Language, readonly TextPart[]>> = {
  vi: [
    {
      id: 'paid',
      heading: 'Dịch vụ trả phí',
      paragraphs: [
        'Trang này chưa bán trực tuyến. Dịch vụ trả phí được thỏa thuận bằng hợp đồng riêng; giá, thời hạn, hoàn tiền và nơi nhận khiếu nại ghi trong hợp đồng đó.',
      ],
      links: [{ label: 'Liên hệ', route: 'contact' }],
    },
  ],
  en: [
    {
      id: 'paid',
      heading: 'Paid services',
      paragraphs: [
        'This site does not sell online yet. Paid services are agreed in a separate contract, which states price, term, refunds and where to complain.',
      ],
      links: [{ label: 'Contact', route: 'contact' }],
    },
  ],
};
