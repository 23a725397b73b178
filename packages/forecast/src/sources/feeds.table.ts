import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { OPEN_DATA_LICENCE, OPEN_DATA_URL } from './ecmwf/open-data.ts';
import type { Fetching } from './fetching/fetching.ts';

/** A public provider of reports, images or advisories: chosen in `SOURCES` like a source, but without model runs. */
export interface Feed {
  readonly name: string;
  /** Replaced by `SOURCE_<NAME>_URL`. */
  readonly publicUrl: string;
  /** Licence and credit that must be shown with its data. */
  readonly licence: string;
}

/** What one question to a feed needs. */
export interface FeedRequest {
  readonly url: string;
  readonly fetching: Fetching;
  readonly now: EpochSeconds;
}

/**
 * Asks a feed for one small thing and reads it as production does, storing nothing; one line of what is there. Throws an
 * `Error` of one line that names what differs.
 */
export type FeedProbe = (request: FeedRequest) => Promise<string>;

const AIRPORTS =
  'VVNB,VVTS,VVDN,VVCI,VVVD,VVDB,VVTX,VVVH,VVDH,VVPB,VVCA,VVPC,VVTH,VVCR,VVPK,VVBM,VVDL,VVCT,VVPQ,VVRG,VVCM,VVCS,VVNS';

/** Every feed. */
export const FEEDS = [
  {
    name: 'metar',
    publicUrl: `https://aviationweather.gov/api/data/metar?format=raw&hours=3&ids=${AIRPORTS}`,
    licence: 'METAR reports of Vietnamese airports from the NOAA Aviation Weather Center, public domain.',
  },
  {
    name: 'taf',
    publicUrl: `https://aviationweather.gov/api/data/taf?format=raw&ids=${AIRPORTS}`,
    licence: 'TAF forecasts of Vietnamese airports from the NOAA Aviation Weather Center, public domain.',
  },
  {
    name: 'ghcnh',
    publicUrl: 'https://noaa-ghcnh-pds.s3.amazonaws.com',
    licence: 'Station observations, days late: NOAA NCEI GHCNh, CC0, rearranged.',
  },
  {
    name: 'wmo-alert-sources',
    publicUrl: 'https://severeweather.wmo.int/json/sources.json',
    licence:
      'Index of the WMO Severe Weather Information Centre, read once a day for the operator; nothing of it is shown.',
  },
  {
    name: 'jma-satellite',
    publicUrl: 'https://www.jma.go.jp/bosai/himawari/data/satimg',
    licence:
      'Source: Japan Meteorological Agency website (https://www.jma.go.jp/bosai/map.html#contents=himawari), joined and reprojected, Public Data License 1.0.',
  },
  {
    name: 'jma-storms',
    publicUrl: 'https://www.jma.go.jp/bosai/typhoon/data',
    licence:
      'Source: Japan Meteorological Agency website (https://www.jma.go.jp/bosai/map.html#contents=typhoon), Public Data ' +
      'License 1.0. For reference: no official analysis, forecast or warning for Viet Nam.',
  },
  {
    name: 'jtwc-storms',
    publicUrl: 'https://www.metoc.navy.mil/jtwc',
    licence:
      'Source: Joint Typhoon Warning Center, U.S. Navy, public information that may be freely distributed or copied. ' +
      'For reference: no official forecast or warning for Viet Nam.',
  },
  {
    name: 'ecmwf-tracks',
    publicUrl: OPEN_DATA_URL,
    licence: OPEN_DATA_LICENCE,
  },
  {
    name: 'ecmwf-aifs-tracks',
    publicUrl: OPEN_DATA_URL,
    licence: OPEN_DATA_LICENCE,
  },
  {
    name: 'nmme',
    publicUrl: 'https://ftp.cpc.ncep.noaa.gov/NMME/prob/netcdf',
    licence:
      'Seasonal forecast: NMME project (NOAA, NSF, NASA, DOE; Kirtman et al. 2014), files of the NOAA Climate Prediction Center, public.',
  },
  {
    name: 'noaa-rain-rate',
    publicUrl: 'https://noaa-enterprise-rainrate-pds.s3.amazonaws.com',
    licence:
      'Precipitation: NOAA Enterprise Rain Rate (RRQPE), changed; satellite input JMA Himawari-9, EUMETSAT, NOAA. No endorsement by NOAA.',
  },
  {
    name: 'noaa-isatss',
    publicUrl: 'https://noaa-himawari9.s3.amazonaws.com',
    licence: 'Cloud tops: NOAA / JMA Himawari-9 (ISatSS), changed.',
  },
] as const satisfies readonly Feed[];

/** Name of a feed. */
export type FeedName = (typeof FEEDS)[number]['name'];

/** Licence and credit of a feed. */
export function getFeedLicence(name: FeedName): string {
  return FEEDS.find((feed) => feed.name === name)?.licence ?? '';
}
