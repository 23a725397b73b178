import type { RainSpell } from '@portal/domain/weather/rain-spells';

const MOST = 2;

/** The two strongest spells in order; readers do not remember more. */
export function listMainSpells(spells: readonly RainSpell[]): RainSpell[] {
  const strongest = [...spells].sort((a, b) => b.rainClass - a.rainClass || b.rainMm - a.rainMm).slice(0, MOST);
  return strongest.sort((a, b) => a.fromAt - b.fromAt);
}

/** The spell that people act on: the first with more than a slight chance, else the first; null without any. */
export function findActingSpell(spells: readonly RainSpell[]): RainSpell | null {
  return spells.find(({ word }) => word !== 'slight') ?? spells[0] ?? null;
}
