import type { VerificationLearning } from '@portal/contract/endpoints/verification';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { LEAST_PAIRS } from '@portal/forecast/learning/gain-sums';
import {
  type LearnedChance,
  type LearnedWeights,
  readNewestVersion,
  type TemperatureGain,
} from '@portal/forecast/learning/learned-version';
import type { LearnedPart } from '@portal/forecast/learning/open-learned';

interface LearningView {
  readonly dataDir: string;
  /** Corrections that the settings apply. */
  readonly learning: ReadonlySet<LearnedPart>;
}

type ShownGain = VerificationLearning['temperatureGains'][number];

function findHold(
  { isApplied, pairs }: Pick<TemperatureGain, 'isApplied' | 'pairs'>,
  isOn: boolean,
): ShownGain['heldBackBy'] {
  if (!isOn) return 'switchedOff';
  if (isApplied) return null;
  return pairs < LEAST_PAIRS ? 'fewPairs' : 'noGain';
}

function toGain(source: string, gain: TemperatureGain, isOn: boolean): ShownGain {
  const { element, leadFrom, leadTo, days, pairs, errorBefore, errorAfter, neighbourBefore, neighbourAfter } = gain;
  return {
    source,
    extreme: element,
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

function toWeights(weights: LearnedWeights, isOn: boolean): VerificationLearning['sourceWeights'][number] {
  const { source, leadFrom, leadTo, days, pairs, errorSingle, errorWeighted, isApplied, shares } = weights;
  return {
    source,
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
    sourceWeights: (version.weights ?? []).map((weights) => toWeights(weights, isOn && learning.has('weights'))),
    chanceGains: version.chances.map((chance) => toChanceGain(chance, learning.has('chance'))),
  };
}
