import { mkdtempSync, rmSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import type { TestDatabase } from '@portal/testing/database/empty-database';
import { listDatabaseServers, openTestDatabase } from '@portal/testing/database/test-database';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPlaces } from '../../apps/portal/src/features/places/service.ts';
import { addWarning } from '../../apps/portal/src/features/warnings/add-warning.ts';
import {
  makeSampleAlert,
  makeSampleBulletin,
  makeSampleInfo,
} from '../../apps/portal/src/features/warnings/bulletin.fixture.ts';
import { createLiveWarnings } from '../../apps/portal/src/features/warnings/live-warnings.ts';
import { makeWarningRules } from '../../apps/portal/src/features/warnings/make-warning-rules.ts';
import { readWarningFile } from '../../apps/portal/src/features/warnings/read-warning-file.ts';
import { endByIds, listAllWarnings } from '../../apps/portal/src/features/warnings/store.ts';
import { isCovered } from '../../apps/portal/src/features/warnings/warning-coverage.ts';
import { watchWarningFolder } from '../../apps/portal/src/features/warnings/warning-folder.ts';

const places = createPlaces();
const { units } = places;
const rules = makeWarningRules(units);
const read = (text: string) => readWarningFile(new TextEncoder().encode(text), rules);
const at = (clock: string) => Date.parse(`2026-08-${clock}+07:00`) / 1000;
const ISSUED = at('03T13:40:00');
const OVER = at('04T14:00:00');
const DAY = 24 * 3600;
/** `04 14:00` in Vietnam. */
const nameMoment = (moment: number) => formatMoment(moment).slice(8, 16).replace('T', ' ');

const alert = (identifier: string, fields: Readonly<Record<string, string | null>> = {}, sent = '13:40:00') =>
  makeSampleAlert({ alert: { identifier, sent: `2026-08-03T${sent}+07:00`, ...fields } });
const refer = (identifier: string, sent = '13:40:00') => `nchmf@example.com,${identifier},2026-08-03T${sent}+07:00`;

