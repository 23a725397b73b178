import { splitLanguages } from '../split-languages.ts';

/**
 * What the privacy page says of the tools for work, in its order. A tool with few other words has them in this file
 * too.
 */
export const toolFacts = splitLanguages({
  works: {
    name: ['Công việc, lưu vực, trang trại gió', 'Activities, catchments, wind farms'],
    text: [
      'Giới hạn của từng việc, ranh giới lưu vực, số liệu đo bạn tải lên, đường công suất tua-bin, bản tin đã phát. Lưu đến khi bạn xóa chúng hoặc xóa tài khoản.',
      'Limits of each activity, catchment outlines, measurements you upload, turbine power curves, bulletins issued. Kept until you delete them or the account.',
    ],
  },
  records: {
    name: ['Hồ sơ ngày nghỉ vì thời tiết', 'Weather delay records'],
    text: [
      'Tên, tọa độ và điều khoản của công trình, mỗi ngày một bản ghi đã chốt. Ai có liên kết của hồ sơ đều đọc được, kể cả sau khi bạn kết thúc hồ sơ, vì bên kia có thể đang giữ bản in. Xóa tài khoản là mất.',
      'Name, coordinates and terms of a site, and a closed record of each day. Anyone with the record’s link can read it, even after you end it, because the other party may hold a printed statement. Deleting the account removes it.',
    ],
  },
  orders: {
    name: ['Tệp và bản tin đặt làm', 'Files and bulletins made to order'],
    text: [
      'Tệp dữ liệu, tệp kết quả và bản tin khí hậu PDF: 30 ngày. Bản tin chuyên gia và email của người nhận: đến khi bạn xóa tài khoản; ai có liên kết của bản tin đều đọc được.',
      'Data files, result files and climate bulletins as PDF: 30 days. Expert bulletins and the e-mail addresses they go to: until you delete the account; anyone with a bulletin’s link can read it.',
    ],
  },
  keys: {
    name: ['Khóa API', 'API keys'],
    text: [
      'Tên khóa, vài ký tự đầu và dấu băm, trang và mạng bạn cho phép, lần dùng gần nhất. Số lượt gọi mỗi ngày: 90 ngày. Chính khóa thì không lưu, nội dung bạn hỏi cũng không lưu theo khóa.',
      'Name of the key, its first characters and its hash, the pages and networks you allow, when it was last used. Number of calls per day: 90 days. The key itself is not stored, nor what you ask for with it.',
    ],
  },
  calls: {
    name: ['Gọi tự động', 'Automatic calls'],
    text: [
      'Danh sách số, bản ghi âm và kết quả từng cuộc gọi do khách hàng tải lên; khách hàng chịu trách nhiệm về sự đồng ý của người được gọi, chúng tôi xử lý thay họ. Lời cam kết về sự đồng ý được lưu cùng danh sách, kèm thời điểm và địa chỉ IP khi cam kết. Nhà mạng nhận số và bản ghi âm để gọi. Đợt gọi cùng các số trong đó bị xóa 180 ngày sau khi kết thúc; danh sách và bản ghi âm đến khi khách hàng xóa. Lần gọi cuối tới mỗi số, và số đã bấm 9 để từ chối, lưu đến khi khách hàng xóa tài khoản. Danh sách quốc gia các số không nhận cuộc gọi quảng cáo được nạp để đối chiếu.',
      'Lists of numbers, recordings and the outcome of each call, uploaded by a client who is responsible for the consent of those called; we process them on the client’s behalf. What the client declared about consent is kept with the list, with the time and the IP address of the declaration. The network operator receives the number and recording to place the call. Campaigns and their numbers are deleted 180 days after their end; lists and recordings when the client deletes them. The last call to each number, and numbers that pressed 9 to refuse, are kept until the client deletes the account. The national list of numbers that refuse advertising calls is loaded for checking.',
    ],
  },
});
