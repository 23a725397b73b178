import { resolve } from 'node:path';
import { FEEDS } from '@portal/forecast/sources/feeds.table';
import { describe, expect, it } from 'vitest';
import { SettingError } from '#platform/settings/setting-error.ts';
import { listChosenSources, readConfig } from './config.ts';

function refusalOf(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof SettingError) return error.message;
    throw error;
  }
  throw new Error(`accepted ${JSON.stringify(env)}`);
}

describe('readConfig', () => {
  it('has a default for every setting', () => {
    expect(readConfig({})).toEqual({
      basemap: { pmtiles: null, tilesUrl: null, credit: null },
      port: 3000,
      host: '127.0.0.1',
      publicUrl: null,
      trustProxy: false,
      dataDir: resolve(import.meta.dirname, '../../../data'),
      newsDir: resolve(import.meta.dirname, '../../../data/news'),
      contentDir: resolve(import.meta.dirname, '../../../data/content'),
      warningsDir: resolve(import.meta.dirname, '../../../data/warnings'),
      statusProbeUrl: null,
      databaseUrl: null,
      backups: null,
      blobStore: null,
      demo: 'auto',
      radarFolder: null,
      radarAddress: null,
      radarMinutes: 10,
      radarZr: 'vietnam',
      radarCredit: null,
      lightningFolder: null,
      lightningCredit: null,
      observationsFolder: null,
      satellite: null,
      satelliteCredit: null,
      satelliteKind: null,
      clock: null,
      smtpUrl: null,
      mailFrom: null,
      drainSeconds: 0,
      memoryMb: null,
      metricsPort: null,
      metricsHost: '127.0.0.1',
      logEvery: 1,
      metricsToken: null,
      tracing: null,
      inboxPort: 0,
      salesEmail: null,
      leadRetentionMonths: 24,
      channels: { sms: null, zalo: null, push: null },
      calls: null,
      gateways: { vnpay: null, momo: null, zalopay: null, vietqr: null },
      production: false,
      geocoderUrl: null,
      geocoderRate: 1,
      routingUrl: null,
      routingRate: 1,
      learning: new Set(['temperature', 'wind', 'humidity', 'cloud', 'chance', 'weights']),
      sources: [],
      feeds: Object.fromEntries(FEEDS.map(({ name }) => [name, null])),
      sourceAddresses: expect.objectContaining({ gfs: 'https://nomads.ncep.noaa.gov/cgi-bin/filter_gfs_0p25_1hr.pl' }),
      sourceKeys: expect.objectContaining({ gfs: null }),
    });
  });

  it('takes satellite images with the place that they show', () => {
    const images = { SATELLITE_PATH: '/srv/sat', SATELLITE_BOUNDS: '0,95,30,125' };
    expect(readConfig(images).satellite).toEqual({
      folder: '/srv/sat',
      address: null,
      bounds: { south: 0, west: 95, north: 30, east: 125 },
      projection: 'degrees',
      everyMinutes: 10,
    });
    expect(refusalOf({ SATELLITE_PATH: '/srv/sat' })).toMatch(/^SATELLITE_BOUNDS: /);
    expect(readConfig({ ...images, SATELLITE_KIND: 'visible' }).satelliteKind).toBe('visible');
    expect(refusalOf({ ...images, SATELLITE_KIND: 'radar' })).toMatch(/^SATELLITE_KIND: /);
    expect(refusalOf({ ...images, SATELLITE_PROJECTION: 'utm' })).toMatch(/^SATELLITE_PROJECTION: /);
  });

  it('takes how reflectivity stands for rain by name or by its two numbers', () => {
    expect(readConfig({ RADAR_ZR: 'vietnam' }).radarZr).toBe('vietnam');
    expect(readConfig({ RADAR_ZR: 'marshall-palmer' }).radarZr).toEqual({ a: 200, b: 1.6 });
    expect(readConfig({ RADAR_ZR: '58.53/1.56' }).radarZr).toEqual({ a: 58.53, b: 1.56 });
    for (const bad of ['300', '300/14', 'tropical', '300/1.4 mm']) {
      expect(refusalOf({ RADAR_ZR: bad })).toMatch(
        /^RADAR_ZR: ".+" is not "vietnam", "marshall-palmer" or A\/b such as/,
      );
    }
  });

  it.each([
    ['SOURCE_GFS_URL', 'http://user:secretpw@h/x'],
    ['GEOCODER_URL', 'http://user:secretpw@h/api'],
    ['SOURCE_RADAR_URL', 'ftp://user:secretpw@h/x?apikey=secretpw'],
    ['PUBLIC_URL', 'https://user:secretpw@h'],
    ['BASEMAP_TILES_URL', 'https://user:secretpw@h/{z}/{x}/{y}'],
  ])('refuses %s without its password', (name, value) => {
    const refusal = refusalOf({ [name]: value });
    expect(refusal).toMatch(new RegExp(`^${name}: ".*…@h`));
    expect(refusal).not.toContain('secretpw');
  });

  it('takes a database by its address and never repeats its password', () => {
    for (const good of [
      'postgres://a:b@db.example.vn/portal',
      'postgresql://a:b@/portal?host=/run/postgresql',
      'postgres://a:b@h1:5432,h2:5433/portal?target_session_attrs=read-write',
    ]) {
      expect(readConfig({ DATABASE_URL: good }).databaseUrl).toBe(good);
    }
    for (const bad of [
      'mysql://a:secret@db/portal',
      'postgres://a:secret@db',
      'db/secret',
      'postgres://a:secret@d b/x',
      'postgres://a:secret@h1,/portal',
      'postgres://a:secret@h1:5432,h2:port/portal',
    ]) {
      expect(refusalOf({ DATABASE_URL: bad })).toMatch(/^DATABASE_URL: "…" is not an address such as postgres:/);
    }
  });

  it('takes a mail server, addresses and how long leads are stored', () => {
    const good = {
      SMTP_URL: 'smtps://a:b@mail.example.vn:465',
      SALES_EMAIL: 'sales@example.vn',
      LEADS_KEPT_MONTHS: '120',
    };
    expect(readConfig(good)).toMatchObject({
      smtpUrl: good.SMTP_URL,
      salesEmail: good.SALES_EMAIL,
      leadRetentionMonths: 120,
    });
    expect(refusalOf({ SMTP_URL: 'http://a:secret@mail' })).toMatch(/^SMTP_URL: "…" is not an address such as smtp:/);
    expect(refusalOf({ SALES_EMAIL: 'sales' })).toBe('SALES_EMAIL: "sales" is not an e-mail address');
    for (const bad of ['0', '121', 'two'])
      expect(refusalOf({ LEADS_KEPT_MONTHS: bad })).toMatch(/^LEADS_KEPT_MONTHS: /);
  });

  it('takes sources by name, each once, and refuses others', () => {
    expect(readConfig({ SOURCES: 'gfs, ecmwf,gfs' }).sources).toEqual(['gfs', 'ecmwf']);
    expect(readConfig({ SOURCES: 'none' }).sources).toEqual([]);
    for (const bad of ['gfs,', 'GFS', 'demo', 'gfs ecmwf', 'gfs,none']) {
      expect(refusalOf({ SOURCES: bad })).toMatch(
        /^SOURCES: ".+" is not "none", "recommended" or a list of sources \(.*gfs.*\)$/,
      );
    }
  });

  it('takes the address of a source in place of its public one', () => {
    const config = readConfig({ SOURCES: 'gfs', SOURCE_GFS_URL: 'http://127.0.0.1:8080/mirror/' });
    expect(listChosenSources(config)).toEqual([{ name: 'gfs', address: 'http://127.0.0.1:8080/mirror', key: null }]);
    expect(refusalOf({ SOURCE_ECMWF_URL: 'data.ecmwf.int' })).toMatch(/^SOURCE_ECMWF_URL: ".+" is not an address/);
  });

  it('takes a folder of daily backups, none older than the privacy page says', () => {
    const settings = { BACKUP_DIR: '/safe', BACKUP_HOUR: '23', BACKUPS_KEPT: '30' };
    expect(readConfig(settings).backups).toEqual({ folder: '/safe', hour: 23, copies: 30 });
    expect(readConfig({ BACKUP_DIR: '/safe' }).backups).toEqual({ folder: '/safe', hour: 2, copies: 14 });
    for (const bad of ['24', '-1', 'two']) expect(refusalOf({ BACKUP_HOUR: bad })).toMatch(/^BACKUP_HOUR: .*an hour/);
    for (const bad of ['0', '31', 'all']) expect(refusalOf({ BACKUPS_KEPT: bad })).toMatch(/^BACKUPS_KEPT: .*1–30/);
  });

  it('takes a router by its address', () => {
    const good = 'http://127.0.0.1:5000/route/v1/driving';
    expect(readConfig({ ROUTING_URL: good, ROUTING_RATE: '50' })).toMatchObject({ routingRate: 50 });
    expect(readConfig({ ROUTING_URL: good }).routingUrl?.href).toBe(good);
    for (const bad of ['osrm', 'http://127.0.0.1:5000', 'ftp://a/route/v1/driving', 'http://u:p@a/route/v1/driving'])
      expect(refusalOf({ ROUTING_URL: bad })).toMatch(/^ROUTING_URL: .* ends in \/route\/v1\//);
  });

  it('takes a geocoder by its address, which distinguishes Photon and Nominatim, and how fast it may be asked', () => {
    for (const good of ['http://127.0.0.1:2322/api', 'https://geo.example.vn/nominatim/search?key=k']) {
      expect(readConfig({ GEOCODER_URL: good }).geocoderUrl?.href).toBe(good);
    }
    for (const bad of [
      'photon',
      'https://geo.example.vn',
      'ftp://geo.example.vn/api',
      'https://a:b@geo.example.vn/api',
    ]) {
      expect(refusalOf({ GEOCODER_URL: bad })).toMatch(/^GEOCODER_URL: ".+" is not an address that ends in \/api/);
    }
    expect(readConfig({ GEOCODER_RATE: '1000' }).geocoderRate).toBe(1000);
    for (const bad of ['0', '1001', '1.5', 'fast'])
      expect(refusalOf({ GEOCODER_RATE: bad })).toMatch(/^GEOCODER_RATE: /);
  });

  it('takes an empty value as not set', () => {
    expect(readConfig({ PORT: '', CLOCK: '' })).toEqual(readConfig({}));
  });

  it('takes ports from 0 to 65535', () => {
    expect(readConfig({ PORT: '0' }).port).toBe(0);
    expect(readConfig({ PORT: '65535' }).port).toBe(65_535);
    expect(refusalOf({ PORT: '65536' })).toBe('PORT: "65536" is not a port number (0–65535)');
    expect(refusalOf({ PORT: 'abc' })).toBe('PORT: "abc" is not a port number (0–65535)');
    for (const bad of ['-1', '1.5', '1e3', ' 80', '0x50']) expect(refusalOf({ PORT: bad })).toMatch(/^PORT: /);
  });

  it('takes addresses and names as host', () => {
    for (const good of ['0.0.0.0', '::', '::1', 'localhost', 'a.example.vn']) {
      expect(readConfig({ HOST: good }).host).toBe(good);
    }
    for (const bad of ['http://x', '1.2.3', '256.1.1.1', 'a b', '-x', 'x:80']) {
      expect(refusalOf({ HOST: bad })).toMatch(/^HOST: ".+" is not an IP address or host name/);
    }
  });

  it('takes an origin as public address and drops its trailing slash', () => {
    expect(readConfig({ PUBLIC_URL: 'https://example.vn/' }).publicUrl).toBe('https://example.vn');
    expect(readConfig({ PUBLIC_URL: 'http://example.vn:8080' }).publicUrl).toBe('http://example.vn:8080');
    for (const bad of ['example.vn', 'ftp://x', 'https://x/y', 'https://u:p@x', 'https://x?', 'https://x/#']) {
      expect(refusalOf({ PUBLIC_URL: bad })).toMatch(/^PUBLIC_URL: ".+" is not an origin/);
    }
  });

  it('trusts no proxy, so many hops, or listed addresses', () => {
    expect(readConfig({ TRUST_PROXY: 'none' }).trustProxy).toBe(false);
    expect(readConfig({ TRUST_PROXY: '0' }).trustProxy).toBe(false);
    expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
    expect(readConfig({ TRUST_PROXY: '10.0.0.1, fd00::/8' }).trustProxy).toEqual(['10.0.0.1', 'fd00::/8']);
    for (const bad of ['33', 'all', '10.0.0.0/33', '10.0.0.1,', '10.0.0.1/8/8', '-1']) {
      expect(refusalOf({ TRUST_PROXY: bad })).toMatch(/^TRUST_PROXY: ".+" is not "none"/);
    }
  });

  it('reads DEMO as auto, on or off', () => {
    expect(readConfig({ DEMO: 'off' }).demo).toBe('off');
    expect(refusalOf({ DEMO: 'yes' })).toBe('DEMO: "yes" is not one of auto, on, off');
  });

  it('turns DEMO=auto off where a source or a radar is configured, and obeys DEMO=on', () => {
    expect(readConfig({}).demo).toBe('auto');
    expect(readConfig({ SOURCES: 'gfs' }).demo).toBe('off');
    expect(readConfig({ RADAR_PATH: '/radar' }).demo).toBe('off');
    expect(readConfig({ SOURCES: 'gfs', DEMO: 'on' }).demo).toBe('on');
  });

  it('knows a recommended set of sources, with a second air only where its key is set', () => {
    const whole = [
      'gfs',
      'ecmwf',
      'gefs',
      'ecmwf-ens-chances',
      'ecmwf-aifs-ens-chances',
      'ecmwf-aifs',
      'aigfs',
      'ecmwf-wave',
      'gfs-wave',
      'silam',
      'gefs-aerosol',
    ];
    const recommended = readConfig({ SOURCES: 'recommended' });
    expect(recommended.sources).toEqual(whole);
    for (const { name, publicUrl } of FEEDS) expect(recommended.feeds[name]).toBe(publicUrl);
    const keyed = readConfig({ SOURCES: 'recommended', SOURCE_OPEN_METEO_KEY: 'abcdefgh12345678' });
    expect(keyed.sources).toEqual([...whole, 'open-meteo-air']);
  });

  it('reads the clock with offset, running or standing', () => {
    const startsAt = Date.UTC(2024, 7, 3) / 1000;
    expect(readConfig({ CLOCK: '2024-08-03T07:00:00+07:00' }).clock).toEqual({ startsAt, stands: false });
    expect(readConfig({ CLOCK: '2024-08-03T00:00Z!' }).clock).toEqual({ startsAt, stands: true });
    for (const bad of [
      '2024-08-03',
      '2024-08-03T07:00:00',
      '2024-02-30T07:00:00Z',
      '2024-08-03T24:00:00Z',
      '1999-12-31T23:59:59Z',
      '2024-08-03T07:00:00Z!!',
      'now',
    ]) {
      expect(refusalOf({ CLOCK: bad })).toMatch(/^CLOCK: ".+" is not a time with offset/);
    }
  });

  it('states a refusal in one line, whatever was given', () => {
    expect(refusalOf({ DEMO: 'a\nb' })).not.toContain('\n');
  });

  it('takes one ground of the maps, with a credit beside tiles of an address', () => {
    const tiles = { BASEMAP_TILES_URL: 'https://a.vn/{z}/{x}/{y}.png' };
    expect(readConfig({ BASEMAP_PMTILES: '/srv/vietnam.pmtiles' }).basemap.pmtiles).toBe('/srv/vietnam.pmtiles');
    expect(readConfig({ ...tiles, BASEMAP_CREDIT: '© A' }).basemap).toMatchObject({ credit: '© A' });
    expect(() => readConfig(tiles)).toThrow(/^BASEMAP_CREDIT: /);
    const both = { ...tiles, BASEMAP_CREDIT: '© A', BASEMAP_PMTILES: '/srv/vietnam.pmtiles' };
    expect(() => readConfig(both)).toThrow(/^BASEMAP_TILES_URL: /);
  });
});
