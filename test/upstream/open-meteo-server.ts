import { type BuiltWeather, makeOpenMeteoAnswer } from '@portal/testing/open-meteo/make-answer';
import { startUpstream, type Upstream } from './upstream.ts';

/** A server that answers as the three services of Open-Meteo do, each below `/v1`. */
export function startOpenMeteo(weather: BuiltWeather = {}): Promise<Upstream> {
  return startUpstream(new Map(), (path) => {
    const answer = makeOpenMeteoAnswer(path, weather);
    return answer === undefined ? undefined : Buffer.from(answer);
  });
}
