import { CALL_QUOTAS } from '@portal/domain/account/call-quota.table';
import { pair, splitLanguages } from '../split-languages.ts';

export const apiDocsMessages = splitLanguages({
  intro: [
    'Đọc thời tiết của mọi nơi ở Việt Nam bằng chương trình của bạn: JSON qua HTTPS, không cần khóa.',
    'Read the weather of any place in Vietnam from your own program: JSON over HTTPS, no key needed.',
  ],
  openApi: ['Mô tả OpenAPI 3.1 (openapi.json)', 'OpenAPI 3.1 description (openapi.json)'],
  rulesTitle: ['Quy ước chung', 'For every call'],
  rules: [
    [
      'Mỗi lời gọi nhận địa điểm bằng lat và lng, hoặc location, hoặc province cùng district. Tên địa điểm lấy từ /api/v1/places/search.',
      'Thời gian theo ISO 8601 với múi giờ +07:00, ngày theo dạng YYYY-MM-DD. Giá trị chưa biết là null, không bao giờ là 0.',
      'issued cho biết nguồn và phiên mô hình của từng giá trị; issued.demo là true khi có giá trị minh họa, không phải dự báo thật.',
      'Lỗi theo RFC 9457: type, title, status, detail, errorCode, requestId, và errors khi tham số sai.',
      `Không có khóa: ${CALL_QUOTAS.guest.perMinute} lượt gọi mỗi phút và ${CALL_QUOTAS.guest.perDay} lượt mỗi ngày cho một địa chỉ mạng. Số lượt còn lại xem ở /api/v1/limits. Khóa lạ hoặc đã thu hồi trong X-API-Key nhận mã 401.`,
      'Tham số lạ trong lời gọi GET nhận mã 400 kèm tên các tham số được dùng.',
      'Giữ câu trả lời đến khi hết hạn ghi trong Cache-Control; sau đó gửi lại ETag trong If-None-Match để nhận 304 khi dữ liệu chưa đổi.',
      'Trong v1, trường đã có giữ nguyên tên, đơn vị và ý nghĩa; có thể thêm trường mới, chương trình của bạn nên bỏ qua trường lạ.',
      'Khi hiển thị, hãy ghi các nguồn trong issued.credits: giấy phép của dữ liệu yêu cầu như vậy.',
    ],
    [
      'A place is given by lat and lng, by location, or by province with district. /api/v1/places/search lists the names.',
      'Times are ISO 8601 with offset +07:00, dates YYYY-MM-DD. An unknown value is null, never 0.',
      'issued names the source and model run of each value; issued.demo is true when any value is made up for demonstration and not a real forecast.',
      'Errors follow RFC 9457: type, title, status, detail, errorCode, requestId, and errors where a parameter is wrong.',
      `Without a key: ${CALL_QUOTAS.guest.perMinute} calls per minute and ${CALL_QUOTAS.guest.perDay} per day for each network address. /api/v1/limits says how many are left. An unknown or revoked key in X-API-Key gets 401.`,
      'An unknown parameter in a GET call gets 400 with the names of the allowed ones.',
      'Please cache a reply for as long as its Cache-Control allows, then send its ETag in If-None-Match: 304 means that nothing has changed.',
      'Within v1, a field keeps its name, unit and meaning. New fields may be added; your program should ignore those it does not know.',
      'Wherever you show the values, name the sources in issued.credits: the data licences require it.',
    ],
  ],
  contents: ['Nội dung trang', 'On this page'],
  start: {
    short: ['Bắt đầu', 'Start'],
    title: ['Một lời gọi, từ đầu đến cuối', 'One call from start to finish'],
    choosePlace: ['1. Chọn nơi', '1. Choose a place'],
    placeIs: ['Mọi ví dụ trên trang này hỏi thời tiết', 'Every example on this page asks for the weather of'],
    missed: pair([
      (text: string) => `Chưa tìm thấy nơi nào tên “${text}”.`,
      (text) => `No place called “${text}” was found.`,
    ]),
    makeCall: ['2. Gọi', '2. Make the call'],
    reply: ['Câu trả lời, danh sách rút gọn còn một mục', 'Reply, lists shortened to one item'],
    drawn: ['3. Vẽ câu trả lời', '3. Draw the reply'],
  },
  codeOf: pair([(call: string) => `Mã cho ${call}`, (call) => `Code for ${call}`]),
  copy: ['Chép', 'Copy'],
  copied: ['Đã chép', 'Copied'],
  noParameters: ['Không có tham số.', 'No parameters.'],
  callsTitle: ['Các lời gọi', 'Calls'],
  tags: {
    weather: ['Thời tiết', 'Weather'],
    map: ['Bản đồ', 'Map'],
    places: ['Địa điểm', 'Places'],
    warnings: ['Cảnh báo chính thức', 'Official warnings'],
    decisions: ['Bảng việc', 'Decisions'],
    solutions: ['Giải pháp', 'Solutions'],
    news: ['Tin tức và bản tin', 'News and bulletins'],
    plans: ['Gói', 'Plans'],
    limits: ['Hạn mức', 'Quota'],
    status: ['Trạng thái dịch vụ', 'Service status'],
    verification: ['Kiểm chứng dự báo', 'Forecast verification'],
    leads: ['Biểu mẫu', 'Forms'],
  },
  sampleReply: [
    'Xem câu trả lời mẫu (danh sách và câu dài đã rút gọn)',
    'Show a sample reply (lists and long texts shortened)',
  ],
  showTable: ['Xem cả bảng', 'Show the whole table'],
  statesTitle: ['Trạng thái trời', 'Sky states'],
  statesIntro: [
    'Số trong code và skyCode. Mỗi số có một tên ban ngày và một tên ban đêm, bằng hai thứ tiếng; text đã chọn sẵn theo giờ và theo lang.',
    'The numbers in code and skyCode. Each has a name by day and one by night in both languages; text already has the right one for the hour and lang.',
  ],
  byDay: ['Ban ngày', 'By day'],
  byNight: ['Ban đêm', 'By night'],
  calls: {
    weatherNow: ['Giờ hiện tại', 'The current hour'],
    weatherAqi: ['VN_AQI giờ này, 24 giờ tới và năm ngày', 'VN_AQI for this hour, the next 24 hours and five days'],
    weatherUv: [
      'Chỉ số UV giờ này, các giờ trong ngày và lúc cao nhất',
      'UV index for this hour, the hours of today and the peak',
    ],
    weatherToday: ['Hôm nay theo bốn buổi, giờ mặt trời mọc và lặn', 'Today in four periods, with sunrise and sunset'],
    weatherTomorrow: ['Ngày mai theo buổi và theo giờ', 'Tomorrow by part of the day and by hour'],
    weatherHours24: ['24 giờ kể từ giờ này', 'The next 24 hours, this one included'],
    weatherHours: [
      'Tới 15 ngày theo giờ, chọn trường cần dùng',
      'Up to 15 days hour by hour, with the fields you choose',
    ],
    weatherBatch: ['Tới 100 nơi trong một lần gọi', 'Up to 100 places in one call'],
    weatherDays15: ['15 ngày kể từ hôm nay', '15 days from today'],
    weatherDays90: [
      '90 ngày: dự báo 15 ngày, sau đó là trung bình nhiều năm',
      '90 days: 15 days of forecast, then the long-term average',
    ],
    weatherSmartgen: [
      'Thời tiết trong một đến ba câu, kèm số liệu làm căn cứ',
      'The weather of a period in one to three sentences, with the underlying facts',
    ],
    weatherRain72: ['Mưa 72 giờ tới', 'Rain in the next 72 hours'],
    weatherWind: ['Gió ở các độ cao 10–150 m, 48 giờ tới', 'Wind at heights of 10–150 m, next 48 hours'],
    weatherWindHeights: [
      'Gió ở các độ cao tùy chọn kèm khoảng dự kiến, tới 10 ngày',
      'Wind at heights of your choice with ranges, up to 10 days',
    ],
    windPower: [
      'Công suất tua-bin theo đường công suất bạn gửi, theo giờ và theo ngày',
      'Turbine power from the curve you send, by hour and by day',
    ],
    windWindows: [
      'Cửa sổ thời tiết theo ngưỡng bạn gửi (cần khóa API hoặc tài khoản)',
      'Weather windows for the limits you send (needs an API key or account)',
    ],
    weatherMarine: ['Sóng và gió trên biển theo giờ (từ Gói 2)', 'Hourly waves and wind at sea (from Package 2)'],
    weatherWardBulletin: [
      'Bản tin xã, phường: lời đọc loa một phút, tin nhắn 160 ký tự, việc cần làm',
      'Ward bulletin: a one-minute script, a 160-character message, what to do',
    ],
    weatherSea: [
      'Biển cho người đi biển: sóng, sóng lừng, gió, thủy triều và lời khuyên cho từng loại tàu (3 ngày; dài hơn từ Gói 2)',
      'Sea forecast for those going out: waves, swell, wind, tide and advice for each size of boat (3 days; longer from Package 2)',
    ],
    weatherHeat: [
      'Làm việc khi nóng: WBGT theo giờ, phút nghỉ cho việc nhẹ, vừa, nặng và ca mỗi ngày (đến 7 ngày)',
      'Work in the heat: hourly WBGT, rest for light, moderate and heavy work, a shift for each day (up to 7 days)',
    ],
    weatherRainTide: [
      'Mưa trùng giờ triều cao ở nơi thấp ven sông, ven biển: giờ, không phải độ sâu ngập (72 giờ)',
      'Rain at high tide in low places by rivers and the coast: hours, not flood depths (72 hours)',
    ],
    stormHere: [
      'Bão tới một nơi: khoảng cách, gió theo từng trung tâm, gió và mưa mỗi 3 giờ, giờ phải chuẩn bị xong; để tham khảo',
      'A storm at a place: distance and wind from each centre, wind and rain in 3-hour periods, when preparations must be done; for reference',
    ],
    goingOut: [
      'Đi lúc nào thì khô: mưa, gió giật, nóng dọc đường giữa hai nơi theo giờ đi',
      'When to leave to stay dry: rain, gusts and heat between two places, by departure time',
    ],
    weatherPast: [
      'Các giờ đã qua (từ Gói 1; tới 30 ngày ở Gói 5)',
      'Past hours (from Package 1; up to 30 days in Package 5)',
    ],
    weatherRuns: [
      'Dự báo của các phiên mô hình trước, theo ngày (từ Gói 1)',
      'What earlier runs forecast, day by day (from Package 1)',
    ],
    weatherHistory: ['Giờ này và hôm qua của tối đa ba địa điểm', 'This hour and yesterday for up to three places'],
    weatherPlaces: [
      'Giờ này và mưa ba giờ tới của tối đa tám địa điểm',
      'This hour and the rain of the next three hours for up to eight places',
    ],
    weatherAgriculture: [
      'Việc đồng áng theo giờ, nước, sâu bệnh và lời khuyên cho một cây trồng',
      'Farm work by the hour, water, diseases and advice for one crop',
    ],
    weatherMap: [
      'Thời tiết giờ này tại các điểm trong khung bản đồ',
      'This hour’s weather at points within a map frame',
    ],
    weatherMapFrames: [
      'Một lớp của bản đồ dự báo theo giờ, dạng ảnh giá trị',
      'A layer of the hourly forecast map, as value images',
    ],
    nowcastFrames: [
      'Mưa một giờ qua và ba giờ tới, cách 10 phút, dạng ảnh giá trị',
      'Rain of the past hour and the next three, every 10 minutes, as value images',
    ],
    nowcastSteps: [
      'Mưa ba giờ tới tại một nơi, cách 10 phút, kèm một câu tóm tắt',
      'Rain at a place over the next three hours, every 10 minutes, with a one-sentence summary',
    ],
    satelliteFrames: ['Ảnh mây vệ tinh ba giờ qua', 'Satellite cloud images from the past three hours'],
    placesSearch: ['Tìm địa điểm theo tên, có dấu hay không dấu', 'Search places by name, tone marks optional'],
    placesNearest: ['Địa điểm gần một tọa độ nhất', 'The place nearest to a point'],
    placesResolve: ['Tên địa điểm trong đường dẫn ứng với nơi nào', 'The place that a name in a path stands for'],
    placesProvinces: ['34 tỉnh, thành phố theo vùng', 'The 34 provinces and cities by region'],
    postCategories: ['Các chuyên mục tin', 'The categories of posts'],
    postsRecent: [
      'Bài mới nhất, tin bão mới nhất hoặc bài đọc nhiều trong 30 ngày',
      'The newest posts, the newest storm news, or the most read in 30 days',
    ],
    postByUrl: [
      'Một trang của chuyên mục, hoặc một bài kèm bài liên quan',
      'A page of a category, or one post with related ones',
    ],
    postsList: ['Các bài của một chuyên mục hoặc một từ khóa', 'Posts of a category or with a tag'],
    solutions: ['Các giải pháp theo đối tượng', 'The solutions by audience'],
    plansList: ['Các gói với giá và hạn mức', 'The plans with prices and limits'],
    callLimits: [
      'Số lượt gọi đã dùng và còn lại; lời gọi này không bị tính',
      'Calls used and left; this call is not counted',
    ],
    verificationScores: [
      'Sai số của các dự báo đã phát so với số đo, theo hạn, tháng, tỉnh và nguồn',
      'Errors of issued forecasts against measurements, by lead time, month, province and source',
    ],
    verificationLearning: [
      'Dự báo đã tự hiệu chỉnh gì từ sai số, và lợi ích ở những ngày chưa học',
      'What was learned from past errors, and the gain on held-out days',
    ],
    verificationProjects: [
      'Các công trình đã đối chiếu, mỗi nơi mười hai điểm theo tháng',
      'Verified sites, with twelve monthly scores each',
    ],
    verificationReports: [
      'Bạn đọc báo mưa trong 30 ngày qua, đối chiếu với điều trang nói lúc ấy; không phải số đo',
      'Readers’ rain reports of the past 30 days, compared with what the page said; not measurements',
    ],
    apiStatus: [
      'Dịch vụ hoạt động ra sao lúc này và trong 90 ngày; lời gọi này không bị tính',
      'Service status now and over 90 days; this call is not counted',
    ],
    solutionDetail: ['Một giải pháp kèm các khối nội dung', 'One solution with the blocks of its page'],
    bulletinsList: ['Các bản tin tự động, mới nhất trước', 'The automatic bulletins, newest first'],
    bulletinById: [
      'Số liệu của một bản tin theo bảy vùng khí hậu',
      'The figures of a bulletin for the seven climate regions',
    ],
    warningsList: [
      'Cảnh báo chính thức đang có hiệu lực, trích nguyên văn; ở một điểm hoặc tất cả',
      'Official warnings in force, quoted: at a place, or all of them',
    ],
    alertsAhead: [
      'Mưa, dông, sét, gió giật và nắng nóng trong ba giờ tới: tính ra, không phải cảnh báo chính thức',
      'Rain, thunder, lightning, gusts and heat in the next three hours: computed, not official warnings',
    ],
    decisionsEvaluate: [
      'Khi nào nên làm một việc: đánh giá kèm lý do từng giờ, khung giờ từng ngày, theo điều kiện của bạn',
      'When to do a job: a verdict with its reason for each hour and windows for each day, by your conditions',
    ],
    warningAreas: [
      'Vùng của các cảnh báo đang có hiệu lực, dạng GeoJSON',
      'Areas of the warnings in force, as GeoJSON',
    ],
    storms: [
      'Bão, áp thấp nhiệt đới theo JMA, JTWC và mô hình, cơn đã qua ở cuối; để tham khảo, không phải bản tin chính thức',
      'Tropical cyclones according to JMA, JTWC and models, past ones last; for reference, not official bulletins',
    ],
    stormById: [
      'Đường đi, dự báo và bán kính gió của một cơn bão, từng trung tâm riêng',
      'Track, forecast and wind radii of one tropical cyclone, each centre separately',
    ],
    postsSearch: ['Tìm bài theo từ ngữ, có dấu hay không dấu', 'Search posts by words, tone marks optional'],
    guestConsultation: [
      'Xin tư vấn; content là tên doanh nghiệp. Idempotency-Key được giữ 24 giờ',
      'Ask for a consultation; content is the business name. An Idempotency-Key is remembered for 24 hours',
    ],
    guestStormInform: ['Đăng ký nhận tin báo trước bão', 'Sign up for storm news'],
    guestUserInform: ['Viết cho chúng tôi', 'Write to us'],
    guestRainReport: [
      'Báo chỗ bạn có mưa hay không; mỗi nơi một lượt trong nửa giờ, lượt sau thay lượt trước',
      'Report whether it is raining where you are; one report per place every half hour, the latest counts',
    ],
  },
  parameter: ['Tham số', 'Parameter'],
  meaning: ['Ý nghĩa', 'Meaning'],
  parameters: {
    lat: [
      'Vĩ độ, −90 đến 90. Đi cùng lng; được ưu tiên trước location và province.',
      'Latitude, −90 to 90. Used with lng; takes precedence over location and province.',
    ],
    lng: ['Kinh độ, −180 đến 180. Đi cùng lat.', 'Longitude, −180 to 180. Used with lat.'],
    location: ['Tên địa điểm trong đường dẫn, ví dụ da-lat.', 'Name of a place in paths, such as da-lat.'],
    kind: [
      'Loại ảnh vệ tinh: infrared (mặc định) hoặc true-colour, chỉ có ban ngày.',
      'Kind of satellite image: infrared (default) or true-colour, by day only.',
    ],
    locations: [
      'Tên của một đến tám địa điểm, cách nhau bằng dấu phẩy.',
      'Names of one to eight places, comma-separated.',
    ],
    province: [
      'Tên tỉnh, thành phố trong đường dẫn, ví dụ lam-dong.',
      'Name of a province in paths, such as lam-dong.',
    ],
    district: [
      'Tên phường, xã hoặc huyện cũ, đi cùng province.',
      'Name of a ward or former district, together with province.',
    ],
    lang: ['Ngôn ngữ của câu chữ: vi (mặc định) hoặc en.', 'Language of texts: vi (default) or en.'],
    q: ['Từ ngữ cần tìm.', 'Search words.'],
    id: [
      'Tên của một mục; với bản tin là ngày và giờ, ví dụ 2026-11-21-07; với bão là số hiệu, ví dụ 2623, hoặc trung tâm và mã, ví dụ jtwc-wp2226.',
      'Id of an item; for a bulletin its date and hour, such as 2026-11-21-07; for a storm its number, such as 2623, or centre and id, such as jtwc-wp2226.',
    ],
    page: ['Trang thứ mấy của danh sách, đếm từ 1.', 'Page of the list, counted from 1.'],
    url: [
      'Phần cuối trong địa chỉ của một chuyên mục hoặc một bài.',
      'Last part of the address of a category or a post.',
    ],
    source: [
      'Tên nguồn, hoặc shown (mặc định): dự báo mà trang đã hiển thị.',
      'Name of a source, or shown (default): the forecast that pages showed.',
    ],
    variable: ['Đại lượng được chấm; mặc định temperatureMaxC.', 'What is scored; default: temperatureMaxC.'],
    lead: ['Số ngày báo trước, 0–15.', 'Days ahead, 0–15.'],
    month: ['YYYY-MM; mặc định tháng mới nhất đã chấm.', 'YYYY-MM; default: the newest scored month.'],
    tagId: [
      'Một chuyên mục, hoặc một từ khóa viết thường không dấu, nối bằng gạch như trong địa chỉ trang.',
      'A category, or a tag as written in page addresses.',
    ],
    type: [
      'recent (mới nhất, mặc định), storm (tin bão) hoặc mostViewed (đọc nhiều trong 30 ngày).',
      'recent (default), storm, or mostViewed (in the last 30 days).',
    ],
    language: [
      'VI (mặc định), hoặc EN để lấy bản tiếng Anh ở nơi có.',
      'VI (default), or EN for English texts where they exist.',
    ],
    limit: ['Số mục tối đa.', 'Maximum number of items.'],
    span: [
      'Câu nói về: now (mặc định), hourly, tomorrow, 3-days … 15-days hoặc 90-days.',
      'What the text is about: now (default), hourly, tomorrow, 3-days … 15-days or 90-days.',
    ],
    unit: ['Đơn vị nhiệt độ trong câu: C (mặc định) hoặc F.', 'Temperature unit in the text: C (default) or F.'],
    days: ['Số ngày cần lấy, từ hôm nay.', 'Number of days from today.'],
    models: [
      'Số ngày đầu mà câu trả lời so thêm các mô hình với nhau; mặc định 0.',
      'Number of first days for which the models are also compared; default: 0.',
    ],
    earlier: ['Số ngày đầu kèm các dự báo trước; mặc định 0.', 'Days with earlier forecasts; default: 0.'],
    periods: ['Số ngày đầu được chia thêm thành bốn buổi; mặc định 0.', 'First days also in four periods; default: 0.'],
    at: [
      'Lấy các phiên mô hình bắt đầu không muộn hơn thời điểm này: ISO 8601, hoặc ngày (tính đến hết ngày); mặc định bây giờ. Với going-out: giờ đi, tới 24 giờ nữa.',
      'Model runs that began no later than this: ISO 8601, or a date (to the end of that day); default: now. For going-out: departure time, up to 24 hours ahead.',
    ],
    from: [
      'Đầu khoảng thời gian, ISO 8601, lùi xa nhất theo gói: 12 giờ (Gói 1) tới 30 ngày (Gói 5). Với going-out: nơi đi, slug hoặc lat,lng.',
      'Start of the period, ISO 8601, as far back as the plan allows: 12 hours (Package 1) to 30 days (Package 5). For going-out: where the trip begins, slug or lat,lng.',
    ],
    to: [
      'Cuối khoảng thời gian, ISO 8601. Với going-out: nơi đến, slug hoặc lat,lng.',
      'End of the period, ISO 8601. For going-out: the destination, slug or lat,lng.',
    ],
    mode: ['Cách đi: motorbike (mặc định), car hoặc walk.', 'Mode of travel: motorbike (default), car or walk.'],
    crop: ['Cây trồng hoặc vật nuôi, ví dụ rice.', 'Crop or livestock, such as rice.'],
    layer: ['Lớp bản đồ, ví dụ rain; nhà nông: độ dày lớp thóc.', 'Map layer, such as rain; farmers: layer of rice.'],
    sown: ['Ngày gieo ruộng lúa, YYYY-MM-DD.', 'Day on which the rice field was sown, YYYY-MM-DD.'],
    variety: ['Số ngày của giống lúa: 90, 100, 115 hoặc 135.', 'Days of the rice variety: 90, 100, 115 or 135.'],
    planting: ['Cách gieo: direct (sạ) hoặc transplanted (cấy).', 'Planting: direct or transplanted.'],
    hours: [
      'Số giờ cần lấy, từ giờ hiện tại; mặc định 24, riêng gió theo độ cao 72.',
      'Number of hours from the current one; default: 24, or 72 for wind at heights.',
    ],
    heights: [
      'Các độ cao trên mặt đất, 10–150 m, cách nhau bằng dấu phẩy; mặc định 10,50,100,120,150.',
      'Heights above ground, 10 to 150 m, comma-separated; default: 10,50,100,120,150.',
    ],
    variables: [
      'Các trường cần lấy của mỗi giờ, cách nhau bằng dấu phẩy; mặc định lấy hết.',
      'Fields of each hour, comma-separated; default: all.',
    ],
    work: ['Loại việc: light, moderate, heavy (mặc định).', 'Kind of work: light, moderate or heavy (default).'],
    shiftHours: ['Số giờ công cần xếp, gồm cả phút nghỉ; mặc định 7.', 'Working hours, breaks included; default: 7.'],
    earliest: [
      'Bắt đầu ca không sớm hơn, HH:00 hoặc HH:30; mặc định 05:00.',
      'Earliest start of the shift, HH:00 or HH:30; default: 05:00.',
    ],
    latest: [
      'Kết thúc ca không muộn hơn, HH:00 hoặc HH:30; mặc định 19:00.',
      'Latest end of the shift, HH:00 or HH:30; default: 19:00.',
    ],
    format: [
      'json (mặc định), hoặc tệp: csv, geojson; riêng các ngày có thêm ics cho lịch.',
      'json (default), or a file: csv, geojson; for days also ics (calendar).',
    ],
    body: ['Nội dung JSON gửi kèm.', 'JSON sent with the call.'],
  },
  required: ['bắt buộc', 'required'],
  example: ['Mở ví dụ', 'Open the example'],
  fieldsTitle: ['Trường dữ liệu', 'Fields'],
  fieldsIntro: [
    'Một tên mang cùng ý nghĩa và đơn vị ở mọi nơi. Ý nghĩa, đơn vị, nguồn của từng trường và khi nào là null có ở trang riêng:',
    'A field has the same meaning and unit in every call. Meanings, units, sources and nulls are on one page:',
  ],
  degrees: ['độ', 'degrees'],
  errorsTitle: ['Mã lỗi', 'Error codes'],
  status: ['Trạng thái', 'Status'],
  trial: {
    title: ['Thử ngay', 'Try it'],
    call: ['Lời gọi', 'Call'],
    send: ['Gửi', 'Send'],
    sending: ['Đang gửi…', 'Sending…'],
    address: ['Địa chỉ được gọi', 'Address called'],
    reply: ['Câu trả lời', 'Reply'],
    noAnswer: ['Chưa nhận được câu trả lời. Vui lòng thử lại.', 'No answer. Please try again.'],
    script: [
      'Phần thử này cần JavaScript. Không có JavaScript, bạn vẫn mở được ví dụ của từng lời gọi.',
      'Trying calls here needs JavaScript. Without it you can still open the example of each call.',
    ],
  },
});

export type ApiDocsMessages = (typeof apiDocsMessages)['vi'];
