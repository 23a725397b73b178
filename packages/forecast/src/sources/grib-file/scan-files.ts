import { statSync } from 'node:fs';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { GribError } from '#formats/grib2/grib-error.ts';
import { type GribFile, openGribFile } from '#formats/grib2/grib-source.ts';
import type { Grib2Message } from '#formats/grib2/message.ts';
import { readGribMessages } from '#formats/grib2/read-messages.ts';
import { RunError } from '#runs/run-error.ts';
import { isAmount } from '#runs/run-layout.ts';
import { findGribVariable, type GribVariable, REGION_TEXT, touchesRegion } from './grib-variable.ts';
import { GRIB_VARIABLES } from './grib-variables.table.ts';

/** Why a field of a file is not accepted. */
type Hindrance = 'unknown' | 'grid' | 'member' | 'outside' | 'empty';

/** Code table 3.1, grids found in files; those without a name are reported by number. */
const GRID_NAMES: Readonly<Record<number, string>> = {
  0: 'reduced latitude-longitude',
  1: 'rotated latitude-longitude',
  10: 'Mercator',
  20: 'polar stereographic',
  30: 'Lambert conformal',
  40: 'Gaussian',
  90: 'space view',
  101: 'unstructured',
};
const MOST_EXAMPLES = 3;

/** What stood in the way of the fields of one file. */
class Hindrances {
  readonly #counts: Record<Hindrance, number> = { unknown: 0, grid: 0, member: 0, outside: 0, empty: 0 };
  readonly #parameters = new Set<string>();
  readonly #grids = new Set<string>();
  #onOtherGrids = 0;

  add(message: Grib2Message, hindrance: Hindrance): void {
    const { discipline, category, parameter, grid } = message;
    this.#counts[hindrance] += 1;
    if (hindrance === 'unknown') this.#parameters.add(`${discipline}.${category}.${parameter}`);
    if (grid.kind === 'lat-lng') return;
    // Reported for an unknown variable too: supporting the variable would not suffice.
    this.#onOtherGrids += 1;
    this.#grids.add(GRID_NAMES[grid.template] ?? `template 3.${grid.template}`);
  }

  /** One line for a file without any accepted field: every reason, with its number of fields. */
  explain(fields: number): string {
    const { unknown, member, outside, empty } = this.#counts;
    const some = (count: number) => (count === fields ? `all ${fields} fields` : `${count} of ${fields} fields`);
    const reasons = [
      unknown > 0 &&
        unknown === fields &&
        `none of its ${fields} fields is a variable that the portal knows (${this.#listParameters()})`,
      unknown > 0 &&
        unknown < fields &&
        `${some(unknown)} are no variable that the portal knows (${this.#listParameters()})`,
      this.#onOtherGrids > 0 &&
        `${some(this.#onOtherGrids)} lie on a grid that is not read (${[...this.#grids].join(', ')}; only latitude-longitude grids are)`,
      outside > 0 &&
        (outside === fields
          ? `no field covers ${REGION_TEXT}, the area of the portal`
          : `${some(outside)} lie outside ${REGION_TEXT}, the area of the portal`),
      member > 0 &&
        `${some(member)} are only perturbed members, means or chances of an ensemble; the control member is needed`,
      empty > 0 && `${some(empty)} are amounts of no time (their interval ends as it begins, as at step 0)`,
    ];
    return reasons.filter((reason) => reason !== false).join('; ');
  }

  #listParameters(): string {
    const all = [...this.#parameters];
    return all.length <= MOST_EXAMPLES ? all.join(', ') : `${all.slice(0, MOST_EXAMPLES).join(', ')} …`;
  }
}

/** An accepted field: its position and meaning. */
export interface FoundField {
  readonly path: string;
  readonly message: Grib2Message;
  readonly variable: GribVariable;
}

/** All fields of one model run, over all files. */
export interface FoundRun {
  readonly source: string;
  readonly runAt: EpochSeconds;
  readonly fields: readonly FoundField[];
}

/** Result of scanning a file, for people. */
interface ScannedFile {
  readonly path: string;
  readonly fields: number;
  readonly accepted: number;
}

