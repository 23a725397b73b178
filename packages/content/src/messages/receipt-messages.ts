import type { Language } from '@portal/domain/language/language';
import type { Wording } from '../wording.ts';

const vi = {
  title: 'Biên nhận',
  number: 'Số',
  issuedAt: 'Ngày nhận tiền',
  seller: 'Bên bán',
  buyer: 'Bên mua',
  order: 'Đơn',
  item: 'Nội dung',
  period: 'Thời hạn',
  amount: 'Số tiền',
  month: (plan: string) => `${plan}, 1 tháng`,
  credit: 'Trừ phần còn lại của gói cũ',
  paid: 'Đã trả',
  method: 'Cách trả',
  transaction: 'Mã giao dịch',
  tax: 'Thuế',
  note: 'Biên nhận này xác nhận khoản tiền đã trả. Hóa đơn điện tử, nếu cần, do bên bán xuất riêng.',
  test: 'THỬ NGHIỆM: không có tiền thật nào được chuyển.',
  refunded: 'Đã hoàn tiền',
  converted: (day: string, code: string) => `Phần còn lại đã quy đổi vào đơn ${code} ngày ${day}`,
};

const en: Wording<typeof vi> = {
  title: 'Receipt',
  number: 'No.',
  issuedAt: 'Paid on',
  seller: 'Seller',
  buyer: 'Buyer',
  order: 'Order',
  item: 'Item',
  period: 'Period',
  amount: 'Amount',
  month: (plan) => `${plan}, 1 month`,
  credit: 'Less what was left of the former plan',
  paid: 'Paid',
  method: 'Method',
  transaction: 'Transaction',
  tax: 'Tax',
  note: 'This receipt confirms the payment. An electronic invoice, if needed, is issued by the seller separately.',
  test: 'TEST: no real money was moved.',
  refunded: 'Refunded',
  converted: (day, code) => `The days left were credited to order ${code} on ${day}`,
};

export const receiptMessages: Readonly<Record<Language, typeof vi>> = { vi, en };
