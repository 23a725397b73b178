import type { Wording } from '../../wording.ts';
import type { ROUTE_TEXT as vi } from '../vi/route-text.table.ts';

export const ROUTE_TEXT: Wording<typeof vi> = {
  home: {
    title: 'Weather forecasts for Vietnam',
    description: 'Current weather, hourly and daily forecasts for every province, city, ward and commune of Vietnam.',
  },
  login: { title: 'Log in', description: 'Log in to manage your rain-alert places and your service package.' },
  logout: { title: 'Log out', description: 'End the session on this device.' },
  dashboard: {
    title: 'Dashboard',
    description: 'Your alert places, the alerts already sent and your Happy Rain package.',
  },
  register: {
    title: 'Sign up',
    description: 'Create an account to receive rain alerts for the places you care about.',
  },
  payment: { title: 'Payment', description: 'Prices of the service packages and payment of an order.' },
  error: { title: 'Something went wrong', description: 'The page could not be loaded. You can try again right away.' },
  map: {
    title: 'Weather map',
    description: 'Maps of rain, temperature, wind, cloud and air quality over Vietnam, hour by hour.',
  },
  'happy-rain': {
    title: 'Happy Rain – know before it rains',
    description: 'Rain alerts for your own places by e-mail and text message, from 9,000 dong a month.',
  },
  'happy-rain-cho-lai-xe': {
    title: 'Happy Rain for drivers',
    description: 'Rain alerts along the road for drivers, couriers and commuters.',
  },
  'happy-rain-van-phong': {
    title: 'Happy Rain for office workers',
    description: 'Rain alerts before you leave for work, at lunch and on the way home.',
  },
  'happy-rain-nong-nghiep': {
    title: 'Happy Rain for farmers',
    description: 'Rain alerts for your fields, to choose when to dry, spray and harvest.',
  },
  products: { title: 'Products', description: 'Forecast and alert products for the public, farmers and businesses.' },
  metplus: {
    title: 'Metplus – action-recommendation platform',
    description: 'A platform that turns forecasts into recommended actions for each operating site.',
  },
  forecast: {
    title: 'Weather and climate forecasts',
    description: 'Weather and climate bulletins from a few days to one year, by region and nationwide.',
  },
  industries: {
    title: 'Weather by industry',
    description:
      'Forecasts and alerts made for offshore wind, oil and gas, mining, tourism, transport, retail and fashion.',
  },
  'weather-api': {
    title: 'Weather and climate API',
    description: 'Current weather, forecasts, 72-hour rain and historical data through one API.',
  },
  'data-suites': {
    title: 'Data suites',
    description: 'Weather and climate data sets to download or to receive on a schedule.',
  },
  'weather-pro': {
    title: 'On-demand expert bulletin',
    description: 'Bulletins that a meteorologist writes for your site, event or voyage.',
  },
  'weather-report': {
    title: 'Forecast verification',
    description: 'Forecasts compared with observations, place by place and month by month.',
  },
  'info-landing': {
    title: 'Be warned before the storm',
    description: 'Leave your details to be warned before a storm reaches your home or workplace.',
  },
  'forecast-bulletins': {
    title: 'Forecast bulletins',
    description: 'Regional weather bulletins, issued daily at 07:00 and 19:00.',
  },
  warnings: {
    title: 'Disaster warnings',
    description:
      'Warnings of storms, floods, landslides, heat and cold in force in Vietnam, quoted from the bulletins, and what to do.',
  },
  'hydromet-bulletins': {
    title: 'Hydrometeorological bulletins',
    description: 'Hydrometeorological bulletins by region and river basin.',
  },
  'hydromet-bulletin': {
    title: 'Hydrometeorological bulletin of a day',
    description: 'The text of one hydrometeorological bulletin.',
  },
  satellite: {
    title: 'Satellite cloud image',
    description: 'Satellite cloud images over Vietnam and the East Sea, updated continuously.',
  },
  radar: {
    title: 'Rain and thunderstorm map',
    description: 'Rain seen by radar and the rain and thunderstorm forecast of the next 3 hours.',
  },
  'industry:dien-gio': {
    title: 'Weather for offshore wind',
    description: 'Wind at several heights, waves and forecast power for wind farms.',
  },
  'industry:dau-khi': {
    title: 'Weather for oil and gas',
    description: 'Wind, wave and lightning forecasts for rigs, supply vessels and pipelines.',
  },
  'industry:khai-khoang': {
    title: 'Weather for mining',
    description: 'Real-time rain and lightning monitoring for coal and mineral mines.',
  },
  'industry:du-lich-su-kien': {
    title: 'Weather for tourism and events',
    description: 'Forecasts for tours, beaches, festivals and outdoor events.',
  },
  'industry:van-tai': {
    title: 'Weather for transport',
    description: 'Warnings of heavy rain, flooding and gusts on routes and in ports.',
  },
  'industry:dien-tu-dien-lanh': {
    title: 'Weather for electronics and air-conditioning',
    description: 'Demand for air conditioners, fans and heaters by forecast temperature.',
  },
  'industry:thuong-mai-ban-le': {
    title: 'Weather for retail',
    description: 'Plan stock and promotions by the weather of each region.',
  },
  'industry:may-mac-thoi-trang': {
    title: 'Weather for fashion',
    description: 'Seasonal forecasts to plan collections and distribution.',
  },
  solutions: { title: 'Solutions', description: 'Weather solutions for businesses, agriculture and hydropower.' },
  'solution:solutions-for-businesses': {
    title: 'Solutions for businesses',
    description: 'Forecasts, alerts and advice that follow the work of a business.',
  },
  'solution:solutions-for-agriculture': {
    title: 'Agricultural solutions',
    description: 'Farm weather, pest identification and advice for farmers.',
  },
  'solution:solutions-for-hydropower': {
    title: 'Hydropower solutions',
    description: 'Basin rain and reservoir inflow forecasts for hydropower plants.',
  },
  services: { title: 'Services', description: 'Global commerce, marketing, customer care and call centre.' },
  'service:global-commerce': { title: 'Global commerce', description: 'Cross-border e-commerce services.' },
  'service:marketing-solutions': { title: 'Marketing solutions', description: 'Marketing services for businesses.' },
  'service:customer-care-solutions': { title: 'Customer care', description: 'Customer-care services for businesses.' },
  'service:call-center': { title: 'Call centre', description: 'Call-centre services for businesses.' },
  'service:human-resource-supply': {
    title: 'Human-resource supply',
    description: 'Staff for call centres and customer care.',
  },
  'service:auto-call': {
    title: 'Auto call',
    description: 'Automatic calls by list and schedule with a recorded message.',
  },
  'service:ai-call-monitoring': {
    title: 'AI call monitoring',
    description: 'Speech to text, scoring and statistics of calls.',
  },
  'weather:now': {
    title: 'Current weather',
    description: 'Temperature, rain, wind and humidity now, and the days ahead.',
  },
  'weather:hourly': {
    title: 'Hourly weather',
    description: 'The next 24 hours, hour by hour: temperature, chance of rain, wind.',
  },
  'weather:tomorrow': { title: 'Tomorrow’s weather', description: 'Tomorrow by parts of the day and by the hour.' },
  'weather:90-days': {
    title: '90-day outlook',
    description: 'Temperature and rain trends of the next 90 days against the normals.',
  },
  'weather:next-days': {
    title: 'Weather for the next days',
    description: 'Day by day: highs and lows, chance of rain and wind.',
  },
  'agri:now': {
    title: 'Weather for farmers now',
    description: 'When to spray, dry, fertilise and harvest in the current weather.',
  },
  'agri:hourly': {
    title: 'Hourly weather for farmers',
    description: 'Hour by hour: good or bad for spraying, drying, fertilising and harvest.',
  },
  'agri:tomorrow': { title: 'Tomorrow’s weather for farmers', description: 'Field work for tomorrow by the forecast.' },
  'agri:90-days': {
    title: '90-day outlook for farmers',
    description: 'Rain and temperature trends for the season, 90 days ahead.',
  },
  'agri:next-days': {
    title: 'Next days for farmers',
    description: 'Rain, evapotranspiration and field work for each of the next days.',
  },
  about: { title: 'About the company', description: 'Vision, mission, core values and development stages.' },
  experts: { title: 'Experts', description: 'The people behind the forecasts.' },
  partners: { title: 'Partners', description: 'The company’s partners and clients.' },
  contact: { title: 'Contact', description: 'How to reach us and ask for advice.' },
  'news:weather': { title: 'Weather news', description: 'The latest weather news from all over Vietnam.' },
  'news:press': { title: 'In the press', description: 'Articles about the company.' },
  'news:hydropower': {
    title: 'Hydropower news',
    description: 'Basin rain, reservoir levels and hydropower operation.',
  },
  'news:life': { title: 'Life at Trời Việt', description: 'People and life at the company.' },
  news: { title: 'News', description: 'News on weather, storms, climate, agriculture and daily life.' },
  'news:hurricane-news': { title: 'Storm news', description: 'The latest on storms and tropical depressions.' },
  'news:vietnam-climate': {
    title: 'Climate of Vietnam',
    description: 'The climate of Vietnam’s regions and how it changes.',
  },
  'news:weather-for-business': {
    title: 'Weather for business',
    description: 'How weather affects production and trade.',
  },
  'news:weather-and-life': { title: 'Weather and life', description: 'Weather in daily life, health and travel.' },
  'news:agriculture-news': { title: 'Agriculture news', description: 'Crop weather, pests and farm markets.' },
  recruitment: { title: 'Careers', description: 'Open positions, benefits and the hiring process.' },
  terms: { title: 'Terms of use', description: 'Terms for using this site and its services.' },
  privacy: { title: 'Privacy policy', description: 'What data we collect, what for and for how long.' },
  'lucky-card': { title: 'Lucky card', description: 'Draw a light-hearted card for today.' },
  'remove-account:vnagri': {
    title: 'Delete a VNAgri account',
    description: 'How to delete your account in the VNAgri app.',
  },
  'remove-account:mobiagri': {
    title: 'Delete a MobiAgri account',
    description: 'How to delete your account in the MobiAgri app.',
  },
  'remove-account:agrox': {
    title: 'Delete an AgroX account',
    description: 'How to delete your account in the AgroX app.',
  },
  'agrox-privacy': { title: 'AgroX privacy policy', description: 'What data the AgroX app collects and what for.' },
  'not-found': { title: 'Page not found', description: 'The link does not exist or was deleted.' },
  'about-root': { title: 'About us', description: 'The company, its experts, partners and contact.' },
  'weather-root': { title: 'Weather', description: 'The weather of a place.' },
  'agri-root': { title: 'Weather for farmers', description: 'Weather for farmers at a place.' },
  search: {
    title: 'Find a place',
    description: 'Find a province, city, district, ward or commune by its new or former name.',
  },
  'password-reset': { title: 'Forgot password', description: 'Get a link by e-mail to set a new password.' },
  verify: { title: 'Verify your account', description: 'Verify your e-mail address or phone number.' },
  unsubscribe: { title: 'Unsubscribe', description: 'Stop receiving alerts or bulletins.' },
  'payment-result': { title: 'Payment result', description: 'The state of your order.' },
  'api-docs': { title: 'API documentation', description: 'Every call of the API, to be tried on the page.' },
  article: { title: 'Article', description: 'An article of the news pages.' },
};
