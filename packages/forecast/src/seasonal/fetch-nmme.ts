import { CLIMATE_REGION_IDS, type ClimateRegionId } from '@portal/domain/climate/climate-region';
import type { OutlookMonth, RegionTerciles, SeasonalOutlook } from '@portal/domain/climate/seasonal-outlook';
import type { Fetching } from '#sources/fetching/fetching.ts';
import { type MonthTerciles, readNmme } from './read-nmme.ts';

/** A global file has three variables of some ten months of a degree: 8 MB. */
const MOST_BYTES = 48 * 2 ** 20;

/** Address of a file: `…/prate.202611.prob.adj.mon.nc`. */
function toAddress(base: string, element: 'prate' | 'tmp2m', issueMonth: string): string {
  return `${base.replace(/\/+$/, '')}/${element}.${issueMonth.replace('-', '')}.prob.adj.mon.nc`;
}

function joinMonth(month: string, temperature: MonthTerciles, rain: MonthTerciles): OutlookMonth {
  const regions = Object.fromEntries(
    CLIMATE_REGION_IDS.map((region) => [
      region,
      { temperature: temperature.get(month)?.[region] ?? null, rain: rain.get(month)?.[region] ?? null },
    ]),
  ) as Record<ClimateRegionId, RegionTerciles>;
  return { month, regions };
}

/**
 * Fetches NMME's monthly probabilities of temperature and rain as issued in a month such as `2026-11`, averaged over
 * the climate regions. Throws `FetchError` (`later` before they are there), and `Error` of one line for a file that is
 * refused.
 */
export async function fetchNmme(fetching: Fetching, base: string, issueMonth: string): Promise<SeasonalOutlook> {
  async function read(element: 'prate' | 'tmp2m'): Promise<MonthTerciles> {
    const address = toAddress(base, element, issueMonth);
    const bytes = await fetching.getBytes(address, { mostBytes: MOST_BYTES });
    try {
      return readNmme(bytes, issueMonth);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      throw new Error(`${address}: ${error.message}`);
    }
  }
  const temperature = await read('tmp2m');
  const rain = await read('prate');
  const months = [...new Set([...temperature.keys(), ...rain.keys()])].sort();
  return { issueMonth, months: months.map((month) => joinMonth(month, temperature, rain)) };
}
