import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishRun } from '@portal/forecast/runs/publish-run';
import { openRunStore, type RunStore } from '@portal/forecast/store/run-store';
import { listDatabaseServers } from '@portal/testing/database/test-database';
import { IS_WHOLE_RUN } from '@portal/testing/sample/choose-sample';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPointReader } from '../../apps/portal/src/compose/open-bulletin-editor.ts';
import { LETTER_TOPIC, PRINT_TOPIC } from '../../apps/portal/src/features/expert-bulletins/bulletin-store.ts';
import { openExpertBulletins } from '../../apps/portal/src/features/expert-bulletins/open-expert-bulletins.ts';
import { makeProCommand, type ProContext } from '../../apps/portal/src/features/expert-bulletins/pro-command.ts';
import { makeSampleRun } from '../../apps/portal/src/features/weather/run.fixture.ts';
import { createWeather, type Weather } from '../../apps/portal/src/features/weather/service.ts';
import { claimRows } from '../../apps/portal/src/platform/claims/claim-rows.ts';
import type { Mail } from '../../apps/portal/src/platform/mail/mailer.ts';
import { OUTBOX } from '../../apps/portal/src/platform/outbox/outbox-store.ts';
import { openAccountServer, START } from '../accounts/account-server.ts';
import { HA_NOI, locatePoint } from '../alerts/alert-server.ts';

const LEASE_SECONDS = 180;
const MOST_BYTES = 500_000;
const ORDER = {
  place: { name: 'Sân Mỹ Đình', ...HA_NOI },
  from: '2026-11-26T06:00',
  to: '2026-11-27T18:00',
  purpose: 'event',
  concerns: ['rain', 'wind'],
  language: 'both',
  remarks: 'Hạ màn hình khi gió giật trên 12 m/s.',
  neededAt: '2026-11-25T20:00',
  emails: ['Ban@vidu.vn', 'ky-thuat@vidu.vn', 'ban@vidu.vn'],
};
const WARNING = {
  id: 'tin-1',
  issuer: 'Trung tâm Dự báo khí tượng thủy văn quốc gia',
  number: 'KKL-01',
  kind: 'cold',
  level: 1,
  issuedAt: '2026-11-25T08:00:00+07:00',
  startsAt: '2026-11-25T08:00:00+07:00',
  expiresAt: '2026-11-27T08:00:00+07:00',
  area: { name: 'Bắc Bộ', places: [], polygons: [], circles: [] },
  language: 'vi',
  headline: 'Tin gió mùa đông bắc',
  text: 'Không khí lạnh tăng cường.',
  original: { language: 'vi', headline: 'Tin gió mùa đông bắc', text: 'Không khí lạnh tăng cường.' },
  link: null,
} as unknown as ReturnType<ProContext['readWeather']>['warnings'][number];

type Server = Parameters<typeof openAccountServer>[0];

/** A portal with accounts, bulletins, and the weather of a generated run. */
async function openBulletinPortal(server: Server, store: RunStore, folder: string) {
  const features: ReturnType<typeof openExpertBulletins>[] = [];
  const plan = { id: 'package-5' as 'community' | 'package-5' };
  const letters: Mail[] = [];
  const mail = { fails: false };
  const sendMail = async (letter: Mail) => {
    if (mail.fails) return 'ECONNREFUSED';
    letters.push(letter);
    return null;
  };
  const portal = await openAccountServer(server, {
    listMore(people) {
      const feature = openExpertBulletins({
        ...people,
        warn: () => undefined,
        machineClock: people.clock,
        locate: locatePoint,
        findPlan: async () => ({ planId: plan.id }),
        sendMail,
        sales: { send: sendMail, salesEmail: 'ban-hang@vidu.vn' },
        publicUrl: 'https://portal.example',
      });
      features.push(feature);
      return feature.rawRoutes ?? [];
    },
  });
  const clock = () => portal.world.now;
  const calls: Weather = createWeather({ store, places: { locate: locatePoint }, clock, demo: () => true });
  const context = (): ProContext => ({
    database: portal.database,
    folder,
    experts: [{ name: 'Người viết thử', role: { vi: 'Dự báo viên', en: 'Forecaster' } }],
    issuedAt: clock(),
    now: clock(),
    readWeather: createPointReader(calls, () => [WARNING]),
  });
  const [feature] = features;
  if (feature === undefined) throw new Error('no process was opened');
  return { ...portal, feature, plan, letters, mail, calls, context };
}

