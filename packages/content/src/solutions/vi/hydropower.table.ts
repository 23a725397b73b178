import type { ContentPage } from '#blocks/content-page.ts';

export const HYDROPOWER = {
  headline: 'Biết nước sắp xuống lưu vực trước khi nó về tới hồ',
  lead: 'Mưa cộng dồn 6, 12, 24, 48, 72 giờ và 10 ngày trên lưu vực của bạn; dự báo sớm mưa và lưu lượng để xếp lịch phát điện, hạ mực nước đón lũ và báo hạ du kịp giờ.',
  blocks: [
    { kind: 'live', heading: 'Mưa trên lưu vực sông Đà' },
    {
      kind: 'text',
      heading: 'Vì sao ở đây chỉ có mưa, chưa có lưu lượng',
      paragraphs: [
        'Lưu lượng về hồ chỉ tính đúng khi mô hình đã hiệu chỉnh bằng số liệu của chính hồ ấy: quan hệ mực nước và dung tích, lưu lượng qua tua-bin và qua tràn nhiều mùa lũ. Chưa hiệu chỉnh thì một con số m³/s trông chắc chắn mà sai cả gấp đôi. Vì vậy trang công khai chỉ nói mưa, và nói rõ lấy ở mấy điểm.',
        'Khi hợp tác, mưa được lấy trung bình theo diện tích trên đường phân lưu của bạn, rồi mới qua mô hình mưa, dòng chảy chạy từng thành viên tổ hợp: kết quả là một khoảng, không phải một đường.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Ba quyết định, ba tầm nhìn',
      cards: [
        {
          figure: '6–12 giờ',
          title: 'Mở cửa xả hay chưa',
          text: 'Mưa sắp tới so với mưa vừa qua. Đất đã no nước thì thêm 30 mm cũng thành lũ; đất khô thì chưa chắc.',
        },
        {
          figure: '1–3 ngày',
          title: 'Hạ mực nước đón lũ',
          text: 'Tổng 24, 48, 72 giờ kèm khoảng dao động, để cân giữa phát thêm điện và giữ dung tích phòng lũ.',
        },
        {
          figure: '10 ngày',
          title: 'Chào giá, xếp lịch sửa máy',
          text: 'Mưa từng ngày trên lưu vực. Sau ngày thứ bảy chỉ nên đọc như xu thế.',
        },
      ],
    },
    {
      kind: 'facts',
      heading: 'Những việc luật giao cho chủ đập',
      lead: 'Tóm tắt để tra cứu; văn bản gốc và bản sửa đổi mới nhất mới là căn cứ. Bộ Tài nguyên và Môi trường nay là Bộ Nông nghiệp và Môi trường.',
      rows: [
        {
          name: 'Nghị định 114/2018/NĐ-CP',
          value:
            'Đập có tràn cửa van: quan trắc mưa lưu vực, mực nước thượng, hạ lưu, tính lưu lượng đến và xả, dự báo lưu lượng đến hồ.',
        },
        {
          name: 'Thông tư 17/2021/TT-BTNMT (thay Thông tư 47/2017)',
          value: 'Giám sát khai thác nước, hồ từ một triệu m³ truyền số liệu tự động, 15 phút một lần.',
        },
        {
          name: 'Quy trình vận hành liên hồ chứa',
          value:
            'Mỗi lưu vực một quyết định: thời gian mùa lũ, mực nước trước lũ, dòng chảy tối thiểu. Khi hợp tác, các mốc này được nhập vào màn hình của hồ.',
        },
        {
          name: 'Thông tư 42/2017/TT-BTNMT',
          value: 'Đánh giá dự báo thủy văn: sai số hệ thống, sai số tuyệt đối, sai số cho phép.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Người điều độ nhận gì',
      steps: [
        {
          title: '07:00 và 19:00: bản tin lưu vực',
          text: 'Mưa đã rơi 1 đến 24 giờ, mưa sắp tới 6 đến 72 giờ và 10 ngày, kèm bảng tính để đưa vào báo cáo.',
        },
        {
          title: 'Giữa hai bản tin: tin vượt ngưỡng',
          text: 'Khi tổng mưa dự báo vượt ngưỡng bạn đặt cho từng tiểu lưu vực.',
        },
        {
          title: 'Sau mỗi trận lũ: bảng đối chiếu',
          text: 'Dự báo của từng kỳ phát đặt cạnh số đo tại trạm, tính sai số theo Thông tư 42.',
        },
      ],
    },
    {
      kind: 'claims',
      heading: 'Số liệu về chúng tôi',
      claims: ['twiceADay', 'thirtyYears', 'expertsAroundTheClock'],
    },
    {
      kind: 'cooperation',
      texts: [
        'Đường phân lưu, trạm đo mưa, bảng dung tích, nhật ký xả.',
        'Trận lũ nào đã khó điều độ, khó vì mưa đến sớm hay vì thiếu dung tích.',
        'Tiểu lưu vực, ngưỡng mưa, màn hình cho ca trực, mẫu báo cáo.',
        'Hiệu chỉnh lại trước mỗi mùa lũ bằng số liệu mùa trước.',
      ],
    },
    {
      kind: 'text',
      heading: 'Xem ngay nơi đặt đập',
      paragraphs: ['Dự báo điểm của mọi xã mở tự do; tin thủy điện và mưa lưu vực có chuyên mục riêng.'],
      links: [
        { route: 'weather:hourly', location: 'lai-chau', label: 'Từng giờ ở Lai Châu' },
        { route: 'weather:tomorrow', location: 'son-la', label: 'Ngày mai ở Sơn La' },
        { route: 'news:hydropower', label: 'Tin thủy điện' },
      ],
    },
  ],
} as const satisfies ContentPage;
