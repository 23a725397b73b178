import { createProgress } from '#platform/process/progress.ts';
import { startPollingObservations } from '#roles/ingest/observation-poller.ts';
import { startPollingRadar } from '#roles/ingest/radar-poller.ts';
import { startPollingSatellite } from '#roles/ingest/satellite-poller.ts';
import { type IngestNeeds, startIngest } from '#roles/ingest/start-ingest.ts';
import { startPollingStorms } from '#roles/ingest/storm-poller.ts';
import { listChosenSources } from '../config.ts';
import type { Opening } from './open-data.ts';

type IngestShared = Pick<IngestNeeds, 'store' | 'clock' | 'log' | 'demo'>;

/** The terminal; without one, each text is a log line. */
function openScreen(log: IngestShared['log']): Pick<NodeJS.WriteStream, 'isTTY'> & { write(text: string): unknown } {
  if (process.stdout.isTTY === true) return process.stdout;
  return { isTTY: false, write: (text) => log.info(text.trimEnd()) };
}

/** Starts ingest. Resolves once a run can be shown. */
export async function startIngestRole({ config, stopper }: Opening, shared: IngestShared): Promise<void> {
  const onProgress = createProgress(openScreen(shared.log), 'Making the demo run');
  const { dataDir, clock: clockSetting, demo, satellite: source, lightningFolder } = config;
  const sources = listChosenSources(config);
  const { blobStore, databaseUrl } = config;
  const stores = blobStore === null ? null : { blobStore, databaseUrl };
  const ingest = startIngest({ ...shared, dataDir, sources, clockSetting, shared: stores, onProgress });
  stopper.onStop(ingest.stop);
  await ingest.ready;
  const { radarFolder: folder, radarAddress: address, radarMinutes: everyMinutes, radarZr: zr } = config;
  const common = { dataDir, demo, clock: clockSetting };
  const pulled = address === null ? null : { address, everyMinutes };
  const rainRateUrl = config.feeds['noaa-rain-rate'];
  const radar = { ...common, zr, folder, pulled, rainRateUrl, lightningFolder };
  stopper.onStop(startPollingRadar(radar, shared.log).stop);
  const { metar, taf, ghcnh, 'jma-satellite': jmaUrl, 'noaa-isatss': cloudTopsUrl } = config.feeds;
  stopper.onStop(startPollingSatellite({ ...common, source, jmaUrl, cloudTopsUrl }, shared.log).stop);
  const feedsOfStations = { address: metar, tafAddress: taf, archiveUrl: ghcnh };
  const observations = { ...feedsOfStations, folder: config.observationsFolder, shared: stores };
  stopper.onStop(startPollingObservations({ dataDir, clock: clockSetting, ...observations }, shared.log).stop);
  const { feeds } = config;
  const addresses = {
    ...{ jma: feeds['jma-storms'], jtwc: feeds['jtwc-storms'] },
    ...{ ecmwf: feeds['ecmwf-tracks'], aifs: feeds['ecmwf-aifs-tracks'] },
  };
  stopper.onStop(startPollingStorms({ dataDir, clock: clockSetting, addresses }, shared.log).stop);
}
