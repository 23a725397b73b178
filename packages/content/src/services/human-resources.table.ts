import { type ContentPage, joinLanguages } from '#blocks/content-page.ts';

const vi = {
  headline: 'Điện thoại viên làm tại chỗ của bạn',
  lead: 'Cung ứng nhân sự cho tổng đài và chăm sóc khách hàng: tuyển, dạy việc, bố trí ca, thay người khi nghỉ.',
  blocks: [
    { kind: 'live', heading: 'Thời tiết nơi đội làm việc' },
    {
      kind: 'steps',
      heading: 'Từ yêu cầu đến ca đầu tiên',
      steps: [
        { title: 'Mô tả việc', text: 'Nói gì, với ai, giọng miền nào, ca nào, chỉ tiêu đo bằng gì.' },
        { title: 'Chọn người', text: 'Nghe thử giọng, đọc thử kịch bản, xử lý thử một cuộc gọi khó.' },
        { title: 'Dạy việc', text: 'Sản phẩm của bạn, phần mềm của bạn, và những câu không được hứa.' },
        { title: 'Vào ca', text: 'Những ca đầu có người kèm; bạn nghe lại và có quyền đổi người.' },
      ],
    },
    {
      kind: 'facts',
      heading: 'Ai lo phần nào',
      rows: [
        { name: 'Hợp đồng lao động, bảo hiểm', value: 'Bên cung ứng, theo Bộ luật Lao động 2019.' },
        { name: 'Việc hằng ngày, phần mềm, chỗ ngồi', value: 'Bạn.' },
        { name: 'Người thay khi nghỉ', value: 'Bên cung ứng.' },
        {
          name: 'Phí tuyển dụng thu của người lao động',
          value: 'Không có: luật không cho phép người lao động phải trả chi phí tuyển dụng.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Theo mùa',
      paragraphs: [
        'Mùa nóng cần thêm người cho điện lạnh, mùa bão cho bảo hiểm và giao hàng, cuối năm cho bán lẻ. Số người theo mùa được chốt cùng dự báo mùa, để không phải tuyển vội khi điện thoại đã reo.',
      ],
      links: [
        { route: 'forecast', label: 'Dự báo khí hậu mùa' },
        { route: 'recruitment', label: 'Làm việc cùng chúng tôi' },
      ],
    },
  ],
} as const satisfies ContentPage;

const en = {
  headline: 'Phone agents on your premises',
  lead: 'Staff for call centres and customer care: recruited, trained, scheduled, and replaced when they are away.',
  blocks: [
    { kind: 'live', heading: 'The weather where the team works' },
    {
      kind: 'steps',
      heading: 'From the request to the first shift',
      steps: [
        {
          title: 'Describe the work',
          text: 'What is said, to whom, in which accent, on which shift, and how it is measured.',
        },
        { title: 'Choose people', text: 'A voice sample, a script read aloud, a difficult call handled.' },
        { title: 'Train them', text: 'Your product, your software, and what may not be promised.' },
        {
          title: 'Start shifts',
          text: 'A supervisor sits with them at first; you listen in and may ask for a replacement.',
        },
      ],
    },
    {
      kind: 'facts',
      heading: 'Who takes care of what',
      rows: [
        { name: 'Labour contract, insurance', value: 'The supplier, under the Labour Code of 2019.' },
        { name: 'Daily work, software, desk', value: 'You.' },
        { name: 'Cover for absence', value: 'The supplier.' },
        {
          name: 'Recruitment fees charged to workers',
          value: 'None: the law does not let workers bear the cost of recruitment.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'By season',
      paragraphs: [
        'Hot weather calls for more people in air-conditioning, the storm season for more in insurance and delivery, the year-end for more in retail. Seasonal numbers are settled along with the seasonal outlook, so that nobody hires in haste with the phones already ringing.',
      ],
      links: [
        { route: 'forecast', label: 'Seasonal outlook' },
        { route: 'recruitment', label: 'Work with us' },
      ],
    },
  ],
} as const satisfies ContentPage;

export const HUMAN_RESOURCES = joinLanguages(vi, en, { drawing: 'morningShift' });
