import {
  makeTrackFile,
  type TrackMessage,
  type TrackPlace,
  type TrackSubset,
} from '@portal/testing/storms/ecmwf-tracks';
import { describe, expect, it } from 'vitest';
import { parseEcmwfTracks, type TrackFile } from './parse-ecmwf-tracks.ts';

const HOUR = 3600;
const RUN_AT = Date.UTC(2026, 9, 20) / 1000;

const place = (lat: number, lng: number, changes: Partial<TrackPlace> = {}): TrackPlace => ({
  ...{ lat, lng, windMs: 32.5, pressure: 975 },
  ...changes,
});

const RADII = { 18: [300, 250, 200, 240], 33: [60, 50, 40, 45] } as const;
const LEAD: TrackSubset = {
  ...{ member: 51, type: 0 },
  places: [place(15, 113, { radii: RADII }), place(15.2, 111.8), place(15.5, 110.5, { windMs: null })],
};
const MEMBERS: readonly TrackSubset[] = [
  { member: 1, type: 4, places: [place(15, 113.1), place(15.1, 112), null] },
  { member: 2, type: 4, places: [null, null, null] },
];

const storm = (changes: Partial<TrackMessage> = {}): TrackMessage => ({
  ...{ identifier: '22W', name: 'KROVANH', runAt: RUN_AT, observed: [15.1, 113.2] as const },
  subsets: [...MEMBERS, LEAD],
  ...changes,
});

const read = (messages: readonly TrackMessage[], changes: Partial<TrackFile> = {}) =>
  parseEcmwfTracks(makeTrackFile(messages), { centre: 'ecmwf', runAt: RUN_AT, ...changes });
const readOne = (changes: Partial<TrackMessage> = {}, file: Partial<TrackFile> = {}) =>
  read([storm(changes)], file).storms[0]?.advisory;

describe('tracks of a model', () => {
  it('are those of the deterministic run, with winds, pressure and radii by quadrant', () => {
    const advisory = readOne();
    expect(advisory).toMatchObject({
      ...{ centre: 'ecmwf', centreId: '22W26', number: null, name: 'KROVANH', issuedAt: RUN_AT, windMinutes: 10 },
    });
    const noMore = { gustMs: null, errorKm: null };
    expect(advisory?.points).toEqual([
      {
        ...{ at: RUN_AT, kind: 'observed', lat: 15, lng: 113, windMs: 32.5, pressure: 975, ...noMore },
        radii: [
          { kt: 34, minutes: 10, ne: 300, se: 250, sw: 200, nw: 240 },
          { kt: 64, minutes: 10, ne: 60, se: 50, sw: 40, nw: 45 },
        ],
      },
      {
        ...{ at: RUN_AT + 6 * HOUR, kind: 'forecast', lat: 15.2, lng: 111.8, windMs: 32.5, pressure: 975, ...noMore },
        radii: [],
      },
      expect.objectContaining({ at: RUN_AT + 12 * HOUR, windMs: null }),
    ]);
  });

  it('have each perturbed member apart, the control left out', () => {
    const control: TrackSubset = { ...LEAD, member: 50, type: 1 };
    expect(readOne({ subsets: [...MEMBERS, control, LEAD] })?.members).toEqual([
      [
        [0, 15, 113.1],
        [6, 15.1, 112],
      ],
      [],
    ]);
  });

  it('of one run in a file have no members, whatever its type is', () => {
    const advisory = readOne({ subsets: [{ ...LEAD, type: 4 }] });
    expect(advisory?.points).toHaveLength(3);
    expect(advisory).not.toHaveProperty('members');
  });

  it('of the AI model have no winds', () => {
    const advisory = readOne({ subsets: [LEAD] }, { centre: 'aifs' });
    expect(advisory?.points.map(({ windMs, radii }) => [windMs, radii])).toEqual(Array(3).fill([null, []]));
    expect(advisory?.points[0]?.pressure).toBe(975);
  });

  it('start from the observed position where the analysis lacks the storm', () => {
    const places = [null, place(15.2, 112)];
    const [first] = readOne({ subsets: [...MEMBERS, { ...LEAD, places }] })?.points ?? [];
    expect(first).toMatchObject({ kind: 'observed', lat: 15.1, lng: 113.2, windMs: null });
  });

  it('end where they leave the Northwest Pacific', () => {
    const places = [place(10, 87), place(10, 86), place(10, 84.5), place(10, 86)];
    expect(readOne({ subsets: [{ ...LEAD, places }] })?.points).toHaveLength(2);
  });

  it.each([
    ['TWENTYTWO', null],
    ['22W', null],
    ['INVEST', null],
    ['In-Fa', 'IN-FA'],
  ])('of %s are named %s', (name, expected) => {
    expect(readOne({ name })?.name).toBe(expected);
  });

  it.each<[string, Partial<TrackMessage>]>([
    ['of another sea', { identifier: '12E' }],
    ['of a disturbance', { identifier: '71W' }],
    ['with an identifier that is none', { identifier: '../' }],
    ['that the deterministic run does not have', { subsets: [...MEMBERS] }],
  ])('of a storm %s are left out', (_, changes) => {
    expect(read([storm(changes), storm()])).toMatchObject({
      storms: [{ advisory: { centreId: '22W26' } }],
      troubles: [],
    });
  });
});

describe('what cannot be', () => {
  it('is one line, and the other storms stay', () => {
    const leaping = { ...LEAD, places: [place(15, 113), place(25, 140)] };
    const { storms, troubles } = read([storm({ identifier: '23W', subsets: [...MEMBERS, leaping] }), storm()]);
    expect(storms.map(({ advisory }) => advisory.centreId)).toEqual(['22W26']);
    expect(troubles).toEqual([expect.stringMatching(/^"23W": .*a leap of \d+ km\/h$/)]);
  });

  it('of a member is left out with a note', () => {
    const leaping = { member: 3, type: 4, places: [place(15, 113), place(25, 140)] };
    const [one] = read([storm({ subsets: [...MEMBERS, leaping, LEAD] })]).storms;
    expect(one?.notes).toEqual(['22W: impossible tracks of 1 members are left out']);
    expect(one?.advisory.members).toHaveLength(2);
  });

  it('is a wind beyond every record', () => {
    const subsets = [{ ...LEAD, places: [place(15, 113, { windMs: 180 })] }];
    expect(read([storm({ subsets })]).troubles).toEqual([expect.stringContaining('windMs is 180')]);
  });

  it('is another run', () => {
    expect(read([storm({ runAt: RUN_AT - 6 * HOUR })]).troubles).toEqual([
      '"22W": is of the run of 2026-10-20T01:00:00+07:00, not of 2026-10-20T07:00:00+07:00',
    ]);
  });

  it('is a file of another centre, or none', () => {
    expect(() => read([storm({ centre: 7 })])).toThrow('message 1 is of centre 7');
    expect(() => parseEcmwfTracks(Buffer.from('<html>'), { centre: 'ecmwf', runAt: RUN_AT })).toThrow('no BUFR file');
  });
});
