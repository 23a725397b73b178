import { fillBulletin } from '@portal/content/expert-bulletin/fill-bulletin';
import { writeBulletinSkeleton } from '@portal/content/expert-bulletin/write-skeleton';
import type { BulletinDocument } from '@portal/domain/expert-bulletin/bulletin-document';
import { BULLETIN_CONCERNS } from '@portal/domain/expert-bulletin/bulletin-request';
import { DAY_SECONDS, formatDate, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { readBulletinText } from '../bulletin-file.ts';

/** First hour of the fixture's weather. */
export const BULLETIN_START = Date.parse('2026-11-22T00:00:00+07:00') / 1000;
const DAYS = 15;

const hours = Array.from({ length: DAYS * 24 }, (_, index) => ({
  at: BULLETIN_START + index * HOUR_SECONDS,
  temperature: 20 + (index % 24) / 4,
  feelsLike: 22,
  humidity: 60 + (index % 30),
  windSpeed: 3 + (index % 10) / 2,
  windGust: 8 + (index % 9),
  windDirection: 45,
  visibility: 10,
  rain: index % 5,
  rainProbability: 40,
  uvIndex: 3,
  thunder: 2,
}));
const days = Array.from({ length: DAYS }, (_, day) => ({
  ...{ rain: 48, rainLow: 10, rainHigh: 60.5, rainProbability: 90, temperatureMin: 20, temperatureMax: 26 },
  ...{
    temperatureMean: 22,
    feelsLikeMax: 26,
    windSpeedMax: 8,
    windGustMax: 16,
    uvIndexMax: 3,
    sunrise: null,
    sunset: null,
  },
  date: formatDate(BULLETIN_START + day * DAY_SECONDS),
}));
export const BULLETIN_WEATHER = { hours, days, waves: hours.map(({ at }) => ({ at, waveHeight: 1.5 })) };

/** A bulletin of the whole forecast with every optional part. */
export function makeLongestBulletin(language: 'vi' | 'en'): BulletinDocument {
  const period = { fromAt: BULLETIN_START, toAt: BULLETIN_START + DAYS * DAY_SECONDS };
  const place = { name: 'Sân vận động Quốc gia Mỹ Đình', lat: 21.02, lng: 105.76 };
  const asked = { purpose: 'event', language, remarks: '', neededAt: BULLETIN_START, emails: [] } as const;
  const request = { place, ...period, concerns: BULLETIN_CONCERNS, ...asked };
  const source = writeBulletinSkeleton({ id: 'x', language, request, experts: [] });
  const sentence = 'Ưu tiên buổi sáng; kiểm tra lại khi gió đổi hướng. '.repeat(5);
  const { text } = readBulletinText(source.replaceAll(/\[\[.*?\]\]/g, `**${sentence.trim()}**`));
  const { blocks, figures, faults } = fillBulletin(text, {
    language,
    weather: BULLETIN_WEATHER,
    placeName: place.name,
    period,
    runAt: BULLETIN_START,
  });
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
  return {
    ...{
      orderId: 'x',
      language,
      version: 2,
      replacesIssuedAt: BULLETIN_START - 3600,
      issuedAt: BULLETIN_START,
      title: 'Sự kiện',
      place,
    },
    ...period,
    author: { name: 'Người viết thử', role: 'Dự báo viên' },
    weather: { isDemo: true, runAt: BULLETIN_START, credits: ['NOAA GFS', 'ECMWF open data'] },
    warnings: [
      {
        ...{
          issuer: 'Trung tâm Dự báo',
          number: null,
          level: 2,
          issuedAt: BULLETIN_START,
          expiresAt: BULLETIN_START + DAY_SECONDS,
        },
        ...{ headline: 'Tin gió mùa', text: 'Không khí lạnh.\nGió giật cấp 7.', link: 'https://nchmf.gov.vn/' },
      },
    ],
    blocks,
    figures,
  };
}
