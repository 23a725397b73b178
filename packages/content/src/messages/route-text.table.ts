import { BRAND } from '../brand.ts';

/** Title and meta description of every route, for search engines and links. */
export const ROUTE_TEXT = {
  home: {
    vi: {
      title: 'Dự báo thời tiết Việt Nam',
      description:
        'Thời tiết hiện tại, theo giờ, ngày mai và nhiều ngày tới cho mọi tỉnh, thành phố, phường, xã của Việt Nam.',
    },
    en: {
      title: 'Weather forecasts for Vietnam',
      description: 'Current weather, hourly and daily forecasts for every province, city, ward and commune of Vietnam.',
    },
  },
  login: {
    vi: { title: 'Đăng nhập', description: 'Đăng nhập để quản lý địa điểm nhận cảnh báo mưa và gói dịch vụ của bạn.' },
    en: { title: 'Sign in', description: 'Sign in to manage your rain-alert places and your service package.' },
  },
  logout: {
    vi: { title: 'Đăng xuất', description: 'Kết thúc phiên đăng nhập trên thiết bị này.' },
    en: { title: 'Sign out', description: 'End the session on this device.' },
  },
  dashboard: {
    vi: {
      title: 'Bảng điều khiển',
      description: 'Địa điểm nhận cảnh báo, thông báo đã gửi và gói dịch vụ Happy Rain của bạn.',
    },
    en: {
      title: 'Dashboard',
      description: 'Your alert places, the alerts already sent and your Happy Rain package.',
    },
  },
  'dashboard:places': {
    vi: { title: 'Địa điểm', description: 'Những địa điểm bạn muốn nhận tin báo mưa, với ba giờ tới ở từng địa điểm.' },
    en: { title: 'Places', description: 'The places you want alerts for, with the next three hours at each.' },
  },
  'dashboard:rules': {
    vi: { title: 'Quy tắc', description: 'Khi nào chúng tôi báo cho bạn: từng quy tắc, lần tới và công tắc.' },
    en: { title: 'Rules', description: 'When we alert you: each rule, its next time and its switch.' },
  },
  'dashboard:messages': {
    vi: { title: 'Nhật ký cảnh báo', description: 'Tin đã gửi, đúng hay sai, và những lần bỏ sót.' },
    en: { title: 'Log', description: 'Alerts sent, whether they were right, and what was missed.' },
  },
  'dashboard:channels': {
    vi: { title: 'Kênh nhận', description: 'Tin đến với bạn bằng cách nào: email, Zalo, SMS, thông báo.' },
    en: { title: 'Channels', description: 'How alerts reach you: e-mail, Zalo, text message, notifications.' },
  },
  'dashboard:plan': {
    vi: { title: 'Gói và biên nhận', description: 'Gói đang dùng, đã dùng bao nhiêu và các biên nhận.' },
    en: { title: 'Plan and receipts', description: 'Your plan, how much of it is used, and your receipts.' },
  },
  'dashboard:keys': {
    vi: { title: 'Khóa API', description: 'Khóa API của bạn và số lượt gọi đã dùng từng ngày.' },
    en: { title: 'API keys', description: 'Your API keys and the calls used each day.' },
  },
  'dashboard:team': {
    vi: { title: 'Nhóm', description: 'Những người nhận tin cùng gói với bạn.' },
    en: { title: 'Team', description: 'The people who share your plan.' },
  },
  'dashboard:activities': {
    vi: { title: 'Việc của tôi', description: 'Việc, nơi và ngưỡng của bạn: khi nào nên làm, cạnh nhau.' },
    en: { title: 'My activities', description: 'Your work, sites and limits: when to go, side by side.' },
  },
  'dashboard:records': {
    vi: {
      title: 'Nhật ký thời tiết công trường',
      description: 'Nhật ký thời tiết của công trường: giờ mất theo ngưỡng hợp đồng, không sửa lại được.',
    },
    en: {
      title: 'Weather records',
      description: 'Site weather records: hours lost under contract thresholds, never altered later.',
    },
  },
  'dashboard:data': {
    vi: { title: 'Tệp dữ liệu', description: 'Đặt và tải tệp dữ liệu thời tiết theo địa điểm, ngày và đại lượng.' },
    en: { title: 'Data files', description: 'Order and download weather data by place, period and variable.' },
  },
  'dashboard:bulletins': {
    vi: {
      title: 'Bản tin chuyên gia của tôi',
      description: 'Đặt bản tin do dự báo viên viết, theo dõi và đọc các bản đã phát.',
    },
    en: {
      title: 'My expert bulletins',
      description: 'Order bulletins from a forecaster, follow their progress and read those issued.',
    },
  },
  'expert-bulletin': {
    vi: { title: 'Bản tin chuyên gia', description: 'Bản tin thời tiết do dự báo viên viết theo yêu cầu.' },
    en: { title: 'Expert bulletin', description: 'A weather bulletin that a forecaster wrote on request.' },
  },
  'dashboard:calls': {
    vi: {
      title: 'Gọi tự động của tôi',
      description: 'Danh sách số, lời đã thu, giờ gọi và kết quả từng cuộc gọi tự động.',
    },
    en: {
      title: 'My automatic calls',
      description: 'Phone lists, recorded messages, calling hours and the outcome of every call.',
    },
  },
  'weather-record': {
    vi: {
      title: 'Nhật ký thời tiết',
      description: 'Giờ mất vì thời tiết theo phân tích của mô hình tại ô lưới, ai cũng kiểm tra được.',
    },
    en: {
      title: 'Weather record',
      description: 'Hours lost to weather, from model analysis of the grid cell, verifiable by anyone.',
    },
  },
  'dashboard:settings': {
    vi: { title: 'Cài đặt', description: 'Giờ yên lặng, ngôn ngữ, mật khẩu, thiết bị và dữ liệu của bạn.' },
    en: { title: 'Settings', description: 'Quiet hours, language, password, devices and your data.' },
  },
  'dashboard:new-rule': {
    vi: { title: 'Quy tắc mới', description: 'Viết một quy tắc báo thành một câu.' },
    en: { title: 'New rule', description: 'Write an alert rule as one sentence.' },
  },
  'dashboard:rule': {
    vi: { title: 'Sửa quy tắc', description: 'Quy tắc báo của bạn, viết thành một câu.' },
    en: { title: 'Edit rule', description: 'Your alert rule as one sentence.' },
  },
  'dashboard:wind': {
    vi: {
      title: 'Bảng điều hành điện gió',
      description: 'Gió theo độ cao, cửa sổ thời tiết, công suất và sóng cho trang trại của bạn.',
    },
    en: {
      title: 'Offshore wind desk',
      description: 'Wind by height, weather windows, power and waves for your own farm.',
    },
  },
  'dashboard:catchments': {
    vi: { title: 'Lưu vực', description: 'Lưu vực của bạn: vẽ, tải tệp lên, mưa bình quân từng giờ.' },
    en: { title: 'Catchments', description: 'Your catchments: draw or upload them, and see their hourly mean rain.' },
  },
  'dashboard:catchment': {
    vi: { title: 'Bảng điều hành lưu vực', description: 'Mưa đã rơi và sắp tới trên lưu vực, so với ngưỡng của bạn.' },
    en: {
      title: 'Catchment desk',
      description: 'Past and forecast rain over the catchment, compared with your limits.',
    },
  },
  'dashboard:catchment-bulletins': {
    vi: { title: 'Bản tin lưu vực', description: 'Bản tin 07:00 và 19:00 của lưu vực, giữ nguyên như lúc phát.' },
    en: { title: 'Catchment bulletins', description: 'Catchment bulletins at 07:00 and 19:00, as issued.' },
  },
  'dashboard:order': {
    vi: { title: 'Đơn hàng', description: 'Gói đã đặt, số tiền, trạng thái và biên nhận.' },
    en: { title: 'Order', description: 'The plan ordered, its amount, status and receipt.' },
  },
  register: {
    vi: { title: 'Đăng ký', description: 'Tạo tài khoản để nhận cảnh báo mưa cho những nơi bạn quan tâm.' },
    en: {
      title: 'Sign up',
      description: 'Create an account to receive rain alerts for the places you care about.',
    },
  },
  payment: {
    vi: {
      title: 'Thanh toán',
      description:
        'Chọn Happy Rain hoặc một gói dịch vụ thời tiết theo tháng, xem giá và trả bằng VietQR, MoMo, ZaloPay hoặc VNPay.',
    },
    en: {
      title: 'Payment',
      description:
        'Choose Happy Rain or a monthly weather package, see its price, and pay with VietQR, MoMo, ZaloPay or VNPay.',
    },
  },
  error: {
    vi: { title: 'Có lỗi xảy ra', description: 'Trang không tải được. Bạn có thể thử lại ngay.' },
    en: { title: 'Something went wrong', description: 'The page could not be loaded. You can try again right away.' },
  },
  map: {
    vi: {
      title: 'Bản đồ thời tiết',
      description:
        'Bản đồ mưa, nhiệt độ, gió, mây, UV và chất lượng không khí trên Việt Nam và Biển Đông, kéo theo từng giờ, chạm vào đâu xem số ở đó.',
    },
    en: {
      title: 'Weather map',
      description:
        'Rain, temperature, wind, cloud, UV and air quality over Vietnam and the East Sea: drag through the hours, tap a point to read its value.',
    },
  },
  'happy-rain': {
    vi: {
      title: 'Happy Rain – báo trước khi mưa',
      description:
        'Tin báo trước cơn mưa cho từng nơi bạn chọn, qua email và tin nhắn, từ 9.000 đ mỗi tháng. Cho tài xế, dân văn phòng và nhà nông.',
    },
    en: {
      title: 'Happy Rain – know before it rains',
      description:
        'A message before the rain for each place you choose, by e-mail and SMS, from 9,000 dong a month. For drivers, offices and farms.',
    },
  },
  'happy-rain-cho-lai-xe': {
    vi: {
      title: 'Happy Rain cho tài xế',
      description:
        'Báo mưa dọc tuyến đường cho tài xế, người giao hàng và người đi làm xa: đi ngay hay chờ, mưa to hay nhỏ, lúc nào ngớt. Từ 9.000 đ mỗi tháng.',
    },
    en: {
      title: 'Happy Rain for drivers',
      description:
        'Rain alerts along the road for drivers, couriers and commuters: leave now or wait, how hard it falls, when it eases. From 9,000 dong a month.',
    },
  },
  'happy-rain-van-phong': {
    vi: {
      title: 'Happy Rain cho dân văn phòng',
      description:
        'Báo mưa trước giờ đi làm, giờ nghỉ trưa và giờ tan tầm; tối và cuối tuần im lặng. Từ 9.000 đ mỗi tháng.',
    },
    en: {
      title: 'Happy Rain for office workers',
      description:
        'Rain alerts before you leave for work, at lunch and on the way home; silent at night and weekends. From 9,000 dong a month.',
    },
  },
  'happy-rain-nong-nghiep': {
    vi: {
      title: 'Happy Rain cho nhà nông',
      description:
        'Báo mưa cho sân phơi, ruộng, vườn: kịp gom lúa, dừng phun, chọn lúc thu hoạch. SMS không dấu, máy nào cũng đọc được. Từ 9.000 đ mỗi tháng.',
    },
    en: {
      title: 'Happy Rain for farmers',
      description:
        'Rain alerts for drying yards, fields and orchards: gather in time, choose when to spray and harvest. Plain SMS on any phone, 9,000 dong a month.',
    },
  },
  products: {
    vi: {
      title: 'Sản phẩm – Giải pháp',
      description:
        'Báo mưa, cảnh báo theo ngưỡng, bản tin chuyên gia, API và bộ dữ liệu: tám sản phẩm và bảng giá bảy gói, từ miễn phí đến 4.990.000 đ mỗi tháng.',
    },
    en: {
      title: 'Products',
      description:
        'Rain alerts, alerts at your own limits, expert bulletins, an API and data: eight products and seven plans, from free to 4,990,000 dong.',
    },
  },
  metplus: {
    vi: {
      title: 'Metplus – nền tảng khuyến nghị hành động',
      description:
        'Đặt ngưỡng một lần; khi chạm ngưỡng, người phụ trách nhận ngay việc cần làm: quy tắc mẫu cho công trường, bãi container, sân phơi và cửa hàng.',
    },
    en: {
      title: 'Metplus – action-recommendation platform',
      description:
        'Set a limit once; when it is reached, the person in charge gets the task. Sample rules for sites, container yards, drying yards and shops.',
    },
  },
  forecast: {
    vi: {
      title: 'Dự báo thời tiết và khí hậu',
      description:
        'Dự báo 24 giờ, 3–15 ngày, 90 ngày xem ngay; bản tin khí hậu 30 ngày, tháng, mùa và năm cho cả nước và bảy vùng.',
    },
    en: {
      title: 'Weather and climate forecasts',
      description:
        'Forecasts for 24 hours, 3–15 days and 90 days; climate bulletins for 30 days, months, seasons and a year in seven regions.',
    },
  },
  industries: {
    vi: {
      title: 'Thời tiết theo ngành',
      description:
        'Mười một hướng dùng thời tiết trong nghề, từ điện gió, dầu khí, mỏ than đến bán lẻ và thời trang, với ngưỡng và ví dụ trực tiếp của từng nghề.',
    },
    en: {
      title: 'Weather by industry',
      description:
        'Eleven ways to use weather at work, from offshore wind, oil and coal to retail and fashion, each with its limits and a live example.',
    },
  },
  'weather-api': {
    vi: {
      title: 'API thời tiết – khí hậu',
      description:
        'API trả JSON cho mọi điểm ở Việt Nam và Biển Đông: hiện tại, 14 ngày, mưa 72 giờ, dông sét, quá khứ, biển. Gọi thử ngay không cần khóa.',
    },
    en: {
      title: 'Weather and climate API',
      description:
        'JSON for any point in Vietnam and the East Sea: now, 14 days, 72-hour rain, lightning risk, past hours, sea. Try it without a key.',
    },
  },
  'data-suites': {
    vi: {
      title: 'Bộ dữ liệu',
      description:
        'Chọn địa điểm, ngày, đại lượng và định dạng: xem ngay số dòng, dung lượng, gói có đủ và những dòng đầu của tệp CSV, Parquet, NetCDF, GeoJSON.',
    },
    en: {
      title: 'Data suites',
      description:
        'Choose places, period, variables and format: see row count, size, the plan that includes it and the first rows of a CSV, Parquet, NetCDF or GeoJSON file.',
    },
  },
  'weather-pro': {
    vi: {
      title: 'Bản tin chuyên gia theo yêu cầu',
      description:
        'Dự báo viên viết riêng một bản tin cho ca đổ bê tông, chuyến kéo sà lan hay đêm khai mạc: dòng đầu là làm, chưa làm, hay chờ tới mấy giờ.',
    },
    en: {
      title: 'On-demand expert bulletin',
      description:
        'A forecaster writes one bulletin for your concrete pour, barge tow or opening night. Its first line: go, not yet, or wait until when.',
    },
  },
  'weather-report': {
    vi: {
      title: 'Kết quả kiểm chứng dự báo',
      description:
        'Dự báo đối chiếu với số đo, từng nơi, từng tháng, kèm tệp gốc và cách chấm điểm. Chưa có số đo thì chưa có điểm, và trang nói rõ như vậy.',
    },
    en: {
      title: 'Forecast verification',
      description:
        'Forecasts compared with measurements, place by place and month by month, with the files and the scoring. No measurement, no score.',
    },
  },
  'info-landing': {
    vi: {
      title: 'Được báo trước bão',
      description:
        'Để lại tên, điện thoại và nơi cần canh để được báo trước khi bão ảnh hưởng đến nơi bạn ở hoặc làm việc.',
    },
    en: {
      title: 'Be warned before the storm',
      description:
        'Leave your name, phone and the place to watch, and get a warning before a storm reaches your home or workplace.',
    },
  },
  'forecast-bulletins': {
    vi: {
      title: 'Bản tin dự báo thời tiết',
      description:
        'Thời tiết ba ngày tới ở bảy vùng, ba thành phố lớn và mười vùng biển, lập tự động lúc 7 giờ và 19 giờ hằng ngày, lưu lại 90 ngày.',
    },
    en: {
      title: 'Forecast bulletins',
      description:
        'The next three days in seven regions, three major cities and ten sea areas, issued automatically at 07:00 and 19:00 and available for 90 days.',
    },
  },
  warnings: {
    vi: {
      title: 'Cảnh báo thiên tai',
      description:
        'Cảnh báo bão, lũ, sạt lở, nắng nóng, rét hại đang có hiệu lực ở Việt Nam, trích nguyên văn bản tin, và việc nên làm.',
    },
    en: {
      title: 'Disaster warnings',
      description:
        'Storm, flood, landslide, heat and cold warnings in force in Vietnam, quoted from the bulletins, and what to do.',
    },
  },
  'hydromet-bulletins': {
    vi: {
      title: 'Bản tin khí tượng thủy văn',
      description:
        'Tổng lượng mưa 1, 2, 3 và 10 ngày tới ở bảy vùng khí hậu, từ tỉnh ít nhất tới tỉnh nhiều nhất; lập tự động lúc 7 giờ và 19 giờ.',
    },
    en: {
      title: 'Hydrometeorological bulletins',
      description:
        'Rain totals for the next 1, 2, 3 and 10 days in seven climate regions, from the driest province to the wettest, at 07:00 and 19:00 every day.',
    },
  },
  'hydromet-bulletin': {
    vi: {
      title: 'Bản tin khí tượng thủy văn theo ngày',
      description: 'Nội dung một bản tin khí tượng thủy văn đã phát hành.',
    },
    en: {
      title: 'Hydrometeorological bulletin of a day',
      description: 'The text of one hydrometeorological bulletin.',
    },
  },
  storms: {
    vi: {
      title: 'Bão, áp thấp nhiệt đới',
      description:
        'Bão và áp thấp nhiệt đới trên Biển Đông và Tây Bắc Thái Bình Dương: bản tin chính thức, đường đi, dự báo, cấp gió, tầm gió mạnh theo từng trung tâm.',
    },
    en: {
      title: 'Storms and tropical depressions',
      description:
        'Storms and tropical depressions in the East Sea and the western North Pacific: official bulletin, track, forecast, wind force and wind radii from each centre.',
    },
  },
  storm: {
    vi: {
      title: 'Đường đi của một cơn bão',
      description: 'Đường đi, dự báo, cấp gió và tầm gió mạnh của một cơn bão, từng trung tâm riêng.',
    },
    en: {
      title: 'Track of one storm',
      description: 'Track, forecast, wind force and wind radii of one storm, centre by centre.',
    },
  },
  'going-out': {
    vi: {
      title: 'Ra đường',
      description:
        'Đi lúc nào thì khô: so các giờ đi trong 3 giờ tới theo mưa trên đúng quãng đường của bạn, kèm gió giật và độ nóng.',
    },
    en: {
      title: 'Going out',
      description:
        'When to leave to stay dry: departure times in the next 3 hours compared by the rain along your route, with gusts and heat.',
    },
  },
  satellite: {
    vi: {
      title: 'Ảnh mây vệ tinh',
      description:
        'Ảnh mây vệ tinh trên Việt Nam và Biển Đông, tua lại từng ảnh để thấy mây dông và bão đang đi về đâu.',
    },
    en: {
      title: 'Satellite cloud image',
      description:
        'Satellite cloud images over Vietnam and the East Sea, frame by frame, to see where thunderstorms and typhoons are heading.',
    },
  },
  radar: {
    vi: {
      title: 'Bản đồ mưa dông',
      description:
        'Mưa radar đang thấy và mưa dông ba giờ tới trên bản đồ, từng bước vài phút, để biết mưa có tới chỗ bạn không.',
    },
    en: {
      title: 'Rain and thunderstorm map',
      description:
        'Rain on radar now and the next three hours of rain and thunder on the map, in steps of a few minutes: will it reach you?',
    },
  },
  'industry:dien-gio': {
    vi: {
      title: 'Thời tiết cho điện gió ngoài khơi',
      description:
        'Gió ở 10 đến 150 m, sóng và giờ cẩu được ngoài khơi Bạc Liêu hôm nay, theo ngưỡng 10 m/s ở móc cẩu; dự báo sản lượng tới một tuần.',
    },
    en: {
      title: 'Weather for offshore wind',
      description:
        'Wind at 10 to 150 m, waves and workable crane hours off Bac Lieu today, with a limit of 10 m/s at the hook; power forecasts up to one week.',
    },
  },
  'industry:dau-khi': {
    vi: {
      title: 'Thời tiết cho dầu khí',
      description:
        'Giờ cẩu hàng, giờ tàu dịch vụ ra khơi ở bể Cửu Long hôm nay theo gió cấp 5–6 và sóng 1,5–2,5 m; dông sét, bão, trực thăng, kéo ống.',
    },
    en: {
      title: 'Weather for oil and gas',
      description:
        'Lifting and sailing hours in the Cuu Long basin today, within winds of force 5–6 and waves of 1.5–2.5 m; lightning, storms, helicopters.',
    },
  },
  'industry:khai-khoang': {
    vi: {
      title: 'Thời tiết cho khai khoáng',
      description:
        'Nguy cơ sét và giờ mưa ở vùng than Cẩm Phả hôm nay; ba vòng cảnh báo 40, 20, 10 km quanh mỏ, dự báo 3–7 ngày, bão và áp thấp.',
    },
    en: {
      title: 'Weather for mining',
      description:
        'Lightning risk and hours of rain in the Cam Pha coalfield today; alert rings at 40, 20 and 10 km, 3–7 day forecasts, storm warnings.',
    },
  },
  'industry:du-lich-su-kien': {
    vi: {
      title: 'Thời tiết cho du lịch và sự kiện',
      description:
        'Giờ nào sân khấu, bãi biển, tour đi bộ ở Đà Nẵng gặp mưa, sét hay UV trên 10; dự báo 3–7 ngày, 30 ngày và 3–6 tháng để chọn ngày.',
    },
    en: {
      title: 'Weather for tourism and events',
      description:
        'When rain, lightning or a UV index above 10 affects stage, beach and walks in Da Nang; 3–7 day, 30-day and 3–6 month forecasts.',
    },
  },
  'industry:van-tai': {
    vi: {
      title: 'Thời tiết cho vận tải',
      description:
        'Mưa, gió giật và tầm nhìn từng giờ trên đèo Hải Vân hôm nay cho xe máy, xe tải và container; cách báo tài xế trước đoạn xấu.',
    },
    en: {
      title: 'Weather for transport',
      description:
        'Hourly rain, gusts and visibility on the Hai Van Pass today for motorbikes, lorries and containers; alerts before bad stretches.',
    },
  },
  'industry:dien-tu-dien-lanh': {
    vi: {
      title: 'Thời tiết cho điện tử – điện lạnh',
      description:
        'Ngày nào Hà Nội, Đà Nẵng, TP. Hồ Chí Minh chạm 35 °C hay rét dưới 20 °C trong 15 ngày tới, để chuyển máy, xếp đội lắp, bật quảng cáo.',
    },
    en: {
      title: 'Weather for electronics and air-conditioning',
      description:
        'On which of the next 15 days Hanoi, Da Nang and Ho Chi Minh City reach 35 °C or average below 20 °C: when to move stock, fitters and ads.',
    },
  },
  'industry:thuong-mai-ban-le': {
    vi: {
      title: 'Thời tiết cho thương mại – bán lẻ',
      description:
        'Hai tuần tới ở ba thành phố nóng hay mát hơn trung bình nhiều năm bao nhiêu độ, và món nào tăng, món nào giảm từ mốc ±2 °C.',
    },
    en: {
      title: 'Weather for retail',
      description:
        'How many degrees the next two weeks differ from normal in three cities, and what sells more or less from ±2 °C.',
    },
  },
  'industry:may-mac-thoi-trang': {
    vi: {
      title: 'Thời tiết cho may mặc – thời trang',
      description:
        'Mười ba tuần tới ở Hà Nội ấm hay lạnh, hợp với hàng trưng bày nào: áo ngắn tay, áo khoác mỏng, áo len hay áo phao; phân tích số bán theo nhiệt độ.',
    },
    en: {
      title: 'Weather for fashion',
      description:
        'The next thirteen weeks in Hanoi, warm or cold, and what belongs on the rail: short sleeves, light jackets, jumpers or padded coats.',
    },
  },
  solutions: {
    vi: {
      title: 'Giải pháp',
      description:
        'Cùng một phiên mô hình, ba câu hỏi: công trường dừng lúc nào, ruộng phun giờ nào, hồ sắp nhận bao nhiêu mưa. Chọn giải pháp theo việc bạn làm.',
    },
    en: {
      title: 'Solutions',
      description:
        'One model run, three questions: when a site must stop, when a field can be sprayed, how much rain a reservoir is about to get.',
    },
  },
  'solution:solutions-for-businesses': {
    vi: {
      title: 'Giải pháp cho doanh nghiệp',
      description:
        '24 giờ tới ở TP. Hồ Chí Minh theo bốn ngưỡng mẫu; thời tiết gây trở ngại cho mười ba lĩnh vực ra sao và ba cách nhận cảnh báo.',
    },
    en: {
      title: 'Solutions for businesses',
      description:
        'The next 24 hours in Ho Chi Minh City under four sample limits; how weather disrupts thirteen fields, and three ways to be alerted.',
    },
  },
  'solution:solutions-for-agriculture': {
    vi: {
      title: 'Giải pháp nông nghiệp',
      description:
        'Giờ phun, phơi, bón, gặt hôm nay ở Cần Thơ; nhận diện hơn 5.000 cây trồng và 700 loại sâu bệnh qua ảnh, theo công bố của công ty.',
    },
    en: {
      title: 'Agricultural solutions',
      description:
        'Hours to spray, dry, fertilise and harvest in Can Tho today; 5,000+ crops and 700+ pests from a photo, as stated by the company.',
    },
  },
  'solution:solutions-for-hydropower': {
    vi: {
      title: 'Giải pháp thủy điện',
      description:
        'Mưa cộng dồn 6 đến 72 giờ và 10 ngày trên lưu vực sông Đà; bản tin lưu vực 07:00 và 19:00, dự báo sớm mưa và lưu lượng về hồ.',
    },
    en: {
      title: 'Hydropower solutions',
      description:
        'Rain totals over 6 to 72 hours and 10 days over the Da River basin; catchment bulletins at 07:00 and 19:00, early rain and inflow forecasts.',
    },
  },
  services: {
    vi: {
      title: 'Dịch vụ',
      description:
        'Bảy việc ngoài dự báo: bán hàng xuyên biên giới, marketing theo thời tiết, chăm sóc khách hàng, tổng đài, nhân sự, gọi tự động, giám sát cuộc gọi.',
    },
    en: {
      title: 'Services',
      description:
        'Seven kinds of work besides forecasting: cross-border sales, weather-led marketing, customer care, call centre, staffing, automatic calls, call monitoring.',
    },
  },
  'service:global-commerce': {
    vi: {
      title: 'Thương mại toàn cầu',
      description:
        'Đưa hàng Việt tới người mua nước ngoài: gian hàng, giá đến tay gồm cước và thuế, đơn, đổi trả; lịch gửi xếp theo thời tiết cảng đi.',
    },
    en: {
      title: 'Global commerce',
      description:
        'Selling Vietnamese goods abroad: shop, landed price with freight and duty, orders and returns, shipped around the weather at the port.',
    },
  },
  'service:marketing-solutions': {
    vi: {
      title: 'Giải pháp marketing',
      description:
        'Quảng cáo bật theo dự báo từng tỉnh, từng phường: ba ngày liền trên 35 °C, mưa giờ tan tầm, rét đầu mùa; so với nơi không chạy để đo.',
    },
    en: {
      title: 'Marketing solutions',
      description:
        'Ads that switch on with the forecast for a province or ward: three days above 35 °C, rain at rush hour, the first cold of winter.',
    },
  },
  'service:customer-care-solutions': {
    vi: {
      title: 'Chăm sóc khách hàng',
      description:
        'Một yêu cầu, một mã, một người theo đến khi khách nói xong; tăng ca trực từ dự báo trước những ngày mưa bão gọi dồn.',
    },
    en: {
      title: 'Customer care',
      description:
        'One request, one number, one person until the customer says it is done; extra shifts planned from the forecast of stormy days.',
    },
  },
  'service:call-center': {
    vi: {
      title: 'Tổng đài',
      description:
        'Tổng đài gọi đến và gọi đi theo kịch bản của bạn; ca trực tăng từ hôm trước khi có bão, ghi âm thì báo trước ngay câu đầu.',
    },
    en: {
      title: 'Call centre',
      description:
        'Inbound and outbound calls to your script; more staff from the day before a storm, and recording is announced in the first sentence.',
    },
  },
  'service:human-resource-supply': {
    vi: {
      title: 'Cung ứng nhân sự',
      description:
        'Điện thoại viên làm tại chỗ của bạn: tuyển, dạy việc, bố trí ca, thay người; ai lo hợp đồng, ai lo chỗ ngồi, thêm người theo mùa.',
    },
    en: {
      title: 'Human-resource supply',
      description:
        'Phone agents on your premises: hired, trained, rostered and replaced; who handles contracts, who the desks, and more people by season.',
    },
  },
  'service:auto-call': {
    vi: {
      title: 'Gọi tự động',
      description:
        'Nạp danh sách từ bảng tính, tải tệp đã thu, hẹn giờ: gọi tự động báo xả lũ, hoãn tàu, nhắc lịch, kèm bảng ai đã nghe.',
    },
    en: {
      title: 'Auto call',
      description:
        'A spreadsheet, a recorded file, a time: automatic calls for dam releases, cancelled ferries and reminders, with a list of who listened.',
    },
  },
  'service:ai-call-monitoring': {
    vi: {
      title: 'Giám sát cuộc gọi bằng AI',
      description:
        'Giọng nói thành văn bản, chấm điểm theo giọng và cảm xúc, thống kê từ khóa: điều máy đo được, điều người phải quyết, điều luật đòi hỏi.',
    },
    en: {
      title: 'AI call monitoring',
      description:
        'Speech to text, scores by voice and emotion, keyword statistics: what the machine can measure, what people decide, what the law requires.',
    },
  },
  'weather:now': {
    vi: {
      title: 'Thời tiết hiện tại',
      description: 'Nhiệt độ, mưa, gió, độ ẩm lúc này và dự báo những ngày tới.',
    },
    en: {
      title: 'Current weather',
      description: 'Temperature, rain, wind and humidity now, and the days ahead.',
    },
  },
  'weather:hourly': {
    vi: {
      title: 'Thời tiết theo giờ',
      description: 'Dự báo từng giờ trong 48 giờ tới: nhiệt độ, khả năng mưa, gió.',
    },
    en: {
      title: 'Hourly weather',
      description: 'The next 48 hours, hour by hour: temperature, chance of rain, wind.',
    },
  },
  'weather:tomorrow': {
    vi: { title: 'Thời tiết ngày mai', description: 'Thời tiết ngày mai theo buổi và theo giờ.' },
    en: { title: 'Tomorrow’s weather', description: 'Tomorrow by part of the day and by hour.' },
  },
  'weather:sea': {
    vi: {
      title: 'Sóng, gió và thủy triều',
      description: 'Tàu nào ra khơi được, sóng, gió giật theo cấp mỗi 3 giờ, thủy triều và ba ngày trên biển.',
    },
    en: {
      title: 'Waves, wind and tide',
      description: 'Which boats can go out, waves and gusts by force every 3 hours, tide and three days at sea.',
    },
  },
  'weather:heat': {
    vi: {
      title: 'Làm việc ngoài trời khi nóng',
      description:
        'WBGT từng giờ, phút nghỉ cho việc nhẹ, vừa, nặng, dời ca mà đủ giờ công, cả tuần và tờ in dán nơi làm.',
    },
    en: {
      title: 'Outdoor work in the heat',
      description:
        'Hourly WBGT, rest for light, moderate and heavy work, a shift with the same hours, the week ahead, a sheet to print.',
    },
  },
  'weather:storm': {
    vi: {
      title: 'Bão tới nhà tôi',
      description: 'Gió theo cấp, mưa mỗi 3 giờ, các trung tâm nói gì, việc cần làm theo giờ khi bão tới một nơi.',
    },
    en: {
      title: 'Storm at my house',
      description: 'Wind force, 3-hourly rain, what the centres say and what to do hour by hour when a storm comes.',
    },
  },
  'ward-bulletin': {
    vi: {
      title: 'Bản tin xã, phường',
      description:
        'Bản tin thời tiết của một xã, phường cho loa, bảng tin, Zalo và tin nhắn: một nội dung, năm cách đưa.',
    },
    en: {
      title: 'Ward bulletin',
      description:
        'Ward weather bulletin for loudspeakers, notice boards, Zalo and text messages: one text in five formats.',
    },
  },
  'weather:90-days': {
    vi: {
      title: 'Dự báo 90 ngày',
      description: 'Xu thế nhiệt độ và mưa trong 90 ngày tới so với trung bình nhiều năm.',
    },
    en: {
      title: '90-day outlook',
      description: 'Temperature and rain trends for the next 90 days, compared with normal.',
    },
  },
  'weather:next-days': {
    vi: {
      title: 'Thời tiết nhiều ngày tới',
      description: 'Dự báo từng ngày: cao nhất, thấp nhất, khả năng mưa và gió.',
    },
    en: {
      title: 'Weather for the coming days',
      description: 'Day by day: highs and lows, chance of rain and wind.',
    },
  },
  'agri:now': {
    vi: {
      title: 'Thời tiết nhà nông hiện tại',
      description: 'Khung giờ phun thuốc, phơi sấy, bón phân và thu hoạch theo thời tiết lúc này.',
    },
    en: {
      title: 'Weather for farmers now',
      description: 'When to spray, dry, fertilise and harvest in the current weather.',
    },
  },
  'agri:hourly': {
    vi: {
      title: 'Thời tiết nhà nông theo giờ',
      description: 'Từng giờ nên hay không nên phun thuốc, phơi, bón phân, thu hoạch.',
    },
    en: {
      title: 'Hourly weather for farmers',
      description: 'Hour by hour: good or bad for spraying, drying, fertilising and harvesting.',
    },
  },
  'agri:tomorrow': {
    vi: {
      title: 'Thời tiết nhà nông ngày mai',
      description: 'Kế hoạch đồng ruộng cho ngày mai theo dự báo.',
    },
    en: { title: 'Tomorrow’s weather for farmers', description: 'Field work for tomorrow, based on the forecast.' },
  },
  'agri:90-days': {
    vi: {
      title: 'Thời tiết nhà nông 90 ngày',
      description: 'Xu thế mưa, nhiệt và lịch thời vụ trong 90 ngày tới.',
    },
    en: {
      title: '90-day outlook for farmers',
      description: 'Rain and temperature trends for the season, 90 days ahead.',
    },
  },
  'agri:next-days': {
    vi: {
      title: 'Thời tiết nhà nông nhiều ngày tới',
      description: 'Mưa, bốc thoát hơi và việc đồng áng từng ngày tới.',
    },
    en: {
      title: 'Coming days for farmers',
      description: 'Rain, evapotranspiration and field work for each of the coming days.',
    },
  },
  about: {
    vi: {
      title: 'Giới thiệu công ty',
      description:
        'Chúng tôi dự báo thời tiết cho người dân, nhà nông, thủy điện và doanh nghiệp: việc đang làm, giá trị cốt lõi và chặng đường phát triển.',
    },
    en: {
      title: 'Our company',
      description:
        'We forecast for the people, farmers, hydropower operators and businesses of Vietnam: what we do, what we value, how we got here.',
    },
  },
  experts: {
    vi: {
      title: 'Đội ngũ chuyên gia',
      description:
        'Máy tính ra con số, dự báo viên quyết định tin con số nào: ai làm phần nào, và lúc nào nên hỏi chuyên gia trước một quyết định đắt tiền.',
    },
    en: {
      title: 'Experts',
      description:
        'Computers produce the figures, forecasters decide which to trust: who does what, and when to ask one before a costly decision.',
    },
  },
  partners: {
    vi: {
      title: 'Đối tác',
      description:
        'Đối tác chỉ được nêu tên khi đồng ý, kèm việc cùng làm và kết quả kiểm chứng được; ba kiểu hợp tác: dùng dự báo, có số đo, có kênh.',
    },
    en: {
      title: 'Partners',
      description:
        'Partners are named once they agree, with the work done and a result that can be checked. Three ways to work together.',
    },
  },
  contact: {
    vi: {
      title: 'Liên hệ',
      description:
        'Tổng đài, địa chỉ, email, giờ làm việc thứ Hai đến thứ Sáu 8:30–17:30, biểu mẫu tư vấn và ba điều nên có sẵn trước khi liên hệ.',
    },
    en: {
      title: 'Contact',
      description:
        'Hotline, address, e-mail and working hours, Monday to Friday 8:30–17:30, a consultation form and three things to have ready.',
    },
  },
  'news:weather': {
    vi: {
      title: 'Tin thời tiết',
      description:
        'Cách đọc dự báo, gió mùa, nồm ẩm, mưa dông, nắng nóng: bài viết về thời tiết Việt Nam kèm dẫn nguồn.',
    },
    en: {
      title: 'Weather news',
      description:
        'How to read a forecast, monsoon surges, damp spells, thunderstorms and heat: articles on Vietnam’s weather, with sources.',
    },
  },
  'news:press': {
    vi: {
      title: 'Báo chí viết về chúng tôi',
      description: 'Những bài báo viết về chúng tôi, với tiêu đề, tên báo, ngày đăng và liên kết về bài gốc.',
    },
    en: {
      title: 'In the press',
      description: 'What newspapers have written about us: headline, paper, date and a link to the original article.',
    },
  },
  'news:hydropower': {
    vi: {
      title: 'Tin thủy điện',
      description:
        'Mưa lưu vực, mực nước hồ mùa cạn, quy trình liên hồ chứa: bài viết cho người vận hành thủy điện và người ở hạ du.',
    },
    en: {
      title: 'Hydropower news',
      description:
        'Catchment rain, dry-season levels, rules for reservoir cascades: articles for dam operators and people living downstream.',
    },
  },
  'news:life': {
    vi: {
      title: `Cuộc sống ở ${BRAND.name}`,
      description: 'Chuyện người và việc ở chỗ chúng tôi, do chính người trong cuộc kể lại.',
    },
    en: {
      title: `Life at ${BRAND.name}`,
      description: 'People and work at our company, in their own words.',
    },
  },
  news: {
    vi: {
      title: 'Tin tức',
      description:
        'Tin bão, khí hậu, nông nghiệp, thủy điện, thời tiết trong đời sống và kinh doanh; mỗi con số đều dẫn nguồn.',
    },
    en: {
      title: 'News',
      description:
        'Storms, climate, farming, hydropower, and the weather in daily life and business in Vietnam; every figure has its source.',
    },
  },
  'news:hurricane-news': {
    vi: {
      title: 'Tin bão',
      description:
        'Tin bão và áp thấp nhiệt đới, cách đọc bản tin bão, cấp gió và cấp độ rủi ro thiên tai nói gì với người ở trên đường bão đi.',
    },
    en: {
      title: 'Storm news',
      description:
        'Storms and tropical depressions, how to read a storm bulletin, and what wind forces and risk levels mean on the track.',
    },
  },
  'news:vietnam-climate': {
    vi: {
      title: 'Khí hậu Việt Nam',
      description:
        'Bảy vùng khí hậu Việt Nam, mùa mưa mỗi nơi một khác, gió Lào, nơi mưa nhiều nhất: vì sao và bao nhiêu, có nguồn.',
    },
    en: {
      title: 'Climate of Vietnam',
      description:
        'Vietnam’s seven climate regions, rainy seasons that differ, the hot Lao wind, the wettest places: why and how much.',
    },
  },
  'news:weather-for-business': {
    vi: {
      title: 'Thời tiết cho doanh nghiệp',
      description:
        'Ngưỡng thời tiết của từng nghề, sét ở công trường và mỏ, điểm sương trong kho: bài viết cho người phải quyết định việc hôm nay.',
    },
    en: {
      title: 'Weather for business',
      description:
        'Weather limits by trade, lightning on sites and in pits, dew point in the warehouse: for people who decide about today’s work.',
    },
  },
  'news:weather-and-life': {
    vi: {
      title: 'Thời tiết và đời sống',
      description:
        'UV, AQI, cảm giác nóng, nồm ẩm, quy tắc 30-30 khi có sét: thời tiết trong nhà, trên đường và với sức khỏe.',
    },
    en: {
      title: 'Weather and life',
      description:
        'UV, AQI, heat index, damp spells and the 30-30 rule for lightning: weather at home, on the road and for your health.',
    },
  },
  'news:agriculture-news': {
    vi: {
      title: 'Tin nông nghiệp',
      description:
        'Chọn giờ phun, phơi lúa mùa mưa, rét đậm rét hại, tưới cà phê theo ET₀: thời tiết cho mùa vụ, viết bằng con số làm theo được.',
    },
    en: {
      title: 'Agriculture news',
      description:
        'When to spray, drying rice in the rains, damaging cold, watering coffee by ET₀: weather for the season in figures to act on.',
    },
  },
  recruitment: {
    vi: {
      title: 'Tuyển dụng',
      description: 'Vị trí đang tuyển, quyền của người lao động theo Bộ luật Lao động 2019 và bốn chặng của quy trình.',
    },
    en: {
      title: 'Careers',
      description: 'Open positions, what Vietnam’s Labour Code of 2019 gives you, and the four stages of hiring.',
    },
  },
  terms: {
    vi: {
      title: 'Điều khoản sử dụng',
      description:
        'Ai được dùng trang, dự báo tin được đến đâu, dẫn lại số liệu thế nào, điều không được làm và trách nhiệm của hai bên; đọc trong năm phút.',
    },
    en: {
      title: 'Terms of use',
      description:
        'Who may use the site, how far a forecast can be trusted, how to reuse data, what is forbidden and who is liable. Five minutes.',
    },
  },
  privacy: {
    vi: {
      title: 'Chính sách bảo mật',
      description:
        'Những gì được lưu khi bạn xem dự báo, lưu ở đâu, trong bao lâu, cách tự xóa và quyền của bạn theo Luật 91/2025/QH15.',
    },
    en: {
      title: 'Privacy policy',
      description:
        'What is stored when you read a forecast, where and for how long, how to clear it, and your rights under Vietnam’s Law 91/2025/QH15.',
    },
  },
  'lucky-card': {
    vi: {
      title: 'Gieo quẻ may mắn',
      description:
        'Rút một lá quẻ vui cho ngày hôm nay: quy tắc rút công khai, lá nào cũng có phần như nhau, chỉ mang tính giải trí.',
    },
    en: {
      title: 'Lucky card',
      description:
        'Draw a light-hearted card for today: the draw is open to check, every card has the same chance, and it is only for fun.',
    },
  },
  'remove-account:vnagri': {
    vi: {
      title: 'Xóa tài khoản VNAgri',
      description:
        'Xóa tài khoản VNAgri ngay trong ứng dụng, từng bước, trong khoảng một phút; phải làm gì khi không còn ứng dụng trong máy.',
    },
    en: {
      title: 'Delete a VNAgri account',
      description:
        'Delete a VNAgri account inside the app, step by step, in about a minute, and what to do if the app is no longer on your phone.',
    },
  },
  'remove-account:mobiagri': {
    vi: {
      title: 'Xóa tài khoản MobiAgri',
      description:
        'Xóa tài khoản MobiAgri ngay trong ứng dụng, từng bước, trong khoảng một phút; phải làm gì khi không còn ứng dụng trong máy.',
    },
    en: {
      title: 'Delete a MobiAgri account',
      description:
        'Delete a MobiAgri account inside the app, step by step, in about a minute, and what to do if the app is no longer on your phone.',
    },
  },
  'remove-account:agrox': {
    vi: {
      title: 'Xóa tài khoản AgroX',
      description:
        'Xóa tài khoản AgroX ngay trong ứng dụng, từng bước, trong khoảng một phút; phải làm gì khi không còn ứng dụng trong máy.',
    },
    en: {
      title: 'Delete an AgroX account',
      description:
        'Delete an AgroX account inside the app, step by step, in about a minute, and what to do if the app is no longer on your phone.',
    },
  },
  'agrox-privacy': {
    vi: {
      title: 'Chính sách bảo mật AgroX',
      description:
        'Điều đã xác nhận về dữ liệu của ứng dụng AgroX, điều sẽ bổ sung và quyền của bạn theo Luật Bảo vệ dữ liệu cá nhân 2025.',
    },
    en: {
      title: 'AgroX privacy policy',
      description:
        'What is confirmed about the AgroX app’s data, what will be added, and your rights under Vietnam’s data law of 2025.',
    },
  },
  'not-found': {
    vi: { title: 'Không tìm thấy trang', description: 'Liên kết không tồn tại hoặc đã bị xóa.' },
    en: { title: 'Page not found', description: 'The link does not exist or was deleted.' },
  },
  'about-root': {
    vi: {
      title: 'Về chúng tôi',
      description: 'Chúng tôi làm gì, ai dự báo, hợp tác với ai, và cách liên hệ, từ thứ Hai đến thứ Sáu.',
    },
    en: {
      title: 'About us',
      description: 'What we do, who forecasts, whom we work with, and how to reach us, Monday to Friday.',
    },
  },
  'weather-root': {
    vi: { title: 'Thời tiết', description: 'Thời tiết của một địa điểm.' },
    en: { title: 'Weather', description: 'The weather of a place.' },
  },
  'agri-root': {
    vi: { title: 'Thời tiết nhà nông', description: 'Thời tiết nhà nông của một địa điểm.' },
    en: { title: 'Weather for farmers', description: 'Weather for farmers at a place.' },
  },
  search: {
    vi: {
      title: 'Tìm địa điểm',
      description:
        'Tìm tỉnh, thành phố, phường, xã theo tên mới hoặc tên cũ, kể cả quận, huyện trước tháng 7/2025, để xem thời tiết nơi đó.',
    },
    en: {
      title: 'Find a place',
      description:
        'Find a province, city, ward or commune by its new or former name, including districts from before July 2025, and see its weather.',
    },
  },
  'password-reset': {
    vi: { title: 'Quên mật khẩu', description: 'Nhận liên kết đặt lại mật khẩu qua email.' },
    en: { title: 'Forgot password', description: 'Get a link by e-mail to set a new password.' },
  },
  verify: {
    vi: { title: 'Xác minh tài khoản', description: 'Xác minh địa chỉ email hoặc số điện thoại của bạn.' },
    en: { title: 'Verify your account', description: 'Verify your e-mail address or phone number.' },
  },
  unsubscribe: {
    vi: { title: 'Hủy nhận tin', description: 'Ngừng nhận cảnh báo hoặc bản tin.' },
    en: { title: 'Unsubscribe', description: 'Stop receiving alerts or bulletins.' },
  },
  'payment-result': {
    vi: { title: 'Kết quả thanh toán', description: 'Trạng thái đơn hàng của bạn.' },
    en: { title: 'Payment result', description: 'The status of your order.' },
  },
  'api-docs': {
    vi: {
      title: 'Tài liệu API',
      description:
        'Mọi lời gọi của API thời tiết với tham số, ví dụ trả lời và mã lỗi; gọi thử ngay trên trang, mô tả OpenAPI 3.1 để sinh mã.',
    },
    en: {
      title: 'API documentation',
      description:
        'Every call of the weather API with its parameters, sample replies and error codes; try it on the page or download the OpenAPI 3.1 file.',
    },
  },
  'api-fields': {
    vi: {
      title: 'Trường dữ liệu của API',
      description:
        'Từng trường trong câu trả lời của API thời tiết: ý nghĩa, đơn vị, nguồn của giá trị và khi nào là null.',
    },
    en: {
      title: 'API fields',
      description:
        'Every field in the replies of the weather API: meaning, unit, where its value comes from and when it is null.',
    },
  },
  'api-changelog': {
    vi: {
      title: 'Thay đổi của API',
      description:
        'Các phiên bản của API thời tiết, mới nhất trước, cùng quy tắc về phiên bản và thời hạn ngừng một lời gọi.',
    },
    en: {
      title: 'API changelog',
      description:
        'Versions of the weather API, newest first, with versioning rules and how long a deprecated call stays available.',
    },
  },
  'api-status': {
    vi: {
      title: 'Trạng thái dịch vụ',
      description:
        'API, trang web, dự báo, radar và cảnh báo có hoạt động tốt không: đo mỗi phút một lần, lưu 90 ngày.',
    },
    en: {
      title: 'Service status',
      description:
        'Whether the API, pages, forecast, radar and alerts work: checked every minute, with 90 days of history.',
    },
  },
  'widget-builder': {
    vi: {
      title: 'Nhúng thời tiết vào trang của bạn',
      description:
        'Chọn địa điểm, cỡ và màu, xem trước rồi chép một dòng mã: ô thời tiết miễn phí cho trang web, blog, trang khách sạn hay nhà trường.',
    },
    en: {
      title: 'Weather for your own site',
      description:
        'Choose a place, size and colours, preview it and copy one line of code: a free weather widget for sites, blogs, hotels and schools.',
    },
  },
  article: {
    vi: { title: 'Bài viết', description: 'Một bài viết trên trang tin.' },
    en: { title: 'Article', description: 'An article from the news pages.' },
  },
} as const;
