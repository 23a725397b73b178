import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { InvalidArgumentError } from 'commander';
import { GribError } from '#formats/grib2/grib-error.ts';
import { RadarError } from '#radar/rain-rate-field.ts';
import type { ZrRelation } from '#radar/zr-relation.ts';
import { RunError } from '#runs/run-error.ts';
import type { FeedName, FeedProbe } from '#sources/feeds.table.ts';

/**
 * Whether an error is an expected refusal rather than a bug, so that its one line is enough for the user: refused
 * input, or an error of the system (disk full, no permission).
 */
export function isRefusal(error: unknown): error is Error {
  if (error instanceof GribError || error instanceof RunError || error instanceof RadarError) return true;
  return error instanceof Error && 'syscall' in error;
}

/** Parses an option as a number between two limits; throws commander's error for anything else. */
export function toNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = text.trim() === '' ? Number.NaN : Number(text);
    if (!(value >= least && value <= most)) throw new InvalidArgumentError(`Not a number from ${least} to ${most}.`);
    return value;
  };
}

/** Formats rows as columns of equal width, two spaces apart; the first row is the header. Numbers are right-aligned. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const isNumeric = head.map((_, column) => rows.slice(1).every((row) => /^-?[\d.]*$/.test(row[column] ?? '')));
  const lines = rows.map((row) =>
    row
      .map((cell, column) =>
        isNumeric[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}

/** Reports the progress of long work on stderr. */
export interface Progress {
  /** Shows a state, at most a few times per second on a terminal and every few seconds elsewhere. */
  show(text: string): void;
  /** Writes a permanent line. */
  say(text: string): void;
}

const TERMINAL_MS = 100;
const LOG_MS = 3000;

/** Progress on a stream: one line that changes on a terminal, separate lines elsewhere. */
export function makeProgress(stream: NodeJS.WriteStream = process.stderr): Progress {
  const pauseMs = stream.isTTY ? TERMINAL_MS : LOG_MS;
  let shownAt = performance.now();
  let isOpen = false;
  return {
    show(text) {
      const now = performance.now();
      if (now - shownAt < pauseMs) return;
      shownAt = now;
      isOpen = stream.isTTY;
      stream.write(stream.isTTY ? `\r\u001b[K${text}` : `${text}\n`);
    },
    say(text) {
      stream.write(isOpen ? `\r\u001b[K${text}\n` : `${text}\n`);
      isOpen = false;
    },
  };
}

/** Feeds that features of the portal read, not the engine. */
type FeatureFeed = 'jma-satellite' | 'nmme' | 'wmo-alert-sources';

/** What the commands need from the portal. */
export interface EngineContext {
  readonly dataDir: string;
  readonly now: EpochSeconds;
  /** Whether demo values may be shown. */
  readonly demo: boolean;
  /** Conversion of reflectivity in radar files to rain rate (setting `RADAR_ZR`). */
  readonly radarZr: ZrRelation;
  /** Sources that are fetched automatically (setting `SOURCES`). */
  readonly sources: readonly string[];
  /** Address of each chosen feed; null for one that is not chosen. */
  readonly feeds: Readonly<Record<FeedName, string | null>>;
  /** Probes of the feeds that the portal's features read. */
  readonly feedProbes: Readonly<Record<FeatureFeed, FeedProbe>>;
  /** Address of a source: its setting, else its public address; null if it has neither. */
  readonly findSourceAddress: (name: string) => string | null;
  /** API key of a source; null if none is set. */
  readonly findSourceKey: (name: string) => string | null;
}

/** Creates the context when a command runs, so that help needs no valid settings. */
export type GetEngineContext = () => EngineContext;
