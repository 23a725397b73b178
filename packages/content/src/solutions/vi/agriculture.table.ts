import type { ContentPage } from '#blocks/content-page.ts';

export const AGRICULTURE = {
  headline: 'Trả lời ngoài ruộng: làm bây giờ, đợi, hay thôi',
  lead: 'Thời tiết theo từng cây trồng và từng việc, nhận diện cây và sâu bệnh qua ảnh, mạng xã hội nhà nông, chuyên gia trả lời.',
  blocks: [
    { kind: 'live', heading: 'Việc đồng hôm nay ở Cần Thơ, cây lúa' },
    {
      kind: 'text',
      heading: 'Bảng xanh đỏ này tính thế nào',
      paragraphs: [
        'Mỗi giờ được xét riêng cho từng việc. Phun thuốc cần gió 3–15 km/h, không nghịch nhiệt và sáu giờ tạnh sau đó; phơi cần ẩm dưới 70% và trời quang; bón phân tránh mưa quá 10 mm trong sáu giờ tới. Giờ nào thiếu một số đo thì để trống chứ không đoán.',
        'Trang cho nhà nông nói lý do của từng giờ, cân bằng nước bảy ngày, tích ôn và những ngày thời tiết thuận cho đạo ôn, khô vằn, bạc lá, rầy nâu hay gỉ sắt. Thuận cho bệnh không có nghĩa là ruộng đã có bệnh.',
      ],
      links: [
        { route: 'agri:now', location: 'can-tho', label: 'Thời tiết nhà nông ở Cần Thơ' },
        { route: 'agri:hourly', location: 'dak-lak', label: 'Từng giờ ở Đắk Lắk' },
        { route: 'agri:90-days', location: 'an-giang', label: '90 ngày ở An Giang' },
      ],
    },
    {
      kind: 'cards',
      heading: 'Nông nghiệp số',
      lead: 'Trong ứng dụng trên điện thoại. Số liệu theo công bố của công ty.',
      cards: [
        {
          figure: '5.000+',
          title: 'Nhận diện cây trồng',
          text: 'Chụp lá, hoa hay quả, ứng dụng nói tên cây. Nhận được hơn 5.000 loài; 35 cây trồng phổ biến có hướng dẫn riêng.',
        },
        {
          figure: '700+',
          title: 'Nhận diện sâu bệnh',
          text: 'Chụp vết bệnh để biết tên và cách xử lý, với hơn 700 loại sâu bệnh.',
        },
        {
          figure: 'Mạng',
          title: 'Nhà nông hỏi nhà nông',
          text: 'Mạng xã hội để hỏi giá vật tư, khoe vụ trúng, báo rầy về xã bên. Câu khó chuyển cho chuyên gia tư vấn.',
        },
        {
          figure: '2 nhà mạng',
          title: 'Đi cùng hai nhà mạng di động',
          text: 'Chúng tôi hợp tác với hai nhà mạng để đưa thời tiết nông vụ tới thuê bao ở nông thôn.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Mỗi cây ngại một thứ',
      lead: 'Tám cây và vật nuôi có trang riêng ở đây.',
      columns: ['Cây', 'Ngại nhất', 'Trang nói gì'],
      rows: [
        ['Lúa', 'Lạnh dưới 20 °C lúc làm đòng, nóng trên 35 °C lúc trổ', 'Ngày thuận cho đạo ôn, khung giờ gặt'],
        ['Ngô', 'Thiếu nước lúc phun râu', 'Mưa trừ bốc thoát hơi'],
        ['Cà phê', 'Mưa khi đang phơi quả', 'Chuỗi ngày phơi, thời tiết thuận gỉ sắt'],
        ['Hồ tiêu', 'Đất sũng nước kéo dài', 'Mưa cộng dồn, ngày khô liền nhau'],
        ['Sầu riêng', 'Mưa lớn lúc xổ nhụy', 'Giờ mưa, gió giật'],
        ['Thanh long', 'Mưa đêm làm nấm cành', 'Ẩm, giờ ướt lá'],
        ['Rau', 'Nắng gắt và mưa rào liền nhau', 'Giờ tưới, giờ phun'],
        ['Tôm', 'Nước ao đổi nhiệt sau mưa to', 'Nhiệt ao ước tính, mưa sắp tới'],
      ],
    },
    {
      kind: 'claims',
      heading: 'Số liệu về chúng tôi',
      claims: ['cropCatalogue', 'pestCatalogue', 'commonCrops', 'twoOperators', 'twiceADay'],
    },
    {
      kind: 'cooperation',
      texts: [
        'Vùng trồng, giống, lịch vụ và ai nhận tin: hợp tác xã, đại lý, từng hộ.',
        'Lần mất mùa gần nhất mất ở khâu nào: phun, phơi, tưới hay gặt.',
        'Ngưỡng theo cây, bản tin đọc loa xã, tin nhắn không dấu dưới 160 ký tự.',
        'Cuối vụ so lời khuyên với nhật ký đồng ruộng, sửa ngưỡng cho vụ sau.',
      ],
    },
  ],
} as const satisfies ContentPage;
