import type { CropId } from '@portal/domain/agriculture/crop';
import type { Verdict } from '@portal/domain/agriculture/verdict';
import type { Language } from '@portal/domain/language/language';
import { CropChips } from '#components/agriculture/crop-chips.tsx';
import {
  makeFarmReply,
  makeFarmView,
  makeRiceField,
  makeUnknownFarmReply,
} from '#components/agriculture/farm.fixture.ts';
import { FarmDayFacts } from '#components/agriculture/farm-day-line.tsx';
import { BestDays, FarmDayTable } from '#components/agriculture/farm-day-table.tsx';
import { FarmHints } from '#components/agriculture/farm-hints.tsx';
import { FarmMatrix } from '#components/agriculture/farm-matrix.tsx';
import { FarmCalendar } from '#components/agriculture/farm-now.tsx';
import { DiseaseList, GrowthWeek, PondWeek } from '#components/agriculture/growing-conditions.tsx';
import { RiceFieldParts } from '#components/agriculture/rice-field.tsx';
import { RuleNotes } from '#components/agriculture/rule-notes.tsx';
import { assessWeeks, SeasonWeeks } from '#components/agriculture/season-weeks.tsx';
import { VerdictChip } from '#components/agriculture/verdict-chip.tsx';
import { WaterWeek } from '#components/agriculture/water-week.tsx';
import { WorkBoard } from '#components/agriculture/work-board.tsx';
import { toWorkFacts } from '#components/agriculture/work-row.tsx';
import { makeDay, makeHour, makeIssued, makeOutlook } from '#components/weather/weather.fixture.ts';
import type { SampleGroup } from './sample.fixture.ts';

const CROPS_SHOWN: readonly CropId[] = ['rice', 'shrimp'];
const STATES: readonly (Verdict | null)[] = ['good', 'consider', 'avoid', 'night', null];

/** Complete and empty replies for a crop and for shrimp. */
function listReplies(language: Language) {
  return CROPS_SHOWN.flatMap((crop) => {
    const view = makeFarmView(language, crop);
    return [
      { state: crop, view, reply: makeFarmReply(language, makeIssued(), crop) },
      { state: `${crop}, nothing known`, view, reply: makeUnknownFarmReply(language, crop) },
    ];
  });
}

export const VERDICTS: SampleGroup = {
  component: 'VerdictChip',
  list: (language) =>
    STATES.map((verdict) => ({
      state: verdict ?? 'unknown',
      drawing: <VerdictChip verdict={verdict} view={makeFarmView(language)} />,
    })),
};

export const CROPS: SampleGroup = {
  component: 'CropChips',
  list: (language) =>
    CROPS_SHOWN.map((crop) => ({ state: crop, drawing: <CropChips view={makeFarmView(language, crop)} /> })),
};

export const RICE: SampleGroup = {
  component: 'RiceFieldParts',
  list: (language) => {
    const view = makeFarmView(language);
    const form = { sown: '2026-05-24', variety: '100', planting: 'direct', error: null } as const;
    return [
      { state: 'field', drawing: <RiceFieldParts field={makeRiceField(language)} form={form} view={view} /> },
      {
        state: 'mistake',
        drawing: <RiceFieldParts field={null} form={{ ...form, sown: '2026-02-31', error: 'invalid' }} view={view} />,
      },
    ];
  },
};

export const WORK: SampleGroup = {
  component: 'WorkBoard, RuleNotes',
  list: (language) =>
    listReplies(language).map(({ state, view, reply }) => ({
      state,
      drawing: (
        <>
          <WorkBoard
            lead={reply.text}
            rows={reply.activities.map((activity) => toWorkFacts(activity, 24, view))}
            view={view}
          />
          <RuleNotes activities={reply.activities} view={view} />
        </>
      ),
    })),
};

export const FARM_HINTS: SampleGroup = {
  component: 'FarmHints',
  list: (language) =>
    listReplies(language)
      .slice(0, 2)
      .map(({ state, view, reply }) => ({
        state,
        drawing: <FarmHints hints={reply.hints} withheld={null} view={view} />,
      })),
};

export const FARM_WEEK: SampleGroup = {
  component: 'WaterWeek, DiseaseList, GrowthWeek, PondWeek, FarmCalendar, FarmDayFacts',
  list: (language) =>
    listReplies(language).map(({ state, view, reply }) => ({
      state,
      drawing: (
        <>
          <WaterWeek water={reply.water} days={reply.days} view={view} />
          <DiseaseList diseases={reply.diseases} view={view} />
          {reply.degreeDays === null ? null : <GrowthWeek growth={reply.degreeDays} view={view} />}
          {view.crop === 'shrimp' ? <PondWeek days={reply.days} hints={reply.hints} view={view} /> : null}
          <FarmCalendar reply={reply} view={view} />
          {reply.days.slice(1, 2).map((day) => (
            <FarmDayFacts key={day.date} day={day} withheld={null} view={view} />
          ))}
        </>
      ),
    })),
};

export const FARM_HOURS: SampleGroup = {
  component: 'FarmMatrix',
  list: (language) =>
    listReplies(language).map(({ state, view, reply }) => ({
      state,
      drawing: (
        <FarmMatrix
          activities={reply.activities}
          hours={Array.from({ length: 6 }, (_, index) => makeHour(index, {}, language))}
          count={12}
          caption={view.farm.hours.table}
          view={view}
        />
      ),
    })),
};

export const FARM_DAYS: SampleGroup = {
  component: 'FarmDayTable, BestDays',
  list: (language) =>
    listReplies(language).map(({ state, view, reply }) => ({
      state,
      drawing: (
        <>
          <FarmDayTable
            days={reply.days.slice(0, 10)}
            skies={Array.from({ length: 7 }, (_, index) => makeDay(index, {}, language))}
            caption={view.farm.days.title(10)}
            view={view}
          />
          <BestDays activities={reply.activities} days={reply.days} view={view} />
        </>
      ),
    })),
};

export const SEASON: SampleGroup = {
  component: 'SeasonWeeks',
  list: (language) => {
    const { weeks, days } = makeOutlook(makeIssued(), language);
    return CROPS_SHOWN.map((crop) => {
      const view = makeFarmView(language, crop);
      const caption = view.farm.season.caption(view.agriculture.crops[crop], '');
      const assessedWeeks = assessWeeks(weeks, days, makeFarmReply().season, view);
      return { state: crop, drawing: <SeasonWeeks weeks={assessedWeeks} caption={caption} view={view} /> };
    });
  },
};
