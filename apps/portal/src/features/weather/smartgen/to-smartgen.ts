import type { EndpointReply } from '@portal/contract/endpoint';
import type { weatherSmartgen } from '@portal/contract/endpoints/weather';
import type { Hour } from '@portal/contract/endpoints/weather-schema';
import type { Language } from '@portal/domain/language/language';
import type { LocatedWeather } from '../place-weather.ts';
import { findNowFacts } from './find-now-facts.ts';
import type { NowFacts } from './now-facts.ts';
import { tellNowInEnglish } from './tell-now-en.ts';
import { tellNowInVietnamese } from './tell-now-vi.ts';

type Smartgen = Pick<EndpointReply<typeof weatherSmartgen>, 'text' | 'facts'>;
type Fact = Smartgen['facts'][number];

/** The sentence for now with the facts that it rests on; `text` is null where nothing of now is known. */
export function toSmartgen(weather: LocatedWeather, now: Hour, language: Language): Smartgen {
  const facts = findNowFacts(weather, now);
  const text = language === 'vi' ? tellNowInVietnamese(facts) : tellNowInEnglish(facts);
  return { text, facts: text === null ? [] : listFacts(facts) };
}

function listFacts({ hour, temperature, feelsLike, code, coming, extreme }: NowFacts): Fact[] {
  const facts: (Fact | null)[] = [
    { name: 'hour', value: hour, unit: null },
    temperature === null ? null : { name: 'temperature', value: temperature, unit: '°C' },
    feelsLike === null ? null : { name: 'feelsLike', value: feelsLike, unit: '°C' },
    code === null ? null : { name: 'code', value: code, unit: null },
    coming === null ? null : { name: 'rainComing', value: coming.rainMm, unit: 'mm' },
    extreme === null
      ? null
      : {
          name: extreme.kind === 'high' ? 'temperatureMax' : 'temperatureMin',
          value: extreme.temperature,
          unit: '°C',
        },
  ];
  return facts.filter((fact) => fact !== null);
}
