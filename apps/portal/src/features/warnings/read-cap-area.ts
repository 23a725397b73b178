import { listOf, listValues, textOf } from './cap-elements.ts';
import { CAP_NAMES } from './cap-names.table.ts';
import type { WarningParts, WarningRules } from './make-warning.ts';
import type { XmlElement } from './parse-xml.ts';
import { readNamedArea } from './read-named-area.ts';
import { WarningError } from './warning.ts';

type CapArea = WarningParts['area'];

const LONGEST_NAME = 4000;

/** An area by its shapes and codes, else by the names in its description if they are unambiguous. */
function readOne(area: XmlElement, rules: WarningRules): CapArea {
  const name = textOf(area, 'areaDesc');
  const texts = (kind: string) => listOf(area, kind).map(({ text }) => text);
  const [polygons, circles] = [texts('polygon'), texts('circle')];
  const slugs = listValues(area, 'geocode', [CAP_NAMES.place]);
  if (slugs.length + polygons.length + circles.length > 0) return { name, slugs, polygons, circles };
  if (name.length > LONGEST_NAME) throw new WarningError(`area: longer than ${LONGEST_NAME} characters`);
  const named = readNamedArea(name, rules);
  if (named.length === 0) throw new WarningError('area: has no polygon, no circle, no geocode named place and no name');
  return { name, slugs: named, polygons: [], circles: [] };
}

/** The union of the areas of a warning's blocks. Throws WarningError if there is none or one is unknown. */
export function readCapArea(infos: readonly XmlElement[], rules: WarningRules): CapArea {
  const areas = infos.flatMap((info) => listOf(info, 'area')).map((area) => readOne(area, rules));
  if (areas.length === 0) throw new WarningError('area: is missing');
  const names = areas.map(({ name }) => name).filter((name) => name !== '');
  return {
    name: [...new Set(names)].join('; '),
    slugs: areas.flatMap(({ slugs }) => slugs),
    polygons: areas.flatMap(({ polygons }) => polygons),
    circles: areas.flatMap(({ circles }) => circles),
  };
}
