import { type Pair, splitLanguages } from '../split-languages.ts';
import type { RouteTextId } from './route-text.ts';

/** Pages without a short name here use their title. */
export const menuMessages = splitLanguages({
  groups: {
    weather: ['Thời tiết', 'Weather'],
    map: ['Bản đồ', 'Map'],
    farming: ['Nhà nông', 'Farming'],
    products: ['Sản phẩm', 'Products'],
    industries: ['Theo ngành', 'Industries'],
    solutions: ['Giải pháp', 'Solutions'],
    news: ['Tin tức', 'News'],
    about: ['Về chúng tôi', 'About us'],
  },
  columns: {
    forecast: ['Dự báo và bản đồ', 'Forecasts and maps'],
    hourly: ['24 giờ tới', 'Next 24 hours'],
    farming: ['Nhà nông', 'Farming'],
    forPeople: ['Cảnh báo và dự báo', 'Alerts and forecasts'],
    data: ['Dữ liệu và chuyên gia', 'Data and experts'],
    byIndustry: ['Thời tiết cho từng nghề', 'Weather for your trade'],
    solutions: ['Giải pháp', 'Solutions'],
    services: ['Dịch vụ', 'Services'],
    topics: ['Chuyên mục', 'Topics'],
    company: ['Tin về chúng tôi', 'News about us'],
    about: ['Công ty', 'Company'],
    contact: ['Cùng làm việc', 'Work with us'],
    live: ['Đang diễn ra', 'Happening now'],
  },
  names: {
    home: ['Cả nước hôm nay', 'Vietnam today'],
    map: ['Bản đồ thời tiết', 'Weather map'],
    radar: ['Mưa dông, radar', 'Rain and storm radar'],
    'forecast-bulletins': ['Bản tin thời tiết', 'Weather bulletins'],
    'agri:now': ['Lúc này làm gì được', 'What to do right now'],
    'agri:hourly': ['Theo giờ', 'Hour by hour'],
    'agri:tomorrow': ['Ngày mai', 'Tomorrow'],
    'agri:90-days': ['90 ngày, mùa vụ', '90 days, season'],
    products: ['Mọi sản phẩm', 'All products'],
    'happy-rain': ['Happy Rain', 'Happy Rain'],
    metplus: ['Metplus', 'Metplus'],
    forecast: ['Dự báo khí hậu', 'Climate forecasts'],
    'weather-pro': ['Bản tin chuyên gia', 'Expert bulletin'],
    'weather-report': ['Kiểm chứng dự báo', 'Forecast verification'],
    'industry:dien-gio': ['Điện gió ngoài khơi', 'Offshore wind'],
    'industry:dau-khi': ['Dầu khí', 'Oil and gas'],
    'industry:khai-khoang': ['Than, khoáng sản', 'Coal and mining'],
    'industry:du-lich-su-kien': ['Du lịch, sự kiện', 'Tourism and events'],
    'industry:van-tai': ['Vận tải, taxi', 'Transport and taxi'],
    'industry:dien-tu-dien-lanh': ['Điện tử, điện lạnh', 'Electronics, air-con'],
    'industry:thuong-mai-ban-le': ['Bán lẻ', 'Retail'],
    'industry:may-mac-thoi-trang': ['May mặc, thời trang', 'Fashion'],
    solutions: ['Mọi giải pháp', 'All solutions'],
    services: ['Mọi dịch vụ', 'All services'],
    news: ['Tin mới nhất', 'Latest news'],
  } satisfies Partial<Record<RouteTextId, Pair>>,
  lines: {
    'happy-rain': ['Nhắn trước khi mưa, từ 9.000 đ mỗi tháng', 'A message before it rains, from 9,000 dong a month'],
    metplus: ['Khuyến nghị hành động theo ngưỡng của bạn', 'Recommended actions at your own limits'],
    forecast: ['Tháng, mùa và năm, so với trung bình nhiều năm', 'Months, seasons and a year, compared with normal'],
    'weather-api': ['14 ngày, 72 giờ mưa, cảnh báo dông sét', '14 days, 72-hour rain, thunderstorm alerts'],
    'data-suites': [
      'CSV, Parquet, NetCDF hay GeoJSON theo nơi và ngày bạn chọn',
      'CSV, Parquet, NetCDF or GeoJSON by place and period',
    ],
    'weather-pro': ['Dự báo viên viết riêng cho một việc của bạn', 'Written by a forecaster for your job'],
    'weather-report': ['Dự báo so với thực đo, từng nơi, từng tháng', 'Forecasts and measurements, place by place'],
  } satisfies Partial<Record<RouteTextId, Pair>>,
  /** Label of links to pages that are not open yet or made per client. */
  openings: { coming: ['Sắp có', 'Coming soon'], onRequest: ['Theo yêu cầu', 'On request'] },
  /** Live example next to the industries. */
  live: {
    name: ['Ngoài khơi Bạc Liêu cũ (Cà Mau), gió ở 100 m', 'Off Bac Lieu, wind at 100 m'],
    line: ['Xem gió từng độ cao và giờ cẩu được', 'See wind by height and crane hours'],
    demo: ['Số liệu minh họa', 'Demo data'],
  },
  open: ['Mở menu', 'Open menu'],
  close: ['Đóng menu', 'Close menu'],
  consult: ['Nhận tư vấn', 'Get Consultation'],
  loading: ['Đang tải trang…', 'Loading the page…'],
});

export type MenuMessages = (typeof menuMessages)['vi'];
