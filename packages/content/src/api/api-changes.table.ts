import type { Language } from '@portal/domain/language/language';

export type ChangeKind = 'added' | 'changed' | 'deprecated' | 'removed';

interface ApiChange extends Readonly<Record<Language, string>> {
  readonly kind: ChangeKind;
}

export interface ApiVersion {
  /** Major, minor, patch; the major version is also in the addresses. */
  readonly version: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly changes: readonly ApiChange[];
}

/** All API versions, newest first. */
export const API_VERSIONS: readonly [ApiVersion, ...ApiVersion[]] = [
  {
    version: '1.4.0',
    date: '2026-11-28',
    changes: [
      {
        kind: 'changed',
        vi: 'rainLow, rainHigh, temperatureLow, temperatureHigh, windSpeedLow, windSpeedHigh: khi giá trị thuộc mô hình khác, khoảng theo độ tản của các thành viên tổ hợp nêu ở issued.sources; rainHigh không có mưa khi khả năng mưa dưới 10%.',
        en: 'rainLow, rainHigh, temperatureLow, temperatureHigh, windSpeedLow, windSpeedHigh: where the value comes from another model, the range follows the spread of the members named in issued.sources; rainHigh has no rain where the chance is below 10%.',
      },
      {
        kind: 'changed',
        vi: 'GET /places/resolve: nearby là tối đa bảy nơi quanh đây, cách nơi này và cách nhau từ 10 km, thay vì tám nơi gần nhất.',
        en: 'GET /places/resolve: nearby lists up to seven places around this one, at least 10 km from it and from each other, instead of the eight nearest.',
      },
      {
        kind: 'added',
        vi: 'GET /weather/day/15: earlier=15 cho thêm các lần dự báo trước của từng ngày.',
        en: 'GET /weather/day/15: earlier=15 adds the earlier forecasts of each day.',
      },
      {
        kind: 'added',
        vi: 'GET /weather/ward-bulletin: bản tin của một xã, phường đến hết ngày hoặc hết đêm: lời đọc loa 60 giây, tin nhắn 160 ký tự, việc cần làm; ward-bulletin.pdf là tờ A4.',
        en: 'GET /weather/ward-bulletin: a ward’s bulletin for the rest of the day or the night: a 60-second script for loudspeakers, a 160-character message, what to do; ward-bulletin.pdf is the A4 sheet.',
      },
      {
        kind: 'added',
        vi: 'POST /me/ward-bulletins: nhận bản tin của một xã, phường từ 5 giờ mỗi sáng qua email hoặc webhook có chữ ký.',
        en: 'POST /me/ward-bulletins: a ward’s bulletin every morning from 05:00 by e-mail or signed webhook.',
      },
      {
        kind: 'added',
        vi: 'GET /weather/going-out: so các giờ đi giữa hai nơi theo mưa, gió giật và độ nóng dọc đường.',
        en: 'GET /weather/going-out compares departures between two places by rain, gusts and heat on the way.',
      },
      {
        kind: 'added',
        vi: 'GET /weather/going-out: way.kind là road và roadKm có giá trị khi đường đi theo đường bộ.',
        en: 'GET /weather/going-out: way.kind is road, with roadKm, where the trip follows the road.',
      },
      {
        kind: 'added',
        vi: 'GET /weather/agriculture: sown, variety, planting cho giai đoạn của một ruộng lúa và thời tiết gây hại (riceField); drying cho giờ phơi, giờ phải gom và độ ẩm lúa theo layer. Quy tắc cảnh báo có thêm loại drying và heat.',
        en: 'GET /weather/agriculture: sown, variety and planting give the stage of a rice field and the weather that harms it (riceField); drying gives drying hours, by when to gather and the moisture by layer. Alert rules may be of kind drying or heat.',
      },
      {
        kind: 'added',
        vi: 'GET /weather/map/satellite: kind=true-colour cho ảnh màu thật ban ngày, trueColour nói vì sao chưa có; với lat, lng hoặc location: coldestTop là đỉnh mây lạnh nhất quanh nơi ấy.',
        en: 'GET /weather/map/satellite: kind=true-colour gives true-colour images by day, trueColour says why there is none; with lat, lng or location: coldestTop is the coldest cloud top around the place.',
      },
      {
        kind: 'added',
        vi: 'GET /weather/hour/24: hours cho tới 48 giờ.',
        en: 'GET /weather/hour/24: hours gives up to 48 hours.',
      },
      {
        kind: 'added',
        vi: 'GET /weather/hour/24 và /weather/day/15: models so sánh các mô hình từng ngày: mô hình nào cho mưa, nhiệt độ lệch nhau bao nhiêu. GET /weather/now/aqi: overdueAt.',
        en: 'GET /weather/hour/24 and /weather/day/15: models compares the models day by day: which forecast rain, how far temperatures differ. GET /weather/now/aqi: overdueAt.',
      },
      {
        kind: 'added',
        vi: 'GET /weather/now/aqi: days có VN_AQI của hôm nay và bốn ngày tới, kèm chất quyết định.',
        en: 'GET /weather/now/aqi: days has the VN_AQI for today and the next four days, with the pollutant that determines it.',
      },
      {
        kind: 'added',
        vi: 'format=csv có cột cuối credits, ics có DESCRIPTION: ghi công và giấy phép của các nguồn số liệu.',
        en: 'format=csv ends with the column credits, and ics has DESCRIPTION: credits and licences of the sources.',
      },
      {
        kind: 'added',
        vi: 'GET /weather/map/nowcasting-10minutes và /alerts: basis có thêm satellite, mưa ước tính từ vệ tinh ở nơi không có radar mới.',
        en: 'GET /weather/map/nowcasting-10minutes and /alerts: basis may be satellite: rain estimated from satellites where there is no recent radar.',
      },
      {
        kind: 'added',
        vi: 'GET /weather/map/nowcasting: basis có thêm satellite, satelliteAt là lúc chụp ảnh; mặt thứ hai của khung hình ghi 2 ở ô ước tính từ vệ tinh.',
        en: 'GET /weather/map/nowcasting: basis may be satellite, satelliteAt is when the image was taken; the second plane of a frame has 2 in cells estimated from satellites.',
      },
      {
        kind: 'added',
        vi: 'Giờ, buổi, ngày và mưa 72 giờ: rainBasis là satellite nơi mưa của lúc này do vệ tinh ước tính; không có mưa khi ấy chỉ là chưa thấy.',
        en: 'Hours, parts of days, days and the rain of 72 hours: rainBasis is satellite where current rain is estimated from satellites; no rain then only means none was seen.',
      },
      {
        kind: 'added',
        vi: 'GET /weather/now: measured là báo cáo mới nhất của sân bay, trạm gần đó, kèm dự báo sân bay (TAF) bằng chữ; thiếu khi không có.',
        en: 'GET /weather/now: measured is the latest report from a nearby airport or station, with the airport forecast (TAF) in words; absent if there is none.',
      },
      {
        kind: 'added',
        vi: 'GET /storms và /storms/{id}: bão, áp thấp nhiệt đới theo từng trung tâm, kèm dự báo, vòng sai số và tầm gió mạnh.',
        en: 'GET /storms and /storms/{id}: tropical cyclones as tracked by each centre, with forecasts, error circles and wind radii.',
      },
      {
        kind: 'added',
        vi: 'GET /weather/storm: bão tới một nơi, gió theo bán kính của từng trung tâm, gió và mưa mỗi 3 giờ, giờ phải chuẩn bị xong.',
        en: 'GET /weather/storm: a storm’s effect at a place: wind from each centre’s wind radii, wind and rain every 3 hours, when to be prepared.',
      },
      {
        kind: 'added',
        vi: 'GET /weather/heat: WBGT theo giờ, phút nghỉ cho việc nhẹ, vừa, nặng và ca làm của bảy ngày; days=1 chỉ cho hôm nay.',
        en: 'GET /weather/heat: hourly WBGT, minutes of rest for light, moderate and heavy work, and shifts for seven days; days=1 gives today alone.',
      },
      {
        kind: 'added',
        vi: 'GET /weather/rain-tide: mưa trùng giờ triều cao trong 72 giờ ở Hải Phòng, TP. Hồ Chí Minh, Cần Thơ, Vĩnh Long, Cà Mau.',
        en: 'GET /weather/rain-tide: rain at high tide for 72 hours in Hai Phong, Ho Chi Minh City, Can Tho, Vinh Long and Ca Mau.',
      },
      {
        kind: 'added',
        vi: 'GET /weather/sea: sóng, sóng lừng, gió, thủy triều và lời khuyên cho từng loại tàu; 3 ngày cho mọi người, dài hơn theo gói. /places/resolve: isCoastal, nearbyCoast.',
        en: 'GET /weather/sea: waves, swell, wind, tide and advice for each size of boat; 3 days for all, longer with a plan. /places/resolve: isCoastal, nearbyCoast.',
      },
      {
        kind: 'changed',
        vi: 'planLimit nêu thêm quantity và upgrade: gói rẻ nhất có đủ, giá mỗi tháng và nơi mua; mọi giá trị ngoài danh sách đều được trả lời kèm danh sách.',
        en: 'planLimit also names quantity and upgrade: the cheapest plan that has enough, its price per month and where to buy it; a value outside a list of choices is answered with the list.',
      },
      {
        kind: 'added',
        vi: 'GET /weather/map/nowcasting-10minutes: outsideRadar cho biết nơi này có nằm ngoài vùng của radar đang chạy không.',
        en: 'GET /weather/map/nowcasting-10minutes: outsideRadar says whether the place lies outside the range of the radar in use.',
      },
      {
        kind: 'added',
        vi: 'GET /verification/reports: bạn đọc báo mưa hay không mưa trong 30 ngày qua, đặt cạnh điều trang nói lúc ấy.',
        en: 'GET /verification/reports: rain as readers reported it over the last 30 days, next to what the portal said at that moment.',
      },
      {
        kind: 'added',
        vi: 'GET /verification/learning: hiệu chỉnh học được từ sai số, mức cải thiện ở những ngày không dùng để học; issued.corrected ghi giá trị đã hiệu chỉnh.',
        en: 'GET /verification/learning: what is learned from errors, and its gain on held-back days; issued.corrected names corrected values.',
      },
      {
        kind: 'added',
        vi: 'GET /verification/learning: sourceWeights ghi trọng số của từng nguồn; issued.temperatureSources ghi các nguồn được lấy trung bình cho nhiệt độ.',
        en: 'GET /verification/learning: sourceWeights gives the weight of each source; issued.temperatureSources names the sources averaged for the temperature.',
      },
      {
        kind: 'added',
        vi: 'GET /weather/day/15: heavyRainProbability, strongGustProbability; issued.chanceSources ghi các tổ hợp cùng cho khả năng mưa.',
        en: 'GET /weather/day/15: heavyRainProbability, strongGustProbability; issued.chanceSources names the ensembles behind the chance of rain.',
      },
      {
        kind: 'added',
        vi: 'GET /verification/learning: elementGains của gió, độ ẩm và mây; sourceWeights theo weightedVariable và weightSeason. GET /verification/scores: eventScores của gió giật và sương mù.',
        en: 'GET /verification/learning: elementGains of wind, humidity and cloud; sourceWeights by weightedVariable and weightSeason. GET /verification/scores: eventScores of gusts and fog.',
      },
      {
        kind: 'added',
        vi: 'POST /rules/preview: days, khả năng cao nhất của từng ngày tới với quy tắc về mưa, kể cả ngày không có tin.',
        en: 'POST /rules/preview: days, the highest chance on each day ahead for a rain rule, also where no message would be sent.',
      },
    ],
  },
  {
    version: '1.3.0',
    date: '2026-11-27',
    changes: [
      {
        kind: 'added',
        vi: 'Khóa API gửi bằng X-API-Key, hạn mức theo giờ và theo ngày của tài khoản; GET /limits cho biết còn bao nhiêu lượt.',
        en: 'API keys, sent in X-API-Key, with hourly and daily quotas shared by the account; GET /limits shows what is left.',
      },
      {
        kind: 'added',
        vi: 'GET /weather/hours: chọn số giờ (đến 360) và các trường. POST /weather/batch: đến 100 nơi trong một lượt gọi.',
        en: 'GET /weather/hours: choose how many hours (up to 360) and which fields. POST /weather/batch: up to 100 places in one call.',
      },
      {
        kind: 'added',
        vi: 'POST /decisions/evaluate: khi nào nên làm một việc theo điều kiện của bạn, kèm lý do từng giờ; cả dạng csv và ics.',
        en: 'POST /decisions/evaluate: when to do your work under your own conditions, with a reason for each hour; also as csv and ics.',
      },
      {
        kind: 'added',
        vi: 'format=csv và geojson cho các chuỗi giờ, ngày và dự báo tức thời; ics cho day/15; day/90 cũng nhận format.',
        en: 'format=csv and geojson on series of hours, days and the nowcast; ics on day/15; day/90 takes format as well.',
      },
      {
        kind: 'added',
        vi: 'GET /alerts: mưa, dông, sét, gió giật và nắng nóng trong ba giờ tới tại một nơi. GET /weather/runs: những phiên mô hình trước đã dự báo gì.',
        en: 'GET /alerts: rain, thunder, lightning, gusts and heat at a place in the next three hours. GET /weather/runs: what earlier runs forecast.',
      },
      {
        kind: 'added',
        vi: 'POST /me/webhooks: cảnh báo gửi đến máy chủ của bạn, có chữ ký và gửi lại khi lỗi.',
        en: 'POST /me/webhooks: alerts sent to your own server, signed, and retried on failure.',
      },
      {
        kind: 'added',
        vi: 'POST /data/orders: tệp CSV, Parquet, NetCDF hay GeoJSON theo nơi, ngày và đại lượng; GET /data/orders/{id} và /file để hỏi tiến độ và tải.',
        en: 'POST /data/orders: a CSV, Parquet, NetCDF or GeoJSON file by places, period and variables; GET /data/orders/{id} and /file to follow and download it.',
      },
      {
        kind: 'added',
        vi: 'GET /verification/scores: sai số của dự báo so với số đo, cả dạng csv. GET /verification/projects: các công trình đã đối chiếu.',
        en: 'GET /verification/scores: forecast errors against measurements, also as csv. GET /verification/projects: sites that were compared.',
      },
      {
        kind: 'added',
        vi: 'GET /status và trang trạng thái: đo mỗi phút một lần, lịch sử 90 ngày.',
        en: 'GET /status and the status page: one probe per minute, 90 days of history.',
      },
      {
        kind: 'added',
        vi: 'Tài liệu OpenAPI ghi nguồn (x-source) và ý nghĩa của null cho từng trường; lời gọi sắp ngừng báo bằng Deprecation và Sunset.',
        en: 'The OpenAPI document names the source (x-source) and the meaning of null of each field; calls to be retired say so with Deprecation and Sunset.',
      },
      {
        kind: 'changed',
        vi: '/weather/past và /weather/marine hỏi gói của khóa; vượt gói nhận 403 planLimit kèm giới hạn.',
        en: '/weather/past and /weather/marine check the plan of the key; beyond it they answer 403 planLimit with the limit.',
      },
    ],
  },
  {
    version: '1.2.0',
    date: '2026-11-25',
    changes: [
      {
        kind: 'added',
        vi: 'Giờ có temperatureLow và temperatureHigh: khoảng nhiệt độ dự kiến.',
        en: 'Hours have temperatureLow and temperatureHigh: the likely range of the temperature.',
      },
      {
        kind: 'added',
        vi: 'Dự báo tức thời có rainRateHigh và modelShare: mưa có thể mạnh đến đâu, mô hình góp bao nhiêu.',
        en: 'The nowcast has rainRateHigh and modelShare: how heavy the rain may get, and how much of it the model decides.',
      },
      {
        kind: 'added',
        vi: 'GET /weather/now/places: giờ này và mưa ba giờ tới của nhiều nơi cùng lúc.',
        en: 'GET /weather/now/places: current weather and rain in the next three hours for several places at once.',
      },
    ],
  },
  {
    version: '1.1.0',
    date: '2026-11-23',
    changes: [
      {
        kind: 'added',
        vi: 'badge và skyCode: nóng, rét ghi cạnh trạng thái trời; bản tin có trạng thái trời, hướng gió và thành phố lớn.',
        en: 'badge and skyCode: heat and cold next to the sky condition; bulletins have sky, wind direction and major cities.',
      },
      {
        kind: 'added',
        vi: 'Tìm địa điểm chịu được lỗi gõ và hiểu một phần của địa chỉ.',
        en: 'Place search tolerates misspelt names and understands part of an address.',
      },
      {
        kind: 'added',
        vi: 'Tài liệu OpenAPI đặt tên cho từng kiểu trả lời, ghi enum, date-time và các header hạn mức.',
        en: 'The OpenAPI document names each type of reply, and has enum, date-time and the quota headers.',
      },
      {
        kind: 'changed',
        vi: 'Tham số mà một lời gọi GET không có bị từ chối bằng 400, kèm tên các tham số được nhận.',
        en: 'An unknown parameter of a GET call is refused with 400 and the names of those it accepts.',
      },
      {
        kind: 'changed',
        vi: 'Khóa không đúng bị từ chối bằng 401 ở mọi lời gọi. Chương trình và trang web của chúng tôi được tính riêng.',
        en: 'An unknown key is refused with 401 by every call. Programs and our own pages are counted separately.',
      },
    ],
  },
  {
    version: '1.0.0',
    date: '2026-11-21',
    changes: [
      {
        kind: 'added',
        vi: 'Bản đầu: hiện tại, hôm nay, ngày mai, 24 giờ, 15 và 90 ngày, mưa 72 giờ, gió theo độ cao, biển, giờ đã qua, nông nghiệp.',
        en: 'First version: current weather, today, tomorrow, 24 hours, 15 and 90 days, 72 hours of rain, wind by height, sea, past hours, farming.',
      },
      {
        kind: 'added',
        vi: 'Địa điểm, bản đồ, radar, ảnh vệ tinh, cảnh báo chính thức, bản tin, tin tức và tài liệu OpenAPI 3.1.',
        en: 'Places, map, radar, satellite images, official warnings, bulletins, news, and an OpenAPI 3.1 document.',
      },
    ],
  },
];

/** Current version, stated in the OpenAPI document. */
export const API_VERSION: string = API_VERSIONS[0].version;
