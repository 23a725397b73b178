import clothesLine from './drawings/clothes-line.svg?no-inline';
import coolHome from './drawings/cool-home.svg?no-inline';
import craneFieldDam from './drawings/crane-field-dam.svg?no-inline';
import dam from './drawings/dam.svg?no-inline';
import festival from './drawings/festival.svg?no-inline';
import growingCity from './drawings/growing-city.svg?no-inline';
import harbourCity from './drawings/harbour-city.svg?no-inline';
import market from './drawings/market.svg?no-inline';
import mine from './drawings/mine.svg?no-inline';
import mountainRoad from './drawings/mountain-road.svg?no-inline';
import observatory from './drawings/observatory.svg?no-inline';
import offshoreWind from './drawings/offshore-wind.svg?no-inline';
import oilPlatform from './drawings/oil-platform.svg?no-inline';
import paddies from './drawings/paddies.svg?no-inline';
import paperLanterns from './drawings/paper-lanterns.svg?no-inline';
import port from './drawings/port.svg?no-inline';
import seasons from './drawings/seasons.svg?no-inline';
import voices from './drawings/voices.svg?no-inline';
import weatherMast from './drawings/weather-mast.svg?no-inline';
import weatherStation from './drawings/weather-station.svg?no-inline';

/** Address of each banner’s drawing: one file each, so that a page loads only its own. */
export const CONTENT_DRAWINGS = {
  paperLanterns,
  weatherStation,
  port,
  voices,
  dam,
  paddies,
  growingCity,
  craneFieldDam,
  clothesLine,
  coolHome,
  festival,
  harbourCity,
  market,
  mine,
  mountainRoad,
  observatory,
  offshoreWind,
  oilPlatform,
  seasons,
  weatherMast,
} as const;

export type ContentDrawing = keyof typeof CONTENT_DRAWINGS;
