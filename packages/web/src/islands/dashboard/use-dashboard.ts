import type { OwnPlace } from '@portal/contract/own/places';
import type { Language } from '@portal/domain/language/language';
import { computeRetryDelay } from '@portal/domain/retry/retry-delay';
import { useEffect, useRef, useState } from 'react';
import { findToken } from '#islands/session/access-token.ts';
import { SLOW_MS } from '#islands/session/call-account.ts';
import {
  CALLED,
  checkUser,
  type DashboardData,
  loadPart,
  loadWeather,
  type Part,
  type PartName,
  type Parts,
} from './dashboard-data.ts';
import { EMPTY_PARTS, readCopy, saveCopy } from './saved-copy.ts';

interface Notice {
  readonly text: string;
  readonly undo?: () => void;
}

/** State of a page until its data are there. */
type Opening = 'loading' | 'slow' | 'open';

/** Calls of a part begun so far, and the latest one answered. */
interface CallCount {
  begun: number;
  answered: number;
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
  readonly opening: Opening;
}

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
  const calls = useRef<Partial<Record<PartName, CallCount>>>({});
  const reload = (...names: PartName[]): void => {
    for (const name of names) change(name, (before) => ({ ...before, state: 'loading' }));
    for (const name of CALLED) {
      if (!names.includes(name)) continue;
      const count = calls.current[name] ?? { begun: 0, answered: 0 };
      calls.current[name] = count;
      count.begun += 1;
      const call = count.begun;
      void loadPart(name, language).then((it) => {
        // A repeated call may be answered before the one it repeats, and an early failure says nothing about it.
        if (call < count.answered || (it === null && call < count.begun)) return;
        count.answered = call;
        settle(name, it);
      });
    }
  };
  const announce = (text: string, undo?: () => void): void => setNotice(undo === undefined ? { text } : { text, undo });

  // The session check decides whether there is a session; nothing else is requested before.
  const start = async (): Promise<void> => {
    if (findToken() === null) return;
    const user = await checkUser();
    if (user === 'nobody') return;
    settle('user', user);
    reload(...needed.filter((name) => name !== 'user'));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on mount and after reconnecting
  useEffect(() => {
    setParts(readCopy(language));
    void start();
    addEventListener('online', start);
    return () => removeEventListener('online', start);
  }, []);
  useEffect(() => saveCopy(parts, language), [parts, language]);
  useRetry(
    needed.map((name) => parts[name].state),
    start,
  );
  useWeather({ parts, isNeeded: needed.includes('weather'), language, settle });
  const opening = useOpening(
    needed.every((name) => parts[name].value !== null || parts[name].state !== 'loading'),
    start,
  );
  return { parts, reload, put, notice, announce, opening };
}

/** Opens a page once all of its data have arrived or failed, and for good: nothing moves while it loads. */
function useOpening(isSettled: boolean, start: () => Promise<void>): Opening {
  const [opening, setOpening] = useState<Opening>('loading');
  useEffect(() => {
    if (isSettled) setOpening('open');
  }, [isSettled]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `start` is another function with each drawing
  useEffect(() => {
    if (opening !== 'loading') return;
    const timer = setTimeout(() => {
      setOpening('slow');
      void start();
    }, SLOW_MS);
    return () => clearTimeout(timer);
  }, [opening]);
  return opening;
}

const RETRY_MS = { first: 2000, longest: 60_000 };
const MOST_RETRIES = 6;

/** Loads again what failed: a browser calls itself online before its network answers. */
function useRetry(states: readonly Part<unknown>['state'][], start: () => Promise<void>): void {
  const retries = useRef(0);
  const hasFailed = states.includes('failed') && !states.includes('loading');
  const isFresh = states.every((state) => state === 'fresh');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `start` is another function with each drawing
  useEffect(() => {
    if (isFresh) retries.current = 0;
    if (!hasFailed || retries.current === MOST_RETRIES) return;
    const retry = (): void => {
      // Without a network, its return starts the next attempt.
      if (!navigator.onLine) return;
      retries.current += 1;
      void start();
    };
    const timer = setTimeout(retry, computeRetryDelay(RETRY_MS, retries.current + 1, 0));
    return () => clearTimeout(timer);
  }, [hasFailed, isFresh]);
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
