import billboard from './drawings/billboard.svg?no-inline';
import bridge from './drawings/bridge.svg?no-inline';
import clothesLine from './drawings/clothes-line.svg?no-inline';
import coolHome from './drawings/cool-home.svg?no-inline';
import craneFieldDam from './drawings/crane-field-dam.svg?no-inline';
import dam from './drawings/dam.svg?no-inline';
import festival from './drawings/festival.svg?no-inline';
import growingCity from './drawings/growing-city.svg?no-inline';
import harbourCity from './drawings/harbour-city.svg?no-inline';
import kite from './drawings/kite.svg?no-inline';
import lighthouse from './drawings/lighthouse.svg?no-inline';
import market from './drawings/market.svg?no-inline';
import mine from './drawings/mine.svg?no-inline';
import morningShift from './drawings/morning-shift.svg?no-inline';
import mountainRoad from './drawings/mountain-road.svg?no-inline';
import nightOffice from './drawings/night-office.svg?no-inline';
import observatory from './drawings/observatory.svg?no-inline';
import offshoreWind from './drawings/offshore-wind.svg?no-inline';
import oilPlatform from './drawings/oil-platform.svg?no-inline';
import paddies from './drawings/paddies.svg?no-inline';
import paperLanterns from './drawings/paper-lanterns.svg?no-inline';
import phoneLines from './drawings/phone-lines.svg?no-inline';
import port from './drawings/port.svg?no-inline';
import rainGauge from './drawings/rain-gauge.svg?no-inline';
import seasons from './drawings/seasons.svg?no-inline';
import shopStreet from './drawings/shop-street.svg?no-inline';
import silos from './drawings/silos.svg?no-inline';
import trades from './drawings/trades.svg?no-inline';
import voicePrint from './drawings/voice-print.svg?no-inline';
import voices from './drawings/voices.svg?no-inline';
import weatherBalloon from './drawings/weather-balloon.svg?no-inline';
import weatherMast from './drawings/weather-mast.svg?no-inline';
import weatherStation from './drawings/weather-station.svg?no-inline';

/** Address of each banner’s drawing: one file each, so that a page loads only its own. */
export const CONTENT_DRAWINGS = {
  billboard,
  bridge,
  clothesLine,
  coolHome,
  craneFieldDam,
  dam,
  festival,
  growingCity,
  harbourCity,
  kite,
  lighthouse,
  market,
  mine,
  morningShift,
  mountainRoad,
  nightOffice,
  observatory,
  offshoreWind,
  oilPlatform,
  paddies,
  paperLanterns,
  phoneLines,
  port,
  rainGauge,
  seasons,
  shopStreet,
  silos,
  trades,
  voicePrint,
  voices,
  weatherBalloon,
  weatherMast,
  weatherStation,
} as const;

export type ContentDrawing = keyof typeof CONTENT_DRAWINGS;
