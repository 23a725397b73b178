import { expect, it } from 'vitest';
import { listUnprovidedVariables } from './describe-coverage.ts';
import { SOURCE_OFFERS } from './registry.ts';

const offersOf = (...names: string[]) => SOURCE_OFFERS.filter(({ name }) => names.includes(name));

it('names what GFS and ECMWF lack together, and less of it with ensembles, air and waves', () => {
  const models = listUnprovidedVariables(offersOf('gfs', 'ecmwf'));
  expect(models).toEqual(expect.arrayContaining(['precipitationProbability', 'pm25', 'waveHeight']));
  expect(models).not.toContain('temperature');
  const withEnsembles = listUnprovidedVariables(offersOf('gfs', 'ecmwf', 'gefs', 'ecmwf-ens'));
  expect(withEnsembles).not.toContain('precipitationProbability');
  expect(withEnsembles).toContain('pm25');
  const all = listUnprovidedVariables(offersOf('gfs', 'ecmwf', 'gefs', 'ecmwf-ens', 'open-meteo-air', 'ecmwf-wave'));
  expect(all).not.toContain('pm25');
  expect(all).not.toContain('waveHeight');
  expect(all).toContain('swellHeight');
  expect(listUnprovidedVariables(offersOf('gfs', 'ecmwf', 'gfs-wave'))).not.toContain('swellHeight');
});

it('does not pretend to know what files of an operator bring', () => {
  expect(listUnprovidedVariables(offersOf('gfs', 'folder'))).toBeNull();
});
