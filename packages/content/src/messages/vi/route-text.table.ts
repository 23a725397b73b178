import { BRAND } from '../../brand.ts';
/** Title and description of every row of the route table. A title stands alone, without the brand. */
export const ROUTE_TEXT = {
  home: {
    title: 'Dự báo thời tiết Việt Nam',
    description:
      'Thời tiết hiện tại, theo giờ, ngày mai và nhiều ngày tới cho mọi tỉnh, thành phố, phường, xã của Việt Nam.',
  },
  login: { title: 'Đăng nhập', description: 'Đăng nhập để quản lý địa điểm nhận cảnh báo mưa và gói dịch vụ của bạn.' },
  logout: { title: 'Đăng xuất', description: 'Kết thúc phiên đăng nhập trên thiết bị này.' },
  dashboard: {
    title: 'Bảng điều khiển',
    description: 'Địa điểm nhận cảnh báo, thông báo đã gửi và gói dịch vụ Happy Rain của bạn.',
  },
  register: { title: 'Đăng ký', description: 'Tạo tài khoản để nhận cảnh báo mưa cho những nơi bạn quan tâm.' },
  payment: { title: 'Thanh toán', description: 'Bảng giá các gói dịch vụ và thanh toán đơn hàng.' },
  error: { title: 'Có lỗi xảy ra', description: 'Trang không tải được. Bạn có thể thử lại ngay.' },
  map: {
    title: 'Bản đồ thời tiết',
    description:
      'Bản đồ mưa, nhiệt độ, gió, mây, UV và chất lượng không khí trên Việt Nam và Biển Đông, kéo theo từng giờ, chạm vào đâu xem số ở đó.',
  },
  'happy-rain': {
    title: 'Happy Rain – báo trước khi mưa',
    description:
      'Tin báo trước cơn mưa cho từng nơi bạn chọn, qua email và tin nhắn, từ 9.000 đ mỗi tháng. Cho tài xế, dân văn phòng và nhà nông.',
  },
  'happy-rain-cho-lai-xe': {
    title: 'Happy Rain cho tài xế',
    description: 'Báo mưa dọc tuyến đường cho tài xế, người giao hàng và người đi làm xa.',
  },
  'happy-rain-van-phong': {
    title: 'Happy Rain cho dân văn phòng',
    description: 'Báo mưa trước giờ đi làm, giờ nghỉ trưa và giờ tan tầm.',
  },
  'happy-rain-nong-nghiep': {
    title: 'Happy Rain cho nhà nông',
    description: 'Báo mưa cho ruộng vườn để chọn lúc phơi, phun thuốc và thu hoạch.',
  },
  products: {
    title: 'Sản phẩm – Giải pháp',
    description:
      'Báo mưa, cảnh báo theo ngưỡng, bản tin chuyên gia, API và bộ dữ liệu: tám sản phẩm và bảng giá sáu gói, từ miễn phí đến 4.990.000 đ mỗi tháng.',
  },
  metplus: {
    title: 'Metplus – nền tảng khuyến nghị hành động',
    description:
      'Đặt ngưỡng một lần, tới lúc thì người phải làm nhận được việc phải làm: quy tắc mẫu cho công trường, bãi container, sân phơi và cửa hàng.',
  },
  forecast: {
    title: 'Dự báo thời tiết và khí hậu',
    description:
      'Dự báo 24 giờ, 3–15 ngày, 90 ngày xem ngay; bản tin khí hậu tháng, 3 tháng, 6 tháng và năm theo yêu cầu. Mỗi hạn tin được đến đâu.',
  },
  industries: {
    title: 'Thời tiết theo ngành',
    description:
      'Mười một hướng dùng thời tiết trong nghề, từ điện gió, dầu khí, mỏ than đến bán lẻ và thời trang, với ngưỡng và ví dụ trực tiếp của từng nghề.',
  },
  'weather-api': {
    title: 'API thời tiết – khí hậu',
    description:
      'API trả JSON cho mọi điểm ở Việt Nam và Biển Đông: hiện tại, 14 ngày, mưa 72 giờ, dông sét, quá khứ, biển. Gọi thử ngay không cần khóa.',
  },
  'data-suites': {
    title: 'Bộ dữ liệu',
    description:
      'Tệp CSV 24 giờ tới, 90 ngày và 40 ngày đã qua qua API; chuỗi theo điểm, theo vùng, theo sự kiện cho bảo hiểm và nghiên cứu, làm theo yêu cầu.',
  },
  'weather-pro': {
    title: 'Bản tin chuyên gia theo yêu cầu',
    description:
      'Dự báo viên viết riêng một bản tin cho ca đổ bê tông, chuyến kéo sà lan hay đêm khai mạc: dòng đầu là làm, chưa làm, hay chờ tới mấy giờ.',
  },
  'weather-report': {
    title: 'Kết quả kiểm chứng dự báo',
    description:
      'Dự báo đặt cạnh số đo, từng nơi, từng tháng, kèm tệp gốc và cách chấm điểm. Chưa có số đo thì chưa có điểm, và trang nói rõ như vậy.',
  },
  'info-landing': {
    title: 'Được báo trước bão',
    description:
      'Để lại tên, điện thoại và nơi cần canh để được báo trước khi bão ảnh hưởng đến nơi bạn ở hoặc làm việc.',
  },
  'forecast-bulletins': {
    title: 'Bản tin dự báo thời tiết',
    description:
      'Thời tiết ba ngày tới ở bảy vùng, ba thành phố lớn và mười vùng biển, lập tự động lúc 7 giờ và 19 giờ hằng ngày, lưu lại 90 ngày.',
  },
  warnings: {
    title: 'Cảnh báo thiên tai',
    description:
      'Cảnh báo bão, lũ, sạt lở, nắng nóng, rét hại đang có hiệu lực ở Việt Nam, trích nguyên văn bản tin, và việc nên làm.',
  },
  'hydromet-bulletins': {
    title: 'Bản tin khí tượng thủy văn',
    description:
      'Tổng lượng mưa 1, 2, 3 và 10 ngày tới ở bảy vùng khí hậu, từ tỉnh ít nhất tới tỉnh nhiều nhất; lập tự động lúc 7 giờ và 19 giờ.',
  },
  'hydromet-bulletin': {
    title: 'Bản tin khí tượng thủy văn theo ngày',
    description: 'Nội dung một bản tin khí tượng thủy văn đã phát hành.',
  },
  satellite: {
    title: 'Ảnh mây vệ tinh',
    description: 'Ảnh mây vệ tinh trên Việt Nam và Biển Đông, tua lại từng ảnh để thấy mây dông và bão đang đi về đâu.',
  },
  radar: {
    title: 'Bản đồ mưa dông',
    description:
      'Mưa ra-đa đang thấy và mưa dông ba giờ tới trên bản đồ, từng bước vài phút, để biết mưa có tới chỗ bạn không.',
  },
  'industry:dien-gio': {
    title: 'Thời tiết cho điện gió ngoài khơi',
    description:
      'Gió ở 10 đến 150 m, sóng và giờ cẩu được ngoài khơi Bạc Liêu hôm nay, theo ngưỡng 10 m/s ở móc cẩu; dự báo sản lượng tới một tuần.',
  },
  'industry:dau-khi': {
    title: 'Thời tiết cho dầu khí',
    description:
      'Giờ cẩu hàng, giờ tàu dịch vụ ra khơi ở bể Cửu Long hôm nay theo gió cấp 5–6 và sóng 1,5–2,5 m; dông sét, bão, trực thăng, kéo ống.',
  },
  'industry:khai-khoang': {
    title: 'Thời tiết cho khai khoáng',
    description:
      'Nguy cơ sét và giờ mưa ở vùng than Cẩm Phả hôm nay; ba vòng cảnh báo 40, 20, 10 km quanh mỏ, dự báo 3–7 ngày, bão và áp thấp.',
  },
  'industry:du-lich-su-kien': {
    title: 'Thời tiết cho du lịch và sự kiện',
    description:
      'Giờ nào sân khấu, bãi biển, tour đi bộ ở Đà Nẵng gặp mưa, sét hay UV trên 10; dự báo 3–7 ngày, 30 ngày và 3–6 tháng để chọn ngày.',
  },
  'industry:van-tai': {
    title: 'Thời tiết cho vận tải',
    description:
      'Mưa, gió giật và tầm nhìn từng giờ trên đèo Hải Vân hôm nay cho xe máy, xe tải và container; cách báo tài xế trước đoạn xấu.',
  },
  'industry:dien-tu-dien-lanh': {
    title: 'Thời tiết cho điện tử – điện lạnh',
    description:
      'Ngày nào Hà Nội, Đà Nẵng, TP. Hồ Chí Minh chạm 35 °C hay rét dưới 20 °C trong 15 ngày tới, để chuyển máy, xếp đội lắp, bật quảng cáo.',
  },
  'industry:thuong-mai-ban-le': {
    title: 'Thời tiết cho thương mại – bán lẻ',
    description:
      'Hai tuần tới ở ba thành phố nóng hay mát hơn trung bình nhiều năm bao nhiêu độ, và món nào tăng, món nào giảm từ mốc ±2 °C.',
  },
  'industry:may-mac-thoi-trang': {
    title: 'Thời tiết cho may mặc – thời trang',
    description:
      'Mười ba tuần tới ở Hà Nội ấm hay lạnh, hợp với hàng trưng bày nào: áo ngắn tay, áo khoác mỏng, áo len hay áo phao; phân tích số bán theo nhiệt độ.',
  },
  solutions: {
    title: 'Giải pháp',
    description:
      'Cùng một đợt tính, ba câu hỏi: công trường dừng lúc nào, ruộng phun giờ nào, hồ sắp nhận bao nhiêu mưa. Chọn giải pháp theo việc bạn làm.',
  },
  'solution:solutions-for-businesses': {
    title: 'Giải pháp cho doanh nghiệp',
    description:
      '24 giờ tới ở TP. Hồ Chí Minh dưới bốn ngưỡng mẫu; mười ba lĩnh vực thời tiết làm hỏng việc ra sao và ba cách nhận cảnh báo.',
  },
  'solution:solutions-for-agriculture': {
    title: 'Giải pháp nông nghiệp',
    description:
      'Giờ phun, phơi, bón, gặt hôm nay ở Cần Thơ; nhận diện hơn 5.000 cây trồng và 700 loại sâu bệnh qua ảnh, theo công bố của công ty.',
  },
  'solution:solutions-for-hydropower': {
    title: 'Giải pháp thủy điện',
    description:
      'Mưa cộng dồn 6 đến 72 giờ và 10 ngày trên lưu vực sông Đà; bản tin lưu vực 07:00 và 19:00, dự báo sớm mưa và lưu lượng về hồ.',
  },
  services: {
    title: 'Dịch vụ',
    description:
      'Bảy việc ngoài dự báo: bán hàng xuyên biên giới, marketing theo thời tiết, chăm sóc khách hàng, tổng đài, nhân sự, gọi tự động, giám sát cuộc gọi.',
  },
  'service:global-commerce': {
    title: 'Thương mại toàn cầu',
    description:
      'Đưa hàng Việt tới người mua nước ngoài: gian hàng, giá đến tay gồm cước và thuế, đơn, đổi trả; lịch gửi xếp theo thời tiết cảng đi.',
  },
  'service:marketing-solutions': {
    title: 'Giải pháp marketing',
    description:
      'Quảng cáo bật theo dự báo từng tỉnh, từng phường: ba ngày liền trên 35 °C, mưa giờ tan tầm, rét đầu mùa; đo bằng nơi không chạy.',
  },
  'service:customer-care-solutions': {
    title: 'Chăm sóc khách hàng',
    description:
      'Một yêu cầu, một mã, một người theo đến khi khách nói xong; tăng ca trực từ dự báo trước những ngày mưa bão gọi dồn.',
  },
  'service:call-center': {
    title: 'Tổng đài',
    description:
      'Tổng đài gọi đến và gọi đi theo kịch bản của bạn; ca trực tăng từ hôm trước khi có bão, ghi âm thì báo trước ngay câu đầu.',
  },
  'service:human-resource-supply': {
    title: 'Cung ứng nhân sự',
    description:
      'Điện thoại viên làm tại chỗ của bạn: tuyển, dạy việc, bố trí ca, thay người; ai lo hợp đồng, ai lo chỗ ngồi, thêm người theo mùa.',
  },
  'service:auto-call': {
    title: 'Gọi tự động',
    description:
      'Nạp danh sách từ bảng tính, tải tệp đã thu, hẹn giờ: gọi tự động báo xả lũ, hoãn tàu, nhắc lịch, kèm bảng ai đã nghe.',
  },
  'service:ai-call-monitoring': {
    title: 'Giám sát cuộc gọi bằng AI',
    description:
      'Giọng nói thành văn bản, chấm điểm theo giọng và cảm xúc, thống kê từ khóa: điều máy đo được, điều người phải quyết, điều luật đòi.',
  },
  'weather:now': {
    title: 'Thời tiết hiện tại',
    description: 'Nhiệt độ, mưa, gió, độ ẩm lúc này và dự báo những ngày tới.',
  },
  'weather:hourly': {
    title: 'Thời tiết theo giờ',
    description: 'Dự báo từng giờ trong 24 giờ tới: nhiệt độ, khả năng mưa, gió.',
  },
  'weather:tomorrow': { title: 'Thời tiết ngày mai', description: 'Thời tiết ngày mai theo buổi và theo giờ.' },
  'weather:90-days': {
    title: 'Dự báo 90 ngày',
    description: 'Xu thế nhiệt độ và mưa trong 90 ngày tới so với trung bình nhiều năm.',
  },
  'weather:next-days': {
    title: 'Thời tiết nhiều ngày tới',
    description: 'Dự báo từng ngày: cao nhất, thấp nhất, khả năng mưa và gió.',
  },
  'agri:now': {
    title: 'Thời tiết nhà nông hiện tại',
    description: 'Khung giờ phun thuốc, phơi sấy, bón phân và thu hoạch theo thời tiết lúc này.',
  },
  'agri:hourly': {
    title: 'Thời tiết nhà nông theo giờ',
    description: 'Từng giờ nên hay không nên phun thuốc, phơi, bón phân, thu hoạch.',
  },
  'agri:tomorrow': {
    title: 'Thời tiết nhà nông ngày mai',
    description: 'Kế hoạch đồng ruộng cho ngày mai theo dự báo.',
  },
  'agri:90-days': {
    title: 'Thời tiết nhà nông 90 ngày',
    description: 'Xu thế mưa, nhiệt và lịch thời vụ trong 90 ngày tới.',
  },
  'agri:next-days': {
    title: 'Thời tiết nhà nông nhiều ngày tới',
    description: 'Mưa, bốc thoát hơi và việc đồng áng từng ngày tới.',
  },
  about: {
    title: 'Giới thiệu công ty',
    description:
      'Chúng tôi dự báo thời tiết cho người dân, nhà nông, thủy điện và doanh nghiệp: việc đang làm, giá trị cốt lõi và chặng đường phát triển.',
  },
  experts: {
    title: 'Đội ngũ chuyên gia',
    description:
      'Máy tính ra con số, dự báo viên quyết định tin con số nào: ai làm phần nào, và lúc nào nên hỏi chuyên gia trước một quyết định đắt tiền.',
  },
  partners: {
    title: 'Đối tác',
    description:
      'Đối tác chỉ được nêu tên khi đồng ý, kèm việc cùng làm và kết quả kiểm chứng được; ba kiểu hợp tác: dùng dự báo, có số đo, có kênh.',
  },
  contact: {
    title: 'Liên hệ',
    description:
      'Tổng đài, địa chỉ, email, giờ làm việc thứ Hai đến thứ Sáu 8:30–17:30, biểu mẫu tư vấn và ba điều nên có sẵn trước khi liên hệ.',
  },
  'news:weather': {
    title: 'Tin thời tiết',
    description: 'Cách đọc dự báo, gió mùa, nồm ẩm, mưa dông, nắng nóng: bài viết về thời tiết Việt Nam kèm dẫn nguồn.',
  },
  'news:press': {
    title: 'Báo chí viết về chúng tôi',
    description: 'Những bài báo viết về chúng tôi, với tiêu đề, tên báo, ngày đăng và liên kết về bài gốc.',
  },
  'news:hydropower': {
    title: 'Tin thủy điện',
    description:
      'Mưa lưu vực, mực nước hồ mùa cạn, quy trình liên hồ chứa: bài viết cho người vận hành thủy điện và người ở hạ du.',
  },
  'news:life': {
    title: `Cuộc sống ở ${BRAND.name}`,
    description: 'Chuyện người và việc ở chỗ chúng tôi, do chính người trong cuộc kể lại.',
  },
  news: {
    title: 'Tin tức',
    description:
      'Tin bão, khí hậu, nông nghiệp, thủy điện, thời tiết trong đời sống và kinh doanh; mỗi con số đều dẫn nguồn.',
  },
  'news:hurricane-news': {
    title: 'Tin bão',
    description:
      'Tin bão và áp thấp nhiệt đới, cách đọc bản tin bão, cấp gió và cấp độ rủi ro thiên tai nói gì với người ở trên đường bão đi.',
  },
  'news:vietnam-climate': {
    title: 'Khí hậu Việt Nam',
    description:
      'Bảy vùng khí hậu Việt Nam, mùa mưa mỗi nơi một khác, gió Lào, nơi mưa nhiều nhất: vì sao và bao nhiêu, có nguồn.',
  },
  'news:weather-for-business': {
    title: 'Thời tiết cho doanh nghiệp',
    description:
      'Ngưỡng thời tiết của từng nghề, sét ở công trường và mỏ, điểm sương trong kho: bài viết cho người phải quyết định việc hôm nay.',
  },
  'news:weather-and-life': {
    title: 'Thời tiết và đời sống',
    description:
      'UV, AQI, cảm giác nóng, nồm ẩm, quy tắc 30-30 khi có sét: thời tiết trong nhà, trên đường và với sức khỏe.',
  },
  'news:agriculture-news': {
    title: 'Tin nông nghiệp',
    description:
      'Chọn giờ phun, phơi lúa mùa mưa, rét đậm rét hại, tưới cà phê theo ET₀: thời tiết cho mùa vụ, viết bằng con số làm theo được.',
  },
  recruitment: {
    title: 'Tuyển dụng',
    description: 'Vị trí đang tuyển, quyền của người lao động theo Bộ luật Lao động 2019 và bốn chặng của quy trình.',
  },
  terms: {
    title: 'Điều khoản sử dụng',
    description:
      'Ai được dùng trang, dự báo tin được đến đâu, dẫn lại số liệu thế nào, điều không được làm và trách nhiệm của hai bên; đọc trong năm phút.',
  },
  privacy: {
    title: 'Chính sách bảo mật',
    description:
      'Những gì được lưu khi bạn xem dự báo, lưu ở đâu, trong bao lâu, cách tự xóa và quyền của bạn theo Luật 91/2025/QH15.',
  },
  'lucky-card': {
    title: 'Gieo quẻ may mắn',
    description:
      'Rút một lá quẻ vui cho ngày hôm nay: luật rút công khai, lá nào cũng có phần như nhau, chỉ mang tính giải trí.',
  },
  'remove-account:vnagri': {
    title: 'Xóa tài khoản VNAgri',
    description:
      'Xóa tài khoản VNAgri ngay trong ứng dụng, từng bước, trong khoảng một phút; phải làm gì khi không còn ứng dụng trong máy.',
  },
  'remove-account:mobiagri': {
    title: 'Xóa tài khoản MobiAgri',
    description:
      'Xóa tài khoản MobiAgri ngay trong ứng dụng, từng bước, trong khoảng một phút; phải làm gì khi không còn ứng dụng trong máy.',
  },
  'remove-account:agrox': {
    title: 'Xóa tài khoản AgroX',
    description:
      'Xóa tài khoản AgroX ngay trong ứng dụng, từng bước, trong khoảng một phút; phải làm gì khi không còn ứng dụng trong máy.',
  },
  'agrox-privacy': {
    title: 'Chính sách bảo mật AgroX',
    description:
      'Điều đã xác nhận về dữ liệu của ứng dụng AgroX, điều sẽ bổ sung và quyền của bạn theo Luật Bảo vệ dữ liệu cá nhân 2025.',
  },
  'not-found': { title: 'Không tìm thấy trang', description: 'Liên kết không tồn tại hoặc đã bị xóa.' },
  'about-root': {
    title: 'Về chúng tôi',
    description: 'Chúng tôi làm gì, ai dự báo, hợp tác với ai, và cách liên hệ, từ thứ Hai đến thứ Sáu.',
  },
  'weather-root': { title: 'Thời tiết', description: 'Thời tiết của một địa điểm.' },
  'agri-root': { title: 'Thời tiết nhà nông', description: 'Thời tiết nhà nông của một địa điểm.' },
  search: {
    title: 'Tìm địa điểm',
    description:
      'Tìm tỉnh, thành phố, phường, xã theo tên mới hoặc tên cũ, kể cả quận, huyện trước tháng 7/2025, để xem thời tiết nơi đó.',
  },
  'password-reset': { title: 'Quên mật khẩu', description: 'Nhận liên kết đặt lại mật khẩu qua email.' },
  verify: { title: 'Xác minh tài khoản', description: 'Xác minh địa chỉ email hoặc số điện thoại của bạn.' },
  unsubscribe: { title: 'Hủy nhận tin', description: 'Ngừng nhận cảnh báo hoặc bản tin.' },
  'payment-result': { title: 'Kết quả thanh toán', description: 'Trạng thái đơn hàng của bạn.' },
  'api-docs': {
    title: 'Tài liệu API',
    description:
      'Mọi lời gọi của API thời tiết với tham số, ví dụ trả lời và mã lỗi; gọi thử ngay trên trang, mô tả OpenAPI 3.1 để sinh mã.',
  },
  article: { title: 'Bài viết', description: 'Một bài viết trên trang tin.' },
};