describe.each(listDatabaseServers())('official warnings on $name', (server) => {
  let database: TestDatabase;
  let now: number;
  const warned: string[] = [];

  beforeAll(async () => {
    database = await openTestDatabase(server);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.query('delete from warning');
    now = at('03T14:00:00');
    warned.length = 0;
  });

  const add = (text: string, mayRevive = false) => addWarning(database, read(text), { now, mayRevive });
  /** Outcome of each warning of a file. */
  async function listOutcomes(text: string): Promise<string[]> {
    const addition = await add(text);
    return addition.outcome === 'kept' ? addition.warnings.map(({ outcome }) => outcome) : [addition.outcome];
  }
  const open = () => createLiveWarnings({ database, clock: () => now, units, warn: (problem) => warned.push(problem) });
  async function listNumbers(): Promise<string[]> {
    const live = open();
    await live.refresh();
    return live.list(now).map(({ warning }) => warning.number);
  }

  const place = (slug: string) =>
    `<area><areaDesc>x</areaDesc><geocode><valueName>place</valueName><value>${slug}</value></geocode></area>`;

  it('are stored as they were read', async () => {
    const file = read(makeSampleBulletin());
    await addWarning(database, file, { now, mayRevive: false });
    const [saved] = await listAllWarnings(database, 10);
    expect(file).toMatchObject({ kind: 'warnings', warnings: [saved?.content] });
  });

  it('are the same when they come again, and changed when their words change', async () => {
    expect(await listOutcomes(makeSampleBulletin())).toEqual(['added']);
    expect(await listOutcomes(makeSampleBulletin())).toEqual(['known']);
    expect(await listOutcomes(makeSampleBulletin({ level: '5' }))).toEqual(['changed']);
    expect(await listAllWarnings(database, 10)).toHaveLength(1);
  });

  it('are refused once they are over', async () => {
    now = OVER - 1;
    expect(await listOutcomes(makeSampleBulletin())).toEqual(['added']);
    await database.query('delete from warning');
    now = OVER + DAY;
    await expect(add(makeSampleBulletin())).rejects.toThrow('is over since 2026-08-04T14:00:00+07:00');
  });

  it('that come over but closed a gate that is not open again are stored, and shown nowhere', async () => {
    now = OVER + DAY - 60;
    expect(await listOutcomes(makeSampleBulletin())).toEqual(['over']);
    expect(await listOutcomes(makeSampleBulletin({ number: '18', level: '2', kind: 'flood' })).catch(String)).toContain(
      'is over since',
    );
    expect([await listNumbers(), await listGates()]).toEqual([[], ['BDTL-17/14h00 ended 04 14:00']]);
  });

  /** The closed gates, each with its end, as a freshly started portal knows them. */
  async function listGates(): Promise<string[]> {
    const live = open();
    await live.refresh();
    const ended = live.listOver(now).map(({ warning, endAt }) => `${warning.number} ended ${nameMoment(endAt)}`);
    const known = live.listKnown(now).map(({ warning }) => `${warning.number} level ${warning.level}`);
    return [...known, ...ended];
  }

  describe('close the gate for a day', () => {
    const GATE = 'BDTL-17/14h00 ended 04 14:00';

    it.each([
      ['at the start', at('03T14:00:00'), ['BDTL-17/14h00 level 4']],
      ['a minute before the end', OVER - 60, ['BDTL-17/14h00 level 4']],
      ['a minute after the end', OVER + 60, [GATE]],
      ['23 h 59 after the end', OVER + DAY - 60, [GATE]],
      ['24 h 01 after the end', OVER + DAY + 60, []],
    ])('%s, after a restart too', async (_, moment, gates) => {
      await add(makeSampleBulletin());
      now = moment;
      expect(await listGates()).toEqual(gates);
    });

    it('after a cancel, from the moment of the cancel', async () => {
      await add(alert('one', {}, '13:40:00'));
      now = at('03T16:00:00');
      await add(makeSampleAlert({ alert: { msgType: 'Cancel', references: refer('one') }, infos: '' }));
      now = at('04T15:59:00');
      expect(await listGates()).toEqual(['one ended 03 16:00']);
      now = at('04T16:01:00');
      expect(await listGates()).toEqual([]);
    });

    it('after a command whose clock is ahead of the portal’s, at once', async () => {
      await add(makeSampleBulletin());
      const [stored] = await listAllWarnings(database, 1);
      await endByIds(database, [stored?.id ?? ''], now + 3600);
      expect(await listGates()).toEqual(['BDTL-17/14h00 ended 03 14:00']);
    });

    it('after an update below level 3, from the moment of the update', async () => {
      await add(alert('one'));
      now = at('03T16:00:00');
      const level = '<parameter><valueName>level</valueName><value>2</value></parameter>';
      const fields = { identifier: 'two', sent: '2026-08-03T15:00:00+07:00', msgType: 'Update' };
      const infos = makeSampleInfo({}, `${level}${place('quang-ninh')}`);
      await add(makeSampleAlert({ alert: { ...fields, references: refer('one') }, infos }));
      now = at('03T17:00:00');
      expect(await listGates()).toEqual(['two level 2', 'one ended 03 16:00']);
    });

    it('where another wording of the bulletin lowers its level or leaves out a place, not where it extends it', async () => {
      await add(makeSampleBulletin());
      now = at('03T16:00:00');
      await add(makeSampleBulletin({ level: '5', expiresAt: '2026-08-04T20:00:00+07:00' }));
      expect(await listGates()).toEqual(['BDTL-17/14h00 level 5']);
      await add(makeSampleBulletin({ level: '2', kind: 'flood' }));
      expect(await listGates()).toEqual(['BDTL-17/14h00 level 2', 'BDTL-17/14h00 ended 03 16:00']);
    });

    it('not for one that was cancelled before it began', async () => {
      await add(makeSampleBulletin({ startsAt: '2026-08-03T20:00:00+07:00' }));
      const [{ id } = { id: '' }] = await listAllWarnings(database, 1);
      await endByIds(database, [id], now);
      expect(await listGates()).toEqual([]);
    });

    it('by name in the version of pages, which changes when it opens', async () => {
      await add(makeSampleBulletin());
      const live = open();
      await live.refresh();
      const versions = [OVER - 60, OVER + 60, OVER + DAY - 60, OVER + DAY + 60].map((moment) => live.version(moment));
      expect(versions.map((version) => versions.indexOf(version))).toEqual([0, 1, 1, 3]);
      expect(versions[3]).toBe('');
      expect(live.nextChangeAt(OVER + 60)).toBe(OVER + DAY);
    });
  });

  it('that were ended come back by a person’s word only', async () => {
    await add(makeSampleBulletin());
    const [{ id } = { id: '' }] = await listAllWarnings(database, 1);
    expect(await endByIds(database, [id], now)).toBe(1);
    expect(await endByIds(database, [id], now)).toBe(0);
    expect(await listOutcomes(makeSampleBulletin())).toEqual(['stays ended']);
    expect(await listNumbers()).toEqual([]);
    await add(makeSampleBulletin(), true);
    expect(await listNumbers()).toEqual(['BDTL-17/14h00']);
  });

  it('end with the message that follows or cancels them, in whatever order the two come', async () => {
    await add(alert('one'));
    await add(alert('two', { msgType: 'Update', references: refer('one') }, '13:50:00'));
    expect(await listNumbers()).toEqual(['two']);
    expect(await listOutcomes(alert('one'))).toEqual(['stays ended']);
    await add(alert('three', { msgType: 'Update', references: `${refer('two', '13:50:00')} ${refer('late')}` }));
    await add(alert('late'));
    expect(await listNumbers()).toEqual(['three']);
    const cancel = makeSampleAlert({ alert: { msgType: 'Cancel', references: refer('three') }, infos: '' });
    expect(await add(cancel)).toEqual({ outcome: 'cancelled', count: 1 });
    expect(await listNumbers()).toEqual([]);
    const other = makeSampleAlert({ alert: { msgType: 'Cancel', references: refer('never') }, infos: '' });
    await expect(add(other)).rejects.toThrow('cancels nothing that is known here');
  });

  const several = (...blocks: readonly (readonly [headline: string, slug: string, expires?: string])[]) =>
    blocks
      .map(([headline, slug, expires = '2026-08-04T14:00:00+07:00']) =>
        makeSampleInfo({ headline, expires }, place(slug)),
      )
      .join('');
  async function listHeadlines(): Promise<string[]> {
    const live = open();
    await live.refresh();
    return live.list(now).map(({ warning }) => warning.headline);
  }

  it('of one message come and go together, and by a change of the message', async () => {
    const two = makeSampleAlert({ infos: several(['Một', 'ha-noi'], ['Hai', 'lao-cai']) });
    expect(await listOutcomes(two)).toEqual(['added', 'added']);
    expect(await listOutcomes(two)).toEqual(['known', 'known']);
    expect(await listHeadlines()).toEqual(['Một', 'Hai']);
    const three = makeSampleAlert({ infos: several(['Một', 'ha-noi'], ['Hai', 'hue'], ['Ba', 'lao-cai']) });
    expect(await listOutcomes(three)).toEqual(['known', 'changed', 'added']);
    expect(await listHeadlines()).toEqual(['Một', 'Hai', 'Ba']);
    expect(await listOutcomes(makeSampleAlert({ infos: several(['Hai', 'hue']) }))).toEqual(['added']);
    expect(await listHeadlines()).toEqual(['Hai']);
    await database.query('delete from warning');
    await add(two);
    const cancel = makeSampleAlert({ alert: { msgType: 'Cancel', references: refer('VN-2026-17') }, infos: '' });
    expect(await add(cancel)).toEqual({ outcome: 'cancelled', count: 2 });
    expect(await listHeadlines()).toEqual([]);
  });

  it('of one message are followed by another one whole, and each goes at its own end', async () => {
    await add(makeSampleAlert({ infos: several(['Một', 'ha-noi'], ['Hai', 'lao-cai']) }));
    const alert = {
      identifier: 'next',
      sent: '2026-08-03T13:50:00+07:00',
      msgType: 'Update',
      references: refer('VN-2026-17'),
    };
    const infos = several(['Ba', 'ha-noi', '2026-08-03T16:00:00+07:00'], ['Bốn', 'hue']);
    expect(await listOutcomes(makeSampleAlert({ alert, infos }))).toEqual(['added', 'added']);
    expect(await listHeadlines()).toEqual(['Ba', 'Bốn']);
    now = at('03T16:00:00');
    expect(await listHeadlines()).toEqual(['Bốn']);
    await database.query('delete from warning');
    expect(await listOutcomes(makeSampleAlert({ alert, infos }))).toEqual(['over', 'added']);
  });

  it('end with a message that follows them though it is over when it comes', async () => {
    await add(alert('one'));
    const past = { event: 'Nắng nóng', expires: '2026-08-03T13:55:00+07:00' };
    const update = (references: string) =>
      makeSampleAlert({ alert: { identifier: 'two', msgType: 'Update', references }, info: past });
    await expect(add(update(refer('never')))).rejects.toThrow('is over since');
    expect(await listOutcomes(update(refer('one')))).toEqual(['over']);
    expect(await listNumbers()).toEqual([]);
  });

  it('hold from their beginning to their end, to the second, and name another version for each set', async () => {
    await add(makeSampleBulletin({ startsAt: '2026-08-03T15:00:00+07:00' }));
    await add(makeSampleBulletin({ number: '2', level: '5', expiresAt: '2026-08-03T16:00:00+07:00' }));
    const live = open();
    expect([live.version(now), live.list(now)]).toEqual(['', []]);
    await live.refresh();
    const reported = (moment: number) => live.list(moment).map(({ warning }) => warning.number);
    const moments = [
      [ISSUED - 1, []],
      [ISSUED, ['2']],
      [at('03T15:00:00') - 1, ['2']],
      [at('03T15:00:00'), ['2', 'BDTL-17/14h00']],
      [at('03T16:00:00') - 1, ['2', 'BDTL-17/14h00']],
      [at('03T16:00:00'), ['BDTL-17/14h00']],
      [OVER - 1, ['BDTL-17/14h00']],
      [OVER, []],
      [OVER + DAY, []],
    ] as const;
    for (const [moment, numbers] of moments) expect([moment, reported(moment)]).toEqual([moment, numbers]);
    // An announced one counts too: it affects the rating of work ahead.
    expect(new Set(moments.map(([moment]) => live.version(moment))).size).toBe(6);
    expect(live.version(OVER + DAY)).toBe('');
    expect(live.nextChangeAt(at('03T15:30:00'))).toBe(at('03T16:00:00'));
    expect(live.nextChangeAt(OVER)).toBe(at('04T16:00:00'));
    expect(live.nextChangeAt(OVER + DAY)).toBeNull();
  });

  it('go on being shown while the database is away, and that is reported once', async () => {
    await add(makeSampleBulletin());
    let isAway = false;
    const query: TestDatabase['query'] = (text, values) =>
      isAway ? Promise.reject(new Error('away')) : database.query(text, values);
    const warn = (problem: string) => warned.push(problem);
    const live = createLiveWarnings({ database: { ...database, query }, clock: () => now, units, warn });
    await live.refresh();
    isAway = true;
    await live.refresh();
    await live.refresh();
    expect(live.list(now)).toHaveLength(1);
    expect(warned).toHaveLength(1);
  });

  it.each([
    ['[lao-cai]', ['lao-cai', 'sa-pa-lao-cai', 'yen-bai'], ['ha-noi', 'lai-chau']],
    ['[sa-pa-lao-cai]', ['sa-pa-lao-cai', 'lao-cai'], ['bac-ha-lao-cai', 'ha-noi']],
    ['[ha-giang]', ['meo-vac-tuyen-quang', 'tuyen-quang'], ['son-duong-tuyen-quang', 'ha-noi']],
    [
      '"21.2,105.6 21.2,106.1 20.8,106.1 20.8,105.6 21.2,105.6"',
      ['ha-noi', 'ba-dinh-ha-noi'],
      ['lao-cai', 'hai-phong'],
    ],
    ['{circles: "11.94,108.44 15"}', ['da-lat-lam-dong', 'lam-dong'], ['phan-thiet-lam-dong', 'ha-noi']],
  ])('of the area %s are for %j, not for %j', async (area, inside, outside) => {
    await add(makeSampleBulletin({ area }));
    const live = open();
    await live.refresh();
    const [one] = live.list(now);
    const covers = (slug: string) =>
      one !== undefined && isCovered(one.coverage, places.locate({ location: slug }), units);
    expect([inside.filter((slug) => !covers(slug)), outside.filter(covers)]).toEqual([[], []]);
  });

  describe('in a folder', () => {
    let path: string;
    const watch = () =>
      watchWarningFolder({ path, database, rules, clock: () => now, warn: (problem) => warned.push(problem) });

    beforeEach(() => {
      path = mkdtempSync(join(tmpdir(), 'warnings-'));
    });
    afterEach(() => rmSync(path, { recursive: true }));

    it('are read once they are unchanged, once, and stay when the file goes', async () => {
      const folder = watch();
      const file = join(path, 'storm.md');
      writeFileSync(file, makeSampleBulletin().slice(0, 80));
      expect(await folder.poll()).toBe(false);
      writeFileSync(file, makeSampleBulletin());
      utimesSync(file, 1, 1);
      expect(await folder.poll()).toBe(false);
      expect(await folder.poll()).toBe(true);
      expect(await folder.poll()).toBe(false);
      unlinkSync(file);
      expect(await folder.poll()).toBe(false);
      expect(await listNumbers()).toEqual(['BDTL-17/14h00']);
      expect(warned).toEqual([]);
    });

    it('are read in the order in which they were sent, and a cancel waits for what it ends', async () => {
      const folder = watch();
      const cancel = makeSampleAlert({ alert: { msgType: 'Cancel', references: refer('one') }, infos: '' });
      writeFileSync(join(path, 'a-cancel.xml'), cancel);
      await folder.poll();
      await folder.poll();
      expect(warned).toEqual([]);
      writeFileSync(join(path, 'b-alert.cap'), alert('one'));
      await folder.poll();
      await folder.poll();
      expect((await listAllWarnings(database, 10)).map(({ endedAt }) => endedAt)).toEqual([now]);
    });

    it('that are faulty are reported once, and other files not at all', async () => {
      const folder = watch();
      writeFileSync(join(path, 'bad.xml'), '<alert/>');
      writeFileSync(join(path, 'huge.xml'), Buffer.alloc(10_000_000, 32));
      writeFileSync(join(path, 'README.md'), 'Ghi chú');
      writeFileSync(join(path, 'storm.md.new'), 'nửa chừng');
      for (let polls = 0; polls < 3; polls += 1) await folder.poll();
      expect(warned).toEqual([
        'Warnings: bad.xml: alert: is not of CAP 1.2',
        'Warnings: huge.xml: is larger than 500 kB',
      ]);
    });

    it('are none where there is no folder', async () => {
      const folder = watchWarningFolder({ path: join(path, 'none'), database, rules, clock: () => now, warn: () => 0 });
      expect(await folder.poll()).toBe(false);
    });
  });
});
