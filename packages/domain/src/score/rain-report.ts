import { DAY_SECONDS, type EpochSeconds } from '#time/vietnam-time.ts';

/** A reader's report of the rain at their place. */
export type ReportedRain = 'rain' | 'dry';

/** A visitor has one report per cell in each half hour of the clock; a later one replaces it. */
const REPORT_SLOT_SECONDS = 1800;
/** Time resolution of reports. */
const REPORT_QUARTER_SECONDS = 900;
/** Longest age of a report that counts as current. */
export const RECENT_REPORT_SECONDS = 1800;
/** Least number of reports for a statement about a place. */
const LEAST_RECENT = 3;
/** Least number of reports for an agreement. */
export const LEAST_COMPARED = 20;
/** Period covered by pages and calls. */
export const REPORT_SPAN_SECONDS = 30 * DAY_SECONDS;

/** Most counted visitors per network, cell and half hour, and most stored reports per cell and half hour. */
export const REPORT_CAPS = { ofNetwork: 2, ofCell: 300 } as const;

/** Start of the half-hour slot of a visitor's report. */
export const toReportSlot = (at: EpochSeconds): EpochSeconds => at - (at % REPORT_SLOT_SECONDS);
/** Start of the quarter hour of a report. */
export const toReportQuarter = (at: EpochSeconds): EpochSeconds => at - (at % REPORT_QUARTER_SECONDS);

/**
 * The network of a caller, the /24 of an IPv4 address and the /48 of an IPv6 one. `caller` is an IPv4 address or a /64
 * with its four groups written out, such as `2001:db8:0:1::/64`; any other text is a network of its own.
 */
export function toReportNetwork(caller: string): string {
  const ipv4 = /^(\d+\.\d+\.\d+)\.\d+$/.exec(caller)?.[1];
  if (ipv4 !== undefined) return `${ipv4}.0/24`;
  const ipv6 = /^((?:[\da-f]+:){2}[\da-f]+):[\da-f]+::\/64$/i.exec(caller)?.[1];
  return ipv6 === undefined ? caller : `${ipv6}::/48`;
}

/** A report for counting. */
export interface CountedReport {
  readonly cell: number;
  readonly quarterAt: EpochSeconds;
  /** Hashes of the address and of its network: equal for the same one on the same day. */
  readonly visitor: string;
  readonly network: string;
  readonly isRaining: boolean;
}

/** Number of readers around a place who report rain, and of all. */
export interface NearReports {
  readonly raining: number;
  readonly all: number;
}

/**
 * Summary of the reports around a place: the last report of each visitor, from at most two visitors per network. Null
 * for fewer than three, so that no single network decides.
 *
 * @param near reports of the last half hour in the cell of the place and its neighbours
 */
export function summarizeNearReports(near: readonly CountedReport[]): NearReports | null {
  const visitors = new Set<string>();
  const networks = new Map<string, number>();
  let [raining, all] = [0, 0];
  for (const { visitor, network, isRaining } of near.toSorted((a, b) => b.quarterAt - a.quarterAt)) {
    const ofNetwork = networks.get(network) ?? 0;
    if (visitors.has(visitor) || ofNetwork >= REPORT_CAPS.ofNetwork) continue;
    visitors.add(visitor);
    networks.set(network, ofNetwork + 1);
    all += 1;
    if (isRaining) raining += 1;
  }
  return all < LEAST_RECENT ? null : { raining, all };
}

/** Reports compared with the portal's own statement for the same moment and cell. */
export interface ComparedReports {
  readonly saidRainReportedRain: number;
  readonly saidRainReportedDry: number;
  readonly saidDryReportedRain: number;
  readonly saidDryReportedDry: number;
}

/** Number of compared reports. */
export const countCompared = (counts: ComparedReports): number =>
  counts.saidRainReportedRain + counts.saidRainReportedDry + counts.saidDryReportedRain + counts.saidDryReportedDry;

/** Share of the compared reports that agree with the portal, 0 to 1; null for fewer than twenty. */
export function findReportAgreement(counts: ComparedReports): number | null {
  const compared = countCompared(counts);
  return compared < LEAST_COMPARED ? null : (counts.saidRainReportedRain + counts.saidDryReportedDry) / compared;
}
