import type { Language } from '@portal/domain/language/language';
import { useEffect, useState } from 'react';
import styles from './catchment-maps.module.css';
import { type Frame, type Ground, loadGround, toPath, toXY } from './map-ground.ts';

interface OutlineGroundProps {
  readonly frame: Frame;
  readonly language: Language;
}

/** From this scale on smaller towns are named. */
const NEAR_SCALE = 400;
const HEAVY = 80;

/** Borders, lakes, rivers and towns under a drawing. */
export function OutlineGround({ frame, language }: OutlineGroundProps) {
  const [ground, setGround] = useState<Ground | null>(null);
  useEffect(() => {
    void loadGround().then(setGround);
  }, []);
  if (ground === null) return null;
  const towns = ground.towns.filter(({ weight }) => frame.scale > NEAR_SCALE || weight >= HEAVY);
  return (
    <g>
      <path className={styles.home} d={toPath(frame, ground.provinces, true)} />
      <path className={styles.lake} d={toPath(frame, ground.lakes, true)} />
      <path className={styles.river} d={toPath(frame, ground.rivers)} />
      {towns.map((town) => {
        const [x, y] = toXY(frame, town);
        if (x < 0 || y < 0 || x > frame.width || y > frame.height) return null;
        return (
          <g key={`${town.lat} ${town.lng}`}>
            <circle className={styles.town} cx={x} cy={y} r="2.5" />
            <text className={styles.townName} x={x + 6} y={y + 4}>
              {town[language]}
            </text>
          </g>
        );
      })}
    </g>
  );
}
