import { parseZrRelation, type ZrRelation } from '@portal/forecast/radar/zr-relation';
import { SettingError } from './setting-error.ts';

/** How reflectivity stands for rain: by name, or as the two numbers of Z = A R^b. */
export function parseZr(setting: string, value: string): ZrRelation {
  const relation = parseZrRelation(value);
  if (relation !== null) return relation;
  const problem = 'is not "vietnam", "marshall-palmer" or A/b such as 250/1.2 (A from 1 to 2000, b from 0.5 to 3)';
  throw new SettingError(setting, value, problem);
}
