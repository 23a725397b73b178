import type { LeadArea, LeadErrorCode, LeadField } from '@portal/domain/lead/lead';

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

export const leadForm = {
  title: 'Nhận tư vấn',
  lead: 'Dự báo viên gọi lại trong giờ hành chính, 8:30–17:30.',
  optional: 'không bắt buộc',
  phoneHint: 'Số điện thoại tại Việt Nam, ví dụ 0912 345 678.',
  placeHint: 'Thôn, phường, xã và tỉnh: càng rõ, tin báo càng sát.',
  send: 'Gửi',
  sendRequest: 'Gửi yêu cầu',
  sending: 'Đang gửi...',
  reset: 'Nhập lại',
  close: 'Đóng',
  sent: 'Gửi thành công',
  soon: 'Chúng tôi sẽ liên hệ với bạn trong thời gian sớm nhất',
  thanks: 'Cảm ơn bạn!',
  failed: 'Có lỗi xảy ra. Vui lòng thử lại.',
  mend: (names: string) => `Vui lòng kiểm tra: ${names}`,
  leave: 'Bạn muốn bỏ nội dung vừa nhập?',
  leaveYes: 'Bỏ và đóng',
  leaveNo: 'Nhập tiếp',
  purpose: (months: number) => `Thông tin chỉ dùng để liên hệ tư vấn với bạn, giữ ${months} tháng rồi xóa.`,
  privacy: 'Chính sách bảo mật',
  advertising: 'Tôi muốn nhận thêm tin giới thiệu sản phẩm',
  trap: 'Để trống ô này',
  contactTitle: 'Gửi câu hỏi cho chúng tôi',
  contactLead: 'Không cần tài khoản. Viết càng cụ thể, câu trả lời đầu tiên càng dùng được.',
  stormTitle: 'Được báo trước bão',
  stormLead: 'Kể cho chúng tôi nơi bạn ở và việc bạn lo khi bão vào; chúng tôi liên hệ và cùng bạn chọn cách báo.',
  backToForm: 'Gửi thêm',
  errors,
  areas,
  fields,
};
