import type { Language } from '@portal/domain/language/language';
import { useEffect, useState } from 'react';
import styles from './catchment-maps.module.css';
import { type Frame, type Ground, loadGround, toPath, toXY } from './map-ground.ts';

interface OutlineGroundProps {
  readonly frame: Frame;
  readonly language: Language;
}

/** From these scales on smaller places are named. */
const MIDDLE_SCALE = 60;
const NEAR_SCALE = 300;

/** The two archipelagos always, great cities from afar, provinces and towns from nearer. */
function isNamed({ kind, weight }: Ground['names'][number], scale: number): boolean {
  if (kind === 'archipelago') return true;
  if (kind === 'province') return weight >= 97 || scale >= MIDDLE_SCALE;
  return scale >= NEAR_SCALE;
}

/** Borders, lakes, rivers and towns under a drawing. */
export function OutlineGround({ frame, language }: OutlineGroundProps) {
  const [ground, setGround] = useState<Ground | null>(null);
  useEffect(() => {
    void loadGround().then(setGround);
  }, []);
  if (ground === null) return null;
  const names = ground.names.filter((name) => isNamed(name, frame.scale));
  return (
    <g>
      <path className={styles.home} d={toPath(frame, ground.provinces, true)} />
      <path className={styles.lake} d={toPath(frame, ground.lakes, true)} />
      <path className={styles.river} d={toPath(frame, ground.rivers)} />
      {ground.islands.map(([lng, lat]) => {
        const [x, y] = toXY(frame, { lat, lng });
        return <circle key={`${lat} ${lng}`} className={styles.island} cx={x} cy={y} r="1.5" />;
      })}
      {names.map((town) => {
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
