import type { Grib2Message } from '#formats/grib2/message.ts';
import { REGION_TEXT } from './region.ts';

/** Why a field of a file is not taken. */
export type Hindrance = 'unknown' | 'grid' | 'member' | 'outside' | 'empty';

/** Code table 3.1, the grids that files come on; those that are not named are told by their number. */
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
export class Hindrances {
  readonly #counts: Record<Hindrance, number> = { unknown: 0, grid: 0, member: 0, outside: 0, empty: 0 };
  readonly #parameters = new Set<string>();
  readonly #grids = new Set<string>();
  #onOtherGrids = 0;

  add(message: Grib2Message, hindrance: Hindrance): void {
    const { discipline, category, parameter, grid } = message;
    this.#counts[hindrance] += 1;
    if (hindrance === 'unknown') this.#parameters.add(`${discipline}.${category}.${parameter}`);
    if (grid.kind === 'lat-lng') return;
    // Told of an unknown variable too: knowing it would not be enough.
    this.#onOtherGrids += 1;
    this.#grids.add(GRID_NAMES[grid.template] ?? `template 3.${grid.template}`);
  }

  /** One line on a file of so many fields of which none is taken: every reason, with how many fields it holds for. */
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
      member > 0 && `${some(member)} are only perturbed members or means of an ensemble; the control member is needed`,
      empty > 0 && `${some(empty)} are amounts of no time (their interval ends as it begins, as at step 0)`,
    ];
    return reasons.filter((reason) => reason !== false).join('; ');
  }

  #listParameters(): string {
    const all = [...this.#parameters];
    return all.length <= MOST_EXAMPLES ? all.join(', ') : `${all.slice(0, MOST_EXAMPLES).join(', ')} …`;
  }
}
