import type { ContentPage } from '#blocks/content-page.ts';

export const OIL_GAS = {
  headline: 'Giờ nào biển đủ êm để cẩu hàng lên giàn',
  lead: 'Gió, sóng, dông sét và bão cho giàn, tàu dịch vụ, trực thăng và tuyến ống, theo giờ, tại đúng tọa độ mỏ.',
  blocks: [
    { kind: 'live', heading: 'Hôm nay ở bể Cửu Long' },
    {
      kind: 'text',
      heading: 'Một chuyến tàu lỡ cửa sổ là cả giàn chờ',
      paragraphs: [
        'Nước ngọt, lương thực, cần khoan, xi măng đều ra giàn bằng tàu dịch vụ. Khâu hay phải dừng nhất là cẩu hàng từ boong tàu đang nhồi lên sàn: sóng cao thêm nửa mét là phải dừng.',
        'Mùa gió đông bắc, từ tháng 11 đến tháng 3, biển động nhiều ngày liền. Người điều tàu xếp chuyến quanh vài cửa sổ lặng, và giữ dự trữ trên giàn cho những tuần không có cửa sổ nào.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Bốn việc phải chờ trời',
      cards: [
        {
          title: 'Cẩu hàng giữa tàu và giàn',
          text: 'Cửa sổ theo giờ từ gió và sóng có nghĩa, với ngưỡng riêng của từng cần cẩu và từng loại tàu.',
        },
        {
          title: 'Trực thăng đổi ca',
          text: 'Gió, giật, trần mây thấp, tầm nhìn và dông trên đường bay, trước giờ cất cánh và trong lúc bay.',
        },
        {
          title: 'Bão và áp thấp nhiệt đới',
          text: 'Vị trí, hướng đi và khoảng cách tới mỏ để còn kịp đóng giếng, hạ cần cẩu, đưa người về bờ.',
        },
        {
          title: 'Kéo ống, lặn, khảo sát',
          text: 'Dự báo sóng nhiều ngày để chọn đợt làm việc liền mạch, không phải thu thiết bị giữa chừng.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Cẩu, chạy tàu, làm trên sàn: ngưỡng minh họa',
      lead: 'Mỗi giàn và mỗi tàu có ngưỡng riêng trong sổ tay vận hành. Bảng này chỉ để bạn thấy cách phần trực tiếp tính.',
      columns: ['Việc', 'Gió trung bình ở 10 m', 'Chiều cao sóng có nghĩa', 'Sét, tầm nhìn'],
      rows: [
        ['Cẩu từ tàu lên giàn', 'không quá cấp 5 (10,7 m/s, khoảng 39 km/h)', '≤ 1,5 m', 'không xét'],
        ['Tàu dịch vụ ra khơi', 'không quá cấp 6 (13,8 m/s, khoảng 50 km/h)', '≤ 2,5 m', 'không xét'],
        [
          'Việc ngoài trời trên sàn',
          'không xét',
          'không xét',
          'dừng khi nhiều khả năng có sét hoặc tầm nhìn dưới 1 km',
        ],
      ],
    },
    {
      kind: 'steps',
      heading: 'Từ ngày đặt điểm đến lần nhìn lại đầu tiên',
      steps: [
        { title: 'Đặt điểm', text: 'Giàn, cảng xuất phát, tuyến tàu và tuyến bay, mỗi điểm một bộ ngưỡng.' },
        { title: 'Nhận cửa sổ', text: 'Danh sách khung giờ làm được, xếp theo độ dài và mức tin cậy.' },
        {
          title: 'Nhận báo động',
          text: 'Trước khi gió hoặc sóng vượt ngưỡng, người trực giàn và người điều tàu cùng nhận một tin.',
        },
        { title: 'Nhìn lại', text: 'Mỗi tháng đối chiếu dự báo với số đo tại giàn để chỉnh ngưỡng và cách diễn giải.' },
      ],
    },
    {
      kind: 'claims',
      heading: 'Số liệu về chúng tôi',
      claims: ['waves', 'twiceADay', 'alertChannels', 'expertsAroundTheClock', 'thirtyYears'],
    },
    {
      kind: 'cooperation',
      texts: [
        'Tọa độ mỏ, sổ tay vận hành, đội tàu, lịch đổi ca.',
        'Giờ chờ mất vào đâu: gió, sóng, sét hay tầm nhìn.',
        'Cửa sổ cho từng việc, mẫu tin cho giàn và cho bờ.',
        'Đối chiếu với số đo tại giàn, chỉnh mỗi tháng.',
      ],
    },
  ],
} as const satisfies ContentPage;
