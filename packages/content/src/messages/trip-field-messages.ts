/** Meaning of the fields of a trip by name: Vietnamese, then English. */
export const TRIP_FIELDS: Readonly<Record<string, readonly [vi: string, en: string]>> = {
  origin: ['Nơi đi', 'Origin'],
  destination: ['Nơi đến', 'Destination'],
  way: ['Đường đi: đường thẳng giữa hai nơi', 'Route: a straight line between the two places'],
  mode: ['Cách đi: motorbike, car hoặc walk', 'Mode of travel: motorbike, car or walk'],
  straightKm: ['Độ dài đường thẳng', 'Length of the straight line'],
  roadKm: ['Độ dài đường bộ', 'Length of the road'],
  travelMinutes: ['Thời gian đi ước tính', 'Estimated travel time'],
  stepMinutes: ['Số phút giữa hai giờ đi', 'Minutes between departures'],
  chosen: ['Giờ đi đã chọn', 'Requested departure'],
  departures: ['Các giờ đi', 'Departures'],
  arrivesAt: ['Giờ đến', 'Arrival'],
  rainMm: ['Lượng mưa hứng dọc đường', 'Rain met along the way'],
  rainMmHigh: [
    'Lượng mưa có thể tới: chín trên mười thành viên ở dưới',
    'Possible rain: nine out of ten members stay below it',
  ],
  wetMinutes: ['Số phút đi trong mưa', 'Minutes in rain'],
  heavyMinutes: ['Số phút đi trong mưa to, từ 10 mm/h', 'Minutes in heavy rain, from 10 mm/h'],
  gust: ['Gió giật mạnh nhất dọc đường', 'Strongest gust along the way'],
  danger: ['Điều nguy hiểm: thunder, gust hoặc fog', 'Danger: thunder, gust or fog'],
  along: ['Mưa dọc đường của giờ đi đã chọn', 'Rain along the way for the requested departure'],
};
