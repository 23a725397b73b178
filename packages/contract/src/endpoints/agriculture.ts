import { Array as ArrayOf, Null, Object as ObjectOf, Optional, String as Text, Union } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { ENDPOINT_ADDRESSES } from '../endpoint-addresses.table.ts';
import {
  CropChoice,
  DryingDayReply,
  FarmActivity,
  FarmDay,
  FarmDegreeDays,
  FarmDisease,
  FarmHint,
  FarmSeason,
  FarmWarning,
  FarmWater,
  GrainReply,
  LayerChoice,
  RICE_QUERY,
  RiceFieldReply,
  SolarTerms,
} from './agriculture-schema.ts';
import { Issued, Place, PlaceQuery, TextOrNull } from './place-schema.ts';
import { LunarDate } from './weather.ts';

/** Farm work, water and diseases for a crop at a place: our own addition to the requested calls. */
export const weatherAgriculture = defineEndpoint({
  ...ENDPOINT_ADDRESSES.weatherAgriculture,
  tag: 'weather',
  summary: 'Hourly farm work, water, growth, disease weather and hints for a crop',
  query: ObjectOf({
    ...PlaceQuery.properties,
    crop: Optional(CropChoice),
    ...RICE_QUERY,
    layer: Optional(LayerChoice),
  }),
  body: null,
  reply: ObjectOf({
    place: Place,
    issued: Issued,
    crop: CropChoice,
    crops: ArrayOf(CropChoice, { description: 'those commonly grown in the region; all where it is not known' }),
    season: FarmSeason,
    /** The official warning that stops work now, quoted; `text` is then this sentence alone. */
    alert: TextOrNull,
    text: TextOrNull,
    warnings: ArrayOf(FarmWarning, { description: 'those that stop work at the place, in force or upcoming' }),
    activities: ArrayOf(FarmActivity),
    hints: ArrayOf(FarmHint),
    water: FarmWater,
    degreeDays: FarmDegreeDays,
    days: ArrayOf(FarmDay, { minItems: 15, maxItems: 15 }),
    pastDays: ArrayOf(FarmDay, { minItems: 7, maxItems: 7, description: 'the seven days before today' }),
    diseases: ArrayOf(FarmDisease),
    lunarDate: Union([LunarDate, Null()]),
    solarTerms: SolarTerms,
    drying: Union(
      [ObjectOf({ text: Text(), days: ArrayOf(DryingDayReply), grain: Union([GrainReply, Null()]) }), Null()],
      {
        description: 'null out of the drying season and for crops that are not dried; grain: rice only',
      },
    ),
    riceField: Union([RiceFieldReply, Null()], { description: 'null without `sown`, and for other crops' }),
  }),
});
