import { nameWindDirection } from '@portal/domain/wind/wind-direction';
import type { WindPeak } from '../facts/wind-peak.ts';

const nameForce = (force: number): string => (force > 17 ? 'trên cấp 17' : `cấp ${force}`);

/** `gió Đông Bắc mạnh cấp 6, giật cấp 8`, `có lúc gió giật cấp 7`. */
export function describeWind({ force, gustForce, direction }: WindPeak): string {
  if (force === null) return `có lúc gió giật ${nameForce(gustForce ?? 0)}`;
  const from = direction === null ? '' : ` ${nameWindDirection(direction, 'vi')}`;
  const gusts = gustForce === null ? '' : `, giật ${nameForce(gustForce)}`;
  return `gió${from} mạnh ${nameForce(force)}${gusts}`;
}
