import type { DataFormat, DataStep, DataVariableName } from '@portal/domain/data-order/data-variable.table';
import type { Language } from '@portal/domain/language/language';

/** Texts shared by data files, their orders and pages. */
interface DataOrderMessages {
  readonly variables: Readonly<Record<DataVariableName, string>>;
  readonly steps: Readonly<Record<DataStep, string>>;
  readonly formats: Readonly<Record<DataFormat, string>>;
  readonly file: {
    readonly titles: Readonly<Record<DataStep, string>>;
    readonly basis: string;
    readonly demo: string;
    readonly demoSource: string;
  };
  /** Limits of a plan, by field of the order. */
  readonly limits: Readonly<Record<'places' | 'from' | 'to' | 'variables' | 'step', (limit: number) => string>>;
  readonly faults: {
    readonly check: string;
    readonly day: string;
    readonly tooOld: (day: string) => string;
    readonly tooLate: (day: string) => string;
    readonly order: string;
    readonly tooLong: (days: number) => string;
    readonly name: string;
    readonly variables: (names: string) => string;
    readonly tooLarge: (megabytes: string, most: number) => string;
    readonly tooManyRows: (rows: number, most: number) => string;
    readonly noRows: string;
    readonly noRuns: string;
  };
}

export const dataOrderMessages: Readonly<Record<Language, DataOrderMessages>> = {
  vi: {
    variables: {
      temperature: 'Nhiệt độ',
      feelsLike: 'Nhiệt độ cảm nhận',
      dewPoint: 'Điểm sương',
      humidity: 'Độ ẩm',
      rain: 'Lượng mưa',
      rainProbability: 'Khả năng mưa',
      windSpeed: 'Tốc độ gió',
      windGust: 'Gió giật',
      windDirection: 'Hướng gió',
      pressure: 'Khí áp mực biển',
      visibility: 'Tầm nhìn xa',
      cloudCover: 'Lượng mây',
      uvIndex: 'Chỉ số UV',
      waveHeight: 'Độ cao sóng',
      wavePeriod: 'Chu kỳ sóng',
      waveDirection: 'Hướng sóng',
      temperatureMin: 'Nhiệt độ thấp nhất',
      temperatureMax: 'Nhiệt độ cao nhất',
      temperatureMean: 'Nhiệt độ trung bình',
      feelsLikeMax: 'Nhiệt độ cảm nhận cao nhất',
      windSpeedMax: 'Gió mạnh nhất',
      windGustMax: 'Gió giật mạnh nhất',
      uvIndexMax: 'Chỉ số UV cao nhất',
    },
    steps: { hourly: 'Từng giờ', daily: 'Từng ngày', runs: 'Các lần dự báo đã phát' },
    formats: { csv: 'CSV', parquet: 'Parquet', netcdf: 'NetCDF', geojson: 'GeoJSON' },
    file: {
      titles: {
        hourly: 'Thời tiết từng giờ theo điểm',
        daily: 'Thời tiết từng ngày theo điểm',
        runs: 'Giá trị ngày của các lần dự báo đã phát',
      },
      basis:
        'Giá trị mô hình, không phải số đo: cột basis ghi analysis cho giờ đã qua (phân tích của mô hình), forecast cho giờ chưa tới (dự báo). Ô trống là không biết.',
      demo: 'DỮ LIỆU MINH HỌA: thời tiết dựng sẵn để xem thử, không phải dự báo, không phải số đo.',
      demoSource: 'Dữ liệu minh họa',
    },
    limits: {
      places: (limit) => `Gói của bạn có ${limit} địa điểm mỗi tệp.`,
      from: (limit) =>
        limit === 0 ? 'Gói của bạn không có các giờ đã qua trước hôm nay.' : `Gói của bạn có ${limit} giờ đã qua.`,
      to: (limit) => `Gói của bạn có dự báo ${limit} ngày, tính cả hôm nay.`,
      variables: (limit) =>
        limit === 0 ? 'Gói của bạn không có số liệu sóng biển.' : `Gói của bạn có sóng biển ${limit} ngày.`,
      step: () => 'Các lần dự báo đã phát có từ gói 1.',
    },
    faults: {
      check: 'Hãy xem lại các ngày.',
      day: 'Hãy ghi ngày theo dạng 2026-11-21.',
      tooOld: (day) => `Kho lưu trữ có từng giờ từ ngày ${day}.`,
      tooLate: (day) => `Chỉ lấy được đến ngày ${day}.`,
      order: 'Ngày cuối phải từ ngày đầu trở đi.',
      tooLong: (days) => `Mỗi tệp tối đa ${days} ngày.`,
      name: 'Hãy đặt tên cho địa điểm.',
      variables: (names) => `Đại lượng có: ${names}.`,
      tooLarge: (megabytes, most) =>
        `Tệp khoảng ${megabytes} MB, quá mức ${most} MB. Hãy bớt địa điểm, ngày hoặc đại lượng, hay chọn Parquet.`,
      tooManyRows: (rows, most) =>
        `Tệp có ${rows.toLocaleString('vi-VN')} dòng, quá mức ${most.toLocaleString('vi-VN')}. Hãy bớt địa điểm hoặc ngày.`,
      noRows: 'Khoảng này không có giờ nào trong gói của bạn.',
      noRuns: 'Chưa có lần dự báo nào được lưu trong khoảng này.',
    },
  },
  en: {
    variables: {
      temperature: 'Temperature',
      feelsLike: 'Feels-like temperature',
      dewPoint: 'Dew point',
      humidity: 'Humidity',
      rain: 'Rain',
      rainProbability: 'Chance of rain',
      windSpeed: 'Wind speed',
      windGust: 'Wind gust',
      windDirection: 'Wind direction',
      pressure: 'Sea-level pressure',
      visibility: 'Visibility',
      cloudCover: 'Cloud cover',
      uvIndex: 'UV index',
      waveHeight: 'Wave height',
      wavePeriod: 'Wave period',
      waveDirection: 'Wave direction',
      temperatureMin: 'Lowest temperature',
      temperatureMax: 'Highest temperature',
      temperatureMean: 'Mean temperature',
      feelsLikeMax: 'Highest feels-like temperature',
      windSpeedMax: 'Strongest wind',
      windGustMax: 'Strongest gust',
      uvIndexMax: 'Highest UV index',
    },
    steps: { hourly: 'Hour by hour', daily: 'Day by day', runs: 'Earlier forecasts as issued' },
    formats: { csv: 'CSV', parquet: 'Parquet', netcdf: 'NetCDF', geojson: 'GeoJSON' },
    file: {
      titles: {
        hourly: 'Hourly weather at points',
        daily: 'Daily weather at points',
        runs: 'Daily values of earlier forecasts as issued',
      },
      basis:
        'Model values, not measurements: the column basis says analysis for hours that are over (model analysis) and forecast for hours to come. An empty cell is not known.',
      demo: 'DEMONSTRATION DATA: invented weather to look at, neither forecast nor measurement.',
      demoSource: 'Demo data',
    },
    limits: {
      places: (limit) => `Your plan has ${limit} ${limit === 1 ? 'place' : 'places'} a file.`,
      from: (limit) =>
        limit === 0 ? 'Your plan has no hours before today.' : `Your plan has the last ${limit} hours.`,
      to: (limit) => `Your plan has ${limit} days of forecast, today included.`,
      variables: (limit) => (limit === 0 ? 'Your plan has no waves.' : `Your plan has ${limit} days of waves.`),
      step: () => 'Earlier forecasts come with package 1 and larger.',
    },
    faults: {
      check: 'Please check the days.',
      day: 'Write a day such as 2026-11-21.',
      tooOld: (day) => `The archive has hours from ${day} on.`,
      tooLate: (day) => `Data reach to ${day}.`,
      order: 'The last day must not be before the first.',
      tooLong: (days) => `A file has at most ${days} days.`,
      name: 'Give the place a name.',
      variables: (names) => `Known variables: ${names}.`,
      tooLarge: (megabytes, most) =>
        `The file would have about ${megabytes} MB; ${most} MB is the most. Choose fewer places, days or variables, or Parquet.`,
      tooManyRows: (rows, most) =>
        `The file would have ${rows.toLocaleString('en-US')} rows; ${most.toLocaleString('en-US')} is the most. Choose fewer places or days.`,
      noRows: 'Your plan has no hour of this period.',
      noRuns: 'No earlier forecast of this period is archived.',
    },
  },
};
