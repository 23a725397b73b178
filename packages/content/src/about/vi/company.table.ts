import type { ContentPage } from '#blocks/content-page.ts';

export const COMPANY = {
  headline: 'Dự báo cho người phải quyết định trước khi trời đổi',
  lead: 'Một công ty dự báo thời tiết, phục vụ người dân, nhà nông, thủy điện và doanh nghiệp Việt Nam bằng hai thứ tiếng. Trang này tách rõ điều đang làm, điều công ty công bố và điều chưa công bố.',
  blocks: [
    {
      kind: 'text',
      id: 'a',
      heading: 'Tầm nhìn và sứ mệnh',
      paragraphs: [
        'Lời tuyên bố chính thức về tầm nhìn và sứ mệnh chưa được công ty cung cấp cho trang này. Việc đang làm thì thấy được: hơn ba nghìn xã, phường, mỗi nơi có thời tiết lúc này, 24 giờ, ngày mai, đến 15 ngày và xu thế 90 ngày; bản cho nhà nông; cảnh báo và số liệu cho doanh nghiệp; mưa lưu vực cho thủy điện.',
        'Xem dự báo không mất tiền, không cần tài khoản, không quảng cáo. Phần trả tiền là cảnh báo theo ngưỡng, bản tin chuyên gia và API dùng nhiều.',
      ],
      links: [
        { route: 'search', label: 'Tìm nơi của bạn' },
        { route: 'products', label: 'Sản phẩm' },
      ],
    },
    {
      kind: 'cards',
      id: 'b',
      heading: 'Giá trị cốt lõi',
      lead: 'Công ty chưa công bố bản giá trị cốt lõi. Dưới đây là những điều trang này tự buộc mình, ai cũng kiểm tra được.',
      cards: [
        {
          title: 'Nói cả chỗ không chắc',
          text: 'Mưa viết thành khoảng khi các thành viên tổ hợp khác nhau. Sau ngày 15 không còn ô trời nắng hay mưa.',
        },
        {
          title: 'Mỗi số có nguồn và giờ',
          text: 'Khối nào cũng ghi cập nhật lúc nào, từ đợt tính nào. Dữ liệu minh họa luôn mang nhãn.',
        },
        {
          title: 'Không biết thì để trống',
          text: 'Không lấp chỗ thiếu bằng số đẹp. Cấp độ rủi ro thiên tai không bao giờ tự suy ra.',
        },
        {
          title: 'Không theo dõi người xem',
          text: 'Không ghi địa chỉ IP, không mã đo lường bên thứ ba; nơi đã lưu ở lại trên máy bạn.',
          link: { route: 'privacy', label: 'Chính sách bảo mật' },
        },
      ],
    },
    {
      kind: 'facts',
      id: 'c',
      heading: 'Chặng đường phát triển',
      lead: 'Những mốc công ty đã công bố. Các mốc khác chưa được cung cấp.',
      rows: [
        { name: '2017', value: 'Được cấp giấy phép dự báo khí tượng thủy văn, theo công bố của công ty.' },
        {
          name: '2021',
          value:
            'Giấy phép được sửa đổi, theo công bố của công ty. Số giấy phép chỉ hiện ở chân trang khi công ty đã cung cấp và giấy phép còn hạn.',
        },
        { name: '2024', value: 'Năm ghi trên bản quyền của trang.' },
      ],
    },
    {
      kind: 'text',
      id: 'd',
      heading: 'Ban lãnh đạo',
      paragraphs: [
        'Tên và tiểu sử của ban lãnh đạo chưa được công ty công bố trên trang này. Chúng tôi không đặt ảnh minh họa thay người thật.',
      ],
      links: [
        { route: 'experts', label: 'Đội ngũ chuyên gia' },
        { route: 'contact', label: 'Thông tin pháp lý và liên hệ' },
      ],
    },
    {
      kind: 'claims',
      heading: 'Công ty công bố',
      claims: ['accuracy', 'clients', 'thirtyYears', 'twiceADay', 'expertsAroundTheClock'],
    },
    {
      kind: 'gap',
      text: 'Con số độ chính xác do chính trang này đo sẽ đứng cạnh công bố trên, kèm ngày và cỡ mẫu, khi báo cáo kiểm chứng mở.',
      links: [{ route: 'weather-report', label: 'Báo cáo kiểm chứng' }],
    },
  ],
} as const satisfies ContentPage;
