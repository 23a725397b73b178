import type { OwnFarm } from '@portal/contract/own/wind-farms';
import type { Language } from '@portal/domain/language/language';
import { useEffect, useState } from 'react';
import { findToken } from '#islands/session/access-token.ts';
import { type FarmWeather, loadFarms, loadFarmWeather, type OwnDesk } from './load-desk.ts';

type Loaded<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly value: Value };

const toLoaded = <Value>(value: Value | null): Loaded<Value> =>
  value === null ? { state: 'failed' } : { state: 'ready', value };

/** Farms of the account, the selected one, and its weather. */
export interface OwnDeskState {
  readonly own: Loaded<OwnDesk>;
  readonly farm: OwnFarm | null;
  readonly weather: Loaded<FarmWeather>;
  readonly choose: (id: string) => void;
  /** Replaces a farm by its stored version, or adds it. */
  readonly put: (farm: OwnFarm) => void;
  readonly drop: (id: string) => void;
  readonly reload: () => void;
}

/** Cache key of a farm's weather: position and heights. */
const toKey = ({ id, lat, lng, hubHeight, works }: OwnFarm): string =>
  [id, lat, lng, hubHeight, ...works.flatMap(({ limits }) => limits.map(({ height }) => height ?? 0))].join(' ');

export function useOwnDesk(language: Language): OwnDeskState {
  const [own, setOwn] = useState<Loaded<OwnDesk>>({ state: 'loading' });
  const [chosen, setChosen] = useState<string | null>(null);
  const [weather, setWeather] = useState<Loaded<FarmWeather>>({ state: 'loading' });
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reruns on request
  useEffect(() => {
    // The session check decides whether there is a session.
    if (findToken() === null) return;
    void loadFarms(language).then((found) => setOwn(toLoaded(found)));
  }, [language, turn]);
  const desk = own.state === 'ready' ? own.value : null;
  const farm = desk?.farms.find(({ id }) => id === chosen) ?? desk?.farms[0] ?? null;
  const key = farm === null || !farm.active ? '' : toKey(farm);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a farm is compared by key
  useEffect(() => {
    if (farm === null || desk === null || key === '') return;
    let isCurrent = true;
    setWeather({ state: 'loading' });
    void loadFarmWeather(farm, desk.planId, language).then((found) => {
      if (isCurrent) setWeather(toLoaded(found));
    });
    return () => {
      isCurrent = false;
    };
  }, [key, turn]);
  const changeFarms = (change: (farms: readonly OwnFarm[]) => readonly OwnFarm[]): void =>
    setOwn((before) =>
      before.state === 'ready'
        ? { state: 'ready', value: { ...before.value, farms: change(before.value.farms) } }
        : before,
    );
  return {
    own,
    farm,
    weather,
    choose: setChosen,
    put(stored) {
      changeFarms((farms) =>
        farms.some(({ id }) => id === stored.id)
          ? farms.map((one) => (one.id === stored.id ? stored : one))
          : [...farms, stored],
      );
      setChosen(stored.id);
    },
    drop: (id) => changeFarms((farms) => farms.filter((one) => one.id !== id)),
    reload: () => setTurn((before) => before + 1),
  };
}
