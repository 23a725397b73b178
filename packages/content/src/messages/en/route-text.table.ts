import { BRAND } from '../../brand.ts';
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
    description:
      'Rain, temperature, wind, cloud, UV and air quality over Vietnam and the East Sea: drag through the hours, tap a point to read it.',
  },
  'happy-rain': {
    title: 'Happy Rain – know before it rains',
    description:
      'A message before the rain for each place you choose, by e-mail and SMS, from 9,000 dong a month. For drivers, offices and farms.',
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
  products: {
    title: 'Products',
    description:
      'Rain alerts, alerts at your own limits, expert bulletins, an API and data: eight products and six packages, from free to 4,990,000 dong.',
  },
  metplus: {
    title: 'Metplus – action-recommendation platform',
    description:
      'Set a limit once; when it is reached, whoever must act is told what to do. Sample rules for sites, container yards, rice and shops.',
  },
  forecast: {
    title: 'Weather and climate forecasts',
    description:
      '24 hours, 3–15 days and 90 days to read now; monthly, 3-month, 6-month and yearly climate bulletins on request. What each can tell.',
  },
  industries: {
    title: 'Weather by industry',
    description:
      'Eleven ways to use weather at work, from offshore wind, oil and coal to retail and fashion, each with its limits and a live example.',
  },
  'weather-api': {
    title: 'Weather and climate API',
    description:
      'JSON for any point of Vietnam and the East Sea: now, 14 days, 72-hour rain, lightning risk, past, marine. Try it without a key.',
  },
  'data-suites': {
    title: 'Data suites',
    description:
      'The next 24 hours as CSV, 90 days and the past 40 days by API; series by point, region or event for insurers and research, on request.',
  },
  'weather-pro': {
    title: 'On-demand expert bulletin',
    description:
      'A forecaster writes one bulletin for your concrete pour, barge tow or opening night. Its first line: go, not yet, or wait until when.',
  },
  'weather-report': {
    title: 'Forecast verification',
    description:
      'Forecast beside measurement, place by place and month by month, with the files and the scoring. No measurement, no score.',
  },
  'info-landing': {
    title: 'Be warned before the storm',
    description:
      'Leave your name, phone and the place to watch, and be told before a storm reaches your home or workplace.',
  },
  'forecast-bulletins': {
    title: 'Forecast bulletins',
    description:
      'The next three days in seven regions, three great cities and ten sea areas, made automatically at 07:00 and 19:00 and kept for 90 days.',
  },
  warnings: {
    title: 'Disaster warnings',
    description:
      'Warnings of storms, floods, landslides, heat and cold in force in Vietnam, quoted from the bulletins, and what to do.',
  },
  'hydromet-bulletins': {
    title: 'Hydrometeorological bulletins',
    description:
      'Rain totals for the next 1, 2, 3 and 10 days in seven climate regions, from the driest province to the wettest, at 07:00 and 19:00 every day.',
  },
  'hydromet-bulletin': {
    title: 'Hydrometeorological bulletin of a day',
    description: 'The text of one hydrometeorological bulletin.',
  },
  satellite: {
    title: 'Satellite cloud image',
    description:
      'Satellite cloud over Vietnam and the East Sea, picture by picture, to see where thunderstorms and typhoons are heading.',
  },
  radar: {
    title: 'Rain and thunderstorm map',
    description:
      'Rain on radar now and the next three hours of rain and thunder on the map, in steps of minutes: will it reach you?',
  },
  'industry:dien-gio': {
    title: 'Weather for offshore wind',
    description:
      'Wind at 10 to 150 m, waves and workable crane hours off Bac Lieu today, judged at 10 m/s at the hook; power forecasts to one week.',
  },
  'industry:dau-khi': {
    title: 'Weather for oil and gas',
    description:
      'Lifting and sailing hours in the Cuu Long basin today, by winds of force 5–6 and waves of 1.5–2.5 m; lightning, storms, helicopters.',
  },
  'industry:khai-khoang': {
    title: 'Weather for mining',
    description:
      'Lightning risk and hours of rain in the Cam Pha coalfield today; alert rings at 40, 20 and 10 km, 3–7 day forecasts, storm warnings.',
  },
  'industry:du-lich-su-kien': {
    title: 'Weather for tourism and events',
    description:
      'When rain, lightning or a UV index above 10 meets stage, beach and walks in Da Nang; 3–7 day, 30-day and 3–6 month forecasts.',
  },
  'industry:van-tai': {
    title: 'Weather for transport',
    description:
      'Rain, gusts and visibility by the hour on the Hai Van Pass today for motorbikes, lorries and containers; messages before bad stretches.',
  },
  'industry:dien-tu-dien-lanh': {
    title: 'Weather for electronics and air-conditioning',
    description:
      'On which of 15 days Hanoi, Da Nang and Ho Chi Minh City reach 35 °C or a cold 20 °C mean: when to move stock, fitters and ads.',
  },
  'industry:thuong-mai-ban-le': {
    title: 'Weather for retail',
    description:
      'How many degrees the next two weeks are off the normals in three cities, and what sells more or less from ±2 °C on.',
  },
  'industry:may-mac-thoi-trang': {
    title: 'Weather for fashion',
    description:
      'Thirteen weeks in Hanoi, warm or cold, and what belongs on the rail: short sleeves, light jackets, jumpers or padded coats.',
  },
  solutions: {
    title: 'Solutions',
    description:
      'One model run, three questions: when a site must stop, when a field can be sprayed, how much rain a reservoir is about to get.',
  },
  'solution:solutions-for-businesses': {
    title: 'Solutions for businesses',
    description:
      'The next 24 hours in Ho Chi Minh City under four sample limits; how weather hurts thirteen fields, and three ways to be told.',
  },
  'solution:solutions-for-agriculture': {
    title: 'Agricultural solutions',
    description:
      'Hours to spray, dry, fertilise and harvest in Can Tho today; 5,000+ crops and 700+ pests from a photo, as stated by the company.',
  },
  'solution:solutions-for-hydropower': {
    title: 'Hydropower solutions',
    description:
      'Rain summed over 6 to 72 hours and 10 days on the Da River basin; basin bulletins at 07:00 and 19:00, early rain and inflow forecasts.',
  },
  services: {
    title: 'Services',
    description:
      'Seven kinds of work besides forecasting: cross-border sales, weather-led marketing, customer care, call centre, staff, calls, monitoring.',
  },
  'service:global-commerce': {
    title: 'Global commerce',
    description:
      'Vietnamese goods to buyers abroad: shop, landed price with freight and duty, orders and returns, shipped around the weather at the port.',
  },
  'service:marketing-solutions': {
    title: 'Marketing solutions',
    description:
      'Ads that switch on with the forecast of a province or ward: three days above 35 °C, rain at rush hour, the first cold of winter.',
  },
  'service:customer-care-solutions': {
    title: 'Customer care',
    description:
      'One request, one number, one person until the customer says it is done; extra shifts planned from the forecast of stormy days.',
  },
  'service:call-center': {
    title: 'Call centre',
    description:
      'Inbound and outbound calls to your script; shifts grow the day before a storm, and recording is announced in the first sentence.',
  },
  'service:human-resource-supply': {
    title: 'Human-resource supply',
    description:
      'Phone agents at your place: hired, trained, rostered and replaced; who holds the contract, who the desk, and more people by season.',
  },
  'service:auto-call': {
    title: 'Auto call',
    description:
      'A spreadsheet, a recorded file, a time: automatic calls for dam releases, cancelled ferries and reminders, with a list of who heard.',
  },
  'service:ai-call-monitoring': {
    title: 'AI call monitoring',
    description:
      'Speech to text, scores by voice and emotion, keyword statistics: what the machine can measure, what people decide, what the law asks.',
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
  about: {
    title: 'Our company',
    description:
      'We forecast for the people, farmers, hydropower operators and businesses of Vietnam: what we do, what we value, how we got here.',
  },
  experts: {
    title: 'Experts',
    description:
      'Computers make the figures, forecasters decide which to trust: who does what, and when to ask one before a costly decision.',
  },
  partners: {
    title: 'Partners',
    description:
      'Partners are named once they agree, with the work done and a result that can be checked. Three ways to work together.',
  },
  contact: {
    title: 'Contact',
    description:
      'Hotline, address, e-mail and working hours, Monday to Friday 8:30–17:30, a consultation form and three things to have ready.',
  },
  'news:weather': {
    title: 'Weather news',
    description:
      'How to read a forecast, monsoon surges, damp spells, thunderstorms and heat: articles on Vietnam’s weather, with sources.',
  },
  'news:press': {
    title: 'In the press',
    description: 'What newspapers have written about us: headline, paper, date and a link to the original article.',
  },
  'news:hydropower': {
    title: 'Hydropower news',
    description:
      'Basin rain, dry-season levels, rules for chains of reservoirs: articles for those who run dams and those who live below them.',
  },
  'news:life': {
    title: `Life at ${BRAND.name}`,
    description: 'People and work at our company, told by those who were there.',
  },
  news: {
    title: 'News',
    description:
      'Storms, climate, farming, hydropower, and the weather in daily life and business in Vietnam; every figure has its source.',
  },
  'news:hurricane-news': {
    title: 'Storm news',
    description:
      'Storms and tropical depressions, how to read a storm bulletin, and what wind forces and risk levels mean on the track.',
  },
  'news:vietnam-climate': {
    title: 'Climate of Vietnam',
    description:
      'Vietnam’s seven climate regions, rainy seasons that differ, the hot Lao wind, the wettest places: why and how much.',
  },
  'news:weather-for-business': {
    title: 'Weather for business',
    description:
      'Weather limits by trade, lightning on sites and in pits, dew point in the warehouse: for those who decide about today’s work.',
  },
  'news:weather-and-life': {
    title: 'Weather and life',
    description:
      'UV, AQI, heat index, damp spells and the 30-30 rule for lightning: weather at home, on the road and for your health.',
  },
  'news:agriculture-news': {
    title: 'Agriculture news',
    description:
      'When to spray, drying rice in the rains, damaging cold, watering coffee by ET₀: weather for the season in figures to act on.',
  },
  recruitment: {
    title: 'Careers',
    description: 'Open positions, what Vietnam’s Labour Code of 2019 gives you, and the four stages of hiring.',
  },
  terms: {
    title: 'Terms of use',
    description:
      'Who may use the site, how far a forecast can be trusted, how to reuse data, what is forbidden and who is liable. Five minutes.',
  },
  privacy: {
    title: 'Privacy policy',
    description:
      'What is kept when you read a forecast, where and for how long, how to clear it, and your rights under Vietnam’s Law 91/2025/QH15.',
  },
  'lucky-card': {
    title: 'Lucky card',
    description:
      'Draw a light-hearted card for today: the rule of the draw is open, every card has the same chance, and it is only for fun.',
  },
  'remove-account:vnagri': {
    title: 'Delete a VNAgri account',
    description:
      'Delete a VNAgri account inside the app, step by step, in about a minute, and what to do if the app is no longer on your phone.',
  },
  'remove-account:mobiagri': {
    title: 'Delete a MobiAgri account',
    description:
      'Delete a MobiAgri account inside the app, step by step, in about a minute, and what to do if the app is no longer on your phone.',
  },
  'remove-account:agrox': {
    title: 'Delete an AgroX account',
    description:
      'Delete an AgroX account inside the app, step by step, in about a minute, and what to do if the app is no longer on your phone.',
  },
  'agrox-privacy': {
    title: 'AgroX privacy policy',
    description:
      'What is confirmed about the AgroX app’s data, what will be added, and your rights under Vietnam’s data law of 2025.',
  },
  'not-found': { title: 'Page not found', description: 'The link does not exist or was deleted.' },
  'about-root': {
    title: 'About us',
    description: 'What we do, who forecasts, whom we work with, and how to reach us, Monday to Friday.',
  },
  'weather-root': { title: 'Weather', description: 'The weather of a place.' },
  'agri-root': { title: 'Weather for farmers', description: 'Weather for farmers at a place.' },
  search: {
    title: 'Find a place',
    description:
      'Find a province, city, ward or commune by its new or former name, districts from before July 2025 included, and see its weather.',
  },
  'password-reset': { title: 'Forgot password', description: 'Get a link by e-mail to set a new password.' },
  verify: { title: 'Verify your account', description: 'Verify your e-mail address or phone number.' },
  unsubscribe: { title: 'Unsubscribe', description: 'Stop receiving alerts or bulletins.' },
  'payment-result': { title: 'Payment result', description: 'The state of your order.' },
  'api-docs': {
    title: 'API documentation',
    description:
      'Every call of the weather API with its parameters, sample replies and error codes; try it on the page or take the OpenAPI 3.1 file.',
  },
  article: { title: 'Article', description: 'An article of the news pages.' },
};
