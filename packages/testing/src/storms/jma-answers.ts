/** A storm in JMA's list; `issue` with JMA's offset of nine hours. */
export interface JmaListed {
  readonly id: string;
  /** `2623`, or a letter while unnamed. */
  readonly number: string;
  readonly category?: string;
  readonly issuedAt: number;
}

const toUtc = (at: number): string => new Date(at * 1000).toISOString().replace('.000Z', 'Z');
const toJst = (at: number): string => toUtc(at + 9 * 3600).replace('Z', '+09:00');

/** `targetTc.json`. */
export function makeJmaList(storms: readonly JmaListed[]): Buffer {
  const list = storms.map(({ id, number, category = 'TS', issuedAt }) => ({
    tropicalCyclone: id,
    typhoonNumber: number,
    category,
    issue: toJst(issuedAt),
  }));
  return Buffer.from(JSON.stringify(list));
}

/** One time of JMA's track; further members as JMA has them. */
export interface JmaPart {
  readonly advancedHours: number;
  readonly position: { readonly deg: readonly [number, number] };
  readonly [member: string]: unknown;
}

/** A storm's answer. */
export interface JmaStorm {
  readonly number: string;
  /** Null while unnamed. */
  readonly name: string | null;
  readonly issuedAt: number;
  /** Of the analysis; default: the hour of the issue. */
  readonly analysedAt?: number;
  readonly parts: readonly JmaPart[];
}

/** `specifications.json`, with the times of the parts filled in. */
export function makeJmaSpecifications({ number, name, issuedAt, analysedAt, parts }: JmaStorm): Buffer {
  const startAt = analysedAt ?? issuedAt - (issuedAt % 3600);
  const title = {
    part: 'title',
    issue: { JST: toJst(issuedAt), UTC: toUtc(issuedAt) },
    typhoonNumber: number,
    ...(name === null ? {} : { name: { jp: '名前', en: name } }),
  };
  const timed = parts.map((part) => ({
    part: part.advancedHours === 0 ? { jp: '実況', en: 'Analysis' } : { jp: '予報', en: 'Forecast' },
    validtime: { UTC: toUtc(startAt + part.advancedHours * 3600) },
    ...part,
  }));
  return Buffer.from(JSON.stringify([title, ...timed]));
}

/** A storm that crosses the East Sea to Quảng Ngãi and weakens over land. */
export function listLandfallParts(): JmaPart[] {
  const speed = (kt: number, gust: number) => ({
    sustained: { kt: String(kt), 'm/s': String(Math.round(kt / 2)) },
    gust: { kt: String(gust), 'm/s': String(Math.round(gust / 2)) },
  });
  return [
    {
      advancedHours: 0,
      position: { deg: [14.9, 113.4] },
      category: { jp: '台風', en: 'STS' },
      course: '西',
      speed: { note: { jp: 'ゆっくり' } },
      pressure: '985',
      maximumWind: speed(55, 80),
      galeWarning: [
        { area: { jp: '北', en: 'N' }, range: { km: 330, nm: 180 } },
        { area: { jp: '南', en: 'S' }, range: { km: 220, nm: 120 } },
      ],
      stormWarning: [{ area: { jp: '全域', en: 'ALL' }, range: { km: 90, nm: 50 } }],
    },
    {
      advancedHours: 24,
      position: { deg: [15.1, 109.2] },
      pressure: '980',
      maximumWind: speed(60, 85),
      probabilityCircleRadius: { km: 95, nm: 50 },
      stormWarning: [{ area: { jp: '全域', en: 'ALL' }, range: { km: 205, nm: 110 } }],
    },
    {
      advancedHours: 48,
      position: { deg: [15.4, 105.6] },
      category: { jp: '熱帯低気圧', en: 'TD' },
      pressure: '1002',
      maximumWind: { sustained: { note: { jp: '-' } } },
      probabilityCircleRadius: { km: 160, nm: 85 },
    },
  ];
}
