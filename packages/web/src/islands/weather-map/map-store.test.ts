import { array, assert, constant, constantFrom, double, integer, oneof, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MapFrames } from '#components/map/map-frames.ts';
import { MAP_LAYERS, MAP_OVERLAYS, type MapLayer } from '#components/map/map-layer.ts';
import { findMoment, findPresent } from '#components/map/map-words.ts';
import { type MapAction, type MapState, openMapState } from './map-state.ts';
import { createMapStore, findNextPosition, reduceMap } from './map-store.ts';

/** Frames at clock times of one day; those up to `now` are observed. */
function makeFrames(layer: MapLayer, times: readonly string[], now = times[0] ?? ''): MapFrames {
  return {
    layer,
    issued: { source: null, runAt: null, updatedAt: null, demo: true, sources: {}, estimated: [], credits: [] },
    bounds: { north: 24, south: 8, west: 102, east: 110 },
    width: 1,
    height: 1,
    planes: layer === 'satellite' ? 0 : 1,
    scale: { offset: 0, factor: 1, power: 1, missing: 255 },
    frames: times.map((time) => ({
      at: `2026-08-03T${time}:00+07:00`,
      kind: time <= now ? 'observed' : 'forecast',
      url: `/map-data/${layer}/${time}.bin`,
    })),
    basis: layer === 'radar' ? 'radar' : null,
    frameAt: null,
    satelliteAt: null,
    lightning: [],
  };
}

const RADAR = makeFrames('radar', ['13:50', '14:00', '14:10', '14:20', '14:30', '15:00'], '14:10');
const HOURS = makeFrames('temperature', ['14:00', '15:00', '16:00']);
const OPENING = { layer: 'radar', moment: null, zoom: null, center: null, palette: 'safe', hidden: [] } as const;
const TAP = { point: { lat: 21, lng: 105.8 }, headlines: [], storm: null, isByKey: false };

const run = (state: MapState, ...actions: readonly MapAction[]): MapState => actions.reduce(reduceMap, state);
const step = (position: number): MapAction => ({ type: 'stepped', position });
const choose = (layer: MapLayer): MapAction => ({ type: 'layerChosen', layer });
const list = (state: MapState, frames: MapFrames | null): MapState =>
  reduceMap(state, { type: 'framesListed', ask: state.load.ask, frames });
const PLAY = { type: 'playToggled' } as const;

/** The rain map, at rest on the current frame. */
const radar = list(run(openMapState(OPENING), choose('radar')), RADAR);

describe('layer and frames', () => {
  it('opens on the moment of its address, or on the present', () => {
    expect(radar).toMatchObject({ position: 2, moment: null, notice: '', load: { status: 'done' } });
    const named = run(openMapState({ ...OPENING, moment: '2026-08-03T1430' }), choose('radar'));
    expect(named).toMatchObject({ notice: 'loading', load: { status: 'loading', ask: 1, isRetry: false } });
    expect(list(named, RADAR)).toMatchObject({ position: 4, moment: '2026-08-03T1430' });
  });

  it('goes on at the same moment in another layer, at the present where that has no such moment', () => {
    const under = run(radar, step(5), choose('temperature'));
    expect(under).toMatchObject({ layer: 'temperature', frames: RADAR, notice: 'loading', moment: '2026-08-03T15' });
    expect(list(under, HOURS)).toMatchObject({ position: 1, moment: '2026-08-03T15', notice: '' });
    expect(list(run(radar, step(4), choose('temperature')), HOURS)).toMatchObject({ position: 0, moment: null });
  });

  it('drops an answer to an older question', () => {
    const under = run(radar, choose('temperature'));
    const back = run(under, choose('radar'));
    const late = { type: 'framesListed', ask: under.load.ask, frames: HOURS } as const;
    expect(run(back, late, { ...late, type: 'framesFailed' })).toBe(back);
  });

  it('says what does not come or is not there, and asks anew', () => {
    const failed = run(radar, choose('uv'), { type: 'framesFailed', ask: radar.load.ask + 1 });
    expect(failed).toMatchObject({ frames: null, position: 0, notice: 'failed', load: { status: 'failed' } });
    const again = run(failed, { type: 'retried' });
    expect(again).toMatchObject({ notice: 'loading', load: { status: 'loading', ask: 3, isRetry: true } });
    expect(list(again, null)).toMatchObject({ frames: null, moment: null, notice: 'missing' });
  });

  it('notes a frame that is missed until something else is shown or asked for, and one that comes', () => {
    const missed = run(radar, { type: 'frameMissed', url: '/x' }, { type: 'framesLost' });
    expect(missed).toMatchObject({ missed: '/x', notice: 'failed' });
    for (const action of [step(3), PLAY, choose('radar'), { type: 'retried' } as const]) {
      expect(run(missed, action).missed).toBeNull();
    }
    expect(run(missed, { type: 'frameArrived' })).toMatchObject({ notice: '', arrivals: 1 });
    expect(run({ ...radar, notice: 'old' }, { type: 'frameArrived' }).notice).toBe('old');
  });
});

