import type { ContentPage } from '#blocks/content-page.ts';

export const RETAIL = {
  headline: 'Kệ hàng tuần tới theo thời tiết từng vùng',
  lead: 'Tuần tới nóng hơn hay mát hơn mọi năm, mưa ngày nào: đủ để nhập kem hay nhập mì, bật khuyến mãi nước giải khát hay bán áo mưa.',
  blocks: [
    { kind: 'live', heading: 'Hai tuần tới so với trung bình nhiều năm' },
    {
      kind: 'text',
      heading: 'Khách phản ứng với sự khác thường',
      paragraphs: [
        'Tháng 6 ở Hà Nội nóng là chuyện thường, kế hoạch đã tính. Điều làm lệch doanh số là tuần nóng hơn hay mát hơn mọi năm vài độ, hoặc cuối tuần mưa trút. Phần trực tiếp ở trên đặt mỗi tuần cạnh trung bình nhiều năm và nói chênh bao nhiêu độ, mưa gấp mấy lần.',
        'Cùng một tuần, Hà Nội có thể mát, Đà Nẵng mưa và TP. Hồ Chí Minh nắng. Chuỗi cửa hàng cả nước mà chạy một chương trình chung thì luôn sai ở đâu đó.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Hàng hóa đi theo thời tiết',
      cards: [
        {
          title: 'Nóng hơn mọi năm',
          text: 'Nước giải khát, kem, đá, quạt, kem chống nắng tăng; đồ khô, lẩu, bánh nóng giảm. Tăng lịch giao hàng lạnh.',
        },
        {
          title: 'Mát, rét hơn mọi năm',
          text: 'Mì, cháo, gia vị lẩu, sữa nóng, chăn đệm, tất. Hàng đông lạnh và đồ uống có thể giãn đơn.',
        },
        {
          title: 'Mưa nhiều ngày',
          text: 'Áo mưa, ô, thực phẩm trữ nhà và đơn giao tận nơi tăng; khách tới cửa hàng giảm, xếp lại ca.',
        },
        {
          title: 'Trước bão',
          text: 'Nước đóng chai, pin, đèn, đồ hộp hết trong một buổi. Hàng phải tới trước khi đường đóng.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Chênh mấy độ thì đổi đơn hàng',
      columns: ['Tuần tới', 'So với trung bình nhiều năm', 'Gợi ý'],
      rows: [
        ['Nóng hơn', 'từ +2 °C', 'tăng đồ uống, kem, hàng làm mát'],
        ['Bình thường', 'trong khoảng ±2 °C', 'giữ kế hoạch'],
        ['Mát hơn', 'từ −2 °C', 'tăng đồ ăn nóng, đồ giữ ấm'],
      ],
      note: '±2 °C là mốc chung để bắt đầu; mốc đúng tìm từ số bán của từng ngành hàng.',
    },
    {
      kind: 'steps',
      heading: 'Nhịp một tuần',
      steps: [
        { title: 'Thứ hai', text: 'Bảng chênh lệch theo vùng cho hai tuần tới; chốt danh mục tăng, giảm.' },
        { title: 'Thứ tư', text: 'Dự báo mưa cuối tuần; chốt khuyến mãi, ca làm, xe giao.' },
        { title: 'Hằng ngày', text: 'Cảnh báo mưa lớn, nắng nóng, rét cho cửa hàng trưởng.' },
        { title: 'Cuối tháng', text: 'Tách phần doanh số do thời tiết khỏi phần do khuyến mãi.' },
      ],
    },
    { kind: 'claims', heading: 'Số liệu về chúng tôi', claims: ['twiceADay', 'thirtyYears', 'clients', 'accuracy'] },
    {
      kind: 'cooperation',
      texts: [
        'Danh mục hàng, cửa hàng, kho, lịch khuyến mãi.',
        'Ngành hàng nào nhạy với nóng, rét hay mưa.',
        'Bảng tuần theo vùng, cảnh báo cho từng cửa hàng.',
        'So số bán với thời tiết thật, chỉnh mốc mỗi quý.',
      ],
    },
  ],
} as const satisfies ContentPage;
