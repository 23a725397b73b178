import type { VerificationLearning } from '@portal/contract/endpoints/verification';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { LEAST_PAIRS } from '@portal/forecast/learning/gain-sums';
import {
  type ElementBiases,
  type ElementGain,
  type LearnedChance,
  type LearnedVersion,
  readNewestVersion,
  type TemperatureGain,
  type VariableWeights,
} from '@portal/forecast/learning/learned-version';
import type { LearnedPart } from '@portal/forecast/learning/open-learned';

interface LearningView {
  readonly dataDir: string;
  /** Corrections that the settings apply. */
  readonly learning: ReadonlySet<LearnedPart>;
}

type ShownGain = VerificationLearning['temperatureGains'][number];

function findHold(
  { isApplied, pairs }: Pick<ElementGain, 'isApplied' | 'pairs'>,
  isOn: boolean,
): ShownGain['heldBackBy'] {
  if (!isOn) return 'switchedOff';
  if (isApplied) return null;
  return pairs < LEAST_PAIRS ? 'fewPairs' : 'noGain';
}

function toGain(source: string, gain: TemperatureGain, isOn: boolean): ShownGain {
  return { source, extreme: gain.element, ...toProof(gain, isOn) };
}

function toElementGain(
  { source, element }: ElementBiases,
  gain: ElementGain,
  isOn: boolean,
): VerificationLearning['elementGains'][number] {
  return { source, correctedElement: element, unit: element === 'wind' ? 'm/s' : '%', ...toProof(gain, isOn) };
}

function toProof(gain: ElementGain, isOn: boolean): Omit<ShownGain, 'source' | 'extreme'> {
  const { leadFrom, leadTo, days, pairs, errorBefore, errorAfter, neighbourBefore, neighbourAfter } = gain;
  return {
    leadFrom,
    leadTo,
    learnedDays: days,
    learnedPairs: pairs,
    errorBefore,
    errorAfter,
    neighbourBefore,
    neighbourAfter,
    isApplied: isOn && gain.isApplied,
    reachKm: gain.reachKm,
    heldBackBy: findHold(gain, isOn),
  };
}

/** The weights of the year and of each monsoon, of every variable. */
function listWeights({ weights = [], variableWeights = [] }: LearnedVersion): readonly VariableWeights[] {
  const ofYear = weights.map((row) => ({ ...row, variable: 'temperature', season: 'year', errorYear: null }) as const);
  return [...ofYear, ...variableWeights];
}

function toWeights(weights: VariableWeights, isOn: boolean): VerificationLearning['sourceWeights'][number] {
  const { variable, season, errorYear } = weights;
  const { source, leadFrom, leadTo, days, pairs, errorSingle, errorWeighted, isApplied, shares } = weights;
  return {
    source,
    weightedVariable: variable,
    weightSeason: season,
    unit: variable === 'temperature' ? '°C' : '%',
    errorYear: season === 'year' ? null : errorYear,
    leadFrom,
    leadTo,
    learnedDays: days,
    learnedPairs: pairs,
    errorSingle,
    errorWeighted,
    weightShares: shares.map((one) => ({ source: one.source, sharePercent: Math.round(one.share * 1000) / 10 })),
    isApplied: isOn && isApplied,
    heldBackBy: findHold(weights, isOn),
  };
}

function toChanceGain(chance: LearnedChance, isOn: boolean): VerificationLearning['chanceGains'][number] {
  const { source, area, leadFrom, leadTo, days, pairs, wet, law, refusal, heldBack } = chance;
  return {
    source,
    climateArea: area,
    leadFrom,
    leadTo,
    learnedDays: days,
    learnedPairs: pairs,
    wetStationDays: wet,
    hazardScale: law.scale,
    hazardPower: law.power,
    brierBefore: heldBack?.brierBefore ?? null,
    brierAfter: heldBack?.brierAfter ?? null,
    reliabilityBefore: heldBack?.reliabilityBefore ?? null,
    reliabilityAfter: heldBack?.reliabilityAfter ?? null,
    isApplied: isOn && refusal === null,
    heldBackBy: isOn ? refusal : 'switchedOff',
  };
}

/** The last learned version, and whether it is applied; empty if there is none. */
export function findLearning({ dataDir, learning }: LearningView): VerificationLearning {
  const version = readNewestVersion(dataDir);
  if (version === null) {
    return {
      learnedAt: null,
      learnedFrom: null,
      learnedUntil: null,
      learnedStations: 0,
      temperatureGains: [],
      elementGains: [],
      sourceWeights: [],
      chanceGains: [],
    };
  }
  const isOn = learning.has('temperature');
  return {
    learnedAt: formatMoment(version.validFrom),
    learnedFrom: version.fromDate,
    learnedUntil: version.untilDate,
    learnedStations: version.stations.length,
    temperatureGains: version.temperature.flatMap(({ source, gains }) =>
      gains.filter(({ pairs }) => pairs > 0).map((gain) => toGain(source, gain, isOn)),
    ),
    elementGains: (version.elements ?? []).flatMap((one) =>
      one.gains.filter(({ pairs }) => pairs > 0).map((gain) => toElementGain(one, gain, learning.has(one.element))),
    ),
    sourceWeights: listWeights(version).map((weights) =>
      toWeights(weights, learning.has(weights.variable) && learning.has('weights')),
    ),
    chanceGains: version.chances.map((chance) => toChanceGain(chance, learning.has('chance'))),
  };
}
