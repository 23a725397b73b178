import type { Language } from '@portal/domain/language/language';
import { useEffect, useState } from 'react';
import { findToken } from '#islands/session/access-token.ts';
import { type CalledPart, checkUser, loadPart, loadWeather } from './load-parts.ts';
import type { DashboardData, OwnPlace, Part, PartName, Parts } from './own-shapes.ts';
import { EMPTY_PARTS, readCopy, saveCopy } from './saved-copy.ts';

interface Notice {
  readonly text: string;
  readonly undo?: () => void;
}

/** Data of a page, and its actions. */
export interface Dashboard {
  readonly parts: Parts;
  readonly reload: (...names: PartName[]) => void;
  /** Shows an answer, or an optimistic change. */
  readonly put: <Name extends PartName>(
    name: Name,
    change: (known: DashboardData[Name]) => DashboardData[Name],
  ) => void;
  /** The last action, announced, with its undo. */
  readonly notice: Notice | null;
  readonly announce: (text: string, undo?: () => void) => void;
}

const CALLED: readonly CalledPart[] = [
  'user',
  'places',
  'rules',
  'channels',
  'messages',
  'plan',
  'orders',
  'alertSettings',
  'team',
  'keys',
  'usage',
];

/** A failed call keeps the previous value and its time. */
const toAnswered = <Value>(before: Part<Value>, value: Value | null): Part<Value> =>
  value === null ? { ...before, state: 'failed' } : { value, at: Date.now(), state: 'fresh' };

/** Loads a page's data: first this browser's copy, then the portal's answer. */
export function useDashboard(language: Language, needed: readonly PartName[]): Dashboard {
  const [parts, setParts] = useState<Parts>(EMPTY_PARTS);
  const [notice, setNotice] = useState<Notice | null>(null);

  const change = <Name extends PartName>(
    name: Name,
    step: (before: Part<DashboardData[Name]>) => Part<DashboardData[Name]>,
  ): void => setParts((before) => ({ ...before, [name]: step(before[name] as Part<DashboardData[Name]>) }));
  const settle = <Name extends PartName>(name: Name, value: DashboardData[Name] | null): void =>
    change(name, (before) => toAnswered(before, value));
  const put: Dashboard['put'] = (name, step) =>
    change(name, (before) => (before.value === null ? before : { ...before, value: step(before.value) }));
  const reload = (...names: PartName[]): void => {
    for (const name of names) change(name, (before) => ({ ...before, state: 'loading' }));
    for (const name of CALLED) if (names.includes(name)) void loadPart(name, language).then((it) => settle(name, it));
  };
  const announce = (text: string, undo?: () => void): void => setNotice(undo === undefined ? { text } : { text, undo });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on mount and after reconnecting
  useEffect(() => {
    // The session check decides whether there is a session; nothing else is requested before.
    const start = async (): Promise<void> => {
      if (findToken() === null) return;
      const user = await checkUser();
      if (user === 'nobody') return;
      settle('user', user);
      reload(...needed.filter((name) => name !== 'user'));
    };
    setParts(readCopy(language));
    void start();
    addEventListener('online', start);
    return () => removeEventListener('online', start);
  }, []);
  useEffect(() => saveCopy(parts, language), [parts, language]);
  useWeather({ parts, isNeeded: needed.includes('weather'), language, settle });
  return { parts, reload, put, notice, announce };
}

interface WeatherNeeds {
  readonly parts: Parts;
  readonly isNeeded: boolean;
  readonly language: Language;
  readonly settle: (name: 'weather', value: DashboardData['weather'] | null) => void;
}

const listKeys = (places: readonly OwnPlace[]): string =>
  places.map(({ id, lat, lng }) => `${id} ${lat} ${lng}`).join();

/** Loads the weather once the places are known, on each change of them, and on request. */
function useWeather({ parts, isNeeded, language, settle }: WeatherNeeds): void {
  const { places, weather } = parts;
  const isAsked = isNeeded && weather.state === 'loading' && places.state !== 'loading';
  const keys = listKeys(places.value ?? []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: places are compared by key
  useEffect(() => {
    if (!isAsked) return;
    if (places.value === null) settle('weather', null);
    else void loadWeather(places.value, language).then((value) => settle('weather', value));
  }, [isAsked, keys]);
}
