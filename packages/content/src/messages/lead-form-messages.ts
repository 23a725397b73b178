import type { Language } from '@portal/domain/language/language';
import { LEAD_LIMITS, type LeadArea, type LeadErrorCode, type LeadField } from '@portal/domain/lead/lead';
import { pair, splitLanguages } from '../split-languages.ts';

const errors: Readonly<Record<LeadErrorCode, string>> = {
  errorNotName: 'Vui lòng nhập họ và tên',
  errorNotPhone: 'Vui lòng nhập số điện thoại',
  errorValidPhone: 'Vui lòng nhập số điện thoại hợp lệ',
  errorNotMail: 'Vui lòng nhập địa chỉ email',
  errorValidMail: 'Vui lòng nhập địa chỉ email hợp lệ',
  errorNotPage: 'Vui lòng chọn lĩnh vực quan tâm',
  errorTooLong: 'Tối đa {0} ký tự',
  errorNotText: 'Chỉ nhận chữ viết',
};

const areas: Readonly<Record<LeadArea, string>> = {
  'solutions-for-businesses': 'Giải pháp cho doanh nghiệp',
  'solutions-for-agriculture': 'Giải pháp nông nghiệp',
  'solutions-for-hydropower': 'Giải pháp thủy điện',
};

const fields: Readonly<Record<LeadField, string>> = {
  name: 'Họ và tên',
  numberPhone: 'Số điện thoại',
  email: 'Địa chỉ email',
  place: 'Nơi bạn ở',
  page: 'Lĩnh vực quan tâm',
  content: 'Tên doanh nghiệp',
  company: 'Tên doanh nghiệp',
  problem: 'Thời tiết đang gây khó khăn gì cho công việc của bạn?',
};

export const leadFormMessages = splitLanguages({
  title: ['Nhận tư vấn', 'Get Consultation'],
  lead: [
    'Dự báo viên gọi lại trong giờ hành chính, 8:30–17:30.',
    'A forecaster calls you back during working hours, 8:30–17:30.',
  ],
  optional: ['không bắt buộc', 'optional'],
  phoneHint: [
    'Số điện thoại tại Việt Nam, ví dụ 0912 345 678.',
    'A number in Vietnam, such as 0912 345 678. Abroad? Give one where we can reach a colleague or relative here.',
  ],
  placeHint: [
    'Thôn, phường, xã và tỉnh: càng rõ, tin báo càng sát.',
    'Village, ward or commune, and province: the more precise, the better the warning fits.',
  ],
  send: ['Gửi', 'Send'],
  sendRequest: ['Gửi yêu cầu', 'Send request'],
  sending: ['Đang gửi...', 'Sending...'],
  reset: ['Nhập lại', 'Clear'],
  close: ['Đóng', 'Close'],
  sent: ['Gửi thành công', 'Sent'],
  soon: ['Chúng tôi sẽ liên hệ với bạn trong thời gian sớm nhất', 'We will contact you as soon as possible'],
  thanks: ['Cảm ơn bạn!', 'Thank you!'],
  failed: ['Có lỗi xảy ra. Vui lòng thử lại.', 'An error occurred. Please try again.'],
  mend: pair([(names: string) => `Vui lòng kiểm tra: ${names}`, (names) => `Please check: ${names}`]),
  leave: ['Bạn muốn bỏ nội dung vừa nhập?', 'Discard what you have typed?'],
  leaveYes: ['Bỏ và đóng', 'Discard and close'],
  leaveNo: ['Nhập tiếp', 'Keep typing'],
  purpose: pair([
    (months: number) => `Thông tin chỉ dùng để liên hệ tư vấn với bạn, giữ ${months} tháng rồi xóa.`,
    (months) =>
      `Your details are used only to contact you about this request, kept for ${months} months, then deleted.`,
  ]),
  privacy: ['Chính sách bảo mật', 'Privacy policy'],
  advertising: ['Tôi muốn nhận thêm tin giới thiệu sản phẩm', 'I would also like news about products'],
  trap: ['Để trống ô này', 'Leave this field empty'],
  contactTitle: ['Gửi câu hỏi cho chúng tôi', 'Send us your question'],
  contactLead: [
    'Không cần tài khoản. Viết càng cụ thể, câu trả lời đầu tiên càng dùng được.',
    'No account needed. The more you tell us, the more useful our first answer.',
  ],
  stormTitle: ['Được báo trước bão', 'Get storm warnings in time'],
  stormLead: [
    'Cho chúng tôi biết nơi bạn ở và điều bạn lo khi bão vào; chúng tôi liên hệ và cùng bạn chọn cách báo.',
    'Tell us where you are and what worries you when a storm comes in; we will get in touch and agree on how to reach you.',
  ],
  backToForm: ['Gửi thêm', 'Send another'],
  errors: [
    errors,
    {
      errorNotName: 'Please enter your full name',
      errorNotPhone: 'Please enter your phone number',
      errorValidPhone: 'Please enter a valid phone number',
      errorNotMail: 'Please enter your email address',
      errorValidMail: 'Please enter a valid email address',
      errorNotPage: 'Please choose your area of interest',
      errorTooLong: 'Maximum {0} characters',
      errorNotText: 'Text only',
    },
  ],
  areas: [
    areas,
    {
      'solutions-for-businesses': 'Solutions for businesses',
      'solutions-for-agriculture': 'Agricultural solutions',
      'solutions-for-hydropower': 'Hydropower solutions',
    },
  ],
  fields: [
    fields,
    {
      name: 'Full name',
      numberPhone: 'Phone number',
      email: 'Email address',
      place: 'Where you are',
      page: 'Area of interest',
      content: 'Business name',
      company: 'Company',
      problem: 'What weather problem do you face?',
    },
  ],
});

export type LeadFormMessages = (typeof leadFormMessages)['vi'];

export function describeLeadError(field: LeadField, code: LeadErrorCode, language: Language): string {
  return leadFormMessages[language].errors[code].replace('{0}', String(LEAD_LIMITS[field]));
}
