import { type ContentPage, joinLanguages } from '#blocks/content-page.ts';
import { formatPlanPrice, listPackageNames, listPackageRows } from '#products/plan-words.ts';

const vi = {
  headline: 'Từ bản tin chung tới lời nhắc cho riêng bạn',
  lead: 'Dự báo để xem, cảnh báo để kịp xử lý, dữ liệu để máy đọc. Chọn theo việc bạn cần quyết định.',
  blocks: [
    { kind: 'live', heading: 'Một màn hình, ngay lúc này' },
    {
      kind: 'cards',
      heading: 'Sản phẩm',
      cards: [
        {
          title: 'Happy Rain',
          text: `Báo mưa cho từng địa điểm qua email và tin nhắn, từ ${formatPlanPrice('happy-rain', 'vi')} mỗi tháng. Dành cho người đi làm, tài xế, nhà nông.`,
          link: { route: 'happy-rain', label: 'Xem Happy Rain' },
        },
        {
          title: 'Thời tiết theo ngành',
          text: 'Điện gió, dầu khí, khai khoáng, du lịch, vận tải, điện lạnh, bán lẻ, thời trang: mỗi ngành một bộ ngưỡng.',
          link: { route: 'industries', label: 'Chọn ngành' },
        },
        {
          title: 'Dự báo thời tiết và khí hậu',
          text: 'Từ giờ tới đến một năm tới: theo giờ, 3–15 ngày, 30 ngày, 45 ngày, mùa và năm.',
          link: { route: 'forecast', label: 'Xem các hạn dự báo' },
        },
        {
          title: 'Metplus',
          text: 'Nền tảng khuyến nghị hành động: đặt ngưỡng một lần, đến lúc thì người phụ trách nhận ngay việc cần làm.',
          link: { route: 'metplus', label: 'Xem Metplus' },
        },
        {
          title: 'API thời tiết – khí hậu',
          text: 'Hiện tại, 14 ngày, mưa 72 giờ, cảnh báo dông sét và dữ liệu quá khứ cho phần mềm của bạn.',
          link: { route: 'weather-api', label: 'Xem API' },
        },
        {
          title: 'Bộ dữ liệu',
          text: 'Chuỗi số liệu theo điểm cho nghiên cứu, bảo hiểm, mô hình nhu cầu.',
          link: { route: 'data-suites', label: 'Xem bộ dữ liệu' },
        },
        {
          title: 'Bản tin chuyên gia theo yêu cầu',
          text: 'Dự báo viên viết riêng cho công trình, sự kiện hay hải trình của bạn.',
          link: { route: 'weather-pro', label: 'Xem bản tin chuyên gia' },
        },
        {
          title: 'Kết quả kiểm chứng',
          text: 'Dự báo đặt cạnh thực đo, từng tháng, từng nơi.',
          link: { route: 'weather-report', label: 'Xem cách chấm điểm' },
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Cảnh báo đến trước, không phải đến cùng lúc',
      paragraphs: [
        'Một cảnh báo có ích khi còn đủ thời gian để làm gì đó: kéo bạt, dời giờ xuất bến, cho thợ rời giàn giáo. Vì vậy mỗi gói ghi rõ báo trước tối đa bao lâu, và mỗi tin ghi rõ giờ bắt đầu, giờ kết thúc, mức mạnh, chứ không chỉ “có mưa”.',
        'Mưa, dông sét, gió giật, nắng nóng, rét đều đặt ngưỡng được. Cảnh báo thiên tai chính thức luôn được dẫn nguyên văn với tên cơ quan phát và giờ phát.',
      ],
    },
    {
      kind: 'table',
      id: 'plans',
      heading: 'Bảy gói, tính theo tháng',
      lead: 'Thời hạn mỗi gói là một tháng, không tự gia hạn.',
      columns: ['Gói', ...listPackageNames('vi')],
      rows: listPackageRows('vi'),
      compares: [1, 2],
      note: 'Gói 5 ký hợp đồng riêng. Trang thời tiết công khai miễn phí cho mọi người, không phụ thuộc gói.',
    },
    {
      kind: 'claims',
      heading: 'Số liệu về chúng tôi',
      claims: ['accuracy', 'clients', 'twiceADay', 'alertChannels', 'expertsAroundTheClock'],
    },
    {
      kind: 'facts',
      id: 've-cac-con-so',
      folds: true,
      heading: 'Về các con số trên trang',
      rows: [
        {
          name: 'Số liệu về chúng tôi',
          value:
            'Là số liệu theo công bố của công ty. Con số nào do trang web tự đo thì có ngày đo và số mẫu đặt ngay bên cạnh.',
        },
        {
          name: 'Minh họa',
          value:
            'Khối có chữ “minh họa” dùng thời tiết dựng sẵn để trình bày, không phải dự báo thật. Khi có nguồn thật, chữ ấy tự mất.',
        },
        {
          name: 'Ngưỡng dừng việc',
          value:
            'Ngưỡng trong các ví dụ do chúng tôi đặt ra, không phải quy chuẩn an toàn. Khi hợp tác, dùng ngưỡng trong phương án của bạn.',
        },
        {
          name: 'Cơ sở: gió',
          value:
            'Cận trên của cấp 5, 6, 7 trong Quyết định 18/2021/QĐ-TTg. Gió ở móc cẩu do chúng tôi đề xuất; gió giật ở đó ước tính từ gió trung bình với cường độ rối 8%.',
        },
        {
          name: 'Cơ sở: sóng',
          value:
            '1,5 m là giới hạn thường nêu khi tàu không bù chuyển động (pts-offshore.com). Mốc sóng khác và chu kỳ sóng do chúng tôi đề xuất.',
        },
        {
          name: 'Cơ sở: mưa, tầm nhìn, sét',
          value:
            'Mưa vừa từ 2,5 mm, mưa to từ 10 mm mỗi giờ (WMO số 8); khả năng mưa do chúng tôi đề xuất. Tầm nhìn 1 km là ranh giới sương mù (WMO), mốc 200 m do chúng tôi đề xuất. Sét theo quy tắc 30–30, xét bằng nguy cơ từng giờ vì chưa có vị trí tia sét.',
        },
        {
          name: 'Cơ sở: nóng, nắng',
          value:
            'Cảm giác như 41 °C là mức nguy hiểm trong thang chỉ số nóng của cơ quan khí tượng; UV trên 10 là mức cực cao (WHO).',
        },
      ],
    },
    {
      kind: 'cooperation',
      texts: [
        'Bạn cho biết công việc, địa điểm và những lần thời tiết gây thiệt hại.',
        'Cùng tìm đại lượng và ngưỡng thật sự gây thiệt hại.',
        'Chọn gói, bản tin, kênh gửi, người nhận.',
        'Xem lại cảnh báo đã gửi, giữ cái có ích, bỏ cái thừa.',
      ],
    },
  ],
} as const satisfies ContentPage;

const en = {
  headline: 'From one bulletin for everyone to an alert meant for you',
  lead: 'Forecasts to look at, alerts to act on, data for machines to read. Choose by what you have to decide.',
  blocks: [
    { kind: 'live', heading: 'One screen, right now' },
    {
      kind: 'cards',
      heading: 'Products',
      cards: [
        {
          title: 'Happy Rain',
          text: `Rain alerts for each of your places by e-mail and SMS, from ${formatPlanPrice('happy-rain', 'en')} per month. For commuters, drivers and farmers.`,
          link: { route: 'happy-rain', label: 'See Happy Rain' },
        },
        {
          title: 'Weather by industry',
          text: 'Wind power, oil and gas, mining, tourism, transport, air-conditioning, retail, fashion: limits for each trade.',
          link: { route: 'industries', label: 'Choose an industry' },
        },
        {
          title: 'Weather and climate forecasts',
          text: 'From the next hour to the next year: hourly, 3–15 days, 30 days, 45 days, season and year.',
          link: { route: 'forecast', label: 'See the horizons' },
        },
        {
          title: 'Metplus',
          text: 'A platform that recommends action: set a limit once, and when it is reached the person in charge gets the task.',
          link: { route: 'metplus', label: 'See Metplus' },
        },
        {
          title: 'Weather and climate API',
          text: 'Current weather, 14 days, 72 hours of rain, lightning alerts and historical data for your software.',
          link: { route: 'weather-api', label: 'See the API' },
        },
        {
          title: 'Data suites',
          text: 'Point series for research, insurance and demand modelling.',
          link: { route: 'data-suites', label: 'See the data suites' },
        },
        {
          title: 'Expert bulletin on demand',
          text: 'Written by a forecaster for your construction site, event or voyage.',
          link: { route: 'weather-pro', label: 'See the expert bulletin' },
        },
        {
          title: 'Verification report',
          text: 'Forecasts against measurements, month by month, place by place.',
          link: { route: 'weather-report', label: 'See how it is scored' },
        },
      ],
    },
    {
      kind: 'text',
      heading: 'An alert is only useful before the rain',
      paragraphs: [
        'An alert is useful while there is still time to act: pull the tarpaulin over, delay a departure, bring people down from the scaffold. So each package says how far ahead it warns, and each message says when it starts, when it ends and how heavy it is, not just “rain”.',
        'You can set limits for rain, lightning, gusts, heat and cold. Official disaster warnings are always quoted word for word with the issuing authority and the time of issue.',
      ],
    },
    {
      kind: 'table',
      id: 'plans',
      heading: 'Seven monthly plans',
      lead: 'Each runs for one month and does not renew automatically.',
      columns: ['Plan', ...listPackageNames('en')],
      rows: listPackageRows('en'),
      compares: [1, 2],
      note: 'Package 5 is by contract. The public weather pages are free for everyone, whatever the plan.',
    },
    {
      kind: 'claims',
      heading: 'Company figures',
      claims: ['accuracy', 'clients', 'twiceADay', 'alertChannels', 'expertsAroundTheClock'],
    },
    {
      kind: 'facts',
      id: 'about-the-figures',
      folds: true,
      heading: 'About the figures',
      rows: [
        {
          name: 'Company figures',
          value:
            'These are figures stated by the company. A figure that this website has measured carries its date and sample size.',
        },
        {
          name: 'Demo',
          value:
            'A block marked “demo” uses weather made up to show the product, not a real forecast. The mark disappears once a real source is connected.',
        },
        {
          name: 'Work limits',
          value:
            'Limits in the examples are our own, not a safety standard. For a client, the limits of the client’s method statement apply.',
        },
        {
          name: 'Basis: wind',
          value:
            'The upper bounds of forces 5, 6 and 7 in Vietnam’s Decision 18/2021/QĐ-TTg. Wind at the hook is our own value; gusts there are estimated from the mean with 8% turbulence.',
        },
        {
          name: 'Basis: waves',
          value:
            '1.5 m is often used without motion compensation (pts-offshore.com). Other wave heights and the wave period are our own values.',
        },
        {
          name: 'Basis: rain, visibility, lightning',
          value:
            'Moderate rain from 2.5 mm and heavy rain from 10 mm per hour (WMO No. 8); the chance of rain is our own value. Visibility: 1 km is the WMO fog limit, 200 m our own value. Lightning: the 30–30 rule, applied to the risk of each hour since strikes are not observed.',
        },
        {
          name: 'Basis: heat and sun',
          value:
            'A feels-like temperature of 41 °C is the danger level of the weather service’s heat-index scale; UV above 10 is extreme (WHO).',
        },
      ],
    },
    {
      kind: 'cooperation',
      texts: [
        'You describe your work, your places and when the weather caused damage.',
        'Together we find the quantity and the limit that cause damage.',
        'We agree on package, bulletin, channels and recipients.',
        'Alerts that were sent are reviewed: useful ones stay, others go.',
      ],
    },
  ],
} as const satisfies ContentPage;

export const PRODUCTS = joinLanguages(vi, en, { drawing: 'harbourCity' });
