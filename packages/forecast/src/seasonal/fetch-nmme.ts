import { CLIMATE_REGION_IDS, type ClimateRegionId } from '@portal/domain/climate/climate-region';
import type { OutlookMonth, RegionTerciles, SeasonalOutlook } from '@portal/domain/climate/seasonal-outlook';
import { type ByteRange, FetchError, type Fetching } from '#sources/fetching/fetching.ts';
import { checkNmmeHead, type MonthTerciles, readNmme } from './read-nmme.ts';

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
  const read = async (element: 'prate' | 'tmp2m'): Promise<MonthTerciles> => {
    const address = toAddress(base, element, issueMonth);
    const bytes = await fetching.getBytes(address, { mostBytes: MOST_BYTES });
    return explain(address, () => readNmme(bytes, issueMonth));
  };
  const temperature = await read('tmp2m');
  const rain = await read('prate');
  const months = [...new Set([...temperature.keys(), ...rain.keys()])].sort();
  return { issueMonth, months: months.map((month) => joinMonth(month, temperature, rain)) };
}

/** Names, axes and months stand before the probabilities. */
const HEAD: ByteRange = { offset: 0, length: 2 ** 16 };

/**
 * Asks for the beginning of one file of a month and checks names, axes and months, or for all of it where the beginning
 * does not pass; one line of what is there. Throws as `fetchNmme` does.
 */
export async function probeNmme(fetching: Fetching, base: string, issueMonth: string): Promise<string> {
  const address = toAddress(base, 'prate', issueMonth);
  const months = await readHead().catch(async (error: unknown) => {
    if (error instanceof FetchError && error.trouble === 'later') throw error;
    const bytes = await fetching.getBytes(address, { mostBytes: MOST_BYTES });
    return explain(address, () => [...readNmme(bytes, issueMonth).keys()]);
  });
  return `probabilities of ${months.length} months from ${months[0]} on, as issued in ${issueMonth}`;

  async function readHead(): Promise<readonly string[]> {
    return checkNmmeHead(await fetching.getBytes(address, { range: HEAD }), issueMonth);
  }
}

function explain<Result>(address: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new Error(`${address}: ${error.message}`);
  }
}
