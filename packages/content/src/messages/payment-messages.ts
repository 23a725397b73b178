import type { PaymentFailure, PaymentMethod } from '@portal/domain/order/payment-method';
import type { PlanChangeKind } from '@portal/domain/plan/plan-change';
import { type Pair, type Pairs, pair, splitLanguages } from '../split-languages.ts';

export const paymentMessages = splitLanguages({
  heading: ['Thanh toán', 'Payment'],
  noCards: ['Chúng tôi không thấy và không giữ số thẻ', 'We neither see nor store card numbers'],
  test: ['Thử nghiệm: không có tiền thật nào được chuyển.', 'Test: no real money is moved.'],
  steps: [['Gói', 'Cách trả', 'Xác nhận', 'Kết quả'] as readonly string[], ['Plan', 'Method', 'Confirm', 'Result']],
  stepsLabel: ['Các bước', 'Steps'],
  planTitle: ['1. Gói', '1. Plan'],
  compare: ['So các gói', 'Compare the plans'],
  methodTitle: ['2. Trả bằng', '2. Pay by'],
  methodTexts: {
    vietqr: ['Quét bằng ứng dụng ngân hàng, khoảng 1 phút', 'Scan with your bank’s app, about a minute'],
    momo: ['Mở ví MoMo hoặc quét mã', 'Open the MoMo wallet or scan a code'],
    zalopay: ['Mở ZaloPay hoặc quét mã', 'Open ZaloPay or scan a code'],
    vnpay: ['Thẻ ATM, Visa, Mastercard, ngân hàng', 'ATM cards, Visa, Mastercard, banks'],
  } satisfies Record<PaymentMethod, Pair>,
  orderTitle: ['Đơn hàng', 'Order'],
  month: pair([(plan: string) => `${plan}, 1 tháng`, (plan) => `${plan}, 1 month`]),
  credit: ['Phần còn lại của gói đang dùng', 'What is left of your current plan'],
  total: ['Phải trả', 'To pay'],
  guestTerm: [
    'Một tháng kể từ khi trả. Không tự trừ tiền tháng sau.',
    'One month from the payment. Nothing is charged automatically next month.',
  ],
  change: {
    begin: pair([
      (start: string, end: string) => `Dùng từ ${start} đến hết ${end}. Không tự trừ tiền tháng sau.`,
      (start, end) => `Runs from ${start} until the end of ${end}. Nothing is charged automatically next month.`,
    ]),
    extend: pair([
      (start: string, end: string) => `Nối tiếp gói đang dùng: từ ${start} đến hết ${end}.`,
      (start, end) => `Follows your current plan: from ${start} until the end of ${end}.`,
    ]),
    upgrade: pair([
      (start: string, end: string) =>
        `Đổi gói ngay: từ ${start} đến hết ${end}. Những ngày còn lại của gói cũ được trừ vào tiền, tính theo ngày, làm tròn xuống nghìn đồng.`,
      (start, end) =>
        `Changes the plan at once: from ${start} until the end of ${end}. The days left of the former plan are deducted, by the day, rounded down to a thousand dong.`,
    ]),
    follow: pair([
      (start: string, end: string) => `Bắt đầu khi gói lớn hơn đang dùng kết thúc: từ ${start} đến hết ${end}.`,
      (start, end) => `Starts when your present, larger plan ends: from ${start} until the end of ${end}.`,
    ]),
  } satisfies Pairs<Record<PlanChangeKind, (start: string, end: string) => string>>,
  pay: pair([
    (amount: string, method: string) => `Trả ${amount} bằng ${method}`,
    (amount, method) => `Pay ${amount} by ${method}`,
  ]),
  agree: ['Bấm nút là đồng ý', 'By pressing the button you accept the'],
  terms: ['điều khoản sử dụng', 'terms of use'],
  needsAccount: [
    'Đơn thuộc về một tài khoản. Tạo mất nửa phút, chỉ cần email; gói bạn chọn được giữ lại.',
    'An order belongs to an account. Making one takes half a minute and an e-mail address; the chosen plan is kept.',
  ],
  register: ['Đăng ký rồi trả', 'Register, then pay'],
  login: ['Đã có tài khoản: đăng nhập', 'I have an account: log in'],
  working: ['Đang gửi...', 'Sending…'],
  closed: [
    'Thanh toán trực tuyến chưa mở. Hãy gửi yêu cầu tư vấn để mua gói.',
    'Online payment is not open yet. Ask for a consultation to buy a plan.',
  ],
  consult: ['Nhận tư vấn', 'Get advice'],
  contract: ['Gói 5 theo hợp đồng', 'Package 5 is by contract'],
  scanTitle: ['Quét bằng ứng dụng ngân hàng', 'Scan with your bank’s app'],
  qrLabel: pair([
    (amount: string, purpose: string) => `Mã VietQR để trả ${amount}, nội dung ${purpose}`,
    (amount, purpose) => `VietQR code to pay ${amount}, purpose ${purpose}`,
  ]),
  bank: ['Ngân hàng', 'Bank'],
  testBank: ['Ngân hàng thử nghiệm', 'Test bank'],
  accountNumber: ['Số tài khoản', 'Account number'],
  accountName: ['Chủ tài khoản', 'Account holder'],
  amount: ['Số tiền', 'Amount'],
  purpose: ['Nội dung', 'Purpose'],
  copy: ['Chép', 'Copy'],
  copied: ['Đã chép', 'Copied'],
  doNotChange: [
    'Giữ nguyên số tiền và nội dung để được nhận tự động.',
    'Leave amount and purpose as they are, so that the money is recognized.',
  ],
  saveQr: ['Lưu mã', 'Save the code'],
  playTransfer: ['Giả làm ngân hàng: báo tiền đã đến', 'Play the bank: report the money'],
  waitingBank: ['Đang chờ ngân hàng báo', 'Waiting for the bank'],
  waitingBankText: [
    'Thường dưới 1 phút. Đóng trang vẫn được, xong sẽ có email.',
    'Usually less than a minute. You may close the page, an e-mail will follow.',
  ],
  waiting: ['Đang xác nhận', 'Being confirmed'],
  waitingText: [
    'Quá 2 phút hệ thống tự hỏi lại cổng thanh toán. Xin đừng trả lần nữa.',
    'After 2 minutes we ask the gateway by ourselves. Please do not pay again.',
  ],
  timeLeft: pair([(time: string) => `Còn ${time}`, (time) => `${time} left`]),
  otherWay: ['Chọn cách khác', 'Choose another way'],
  cancel: ['Hủy đơn', 'Cancel the order'],
  cancelled: ['Đơn đã hủy. Chưa có tiền nào bị trừ.', 'The order is cancelled. No money was taken.'],
  order: pair([(code: string) => `Đơn ${code}`, (code) => `Order ${code}`]),
  succeeded: pair([(what: string) => `${what} thành công`, (what) => `${what} succeeded`]),
  payment: ['Thanh toán', 'Payment'],
  failed: pair([(what: string) => `${what} thất bại`, (what) => `${what} failed`]),
  failedText: [
    'Thanh toán không thành công. Vui lòng thanh toán lại hoặc chọn phương thức khác.',
    'Payment failed. Please pay again or choose another method.',
  ],
  reason: pair([
    (method: string, reason: string) => `Lý do từ ${method}: ${reason}.`,
    (method, reason) => `Reason from ${method}: ${reason}.`,
  ]),
  reasons: {
    cancelled: ['bạn đã hủy', 'you cancelled'],
    timedOut: ['hết thời gian chờ', 'the time was over'],
    balance: ['số dư không đủ', 'the balance is too low'],
    limit: ['vượt hạn mức của ngân hàng hoặc ví', 'over a limit of the bank or wallet'],
    wrongSecret: ['sai mật khẩu hoặc mã xác nhận', 'wrong password or code'],
    blocked: ['thẻ hoặc tài khoản bị khóa', 'card or account is blocked'],
    notEnabled: [
      'thẻ hoặc tài khoản chưa mở thanh toán trực tuyến',
      'card or account is not enabled for online payment',
    ],
    maintenance: ['ngân hàng đang bảo trì', 'the bank is under maintenance'],
    suspected: ['giao dịch bị nghi ngờ', 'the transaction is suspected'],
    other: ['cổng thanh toán chưa trả lời hoặc từ chối', 'the gateway did not answer, or refused'],
  } satisfies Record<PaymentFailure, Pair>,
  retry: pair([(method: string) => `Thử lại ${method}`, (method) => `Try ${method} again`]),
  payBy: pair([(method: string) => `Trả bằng ${method}`, (method) => `Pay by ${method}`]),
  expired: pair([
    (code: string) => `Đơn ${code} hết hạn sau 15 phút.`,
    (code) => `Order ${code} expired after 15 minutes.`,
  ]),
  expiredText: [
    'Chưa có tiền nào được ghi cho đơn này. Nếu bạn vừa chuyển, khoản đó được giữ riêng, đối soát và báo lại trong giờ làm việc.',
    'No money was counted for this order. If you have just sent it, it is set aside, matched, and you are told within working hours.',
  ],
  otherOrder: [
    'Đơn này không dùng nữa vì bạn đã trả một đơn khác. Nếu đã trả cả hai, khoản thừa được giữ riêng để hoàn lại.',
    'This order is no longer used, because you paid another one. If you paid both, the surplus is set aside to be sent back.',
  ],
  refunded: ['Đơn này đã được hoàn tiền.', 'This order was refunded.'],
  keptApart: pair([
    (method: string) =>
      `Tiền trả qua ${method} cũng đã tới nhưng không tính vào đơn này. Khoản đó được giữ riêng, không mất: chúng tôi hoàn lại hoặc tính vào gói của bạn, và báo qua email.`,
    (method) =>
      `Money paid by ${method} arrived too but does not count for this order. It is set aside and not lost: we send it back or count it for your plan, and tell you by e-mail.`,
  ]),
  newOrder: ['Tạo đơn mới', 'Make a new order'],
  runsUntil: pair([
    (plan: string, end: string) => `${plan} dùng đến hết ${end}.`,
    (plan, end) => `${plan} runs until the end of ${end}.`,
  ]),
  receipt: ['Tải biên nhận', 'Download the receipt'],
  toDashboard: ['Về bảng của tôi', 'To my dashboard'],
  payAgain: ['Thanh toán lại', 'Pay again'],
  reload: ['Xem lại trạng thái', 'Check the state again'],
  unknownOrder: [
    'Không tìm thấy đơn này. Hãy mở lại liên kết trong thư, hoặc xem trong bảng của bạn.',
    'This order was not found. Open the link in the e-mail again, or look into your dashboard.',
  ],
  resultHeading: ['Kết quả thanh toán', 'Result of the payment'],
  states: {
    pending: ['chờ thanh toán', 'awaiting payment'],
    paid: ['đã thanh toán', 'paid'],
    failed: ['đã hủy', 'cancelled'],
    expired: ['hết hạn', 'expired'],
    refunded: ['đã hoàn tiền', 'refunded'],
  },
  offline: ['Không kết nối được. Hãy thử lại.', 'No connection. Please try again.'],
});