describe('newer frames', () => {
  const later = makeFrames('radar', ['14:00', '14:10', '14:20', '14:30', '15:00', '15:10'], '14:20');

  it('show the new present, or the moment that was chosen', () => {
    const renewed = { type: 'framesRenewed', layer: 'radar', frames: later } as const;
    expect(run(radar, renewed)).toMatchObject({ frames: later, position: 2, moment: null });
    expect(run(radar, step(4), renewed)).toMatchObject({ position: 3, moment: '2026-08-03T1430' });
    expect(run(radar, choose('temperature'), renewed).frames).toBe(RADAR);
  });

  it('go on playing from where the older ones were', () => {
    const playing = run(radar, PLAY, { type: 'advanced', position: 3.3 });
    const next = run(playing, { type: 'framesRenewed', layer: 'radar', frames: later });
    expect(next).toMatchObject({ playing: true, position: 2 });
    expect(run(playing, { type: 'framesRenewed', layer: 'radar', frames: null }).playing).toBe(false);
  });

  it('are said to be missing, and not by a layer that has none', () => {
    const old = run(radar, { type: 'freshnessChecked', isOld: true });
    expect(old).toMatchObject({ isOld: true, notice: 'old', renewals: 0 });
    expect(run(old, PLAY).notice).toBe('old');
    expect(run(old, { type: 'freshnessChecked', isOld: false })).toMatchObject({
      isOld: false,
      notice: '',
      renewals: 1,
    });
    expect(run(openMapState(OPENING), { type: 'freshnessChecked', isOld: true }).notice).toBe('');
    expect(run({ ...radar, notice: 'failed' }, { type: 'freshnessChecked', isOld: false }).notice).toBe('failed');
  });
});

describe('time', () => {
  it('steps within the frames, and does not name the present', () => {
    expect(run(radar, step(3))).toMatchObject({ position: 3, moment: '2026-08-03T1420' });
    expect(run(radar, step(99))).toMatchObject({ position: 5, moment: '2026-08-03T15' });
    expect(run(radar, step(-1), step(2))).toMatchObject({ position: 2, moment: null });
  });

  it('plays to the last frame, then from the first, and rests on the nearest', () => {
    const playing = run(radar, PLAY);
    expect(playing).toMatchObject({ playing: true, position: 2 });
    expect(findNextPosition(playing, 0.5, 2)).toBe(3);
    expect(findNextPosition(run(playing, { type: 'speedChosen', speed: 2 }), 0.5, 2)).toBe(4);
    expect(findNextPosition(playing, 9, 2)).toBe(5);
    expect(findNextPosition({ ...playing, position: 5 }, 0.1, 2)).toBe(0);
    const between = run(playing, { type: 'advanced', position: 3.6 });
    expect(between).toMatchObject({ position: 3.6, moment: null });
    expect(run(between, { type: 'paused' })).toMatchObject({ playing: false, position: 4, moment: '2026-08-03T1430' });
    expect(run(between, PLAY)).toEqual(run(between, { type: 'paused' }));
  });

  it('begins anew at the end, and does not play a single frame or none', () => {
    expect(run(radar, step(5), PLAY)).toMatchObject({ playing: true, position: 0 });
    expect(run(openMapState(OPENING), PLAY).playing).toBe(false);
    expect(run(radar, { type: 'advanced', position: 4 })).toBe(radar);
    expect(run(radar, { type: 'paused' })).toBe(radar);
  });

  it('stops where the frames are lost, and where another layer is chosen', () => {
    const playing = run(radar, PLAY, { type: 'advanced', position: 3.2 });
    expect(run(playing, { type: 'framesLost' })).toMatchObject({ playing: false, position: 3, notice: 'failed' });
    expect(run(playing, choose('uv'))).toMatchObject({ playing: false, moment: '2026-08-03T1420' });
  });
});

