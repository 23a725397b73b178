import { pair, splitLanguages } from '../split-languages.ts';

export const receiptMessages = splitLanguages({
  title: ['Biên nhận', 'Receipt'],
  number: ['Số', 'No.'],
  issuedAt: ['Ngày nhận tiền', 'Paid on'],
  seller: ['Bên bán', 'Seller'],
  buyer: ['Bên mua', 'Buyer'],
  order: ['Đơn', 'Order'],
  item: ['Nội dung', 'Item'],
  period: ['Thời hạn', 'Period'],
  amount: ['Số tiền', 'Amount'],
  month: pair([(plan: string) => `${plan}, 1 tháng`, (plan) => `${plan}, 1 month`]),
  credit: ['Trừ phần còn lại của gói cũ', 'Credit from the previous plan'],
  paid: ['Đã trả', 'Paid'],
  method: ['Phương thức thanh toán', 'Method'],
  transaction: ['Mã giao dịch', 'Transaction'],
  tax: ['Thuế', 'Tax'],
  note: [
    'Biên nhận này xác nhận khoản tiền đã trả. Hóa đơn điện tử, nếu cần, do bên bán xuất riêng.',
    'This receipt confirms the payment. An electronic invoice, if needed, is issued by the seller separately.',
  ],
  test: ['THỬ NGHIỆM: không có tiền thật nào được chuyển.', 'TEST: no real money was moved.'],
  refunded: ['Đã hoàn tiền', 'Refunded'],
  converted: pair([
    (day: string, code: string) => `Phần còn lại đã quy đổi vào đơn ${code} ngày ${day}`,
    (day, code) => `Remaining days credited to order ${code} on ${day}`,
  ]),
});
