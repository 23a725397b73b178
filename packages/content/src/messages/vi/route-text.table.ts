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
    description: 'Bản đồ mưa, nhiệt độ, gió, mây và chất lượng không khí trên cả nước, xem theo từng giờ.',
  },
  'happy-rain': {
    title: 'Happy Rain – báo trước khi mưa',
    description: 'Dịch vụ báo mưa cho từng địa điểm qua email và tin nhắn, từ 9.000 đ mỗi tháng.',
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
    description: 'Các sản phẩm dự báo và cảnh báo thời tiết cho người dân, nhà nông và doanh nghiệp.',
  },
  metplus: {
    title: 'Metplus – nền tảng khuyến nghị hành động',
    description: 'Nền tảng chuyển dự báo thời tiết thành khuyến nghị hành động cho từng điểm vận hành.',
  },
  forecast: {
    title: 'Dự báo thời tiết và khí hậu',
    description: 'Bản tin dự báo thời tiết và khí hậu từ vài ngày đến một năm, theo vùng và cả nước.',
  },
  industries: {
    title: 'Thời tiết theo ngành',
    description: 'Dự báo và cảnh báo riêng cho điện gió, dầu khí, khai khoáng, du lịch, vận tải, bán lẻ và thời trang.',
  },
  'weather-api': {
    title: 'API thời tiết – khí hậu',
    description: 'Dữ liệu thời tiết hiện tại, dự báo, mưa 72 giờ và dữ liệu quá khứ qua API.',
  },
  'data-suites': {
    title: 'Bộ dữ liệu',
    description: 'Các bộ dữ liệu thời tiết và khí hậu để tải về hoặc nhận định kỳ.',
  },
  'weather-pro': {
    title: 'Bản tin chuyên gia theo yêu cầu',
    description: 'Bản tin do chuyên gia khí tượng soạn riêng cho công trình, sự kiện hay hải trình của bạn.',
  },
  'weather-report': {
    title: 'Kết quả kiểm chứng dự báo',
    description: 'So sánh dự báo với thực đo theo từng địa điểm, từng tháng.',
  },
  'info-landing': {
    title: 'Được báo trước bão',
    description: 'Để lại thông tin để được báo trước khi bão ảnh hưởng đến nơi bạn ở hoặc làm việc.',
  },
  'forecast-bulletins': {
    title: 'Bản tin dự báo thời tiết',
    description: 'Bản tin thời tiết theo vùng, phát hành lúc 7 giờ và 19 giờ hằng ngày.',
  },
  warnings: {
    title: 'Cảnh báo thiên tai',
    description:
      'Cảnh báo bão, lũ, sạt lở, nắng nóng, rét hại đang có hiệu lực ở Việt Nam, trích nguyên văn bản tin, và việc nên làm.',
  },
  'hydromet-bulletins': {
    title: 'Bản tin khí tượng thủy văn',
    description: 'Bản tin khí tượng thủy văn theo vùng và theo lưu vực sông.',
  },
  'hydromet-bulletin': {
    title: 'Bản tin khí tượng thủy văn theo ngày',
    description: 'Nội dung một bản tin khí tượng thủy văn đã phát hành.',
  },
  satellite: {
    title: 'Ảnh mây vệ tinh',
    description: 'Ảnh mây vệ tinh khu vực Việt Nam và Biển Đông, cập nhật liên tục.',
  },
  radar: { title: 'Bản đồ mưa dông', description: 'Mưa quan trắc bằng ra-đa và dự báo mưa dông 3 giờ tới.' },
  'industry:dien-gio': {
    title: 'Thời tiết cho điện gió ngoài khơi',
    description: 'Gió ở nhiều độ cao, sóng và công suất dự báo cho trang trại điện gió.',
  },
  'industry:dau-khi': {
    title: 'Thời tiết cho dầu khí',
    description: 'Dự báo gió, sóng và dông sét cho giàn khoan, tàu dịch vụ và đường ống.',
  },
  'industry:khai-khoang': {
    title: 'Thời tiết cho khai khoáng',
    description: 'Theo dõi mưa, dông sét theo thời gian thực cho mỏ than và khoáng sản.',
  },
  'industry:du-lich-su-kien': {
    title: 'Thời tiết cho du lịch và sự kiện',
    description: 'Dự báo cho tour, bãi biển, lễ hội và sự kiện ngoài trời.',
  },
  'industry:van-tai': {
    title: 'Thời tiết cho vận tải',
    description: 'Cảnh báo mưa lớn, ngập và gió giật trên tuyến đường, bến cảng.',
  },
  'industry:dien-tu-dien-lanh': {
    title: 'Thời tiết cho điện tử – điện lạnh',
    description: 'Nhu cầu điều hòa, quạt và máy sưởi theo nhiệt độ dự báo.',
  },
  'industry:thuong-mai-ban-le': {
    title: 'Thời tiết cho thương mại – bán lẻ',
    description: 'Kế hoạch hàng hóa và khuyến mãi theo thời tiết từng vùng.',
  },
  'industry:may-mac-thoi-trang': {
    title: 'Thời tiết cho may mặc – thời trang',
    description: 'Dự báo mùa để lên kế hoạch bộ sưu tập và phân phối.',
  },
  solutions: { title: 'Giải pháp', description: 'Giải pháp thời tiết cho doanh nghiệp, nông nghiệp và thủy điện.' },
  'solution:solutions-for-businesses': {
    title: 'Giải pháp cho doanh nghiệp',
    description: 'Dự báo, cảnh báo và tư vấn thời tiết theo hoạt động của doanh nghiệp.',
  },
  'solution:solutions-for-agriculture': {
    title: 'Giải pháp nông nghiệp',
    description: 'Thời tiết nông vụ, nhận diện sâu bệnh và tư vấn cho nhà nông.',
  },
  'solution:solutions-for-hydropower': {
    title: 'Giải pháp thủy điện',
    description: 'Dự báo mưa lưu vực và lưu lượng về hồ cho nhà máy thủy điện.',
  },
  services: { title: 'Dịch vụ', description: 'Thương mại toàn cầu, marketing, chăm sóc khách hàng và tổng đài.' },
  'service:global-commerce': {
    title: 'Thương mại toàn cầu',
    description: 'Dịch vụ thương mại điện tử xuyên biên giới.',
  },
  'service:marketing-solutions': { title: 'Giải pháp marketing', description: 'Dịch vụ marketing cho doanh nghiệp.' },
  'service:customer-care-solutions': {
    title: 'Chăm sóc khách hàng',
    description: 'Dịch vụ chăm sóc khách hàng cho doanh nghiệp.',
  },
  'service:call-center': { title: 'Tổng đài', description: 'Dịch vụ tổng đài cho doanh nghiệp.' },
  'service:human-resource-supply': {
    title: 'Cung ứng nhân sự',
    description: 'Cung ứng nhân sự cho tổng đài và chăm sóc khách hàng.',
  },
  'service:auto-call': {
    title: 'Gọi tự động',
    description: 'Gọi tự động theo danh sách và lịch hẹn với nội dung ghi âm sẵn.',
  },
  'service:ai-call-monitoring': {
    title: 'Giám sát cuộc gọi bằng AI',
    description: 'Chuyển giọng nói thành văn bản, chấm điểm và thống kê cuộc gọi.',
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
  about: { title: 'Giới thiệu công ty', description: 'Tầm nhìn, sứ mệnh, giá trị cốt lõi và chặng đường phát triển.' },
  experts: { title: 'Đội ngũ chuyên gia', description: 'Những chuyên gia đứng sau các bản tin dự báo.' },
  partners: { title: 'Đối tác', description: 'Các đối tác và khách hàng của công ty.' },
  contact: { title: 'Liên hệ', description: 'Cách liên hệ với chúng tôi và gửi yêu cầu tư vấn.' },
  'news:weather': { title: 'Tin thời tiết', description: 'Tin thời tiết mới nhất trên cả nước.' },
  'news:press': { title: 'Báo chí viết về chúng tôi', description: 'Những bài báo nói về công ty.' },
  'news:hydropower': { title: 'Tin thủy điện', description: 'Mưa lưu vực, mực nước hồ và vận hành thủy điện.' },
  'news:life': { title: 'Cuộc sống ở Trời Việt', description: 'Con người và đời sống ở công ty.' },
  news: { title: 'Tin tức', description: 'Tin thời tiết, bão, khí hậu, nông nghiệp và đời sống.' },
  'news:hurricane-news': { title: 'Tin bão', description: 'Tin bão và áp thấp nhiệt đới mới nhất.' },
  'news:vietnam-climate': {
    title: 'Khí hậu Việt Nam',
    description: 'Khí hậu các vùng và biến đổi khí hậu ở Việt Nam.',
  },
  'news:weather-for-business': {
    title: 'Thời tiết cho doanh nghiệp',
    description: 'Thời tiết ảnh hưởng thế nào đến sản xuất, kinh doanh.',
  },
  'news:weather-and-life': {
    title: 'Thời tiết và đời sống',
    description: 'Thời tiết trong sinh hoạt, sức khỏe và đi lại.',
  },
  'news:agriculture-news': {
    title: 'Tin nông nghiệp',
    description: 'Thời tiết mùa vụ, sâu bệnh và thị trường nông sản.',
  },
  recruitment: { title: 'Tuyển dụng', description: 'Vị trí đang tuyển, chính sách phúc lợi và quy trình tuyển dụng.' },
  terms: { title: 'Điều khoản sử dụng', description: 'Điều khoản khi sử dụng trang và dịch vụ.' },
  privacy: {
    title: 'Chính sách bảo mật',
    description: 'Chúng tôi thu thập dữ liệu gì, để làm gì và giữ trong bao lâu.',
  },
  'lucky-card': { title: 'Gieo quẻ may mắn', description: 'Rút một quẻ vui cho ngày hôm nay.' },
  'remove-account:vnagri': {
    title: 'Xóa tài khoản VNAgri',
    description: 'Các bước xóa tài khoản trong ứng dụng VNAgri.',
  },
  'remove-account:mobiagri': {
    title: 'Xóa tài khoản MobiAgri',
    description: 'Các bước xóa tài khoản trong ứng dụng MobiAgri.',
  },
  'remove-account:agrox': { title: 'Xóa tài khoản AgroX', description: 'Các bước xóa tài khoản trong ứng dụng AgroX.' },
  'agrox-privacy': {
    title: 'Chính sách bảo mật AgroX',
    description: 'Ứng dụng AgroX thu thập dữ liệu gì và dùng vào việc gì.',
  },
  'not-found': { title: 'Không tìm thấy trang', description: 'Liên kết không tồn tại hoặc đã bị xóa.' },
  'about-root': { title: 'Về chúng tôi', description: 'Giới thiệu công ty, chuyên gia, đối tác và liên hệ.' },
  'weather-root': { title: 'Thời tiết', description: 'Thời tiết của một địa điểm.' },
  'agri-root': { title: 'Thời tiết nhà nông', description: 'Thời tiết nhà nông của một địa điểm.' },
  search: {
    title: 'Tìm địa điểm',
    description: 'Tìm tỉnh, thành phố, quận, huyện, phường, xã theo tên mới hoặc tên cũ.',
  },
  'password-reset': { title: 'Quên mật khẩu', description: 'Nhận liên kết đặt lại mật khẩu qua email.' },
  verify: { title: 'Xác minh tài khoản', description: 'Xác minh địa chỉ email hoặc số điện thoại của bạn.' },
  unsubscribe: { title: 'Hủy nhận tin', description: 'Ngừng nhận cảnh báo hoặc bản tin.' },
  'payment-result': { title: 'Kết quả thanh toán', description: 'Trạng thái đơn hàng của bạn.' },
  'api-docs': { title: 'Tài liệu API', description: 'Mọi lời gọi của API, có thể thử ngay trên trang.' },
  article: { title: 'Bài viết', description: 'Một bài viết trên trang tin.' },
};
