import type { EpochSeconds } from '@portal/domain/time/epoch';
import type { RadarStore } from '@portal/forecast/radar-keeping/open-radar-store';
import { readSourceStatus } from '@portal/forecast/sources/schedule/source-status';
import type { Parts } from '#platform/http/health.ts';
import { describeDisk, readFreeBytes } from './describe-disk.ts';
import { describeRadar } from './describe-radar.ts';
import { describeSources } from './describe-sources.ts';

interface PartNeeds {
  readonly dataDir: string;
  readonly sources: readonly string[];
  readonly radarFolder: string | null;
  readonly radarAddress: string | null;
  readonly radarMinutes: number;
  readonly radar: Pick<RadarStore, 'findState'>;
  readonly clock: () => EpochSeconds;
}

/** The parts of `/readyz` that stand on the disk, read at each call: what is mended shows without a restart. */
export function createStoredParts(needs: PartNeeds): Parts {
  const { dataDir, sources, radar, clock } = needs;
  const radarSetting = {
    isConfigured: needs.radarFolder !== null || needs.radarAddress !== null,
    everyMinutes: needs.radarMinutes,
  };
  return {
    sources: () =>
      describeSources(
        sources.map((source) => ({ source, status: readSourceStatus(dataDir, source) })),
        clock(),
      ),
    radar: () => describeRadar(radarSetting, radar.findState(clock(), false)?.frameAt ?? null, clock()),
    disk: () => describeDisk(readFreeBytes(dataDir)),
  };
}
