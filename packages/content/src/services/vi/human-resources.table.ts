import type { ContentPage } from '#blocks/content-page.ts';

export const HUMAN_RESOURCES = {
  headline: 'Điện thoại viên làm tại chỗ của bạn',
  lead: 'Cung ứng nhân sự cho tổng đài và chăm sóc khách hàng: tuyển, dạy việc, bố trí ca, thay người khi nghỉ.',
  blocks: [
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
