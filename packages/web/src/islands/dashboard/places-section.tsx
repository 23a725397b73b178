import { dashboardMessages } from '@portal/content/messages/dashboard-messages';
import { describePlan } from '@portal/content/products/plan-words';
import { useState } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { Button } from '#islands/own/button.tsx';
import forms from '#islands/own/forms.module.css';
import { classifyAge, formatCopyTime } from './format-when.ts';
import { PlaceCard } from './place-card.tsx';
import { AddPlace, AddRoute } from './place-forms.tsx';
import { PlaceTools } from './place-tools.tsx';
import styles from './places.module.css';
import { PlacesMap } from './places-map.tsx';
import type { SectionProps } from './section-props.ts';
import { Age, Block, Retrying } from './small-parts.tsx';

/** A plan limit in words; a dash until known. */
export function findLimit(
  { dashboard, language }: Pick<SectionProps, 'dashboard' | 'language'>,
  field: 'locationNumber' | 'insightNumber' | 'userNumber',
): string {
  const plan = dashboard.parts.plan.value;
  return plan === null ? '–' : describePlan(plan.planId, language)[field];
}

/** Places as cards, with the small map. */
export function PlaceCards(props: SectionProps & { readonly hasTools?: boolean }) {
  const { dashboard, language, style, now, hasTools = false } = props;
  const { places, rules, weather } = dashboard.parts;
  const limit = findLimit(props, 'locationNumber');
  const known = places.value ?? [];
  const age = classifyAge(weather.at, Date.now());
  const shown = age === 'over' ? null : weather.value;
  const savedAt = age === 'old' && weather.at !== null ? formatCopyTime(weather.at, Date.now(), language) : null;
  return (
    <>
      {places.state === 'failed' ? (
        <Age part={places} names={['places', 'weather']} dashboard={dashboard} language={language} />
      ) : (
        <Age part={weather} names={['weather']} dashboard={dashboard} language={language} />
      )}
      <Retrying part={places} language={language} />
      {known.length > 0 && (
        <div className={styles.cards}>
          {known.map((place) => (
            <PlaceCard
              key={place.id}
              place={place}
              rules={rules.value ?? []}
              weather={shown?.[place.id]}
              savedAt={savedAt}
              isLate={weather.state === 'failed' || shown?.[place.id] !== undefined}
              limit={limit}
              now={now}
              style={style}
            >
              {hasTools && <PlaceTools place={place} dashboard={dashboard} language={language} />}
            </PlaceCard>
          ))}
          {shown !== null && known.length > 1 && <PlacesMap places={known} weather={shown} language={language} />}
        </div>
      )}
    </>
  );
}

/** Shown without any place. */
export function FirstPlace(props: SectionProps) {
  const words = dashboardMessages[props.language].places;
  return (
    <Block id="first-place" heading={words.firstTitle}>
      <div className={styles.first}>
        <p className={forms.hint}>{words.firstText}</p>
        <AddPlace {...props} />
      </div>
    </Block>
  );
}

export function PlacesSection(props: SectionProps) {
  const { dashboard, language } = props;
  const words = dashboardMessages[language].places;
  const [form, setForm] = useState<'place' | 'route' | null>(null);
  const places = dashboard.parts.places.value;
  if (places?.length === 0) return <FirstPlace {...props} />;
  const close = (): void => setForm(null);
  return (
    <>
      <PlaceCards {...props} hasTools />
      {places !== null && (
        <Block
          id="add-place"
          heading={form === 'route' ? words.routeTitle : words.add}
          aside={words.count(String(places.length), findLimit(props, 'locationNumber'))}
        >
          {form === null ? (
            <div className={forms.actions}>
              <Button variant="violet" onClick={() => setForm('place')}>
                <Icon name="plus" size={18} />
                {words.add}
              </Button>
              <Button onClick={() => setForm('route')}>{words.routeTitle}</Button>
            </div>
          ) : form === 'place' ? (
            <AddPlace {...props} onDone={close} />
          ) : (
            <AddRoute {...props} onDone={close} />
          )}
        </Block>
      )}
    </>
  );
}
