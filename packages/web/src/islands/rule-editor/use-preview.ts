import { RULE_PREVIEW_ADDRESS } from '@portal/contract/own/alert-addresses.table';
import type { RulePreview } from '@portal/contract/own/rule-preview';
import type { AlertRule } from '@portal/domain/alert/alert-rule';
import { checkRule } from '@portal/domain/alert/check-rule';
import type { Language } from '@portal/domain/language/language';
import { useEffect, useState } from 'react';
import { callOwn } from '#islands/session/call-account.ts';

/** Preview with request state; the last result stays while the next loads. */
export interface PreviewState {
  readonly value: RulePreview | null;
  readonly state: 'none' | 'updating' | 'fresh' | 'failed' | 'outside';
  readonly retry: () => void;
}

interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** Debounce for sliders: calls are limited. The first preview does not wait. */
const PAUSE_MS = 600;

/** Preview of a rule at a point, requested when input pauses; aborts outdated requests. */
export function usePreview(rule: AlertRule | null, point: Point | null, language: Language): PreviewState {
  const [value, setValue] = useState<RulePreview | null>(null);
  const [state, setState] = useState<PreviewState['state']>('none');
  const [tries, setTries] = useState(0);
  const isAskable = rule !== null && point !== null && checkRule(rule).ok;
  const asked = isAskable ? JSON.stringify({ lat: point.lat, lng: point.lng, rule }) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry repeats the same request
  useEffect(() => {
    if (asked === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    setState('updating');
    const timer = setTimeout(
      async () => {
        const answer = await callOwn(RULE_PREVIEW_ADDRESS, {
          body: JSON.parse(asked) as object,
          language,
          signal,
        });
        if (signal.aborted) return;
        if (answer.ok) setValue(answer.reply);
        setState(answer.ok ? 'fresh' : answer.body.errorCode === 'outsideCoverage' ? 'outside' : 'failed');
      },
      value === null ? 0 : PAUSE_MS,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asked, language, tries]);
  return { value, state: asked === null ? 'none' : state, retry: () => setTries(tries + 1) };
}