/** Options for scanning files. */
export interface ScanOptions {
  /** Source name for all files; default: each message's source from `findSourceName`. */
  readonly calledAs?: string | undefined;
  /** Source name of a message; null if its centre is unknown. */
  readonly findSourceName: (message: Grib2Message) => string | null;
  readonly onFile?: ((file: ScannedFile) => void) | undefined;
}

/** Larger files are refused: 2 GiB. One step of a global run has a quarter of it. */
const MAX_INGEST_BYTES = 2 ** 31;

/**
 * Scans all messages of some files, without their data, and groups the usable ones by run. Of an ensemble only the
 * control member is read, never a perturbed one or a mean. Throws `GribError` for a file that is empty, too large,
 * damaged or not GRIB2, and `RunError` for one without a usable field or of an unknown centre, each one line with the
 * file's name.
 */
export function scanFiles(paths: readonly string[], { calledAs, findSourceName, onFile }: ScanOptions): FoundRun[] {
  const runs = new Map<string, { source: string; runAt: EpochSeconds; fields: FoundField[] }>();
  for (const path of paths) {
    const file = openChecked(path);
    try {
      const scanned = scanFile(file, (field) => {
        const source = calledAs ?? getSourceName(field, findSourceName(field.message));
        const runAt = field.message.referenceTime;
        const run = runs.get(`${source} ${runAt}`) ?? { source, runAt, fields: [] };
        runs.set(`${source} ${runAt}`, run);
        run.fields.push(field);
      });
      onFile?.(scanned);
    } finally {
      file.close();
    }
  }
  const useful = [...runs.values()].filter(hasWeather);
  if (useful.length === 0) throw new RunError(`${paths.join(', ')}: holds the height of the ground, but no weather`);
  return useful;
}

/** A flipped bit in the octets of a centre makes an unknown one: a person must name the source. */
function getSourceName({ path, message }: FoundField, name: string | null): string {
  if (name !== null) return name;
  throw new RunError(
    `${path}: comes from centre ${message.centre}, which the portal does not know; name its source with --as`,
  );
}

function hasWeather({ fields }: FoundRun): boolean {
  return fields.some(({ variable }) => variable.variable !== 'surfaceHeight');
}

/** Opens a file of an allowed size. Throws `GribError`. */
export function openChecked(path: string): GribFile {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > MAX_INGEST_BYTES) {
    throw new GribError(path, MAX_INGEST_BYTES, `the file is too large: ${size} bytes, at most ${MAX_INGEST_BYTES}`);
  }
  return openGribFile(path);
}

function scanFile(file: GribFile, accept: (field: FoundField) => void): ScannedFile {
  const path = file.name;
  const hindrances = new Hindrances();
  let fields = 0;
  let accepted = 0;
  for (const message of readGribMessages(file)) {
    fields++;
    const variable = findGribVariable(message, GRIB_VARIABLES);
    const hindrance = findHindrance(message, variable);
    if (variable === null || hindrance !== null) hindrances.add(message, hindrance ?? 'unknown');
    else {
      accepted++;
      accept({ path, message, variable });
    }
  }
  if (accepted === 0) throw new RunError(`${path}: ${hindrances.explain(fields)}`);
  return { path, fields, accepted };
}

function findHindrance(message: Grib2Message, variable: GribVariable | null): Hindrance | null {
  if (variable === null || message.validAt === null) return 'unknown';
  if (message.grid.kind !== 'lat-lng') return 'grid';
  if (!isDeterministic(message)) return 'member';
  if (!touchesRegion(message)) return 'outside';
  const { variable: name } = variable;
  return name !== 'surfaceHeight' && isAmount(name) && message.intervalStart === message.validAt ? 'empty' : null;
}

/** Code table 4.6: the unperturbed control forecast, of high or low resolution. */
const CONTROLS = [0, 1];

/** A single forecast or an ensemble's control: not a perturbed member, a mean, a spread or a chance. */
export function isDeterministic({ member, derived, probability }: Grib2Message): boolean {
  return derived === null && probability === null && (member === null || CONTROLS.includes(member.type));
}
