import type { Language } from '@portal/domain/language/language';
import { useEffect, useState } from 'react';
import { BESIDE, placeNames } from '#components/map/place-names.ts';
import styles from './catchment-maps.module.css';
import { type Frame, type Ground, loadGround, toDrawing, toPath, toXY } from './map-ground.ts';

interface OutlineGroundProps {
  readonly frame: Frame;
  readonly language: Language;
}

/** Smaller places are labelled from these scales on. */
const MIDDLE_SCALE = 60;
const NEAR_SCALE = 300;

/** Archipelagos always, major cities at any zoom, provinces and towns closer in. */
function isNamed({ kind, weight }: Ground['names'][number], scale: number): boolean {
  if (kind === 'archipelago') return true;
  if (kind === 'province') return weight >= 97 || scale >= MIDDLE_SCALE;
  return scale >= NEAR_SCALE;
}

/** The basemap once it has loaded. */
export function useGround(): Ground | null {
  const [ground, setGround] = useState<Ground | null>(null);
  useEffect(() => {
    void loadGround().then(setGround);
  }, []);
  return ground;
}

/** Basemap under a drawing: borders, lakes, rivers and towns. */
export function OutlineGround({ frame, language }: OutlineGroundProps) {
  const ground = useGround();
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
      {placeNames(toDrawing(frame), names, language).map(({ name, x, y, isLeft }) => (
        <g key={`${name.lat} ${name.lng}`}>
          <circle className={styles.town} cx={x} cy={y} r="2.5" />
          <text
            className={styles.townName}
            x={isLeft ? x - BESIDE : x + BESIDE}
            y={y + 4}
            textAnchor={isLeft ? 'end' : 'start'}
          >
            {name[language]}
          </text>
        </g>
      ))}
    </g>
  );
}
