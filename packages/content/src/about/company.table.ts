import { type ContentPage, joinLanguages } from '#blocks/content-page.ts';

const vi = {
  headline: 'Dự báo cho người phải quyết định trước khi trời đổi',
  lead: 'Chúng tôi dự báo thời tiết cho người dân, nhà nông, thủy điện và doanh nghiệp Việt Nam, bằng hai thứ tiếng.',
  blocks: [
    {
      kind: 'text',
      id: 'a',
      heading: 'Tầm nhìn và sứ mệnh',
      paragraphs: [
        'Chúng tôi dự báo cho hơn ba nghìn xã, phường: thời tiết lúc này, 24 giờ, ngày mai, đến 15 ngày và xu thế 90 ngày; bản cho nhà nông; cảnh báo và số liệu cho doanh nghiệp; mưa lưu vực cho thủy điện.',
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
      lead: 'Những điều chúng tôi tự buộc mình, ai cũng kiểm tra được.',
      cards: [
        {
          title: 'Nói cả chỗ không chắc',
          text: 'Mưa viết thành khoảng khi các thành viên tổ hợp khác nhau. Sau ngày 15 không còn ô trời nắng hay mưa.',
        },
        {
          title: 'Mỗi số có nguồn và giờ',
          text: 'Mỗi khối số liệu đều ghi giờ cập nhật và phiên mô hình. Dữ liệu minh họa luôn mang nhãn.',
        },
        {
          title: 'Không biết thì để trống',
          text: 'Không lấp chỗ thiếu bằng số đẹp. Cấp độ rủi ro thiên tai không bao giờ tự suy ra.',
        },
        {
          title: 'Không theo dõi người xem',
          text: 'Không ghi địa chỉ IP của người xem, không mã đo lường bên thứ ba; nơi đã lưu ở lại trên máy bạn.',
          link: { route: 'privacy', label: 'Chính sách bảo mật' },
        },
      ],
    },
    {
      kind: 'facts',
      id: 'c',
      heading: 'Chặng đường phát triển',
      rows: [
        { name: '2017', value: 'Được cấp giấy phép dự báo khí tượng thủy văn.' },
        { name: '2021', value: 'Giấy phép được sửa đổi.' },
      ],
    },
    { kind: 'people', group: 'leader', id: 'd', heading: 'Ban lãnh đạo' },
    {
      kind: 'claims',
      heading: 'Số liệu về chúng tôi',
      claims: ['accuracy', 'clients', 'thirtyYears', 'twiceADay', 'expertsAroundTheClock'],
    },
    {
      kind: 'gap',
      text: 'Độ chính xác do chính chúng tôi đo, kèm ngày và cỡ mẫu, nằm ở báo cáo kiểm chứng; nơi nào chưa có số đo để đối chiếu thì báo cáo để trống.',
      links: [{ route: 'weather-report', label: 'Báo cáo kiểm chứng' }],
    },
  ],
} as const satisfies ContentPage;

const en = {
  headline: 'Forecasts for those who must decide before the weather turns',
  lead: 'We forecast the weather for the people, farmers, hydropower operators and businesses of Vietnam, in two languages.',
  blocks: [
    {
      kind: 'text',
      id: 'a',
      heading: 'Vision and mission',
      paragraphs: [
        'We forecast for more than three thousand communes and wards: the weather now, over 24 hours, tomorrow, up to 15 days and a 90-day outlook; pages for farmers; alerts and data for businesses; catchment rain for hydropower.',
        'Forecasts cost nothing, need no account and carry no advertising. You pay for alerts at your own limits, expert bulletins and heavy use of the API.',
      ],
      links: [
        { route: 'search', label: 'Find your place' },
        { route: 'products', label: 'Products' },
      ],
    },
    {
      kind: 'cards',
      id: 'b',
      heading: 'Core values',
      lead: 'Rules we hold ourselves to and anyone can check.',
      cards: [
        {
          title: 'We state uncertainty',
          text: 'Rain is given as a range where ensemble members differ. Beyond day 15, no day is called sunny or wet.',
        },
        {
          title: 'Every figure has a source and a time',
          text: 'Each block says when it was updated and from which model run. Demo data always carry their label.',
        },
        {
          title: 'Unknown stays empty',
          text: 'We never fill a gap with a convenient figure, and never work out a disaster risk level ourselves.',
        },
        {
          title: 'No tracking',
          text: 'Visitors’ IP addresses are not recorded and there is no third-party analytics; saved places stay on your device.',
          link: { route: 'privacy', label: 'Privacy policy' },
        },
      ],
    },
    {
      kind: 'facts',
      id: 'c',
      heading: 'Milestones',
      rows: [
        { name: '2017', value: 'Licensed for hydrometeorological forecasting.' },
        { name: '2021', value: 'Licence amended.' },
      ],
    },
    { kind: 'people', group: 'leader', id: 'd', heading: 'Leadership' },
    {
      kind: 'claims',
      heading: 'Company figures',
      claims: ['accuracy', 'clients', 'thirtyYears', 'twiceADay', 'expertsAroundTheClock'],
    },
    {
      kind: 'gap',
      text: 'The accuracy that we measure ourselves, with its dates and sample sizes, is in the verification report; where there is no measurement to compare with, the report stays empty.',
      links: [{ route: 'weather-report', label: 'Verification report' }],
    },
  ],
} as const satisfies ContentPage;

export const COMPANY = joinLanguages(vi, en, { drawing: 'weatherStation' });
