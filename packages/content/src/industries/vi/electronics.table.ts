import type { ContentPage } from '#blocks/content-page.ts';

export const ELECTRONICS = {
  headline: 'Nắng nóng tới trước, hàng lên kệ trước nữa',
  lead: 'Nhu cầu điều hòa, quạt, tủ lạnh và máy sưởi đi theo nhiệt độ. Dự báo cho biết đợt nóng, đợt rét nào sắp tới từng vùng.',
  blocks: [
    { kind: 'live', heading: 'Mười lăm ngày tới ở ba thành phố' },
    {
      kind: 'text',
      heading: 'Khách mua điều hòa vào ngày nóng thứ hai',
      paragraphs: [
        'Ngày đầu của đợt nóng người ta chịu, sang ngày thứ hai, thứ ba thì gọi thợ. Cửa hàng nào có máy trong kho và có đội lắp trống lịch vào đúng mấy ngày đó thì bán được; nhập muộn một tuần là bán cho mùa sau.',
        'Ngưỡng thì đã có sẵn: ngành khí tượng gọi là nắng nóng từ 35 °C, gay gắt từ 37 °C, đặc biệt gay gắt từ 39 °C. Máy sưởi, chăn điện bán theo ngưỡng rét: trung bình ngày từ 20 °C trở xuống là rét, từ 15 °C là rét đậm, từ 13 °C là rét hại.',
      ],
    },
    {
      kind: 'claims',
      heading: 'Nhiệt độ và doanh số: số liệu của Mỹ',
      claims: ['usCooling', 'usHeating'],
    },
    {
      kind: 'text',
      heading: 'Đọc hai con số ấy ở Việt Nam thế nào',
      paragraphs: [
        'Một độ F chỉ bằng khoảng 0,56 °C, nên chênh vài độ C là chênh rất nhiều đơn hàng. Nhưng đó là thị trường Mỹ: giá điện, tỷ lệ nhà có điều hòa và thói quen đều khác. Con số dùng được cho bạn phải tính từ sổ bán hàng của chính bạn, ghép với nhiệt độ từng ngày ở từng cửa hàng.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Ba chỗ dự báo thành tiền',
      cards: [
        {
          title: 'Nhập và luân chuyển hàng',
          text: 'Vùng nào nóng trước thì chuyển máy tới trước; miền Nam vào mùa nóng sớm hơn miền Bắc.',
        },
        {
          title: 'Quảng cáo và khuyến mãi',
          text: 'Bật chiến dịch khi dự báo chạm ngưỡng, tắt khi có đợt mưa mát, không đốt tiền vào tuần không ai cần.',
        },
        {
          title: 'Lắp đặt và bảo hành',
          text: 'Xếp thêm đội lắp và tổng đài cho những ngày nóng liên tiếp, khi cuộc gọi dồn về cùng lúc.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Làm trong một mùa nóng',
      steps: [
        { title: 'Ghép số', text: 'Doanh số theo ngày và cửa hàng với nhiệt độ đã qua, tìm ngưỡng khách bắt đầu mua.' },
        { title: 'Nhìn mùa', text: 'Bản tin 1–6 tháng để đặt hàng với hãng.' },
        { title: 'Nhìn đợt', text: 'Dự báo 15 ngày để chuyển kho và bật quảng cáo.' },
        { title: 'Chấm điểm', text: 'Cuối đợt so lượng bán với dự báo, sửa ngưỡng cho đợt sau.' },
      ],
    },
    {
      kind: 'cooperation',
      texts: [
        'Sổ bán hàng, kho, cửa hàng, lịch khuyến mãi.',
        'Mặt hàng nào nhạy với nóng, mặt hàng nào với rét.',
        'Ngưỡng theo vùng, bản tin tuần, tín hiệu cho quảng cáo.',
        'So lượng bán với dự báo sau mỗi đợt.',
      ],
    },
  ],
} as const satisfies ContentPage;
