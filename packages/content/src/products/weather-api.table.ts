import { CALL_QUOTAS } from '@portal/domain/account/call-quota.table';
import { type ContentPage, joinLanguages } from '#blocks/content-page.ts';
import { listApiRows, listPackageNames } from '#products/plan-words.ts';

const vi = {
  headline: 'Thời tiết Việt Nam trong phần mềm của bạn',
  lead: 'Cùng những con số như trên trang này, trả về JSON cho mọi điểm ở Việt Nam và Biển Đông. Thời tiết hiện tại · Dự báo 14 ngày · Mưa 72 giờ · Dông, sét · Dữ liệu quá khứ.',
  blocks: [
    {
      kind: 'table',
      heading: 'Hạn mức và giá',
      columns: ['Gói', ...listPackageNames('vi')],
      rows: listApiRows(['Mỗi tháng', 'Lượt gọi mỗi ngày', 'Mỗi giờ', 'Giờ đã qua', 'Biển', 'Gọi nhiều nơi'], 'vi'),
      compares: [2, 3],
      note: `Hạn mức của cả tài khoản, mọi khóa dùng chung; đặt lại đầu mỗi giờ và lúc 00:00 giờ Việt Nam. Phản hồi 304 có tính, lỗi thì không. Không có khóa, mọi người sau cùng một địa chỉ mạng chung nhau ${CALL_QUOTAS.guest.perDay} lượt gọi mỗi ngày.`,
    },
    {
      kind: 'cards',
      heading: 'Dùng ở đâu',
      folds: true,
      cards: [
        { title: 'Ứng dụng giao hàng', text: 'Phụ phí mưa và giờ giao thực tế theo phường.' },
        { title: 'Hệ thống điều độ', text: 'Ngưỡng dừng việc ghép thẳng vào lệnh sản xuất.' },
        { title: 'Mô hình nhu cầu', text: 'Nhiệt độ, mưa đã qua và sắp tới làm biến đầu vào.' },
        { title: 'Bảng tin, báo điện tử', text: 'Thời tiết của mọi tỉnh, phường, xã với tên mới và tên cũ.' },
      ],
    },
    {
      kind: 'questions',
      heading: 'Hỏi nhanh',
      questions: [
        {
          question: 'Gọi theo tên phường hay theo tọa độ?',
          answer: 'Cả hai. Tên cũ trước ngày 1/7/2025 vẫn dùng được.',
        },
        {
          question: 'Có vị trí từng tia sét không?',
          answer: 'Chưa. API cho nguy cơ dông theo giờ; vị trí tia sét chỉ có khi nối với mạng định vị sét.',
        },
        {
          question: 'Số liệu từ đâu?',
          answer: 'Từ các mô hình toàn cầu và mô hình riêng nếu có. Mỗi phản hồi ghi rõ nguồn của từng đại lượng.',
        },
      ],
    },
    { kind: 'claims', heading: 'Số liệu về chúng tôi', folds: true, claims: ['twiceADay', 'thirtyYears', 'clients'] },
  ],
} as const satisfies ContentPage;

const en = {
  headline: 'Vietnam’s weather in your software',
  lead: 'The same figures as on this site, as JSON, for any point in Vietnam and the East Sea. Current weather · 14-day forecast · 72-hour rain · Thunder and lightning · Historical data.',
  blocks: [
    {
      kind: 'table',
      heading: 'Quotas and prices',
      columns: ['Plan', ...listPackageNames('en')],
      rows: listApiRows(['Per month', 'Calls per day', 'Calls per hour', 'Past hours', 'Sea', 'Many places'], 'en'),
      compares: [2, 3],
      note: `The quota belongs to the account and is shared by its keys; it resets on the hour and at 00:00 Vietnam time. A 304 counts, errors do not. Without a key, everyone behind one network address shares ${CALL_QUOTAS.guest.perDay} calls per day.`,
    },
    {
      kind: 'cards',
      heading: 'Where it is used',
      folds: true,
      cards: [
        { title: 'Delivery apps', text: 'Rain surcharges and realistic delivery times by ward.' },
        { title: 'Dispatch systems', text: 'Stop-work limits built straight into production orders.' },
        { title: 'Demand models', text: 'Past and coming temperature and rain as inputs.' },
        {
          title: 'Displays and news sites',
          text: 'The weather of every province, ward and commune, by new and former names.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Quick questions',
      questions: [
        {
          question: 'Do I call it by ward name or by coordinates?',
          answer: 'Both. Names from before 1 July 2025 still work.',
        },
        {
          question: 'Does it give the position of each lightning strike?',
          answer:
            'Not yet. The API gives hourly thunder risk; strikes are known only once a lightning network is connected.',
        },
        {
          question: 'Where do the figures come from?',
          answer:
            'From global models, and from our own model where there is one. Each reply names the source of each quantity.',
        },
      ],
    },
    { kind: 'claims', heading: 'Company figures', folds: true, claims: ['twiceADay', 'thirtyYears', 'clients'] },
  ],
} as const satisfies ContentPage;

export const WEATHER_API = joinLanguages(vi, en, { drawing: 'weatherMast' });
