import { DAY_SECONDS, type EpochSeconds } from '#time/vietnam-time.ts';

/** What a reader says of the rain where they are. */
export type ReportedRain = 'rain' | 'dry';

/** A visitor has one report for a cell in each half hour of the clock; a later one replaces it. */
const REPORT_SLOT_SECONDS = 1800;
/** Reports are dated no finer. */
const REPORT_QUARTER_SECONDS = 900;
/** How long ago a report may have been made that counts as of now. */
export const RECENT_REPORT_SECONDS = 1800;
/** Fewer reports say nothing of a place. */
const LEAST_RECENT = 3;
/** Fewer have no agreement. */
export const LEAST_COMPARED = 20;
/** What pages and calls look back on. */
export const REPORT_SPAN_SECONDS = 30 * DAY_SECONDS;

/** How many visitors of one network count for a cell and half hour, and how many reports are stored of a cell and half hour at all. */
export const REPORT_CAPS = { ofNetwork: 2, ofCell: 300 } as const;

/** Start of the half hour in which a visitor has one report. */
export const toReportSlot = (at: EpochSeconds): EpochSeconds => at - (at % REPORT_SLOT_SECONDS);
/** Start of the quarter hour of a report. */
export const toReportQuarter = (at: EpochSeconds): EpochSeconds => at - (at % REPORT_QUARTER_SECONDS);

/**
 * The network of a caller, the /24 of an IPv4 address and the /48 of an IPv6 one. `caller` is an IPv4 address or a /64 with its four
 * groups written out, such as `2001:db8:0:1::/64`; any other text is a network of its own.
 */
export function toReportNetwork(caller: string): string {
  const ipv4 = /^(\d+\.\d+\.\d+)\.\d+$/.exec(caller)?.[1];
  if (ipv4 !== undefined) return `${ipv4}.0/24`;
  const ipv6 = /^((?:[\da-f]+:){2}[\da-f]+):[\da-f]+::\/64$/i.exec(caller)?.[1];
  return ipv6 === undefined ? caller : `${ipv6}::/48`;
}

/** A report as it counts. */
export interface CountedReport {
  readonly cell: number;
  readonly quarterAt: EpochSeconds;
  /** Hashes of the address and of its network: equal for the same one on the same day. */
  readonly visitor: string;
  readonly network: string;
  readonly isRaining: boolean;
}

/** How many readers around a place say that it rains, of how many. */
export interface NearReports {
  readonly raining: number;
  readonly all: number;
}

/**
 * What the readers around a place say together: the last report of each visitor, of two visitors of a network. Null for fewer than
 * three, so that no network speaks alone.
 *
 * @param near reports of the last half hour in the cell of the place and those around it
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

/** Reports beside what the portal said at the same moment of the same cell. */
export interface ComparedReports {
  readonly saidRainReportedRain: number;
  readonly saidRainReportedDry: number;
  readonly saidDryReportedRain: number;
  readonly saidDryReportedDry: number;
}

/** How many reports are compared. */
export const countCompared = (counts: ComparedReports): number =>
  counts.saidRainReportedRain + counts.saidRainReportedDry + counts.saidDryReportedRain + counts.saidDryReportedDry;

/** Share of the compared reports that say what the portal said, 0 to 1; null for fewer than twenty. */
export function findReportAgreement(counts: ComparedReports): number | null {
  const compared = countCompared(counts);
  return compared < LEAST_COMPARED ? null : (counts.saidRainReportedRain + counts.saidDryReportedDry) / compared;
}