describe('choices of the reader', () => {
  it('switches palette and overlays to and fro', () => {
    const classic = run(radar, { type: 'paletteToggled' });
    expect([classic.palette, run(classic, { type: 'paletteToggled' }).palette]).toEqual(['classic', 'safe']);
    const dark = run(radar, { type: 'overlayToggled', overlay: 'lightning' });
    expect(dark.hidden).toEqual(['lightning']);
    expect(run(dark, { type: 'overlayToggled', overlay: 'lightning' }).hidden).toEqual([]);
  });

  it('names where the map was moved to', () => {
    const moved = run(radar, { type: 'viewMoved', zoom: 7, center: TAP.point });
    expect(moved).toMatchObject({ zoom: 7, center: TAP.point });
  });

  it('opens a card with what rain rests on, reads it, and closes it', () => {
    const tapped = run(radar, { type: 'tapped', tap: TAP });
    expect(tapped).toMatchObject({ tap: { ...TAP, rain: ['radar'] }, reading: null });
    const reading = { value: 3, index: 2 };
    const read = run(tapped, { type: 'read', reading });
    expect(read.reading).toBe(reading);
    expect(run(read, { type: 'tapped', tap: TAP }).reading).toBeNull();
    expect(run(read, { type: 'cardClosed' })).toMatchObject({ tap: null, reading: null });
    expect(run(radar, { type: 'cardClosed' })).toBe(radar);
    expect(run(radar, { type: 'read', reading })).toBe(radar);
  });

  it('says what the scene waits for while it rests, and closes the card over an image', () => {
    const waiting = { type: 'drawn', picture: { kind: 'unknown', lack: 'loading' } } as const;
    expect(run(radar, waiting)).toMatchObject({ notice: 'loading', picture: waiting.picture });
    expect(run(radar, PLAY, waiting).notice).toBe('');
    const image = { kind: 'image', layer: 'satellite' } as const;
    expect(run(radar, { type: 'tapped', tap: TAP }, { type: 'drawn', picture: image }).tap).toBeNull();
    expect(run(radar, { type: 'noticed', notice: 'locateFailed' }).notice).toBe('locateFailed');
  });

  it('has the table follow the layer', () => {
    const under = run(radar, choose('uv'));
    expect(under.table).toEqual({ here: 'radar', status: 'loading' });
    expect(run(under, { type: 'tableMissed', layer: 'uv' }).table).toEqual({ here: 'radar', status: 'missing' });
    expect(run(under, choose('radar')).table).toEqual({ here: 'radar', status: 'here' });
    expect(run(under, { type: 'tableCame', layer: 'uv' }).table).toEqual({ here: 'uv', status: 'here' });
    const back = run(under, choose('radar'));
    expect(run(back, { type: 'tableCame', layer: 'uv' }, { type: 'tableMissed', layer: 'uv' })).toBe(back);
  });
});

describe('whatever happens', () => {
  const layer = constantFrom(...MAP_LAYERS);
  const frames = constantFrom(RADAR, HOURS, makeFrames('satellite', ['14:00', '14:10'], '14:10'), null);
  const number = integer({ min: 0, max: 6 });
  const actions = array(
    oneof(
      record({ type: constant('layerChosen'), layer }),
      record({ type: constant('framesListed'), ask: number, frames }),
      record({ type: constant('framesFailed'), ask: number }),
      record({ type: constant('framesRenewed'), layer, frames }),
      record({ type: constantFrom('stepped', 'advanced'), position: double({ min: -9, max: 99, noNaN: true }) }),
      record({ type: constant('freshnessChecked'), isOld: constantFrom(true, false) }),
      record({ type: constant('overlayToggled'), overlay: constantFrom(...MAP_OVERLAYS) }),
      record({ type: constantFrom('tableCame', 'tableMissed'), layer }),
      record({ type: constantFrom('playToggled', 'paused', 'retried', 'framesLost', 'frameArrived', 'cardClosed') }),
    ),
    { maxLength: 30 },
  );

  it('the map is on one of its frames, between two only while it plays, and its moment names that frame', () => {
    const check = (state: MapState): void => {
      const times = state.frames?.frames ?? [];
      expect(state.position).toBeGreaterThanOrEqual(0);
      expect(state.position).toBeLessThanOrEqual(Math.max(times.length - 1, 0));
      if (state.playing) expect(times.length).toBeGreaterThan(1);
      else expect(Number.isInteger(state.position)).toBe(true);
      if (!state.playing && times.length > 0) expect(findMoment(times, state.moment)).toBe(state.position);
      if (state.moment === null && !state.playing) expect([0, findPresent(times)]).toContain(state.position);
      if (state.table.status === 'here') expect(state.table.here).toBe(state.layer);
    };
    assert(
      property(actions, (list) => {
        let state = openMapState(OPENING);
        for (const action of list as readonly MapAction[]) {
          const before = structuredClone(state);
          const next = reduceMap(state, action);
          expect(state).toEqual(before);
          check(next);
          state = next;
        }
      }),
    );
  });
});

describe('the store', () => {
  it('calls who reads what has changed, and nobody else', () => {
    const store = createMapStore(radar);
    const heard: unknown[] = [];
    store.subscribe(
      ({ palette }) => palette,
      (palette, previous) => heard.push([previous, palette]),
    );
    store.watch(
      ({ layer, hidden }) => [layer, hidden],
      ([layer]) => heard.push(layer),
    );
    store.dispatch({ type: 'paletteToggled' });
    store.dispatch({ type: 'viewMoved', zoom: 7, center: TAP.point });
    store.dispatch({ type: 'paused' });
    expect(heard).toEqual(['radar', ['safe', 'classic']]);
    store.dispatch(choose('uv'));
    expect(heard).toEqual(['radar', ['safe', 'classic'], 'uv']);
  });

  it('reduces at once what a listener dispatches, and calls each listener once with where that led', () => {
    const store = createMapStore(radar);
    const heard: unknown[] = [];
    store.subscribe(
      ({ position }) => position,
      () => {
        store.dispatch({ type: 'paletteToggled' });
        heard.push(store.get().palette);
      },
    );
    store.subscribe(
      ({ position, palette }) => [position, palette],
      (values) => heard.push(values),
    );
    store.dispatch(step(4));
    expect(heard).toEqual(['classic', [4, 'classic']]);
  });
});
