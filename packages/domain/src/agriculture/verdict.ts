import type { WarningKind } from '#warning/warning-kind.table.ts';

/** Activities rated by the hour: phun thuốc, phơi, bón phân, thu hoạch, and for ponds cho tôm ăn. */
export type ActivityId = 'spray' | 'dry' | 'fertilise' | 'harvest' | 'feed';

/** nên, cân nhắc, không nên; `night` if the activity is not rated at that hour. */
export type Verdict = 'good' | 'consider' | 'avoid' | 'night';

/** Subject of a reason. `REASON_UNITS` names the unit of its value. */
export type ReasonKind =
  | 'warning'
  | 'afterWarning'
  | 'rainNow'
  | 'rainSoon'
  | 'rainSum'
  | 'rainDay'
  | 'rainChance'
  | 'rainBefore'
  | 'rainFree'
  | 'windStrong'
  | 'windCalm'
  | 'windGentle'
  | 'inversion'
  | 'hot'
  | 'cool'
  | 'humid'
  | 'dryAir'
  | 'evaporation'
  | 'stillWet'
  | 'airFine'
  | 'cloudy'
  | 'sunny'
  | 'thunder'
  | 'thunderPossible'
  | 'dark'
  | 'shortSpell'
  | 'pondHot'
  | 'pondCool'
  | 'pondFine';

/** One fact that a verdict rests on. */
export interface Reason {
  readonly kind: ReasonKind;
  /** In the unit of `REASON_UNITS`; null for a kind without one. */
  readonly value: number | null;
  /**
   * Hours: until rain begins (`rainSoon`), covered by a sum or chance, that stay dry (`rainFree`), or of the spell
   * (`shortSpell`); else null.
   */
  readonly hours: number | null;
  /** The official warning of `warning` and `afterWarning`; absent for other kinds. */
  readonly warning?: { readonly id: string; readonly kind: WarningKind; readonly number: string };
}

/**
 * Unit of the value of each kind; null for kinds without a value. ΔT is the temperature minus the wet-bulb temperature.
 */
export const REASON_UNITS: Readonly<Record<ReasonKind, 'mm' | '%' | 'km/h' | '°C' | null>> = {
  warning: null,
  afterWarning: null,
  rainNow: 'mm',
  rainSoon: 'mm',
  rainSum: 'mm',
  rainDay: 'mm',
  rainChance: '%',
  rainBefore: 'mm',
  rainFree: null,
  windStrong: 'km/h',
  windCalm: 'km/h',
  windGentle: 'km/h',
  inversion: 'km/h',
  hot: '°C',
  cool: '°C',
  humid: '%',
  dryAir: '%',
  evaporation: '°C',
  stillWet: '°C',
  airFine: '%',
  cloudy: '%',
  sunny: '%',
  thunder: null,
  thunderPossible: null,
  dark: null,
  shortSpell: null,
  pondHot: '°C',
  pondCool: '°C',
  pondFine: '°C',
};

/** Verdict of an hour with its reasons; null if a deciding value is unknown, and for a day after a warning. */
export interface Judgement {
  readonly verdict: Verdict | null;
  /** The reasons for this verdict, rain first; empty for `night`, and for null except after a warning. */
  readonly reasons: readonly Reason[];
}

/** The verdict of hours in which a kind of work is not rated. */
export const AT_NIGHT: Judgement = { verdict: 'night', reasons: [] };
