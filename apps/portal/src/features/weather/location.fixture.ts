import type { Place, PlaceQuery } from '@portal/contract/endpoints/place-schema';
import { AppError } from '@portal/contract/errors';
import { isCovered } from '@portal/domain/geo/lat-lng';
import { findStationCode } from '@portal/domain/geo/station-cell';

/** Any covered point, and `da-lat` as the only name. */
export function locateSample({ lat, lng, location }: PlaceQuery): Place {
  if (lat === undefined || lng === undefined) {
    if (location !== 'da-lat') throw new AppError('unknownPlace');
    return toSamplePlace(11.9404, 108.4583, 1500);
  }
  if (!isCovered({ lat, lng })) throw new AppError('outsideCoverage');
  return toSamplePlace(lat, lng, Math.round(lat * 10) % 3 === 0 ? null : Math.round((lng % 1) * 2000));
}

function toSamplePlace(lat: number, lng: number, elevation: number | null): Place {
  return {
    slug: null,
    lat,
    lng,
    stationCode: findStationCode({ lat, lng }),
    elevation,
    elevationBasis: elevation === null ? null : 'known',
    precisionKm: null,
    province: null,
    district: null,
    ward: null,
    displayName: { main: 'Đà Lạt', secondary: 'Lâm Đồng' },
  };
}
