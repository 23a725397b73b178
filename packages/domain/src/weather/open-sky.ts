import { decideSkyState, isWetSky, type SkyCode, type SkyStateInput } from './sky-state.ts';

/** A state that describes sky and rain without heat or cold. */
export type OpenSkyCode = 1 | 5 | 6 | 7 | 12 | 13 | 14 | 15 | 16 | 24 | 28;

/** Sky of a state with heat or cold if nothing more is known. */
const WITHOUT_TEMPERATURE: Readonly<Record<SkyCode, OpenSkyCode>> = {
  ...{ 1: 1, 2: 1, 3: 1, 4: 1, 5: 5, 6: 6, 7: 7 },
  ...{ 8: 6, 9: 6, 10: 6, 11: 6, 12: 12, 13: 13, 14: 14, 15: 15, 16: 16 },
  ...{ 17: 14, 18: 14, 19: 14, 20: 14, 21: 15, 22: 15, 23: 15, 24: 24, 25: 16, 26: 16, 27: 16, 28: 28 },
};

/** Neither heat nor cold. */
const MILD_C = 22;

/** The sky of a state without further information: a cold dry one has changing clouds. */
export function stripTemperature(code: SkyCode): OpenSkyCode {
  return WITHOUT_TEMPERATURE[code];
}

/**
 * The sky of a state without heat and cold, which are reported separately (decisions.md "Sky states"). `input` is the
 * input of the state. Rain stays rain and dry stays dry. Null for an unknown state.
 */
export function decideOpenSky(code: SkyCode | null, input: SkyStateInput): OpenSkyCode | null {
  if (code === null) return null;
  const plain = stripTemperature(code);
  if (plain === code) return plain;
  const mild = decideSkyState({ ...input, isDay: true, temperatureMaxC: MILD_C, dayMeanC: null, dayMinC: null });
  if (mild === null || isWetSky(mild) !== isWetSky(plain) || isHeavy(mild) !== isHeavy(plain)) return plain;
  return stripTemperature(mild);
}

const isHeavy = (code: SkyCode): boolean => code === 15 || code === 16;