describe.each(listDatabaseServers())('expert bulletins on $name', (server) => {
  let folder: string;
  let store: RunStore;
  let portal: Awaited<ReturnType<typeof openBulletinPortal>>;
  let owner: Awaited<ReturnType<typeof portal.register>>;

  const call = (method: 'GET' | 'POST' | 'DELETE', path = '', body?: unknown, token = owner.token) =>
    portal.call(method, `/api/v1/me/bulletin-orders${path}`, { token, ...(body === undefined ? {} : { body }) });
  const order = async (fields: object = {}): Promise<string> => {
    const reply = await call('POST', '', { ...ORDER, ...fields });
    expect([reply.status, reply.body.state]).toEqual([201, 'received']);
    return reply.body.id;
  };
  /** Output of an editor command; its refusal as an error. */
  const edit = async (...words: string[]): Promise<string> => {
    const printed: string[] = [];
    const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
    try {
      await makeProCommand((work) => work(portal.context()))
        .exitOverride()
        .parseAsync(words, { from: 'user' });
    } finally {
      spy.mockRestore();
    }
    return printed.join('');
  };
  const toFile = (id: string, language: string) => join(folder, 'pro', `${id}.${language}.md`);
  /** Writes what only a person can write. */
  const finish = (id: string, language: string, sentence: string) => {
    const path = toFile(id, language);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(/\[\[.*?\]\]/g, sentence));
  };
  const run = async (name: string) =>
    portal.feature.jobs
      ?.find((job) => job.name === `expert-bulletins.${name}`)
      ?.run({ signal: new AbortController().signal, reportProgress: () => undefined });
  const readPdfs = async (id: string) =>
    (
      await portal.database.query<{ pdf: Buffer | null }>(
        'select pdf from expert_bulletin where order_id = $1 order by version, language',
        [id],
      )
    ).map(({ pdf }) => pdf?.toString('latin1') ?? '');

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'expert-bulletins-'));
    const { header, fields } = makeSampleRun(START, 7);
    await publishRun(folder, header, fields, { now: START });
    store = openRunStore(folder);
    portal = await openBulletinPortal(server, store, folder);
  });
  afterAll(async () => {
    await portal.close();
    store.close();
    rmSync(folder, { recursive: true });
  });
  beforeEach(async () => {
    portal.world.now = START;
    portal.plan.id = 'package-5';
    portal.mail.fails = false;
    await portal.database.query('truncate bulletin_order, bulletin_letter, outbox_message cascade');
    portal.letters.length = 0;
    owner = await portal.register();
  });

  it('go from the order to a document with the figures of the API, and by mail to every address once', async () => {
    const id = await order();
    await run('tell-sales');
    expect(portal.letters.map(({ to, text }) => [to, text.includes(`pro draft ${id}`)])).toEqual([
      ['ban-hang@vidu.vn', true],
    ]);
    portal.letters.length = 0;
    expect(await edit('list')).toContain(`${id}  received`);
    await edit('draft', id);
    expect((await call('DELETE', `/${id}`)).status).toBe(409);
    await expect(edit('publish', id)).rejects.toThrow(/dòng \d+, cột 1: còn chỗ chưa viết/);
    expect((await call('GET', `/${id}`)).body).toMatchObject({ state: 'writing', bulletins: [] });
    finish(id, 'vi', 'Nên làm buổi sáng.');
    finish(id, 'en', 'Work in the morning.');
    expect(await edit('check', toFile(id, 'vi'))).toContain('Nên làm buổi sáng.');
    await edit('publish', id);
    await expect(edit('publish', id)).rejects.toThrow(/--again/);

    portal.mail.fails = true;
    await run('print');
    await run('deliver');
    expect([portal.letters.length, (await call('GET', `/${id}`)).body.state]).toEqual([0, 'delivered']);
    portal.mail.fails = false;
    portal.world.now += 60;
    await run('deliver');
    await run('deliver');
    expect(portal.letters.map(({ to, subject }) => `${to} ${subject.split(' ')[0]}`).sort()).toEqual([
      'ban@vidu.vn Outdoor',
      'ban@vidu.vn Sự',
      'ky-thuat@vidu.vn Outdoor',
      'ky-thuat@vidu.vn Sự',
    ]);

    const { bulletins } = (await call('GET', `/${id}`)).body;
    const code = String(bulletins[0].page).split('/').at(-1);
    expect(
      portal.letters.some(({ text }) => text.includes(`https://portal.example/api/v1/expert-bulletins/${code}.pdf`)),
    ).toBe(true);
    const shown = await portal.feature.web.findExpertBulletin(code ?? '');
    expect(shown?.document).toMatchObject({
      weather: { isDemo: true },
      warnings: [{ headline: 'Tin gió mùa đông bắc' }],
    });
    const { hours } = portal.calls.weatherHours({ query: { ...HA_NOI, hours: 360 } });
    const inside = hours.filter(({ at }) => at >= '2026-11-26T06:00:00+07:00' && at < '2026-11-27T18:00:00+07:00');
    const rain = inside
      .reduce((sum, hour) => sum + (hour.rain ?? 0), 0)
      .toFixed(1)
      .replace(/\.0$/, '');
    const wind = Math.max(...inside.map(({ windSpeed }) => windSpeed ?? 0));
    const english = bulletins.find(({ language }: { language: string }) => language === 'en');
    const page = await portal.feature.web.findExpertBulletin(String(english.page).split('/').at(-1) ?? '');
    const figures = Object.fromEntries(
      (page?.document.figures ?? []).map(({ placeholder, text }) => [placeholder, text]),
    );
    expect([figures['{{rain.total}}'], figures['{{wind.max}}']]).toEqual([
      `${rain}\u00a0mm`,
      expect.stringMatching(new RegExp(`^${wind}\u00a0m/s`)),
    ]);

    for (const pdf of await readPdfs(id)) {
      expect(pdf.length).toBeLessThan(MOST_BYTES);
      expect(pdf).toContain('/StructTreeRoot');
      expect(pdf).toContain('<pdfuaid:part>1</pdfuaid:part>');
      expect(pdf.match(/\/FontFile2 /g)?.length).toBe(2);
      expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(3);
      expect(pdf.match(/\/S \/(?:Figure|L|Table)\b/g)?.length).toBeGreaterThanOrEqual(4);
    }
    const { status, headers } = await call('GET', `/${id}/pdf?language=en`);
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);

    const stranger = await portal.register();
    for (const path of [`/${id}`, `/${id}/pdf`, '/1'])
      expect((await call('GET', path, undefined, stranger.token)).status).toBe(404);
    expect((await call('DELETE', `/${id}`, undefined, stranger.token)).status).toBe(404);
    expect((await call('GET', '', undefined, stranger.token)).body.items).toEqual([]);
    expect((await portal.call('GET', '/api/v1/expert-bulletins/aaaaaaaaaaaaaaaaaaaaaa.pdf', {})).status).toBe(404);
  });

  it.runIf(IS_WHOLE_RUN)(
    'are neither lost nor repeated when a process is killed between its steps, and replace each other',
    async () => {
      const id = await order({ language: 'vi', emails: ['ban@vidu.vn'] });
      await edit('draft', id);
      finish(id, 'vi', 'Nên làm buổi sáng.');
      await edit('publish', id);
      const die = (topic: string) => {
        const { now } = portal.world;
        const claim = { lanes: [topic], claimedBy: crypto.randomUUID(), now, leaseUntil: now + LEASE_SECONDS, most: 1 };
        return claimRows(portal.database, OUTBOX, claim);
      };
      expect(await die(PRINT_TOPIC)).toHaveLength(1);
      await run('print');
      expect((await readPdfs(id))[0]).toBe('');
      portal.world.now += LEASE_SECONDS;
      await Promise.all([run('print'), run('print')]);
      expect(await die(LETTER_TOPIC)).toHaveLength(1);
      await run('deliver');
      expect(portal.letters).toEqual([]);
      portal.world.now += LEASE_SECONDS;
      await Promise.all([run('deliver'), run('deliver')]);
      expect(portal.letters).toHaveLength(1);

      const [first] = (await call('GET', `/${id}`)).body.bulletins;
      const before = await portal.feature.web.findExpertBulletin(String(first.page).split('/').at(-1) ?? '');
      const path = toFile(id, 'vi');
      writeFileSync(path, readFileSync(path, 'utf8').replace('Nên làm buổi sáng.', 'Nên làm buổi chiều.'));
      portal.world.now += 3600;
      await edit('publish', id);
      await run('print');
      await run('deliver');
      expect(portal.letters.at(-1)).toMatchObject({ subject: expect.stringContaining('(bản 2)') });
      const [second] = (await call('GET', `/${id}`)).body.bulletins;
      expect(second.version).toBe(2);
      const now = await portal.feature.web.findExpertBulletin(String(second.page).split('/').at(-1) ?? '');
      expect(now?.document).toMatchObject({ version: 2, replacesIssuedAt: before?.document.issuedAt });
      const old = await portal.feature.web.findExpertBulletin(String(first.page).split('/').at(-1) ?? '');
      expect([old?.newestPath, old?.document]).toEqual([second.page, before?.document]);
    },
  );

  it('are refused by field and limit, cancelled while nobody writes, and declined with a reason', async () => {
    const refused = async (fields: object) => {
      const { status, body } = await call('POST', '', { ...ORDER, ...fields });
      return [status, body.errors?.map(({ path }: { path: string }) => path)];
    };
    expect(await refused({ from: '2026-11-24T06:00', emails: ['a'], concerns: [] })).toEqual([
      400,
      ['concerns', 'emails', 'from'],
    ]);
    expect(await refused({ place: { name: ' ', ...HA_NOI }, to: '2026-12-30T06:00' })).toEqual([
      400,
      ['place.name', 'to'],
    ]);
    expect((await refused({ place: { name: 'Paris', lat: 48.9, lng: 2.3 } }))[0]).toBe(404);
    portal.plan.id = 'community';
    expect(await refused({ to: '2026-11-29T06:00', concerns: ['waves'] })).toEqual([403, ['to', 'concerns']]);
    const ids = [await order(), await order()];
    expect(await refused({})).toEqual([403, ['place']]);
    expect((await call('DELETE', `/${ids[0]}`)).body.state).toBe('cancelled');
    await expect(edit('draft', ids[0] ?? '')).rejects.toThrow(/cancelled/);
    await edit('decline', ids[1] ?? '', '--reason', 'Không có người trực ngày ấy.');
    expect((await call('GET', `/${ids[1]}`)).body).toMatchObject({
      state: 'declined',
      reason: 'Không có người trực ngày ấy.',
    });
    await run('tell-declined');
    expect(portal.letters.at(-1)).toMatchObject({
      to: 'ban@vidu.vn',
      text: expect.stringContaining('Không có người trực ngày ấy.'),
    });
    await expect(edit('publish', ids[1] ?? '')).rejects.toThrow();
    expect((await portal.call('GET', '/api/v1/me/bulletin-orders', {})).status).toBe(401);
  });
});
