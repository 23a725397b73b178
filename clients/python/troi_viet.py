"""Client of the Trời Việt weather API 1.0.0. Licence: MIT. Python 3.9 and later, standard library only.

Made from the contract by `npm run clients`; do not edit.
"""

from __future__ import annotations

import gzip
import http.client
import json
import time
import urllib.error
import urllib.parse
import urllib.request
from email.utils import parsedate_to_datetime
from typing import Any, Dict, List, Literal, Optional, Type, TypedDict, Union

BASE_URL = "http://127.0.0.1:3000"
CLIENT_NAME = "troi-viet-client/1.0.0 (python)"
Language = Literal["vi", "en"]


class PlaceDisplayName(TypedDict):
    main: str
    secondary: str


class Place(TypedDict):
    slug: Optional[str]
    # degrees north
    lat: float
    # degrees east
    lng: float
    # Cell of the station grid, null off the grid
    stationCode: Optional[int]
    # m above sea level
    elevation: Optional[float]
    # `estimated`: from a terrain model and the known heights around
    elevationBasis: Optional[Literal["known", "estimated"]]
    # km by which the position may be off
    precisionKm: Optional[float]
    province: Optional[str]
    district: Optional[str]
    ward: Optional[str]
    displayName: PlaceDisplayName


class IssuedSourcesValue(TypedDict):
    source: str
    # ISO 8601 with offset +07:00
    runAt: str


class Issued(TypedDict):
    source: Optional[str]
    # ISO 8601 with offset +07:00
    runAt: Optional[str]
    # ISO 8601 with offset +07:00
    updatedAt: Optional[str]
    # true when any value of the reply is demo
    demo: bool
    sources: Dict[str, IssuedSourcesValue]
    # Names of values that are, in some hour at least, estimated from other values of the named run
    estimated: List[str]
    # Credit and licence of each real source that gave a value, as they must be shown with it
    credits: List[str]


class Hour(TypedDict):
    # ISO 8601 with offset +07:00
    at: str
    # Sky state 1–28
    code: Optional[int]
    # Sky state without heat and cold, for a drawing that shows them as a badge
    skyCode: Optional[Literal[1, 5, 6, 7, 12, 13, 14, 15, 16, 24, 28]]
    # Heat or cold of the sky state; null for none. `cold` is not said from 800 m above the sea on
    badge: Optional[Literal["cold", "severeCold", "damagingCold", "ice", "hot", "veryHot", "especiallyHot"]]
    isDay: bool
    text: Optional[str]
    # 0 none, 1 possible, 2 likely, 3 observed within 20 km, null unknown
    thunder: Optional[Literal[0, 1, 2, 3]]
    # °C at 2 m
    temperature: Optional[float]
    # °C, low end of what is likely, never above temperature
    temperatureLow: Optional[float]
    # °C, high end of what is likely, never below temperature
    temperatureHigh: Optional[float]
    # °C
    feelsLike: Optional[float]
    # °C at 2 m, never above temperature
    dewPoint: Optional[float]
    # % relative humidity
    humidity: Optional[float]
    # m/s at 10 m
    windSpeed: Optional[float]
    # m/s, never below windSpeed
    windGust: Optional[float]
    # degrees from which the wind blows
    windDirection: Optional[float]
    # hPa at sea level
    pressure: Optional[float]
    # km
    visibility: Optional[float]
    # %
    cloudCover: Optional[float]
    # mm
    rain: Optional[float]
    # mm, low end of what is likely
    rainLow: Optional[float]
    # mm, high end of what is likely
    rainHigh: Optional[float]
    # % chance of 0.2 mm or more
    rainProbability: Optional[float]
    # UV index
    uvIndex: Optional[float]


class DayRainPartChances1(TypedDict):
    """The same chance of 00–07, 07–13, 13–19 and 19–24; null beyond the forecast"""

    # % chance of rain
    early: Optional[float]
    # % chance of rain
    morning: Optional[float]
    # % chance of rain
    afternoon: Optional[float]
    # % chance of rain
    evening: Optional[float]


class DayRainPartChances2(TypedDict):
    """The same chance of 00–07, 07–13, 13–19 and 19–24; null beyond the forecast"""

    # % chance of rain
    early: Optional[float]
    # % chance of rain
    morning: Optional[float]
    # % chance of rain
    afternoon: Optional[float]
    # % chance of rain
    evening: Optional[float]


class Day(TypedDict):
    # YYYY-MM-DD, Asia/Ho_Chi_Minh
    date: str
    # Sky state 1–28
    code: Optional[int]
    # Sky state without heat and cold, for a drawing that shows them as a badge
    skyCode: Optional[Literal[1, 5, 6, 7, 12, 13, 14, 15, 16, 24, 28]]
    # Heat or cold of the sky state; null for none. `cold` is not said from 800 m above the sea on
    badge: Optional[Literal["cold", "severeCold", "damagingCold", "ice", "hot", "veryHot", "especiallyHot"]]
    # Sky state 1–28
    nightCode: Optional[int]
    text: Optional[str]
    # °C
    temperatureMin: Optional[float]
    # °C
    temperatureMax: Optional[float]
    # °C
    temperatureMean: Optional[float]
    # °C
    feelsLikeMax: Optional[float]
    # mm
    rain: Optional[float]
    # mm, low end of what is likely
    rainLow: Optional[float]
    # mm, high end of what is likely
    rainHigh: Optional[float]
    # % chance that one of its hours, of today of those that remain, has 0.2 mm or more
    rainProbability: Optional[float]
    # The same chance of 00–07, 07–13, 13–19 and 19–24; null beyond the forecast
    rainPartChances: Union[DayRainPartChances1, DayRainPartChances2]
    # mm that fell before now; null but for today
    rainFallen: Optional[float]
    # mm still expected, which with rainFallen is rain; null but for today
    rainAhead: Optional[float]
    # mm of each hour, 00 to 23
    rainHours: List[Optional[float]]
    # m/s at 10 m
    windSpeedMax: Optional[float]
    # m/s, never below windSpeedMax
    windGustMax: Optional[float]
    # degrees from which the wind blows
    windDirection: Optional[float]
    # % relative humidity
    humidity: Optional[float]
    # UV index
    uvIndexMax: Optional[float]
    # ISO 8601 with offset +07:00
    sunrise: Optional[str]
    # ISO 8601 with offset +07:00
    sunset: Optional[str]
    confidence: Optional[Literal["high", "medium", "low"]]


Period = TypedDict(
    "Period",
    {
        "period": "Literal['morning', 'afternoon', 'evening', 'night']",
        # name in `lang`; of the night with the day that it leads to
        "label": "str",
        # ISO 8601 with offset +07:00
        "from": "str",
        # ISO 8601 with offset +07:00
        "to": "str",
        # Sky state 1–28
        "code": "Optional[int]",
        # Sky state without heat and cold, for a drawing that shows them as a badge
        "skyCode": "Optional[Literal[1, 5, 6, 7, 12, 13, 14, 15, 16, 24, 28]]",
        # Heat or cold of the sky state; null for none. `cold` is not said from 800 m above the sea on
        "badge": "Optional[Literal['cold', 'severeCold', 'damagingCold', 'ice', 'hot', 'veryHot', 'especiallyHot']]",
        "text": "Optional[str]",
        # °C
        "temperatureMin": "Optional[float]",
        # °C
        "temperatureMax": "Optional[float]",
        # mm
        "rain": "Optional[float]",
        # mm, low end of what is likely
        "rainLow": "Optional[float]",
        # mm, high end of what is likely
        "rainHigh": "Optional[float]",
        # % chance that one of its hours that remain has 0.2 mm or more; null once it is over
        "rainProbability": "Optional[float]",
        # m/s at 10 m
        "windSpeedMax": "Optional[float]",
        # degrees from which the wind blows
        "windDirection": "Optional[float]",
        # % relative humidity
        "humidity": "Optional[float]",
    },
)


class OutlookDayRainPartChances1(TypedDict):
    """The same chance of 00–07, 07–13, 13–19 and 19–24; null beyond the forecast"""

    # % chance of rain
    early: Optional[float]
    # % chance of rain
    morning: Optional[float]
    # % chance of rain
    afternoon: Optional[float]
    # % chance of rain
    evening: Optional[float]


class OutlookDayRainPartChances2(TypedDict):
    """The same chance of 00–07, 07–13, 13–19 and 19–24; null beyond the forecast"""

    # % chance of rain
    early: Optional[float]
    # % chance of rain
    morning: Optional[float]
    # % chance of rain
    afternoon: Optional[float]
    # % chance of rain
    evening: Optional[float]


class OutlookDay(TypedDict):
    # YYYY-MM-DD, Asia/Ho_Chi_Minh
    date: str
    basis: Literal["forecast", "outlook", "normal"]
    # Sky state 1–28
    code: Optional[int]
    # Sky state without heat and cold, for a drawing that shows them as a badge
    skyCode: Optional[Literal[1, 5, 6, 7, 12, 13, 14, 15, 16, 24, 28]]
    # Heat or cold of the sky state; null for none. `cold` is not said from 800 m above the sea on
    badge: Optional[Literal["cold", "severeCold", "damagingCold", "ice", "hot", "veryHot", "especiallyHot"]]
    # Sky state 1–28
    nightCode: Optional[int]
    text: Optional[str]
    # °C
    temperatureMin: Optional[float]
    # °C
    temperatureMax: Optional[float]
    # °C
    temperatureMean: Optional[float]
    # °C
    feelsLikeMax: Optional[float]
    # mm
    rain: Optional[float]
    # mm, low end of what is likely
    rainLow: Optional[float]
    # mm, high end of what is likely
    rainHigh: Optional[float]
    # % chance that one of its hours, of today of those that remain, has 0.2 mm or more
    rainProbability: Optional[float]
    # The same chance of 00–07, 07–13, 13–19 and 19–24; null beyond the forecast
    rainPartChances: Union[OutlookDayRainPartChances1, OutlookDayRainPartChances2]
    # mm that fell before now; null but for today
    rainFallen: Optional[float]
    # mm still expected, which with rainFallen is rain; null but for today
    rainAhead: Optional[float]
    # mm of each hour, 00 to 23
    rainHours: Optional[List[Optional[float]]]
    # m/s at 10 m
    windSpeedMax: Optional[float]
    # m/s, never below windSpeedMax
    windGustMax: Optional[float]
    # degrees from which the wind blows
    windDirection: Optional[float]
    # % relative humidity
    humidity: Optional[float]
    # UV index
    uvIndexMax: Optional[float]
    # ISO 8601 with offset +07:00
    sunrise: Optional[str]
    # ISO 8601 with offset +07:00
    sunset: Optional[str]
    confidence: Optional[Literal["high", "medium", "low"]]


class OutlookWeekTemperature1(TypedDict):
    # % of the years
    below: float
    # % of the years
    near: float
    # % of the years
    above: float


class OutlookWeekTemperature2(TypedDict):
    # % of the years
    below: float
    # % of the years
    near: float
    # % of the years
    above: float


class OutlookWeekRain1(TypedDict):
    # % of the years
    below: float
    # % of the years
    near: float
    # % of the years
    above: float


class OutlookWeekRain2(TypedDict):
    # % of the years
    below: float
    # % of the years
    near: float
    # % of the years
    above: float


OutlookWeek = TypedDict(
    "OutlookWeek",
    {
        # YYYY-MM-DD, Asia/Ho_Chi_Minh
        "from": "str",
        # YYYY-MM-DD, Asia/Ho_Chi_Minh
        "to": "str",
        "basis": "Literal['forecast', 'outlook', 'normal']",
        # °C, mean of many years
        "temperatureNormal": "Optional[float]",
        # mm, mean of many years
        "rainNormal": "Optional[float]",
        "temperature": "Union[OutlookWeekTemperature1, OutlookWeekTemperature2]",
        "rain": "Union[OutlookWeekRain1, OutlookWeekRain2]",
    },
)


class RainHour(TypedDict):
    # ISO 8601 with offset +07:00
    at: str
    # mm
    rain: Optional[float]
    # mm, low end of what is likely
    rainLow: Optional[float]
    # mm, high end of what is likely
    rainHigh: Optional[float]
    # % chance of rain
    rainProbability: Optional[float]
    # 0 none, 1 possible, 2 likely, 3 observed within 20 km, null unknown
    thunder: Optional[Literal[0, 1, 2, 3]]


class PastHour(TypedDict):
    # ISO 8601 with offset +07:00
    at: str
    # mm
    rain: Optional[float]
    # °C at 2 m
    temperature: Optional[float]


class MarineHour(TypedDict):
    # ISO 8601 with offset +07:00
    at: str
    # m, significant height
    waveHeight: Optional[float]
    # s
    wavePeriod: Optional[float]
    # degrees from which the waves come
    waveDirection: Optional[float]
    # m/s at 10 m
    windSpeed: Optional[float]
    # degrees from which the wind blows
    windDirection: Optional[float]


class WindHourLevelsItem(TypedDict):
    # m above ground
    height: float
    # m/s
    windSpeed: Optional[float]
    # degrees from which the wind blows
    windDirection: Optional[float]


class WindHour(TypedDict):
    # ISO 8601 with offset +07:00
    at: str
    # levels: from two heights of the model; profile: from one, by the power law with a usual exponent
    basis: Optional[Literal["levels", "profile"]]
    # of the power law through 10 and 100 m
    exponent: Optional[float]
    levels: List[WindHourLevelsItem]


class FarmActivityNowReasonsItemWarning(TypedDict):
    """of kind warning: the official warning that stops the work, one of `warnings`"""

    id: str
    kind: Literal["storm", "tropicalDepression", "heavyRain", "flood", "inundation", "flashFlood", "thunderstorm", "seaWind", "surge", "heat", "cold", "fog", "drought", "salinity", "wildfire", "earthquake", "tsunami", "other"]
    number: str


class _FarmActivityNowReasonsItemRequired(TypedDict):
    kind: Literal["warning", "rainNow", "rainSoon", "rainSum", "rainDay", "rainChance", "rainBefore", "rainFree", "windStrong", "windCalm", "windGentle", "inversion", "hot", "cool", "humid", "dryAir", "evaporation", "stillWet", "airFine", "cloudy", "sunny", "thunder", "thunderPossible", "dark", "shortSpell", "pondHot", "pondCool", "pondFine"]
    # in the unit of the kind: rainNow mm, rainSoon mm, rainSum mm, rainDay mm, rainChance %, rainBefore mm, windStrong km/h, windCalm km/h, windGentle km/h, inversion km/h, hot °C, cool °C, humid %, dryAir %, evaporation °C, stillWet °C, airFine %, cloudy %, sunny %, pondHot °C, pondCool °C, pondFine °C
    value: Optional[float]
    # until rain begins, of a sum or chance of rain, or that stay dry
    hours: Optional[float]


class FarmActivityNowReasonsItem(_FarmActivityNowReasonsItemRequired, total=False):
    # of kind warning: the official warning that stops the work, one of `warnings`
    warning: FarmActivityNowReasonsItemWarning


class FarmActivityNow(TypedDict):
    # night: not judged at this hour; null: a value that decides is not known
    verdict: Optional[Literal["good", "consider", "avoid", "night"]]
    reasons: List[FarmActivityNowReasonsItem]
    text: str


FarmActivityNext1 = TypedDict(
    "FarmActivityNext1",
    {
        # ISO 8601 with offset +07:00
        "from": "str",
        # ISO 8601 with offset +07:00
        "to": "str",
        "verdict": "Literal['good', 'consider']",
    },
)


FarmActivityNext2 = TypedDict(
    "FarmActivityNext2",
    {
        # ISO 8601 with offset +07:00
        "from": "str",
        # ISO 8601 with offset +07:00
        "to": "str",
        "verdict": "Literal['good', 'consider']",
    },
)


class FarmActivityHoursItemReasonsItemWarning(TypedDict):
    """of kind warning: the official warning that stops the work, one of `warnings`"""

    id: str
    kind: Literal["storm", "tropicalDepression", "heavyRain", "flood", "inundation", "flashFlood", "thunderstorm", "seaWind", "surge", "heat", "cold", "fog", "drought", "salinity", "wildfire", "earthquake", "tsunami", "other"]
    number: str


class _FarmActivityHoursItemReasonsItemRequired(TypedDict):
    kind: Literal["warning", "rainNow", "rainSoon", "rainSum", "rainDay", "rainChance", "rainBefore", "rainFree", "windStrong", "windCalm", "windGentle", "inversion", "hot", "cool", "humid", "dryAir", "evaporation", "stillWet", "airFine", "cloudy", "sunny", "thunder", "thunderPossible", "dark", "shortSpell", "pondHot", "pondCool", "pondFine"]
    # in the unit of the kind: rainNow mm, rainSoon mm, rainSum mm, rainDay mm, rainChance %, rainBefore mm, windStrong km/h, windCalm km/h, windGentle km/h, inversion km/h, hot °C, cool °C, humid %, dryAir %, evaporation °C, stillWet °C, airFine %, cloudy %, sunny %, pondHot °C, pondCool °C, pondFine °C
    value: Optional[float]
    # until rain begins, of a sum or chance of rain, or that stay dry
    hours: Optional[float]


class FarmActivityHoursItemReasonsItem(_FarmActivityHoursItemReasonsItemRequired, total=False):
    # of kind warning: the official warning that stops the work, one of `warnings`
    warning: FarmActivityHoursItemReasonsItemWarning


class FarmActivityHoursItem(TypedDict):
    # ISO 8601 with offset +07:00
    at: str
    # night: not judged at this hour; null: a value that decides is not known
    verdict: Optional[Literal["good", "consider", "avoid", "night"]]
    reasons: List[FarmActivityHoursItemReasonsItem]


class FarmActivity(TypedDict):
    activity: Literal["spray", "dry", "fertilise", "harvest", "feed"]
    name: str
    # found: read in a source; known: from a standard work; proposed: the portal’s own rule
    basis: Literal["found", "known", "proposed"]
    now: FarmActivityNow
    # first good spell of two hours and more; without one, the first to consider
    next: Union[FarmActivityNext1, FarmActivityNext2]
    # when the work is best done, or that it should wait
    nextText: str
    hours: List[FarmActivityHoursItem]


class FarmDayLunar1(TypedDict):
    day: int
    month: int
    leap: bool


class FarmDayLunar2(TypedDict):
    day: int
    month: int
    leap: bool


FarmDayWorkItemBest1 = TypedDict(
    "FarmDayWorkItemBest1",
    {
        # ISO 8601 with offset +07:00
        "from": "str",
        # ISO 8601 with offset +07:00
        "to": "str",
    },
)


FarmDayWorkItemBest2 = TypedDict(
    "FarmDayWorkItemBest2",
    {
        # ISO 8601 with offset +07:00
        "from": "str",
        # ISO 8601 with offset +07:00
        "to": "str",
    },
)


class FarmDayWorkItem(TypedDict):
    activity: Literal["spray", "dry", "fertilise", "harvest", "feed"]
    # good hours of the day from now on
    goodHours: Optional[float]
    best: Union[FarmDayWorkItemBest1, FarmDayWorkItemBest2]


class FarmDay(TypedDict):
    # YYYY-MM-DD, Asia/Ho_Chi_Minh
    date: str
    # °C
    temperatureMin: Optional[float]
    # °C
    temperatureMax: Optional[float]
    # mm
    rain: Optional[float]
    # mm, low end of what is likely
    rainLow: Optional[float]
    # mm, high end of what is likely
    rainHigh: Optional[float]
    # mm, reference evapotranspiration
    et0: Optional[float]
    # penmanMonteith: FAO-56; hargreaves: from temperatures alone
    et0Basis: Optional[Literal["penmanMonteith", "hargreaves"]]
    # mm that the crop drinks in the middle of its season; of a pond what evaporates
    etc: Optional[float]
    # mm, rain less etc
    balance: Optional[float]
    # mm, rainLow less etc
    balanceLow: Optional[float]
    # mm, rainHigh less etc
    balanceHigh: Optional[float]
    # °C·day, growing degree days
    gdd: Optional[float]
    # whether grain dries on a yard
    dryingDay: Optional[bool]
    # °C, estimated for a shallow pond; null for crops on land
    pondTemperature: Optional[float]
    lunar: Union[FarmDayLunar1, FarmDayLunar2]
    # empty for days that are over
    work: List[FarmDayWorkItem]


class FarmDisease(TypedDict):
    disease: Literal["riceBlast", "sheathBlight", "leafBlight", "planthopper", "maizeLeafBlight", "fallArmyworm", "coffeeRust", "berryAnthracnose", "pepperFootRot", "pepperAnthracnose", "durianPhytophthora", "durianAnthracnose", "stemCanker", "dragonAnthracnose", "lateBlight", "softRot", "whiteSpot", "vibriosis"]
    name: str
    # the weather that favours it, in a few words
    weather: str
    # found: read in a source; known: from a standard work; proposed: the portal’s own rule
    basis: Literal["found", "known", "proposed"]
    # 0–100: favourable part of the last seven and the coming three days
    index: Optional[float]
    # below 30, 30 to 60, above 60
    level: Optional[Literal["low", "medium", "high"]]
    # seven before today, today, two after
    days: List[Optional[bool]]
    text: str


FarmHint = TypedDict(
    "FarmHint",
    {
        "kind": "Literal['ice', 'frost', 'cold', 'heat', 'heavyRain', 'strongWind', 'sowGood', 'sowCold', 'sowCovered', 'sowRain', 'dryingRun', 'noDrying', 'waterShort', 'waterPlenty', 'pondHot', 'pondCold', 'pondDrop', 'pondCalm']",
        "weight": "Literal['good', 'consider', 'avoid']",
        # when in its life the crop minds it
        "stage": "Literal['seedling', 'heading', 'flowering', 'any']",
        # YYYY-MM-DD, Asia/Ho_Chi_Minh
        "from": "str",
        # how many of the coming seven days
        "days": "int",
        # worst of these days, in the unit of the kind: ice °C, frost °C, cold °C, heat °C, heavyRain mm, strongWind m/s, sowGood °C, sowCold °C, sowCovered °C, sowRain mm, waterShort mm, waterPlenty mm, pondHot °C, pondCold °C, pondDrop °C, pondCalm m/s
        "value": "Optional[float]",
        # found: read in a source; known: from a standard work; proposed: the portal’s own rule
        "basis": "Literal['found', 'known', 'proposed']",
        "text": "Optional[str]",
    },
)


class FoundPlaceDisplayName(TypedDict):
    main: str
    secondary: str


class _FoundPlaceRequired(TypedDict):
    slug: str
    name: str
    displayName: FoundPlaceDisplayName
    kind: Literal["province", "ward", "formerProvince", "formerDistrict", "locality", "point"]
    # degrees north
    lat: float
    # degrees east
    lng: float
    # km by which the position may be off
    precisionKm: Optional[float]
    province: Optional[str]
    formerly: Optional[str]


class FoundPlace(_FoundPlaceRequired, total=False):
    # Only where kind is ward: a ward (phường), commune (xã) or special zone (đặc khu)
    unit: Literal["ward", "commune", "specialZone"]


class LocatedPlace(TypedDict):
    place: Place
    kind: Literal["province", "ward", "formerProvince", "formerDistrict", "locality", "point"]
    note: Optional[str]
    nearby: List[FoundPlace]


class ProvinceLine(TypedDict):
    slug: str
    name: str
    region: Literal["north", "central", "south"]


class Post(TypedDict):
    id: str
    url: str
    title: str
    titleEn: Optional[str]
    summary: str
    summaryEn: Optional[str]
    category: str
    tags: List[str]
    cover: Optional[str]
    coverAlt: Optional[str]
    # ISO 8601 with offset +07:00
    publishedAt: str
    # ISO 8601 with offset +07:00
    updatedAt: str
    views: int
    language: Literal["VI", "EN"]
    hasEnglish: bool
    sample: bool


class FullPostPlacesItem(TypedDict):
    slug: str
    name: str


class FullPost(TypedDict):
    id: str
    url: str
    title: str
    titleEn: Optional[str]
    summary: str
    summaryEn: Optional[str]
    category: str
    tags: List[str]
    cover: Optional[str]
    coverAlt: Optional[str]
    # ISO 8601 with offset +07:00
    publishedAt: str
    # ISO 8601 with offset +07:00
    updatedAt: str
    views: int
    language: Literal["VI", "EN"]
    hasEnglish: bool
    sample: bool
    body: str
    author: str
    places: List[FullPostPlacesItem]


class PostCategory(TypedDict):
    id: str
    url: str
    name: str
    nameEn: str
    group: Literal["weather", "company", "industry", "agriculture", "hydropower", "life"]


class OfficialWarning(TypedDict):
    id: str
    issuer: str
    number: str
    kind: Literal["storm", "tropicalDepression", "heavyRain", "flood", "inundation", "flashFlood", "thunderstorm", "seaWind", "surge", "heat", "cold", "fog", "drought", "salinity", "wildfire", "earthquake", "tsunami", "other"]
    # Level of disaster risk as the bulletin states it, 1 to 5; null where it states none
    level: Optional[Literal[1, 2, 3, 4, 5]]
    # ISO 8601 with offset +07:00
    issuedAt: str
    # ISO 8601 with offset +07:00
    startsAt: str
    # ISO 8601 with offset +07:00
    expiresAt: str
    area: WarningArea
    language: Literal["vi", "en"]
    headline: str
    text: str
    original: WarningWords
    link: Optional[str]


class WarningAreaPlacesItem(TypedDict):
    slug: str
    name: str


class WarningAreaPolygonsItemItem(TypedDict):
    # degrees north
    lat: float
    # degrees east
    lng: float


class WarningAreaCirclesItem(TypedDict):
    # degrees north
    lat: float
    # degrees east
    lng: float
    # km
    radiusKm: float


class WarningArea(TypedDict):
    name: str
    places: List[WarningAreaPlacesItem]
    polygons: List[List[WarningAreaPolygonsItemItem]]
    circles: List[WarningAreaCirclesItem]


class WarningFeatureProperties(TypedDict):
    id: str
    kind: Literal["storm", "tropicalDepression", "heavyRain", "flood", "inundation", "flashFlood", "thunderstorm", "seaWind", "surge", "heat", "cold", "fog", "drought", "salinity", "wildfire", "earthquake", "tsunami", "other"]
    # Level of disaster risk as the bulletin states it, 1 to 5; null where it states none
    level: Optional[Literal[1, 2, 3, 4, 5]]
    headline: str
    # ISO 8601 with offset +07:00
    expiresAt: str


class WarningFeatureGeometry1(TypedDict):
    type: Literal["MultiPolygon"]
    coordinates: List[List[List[List[float]]]]


class WarningFeatureGeometry2(TypedDict):
    type: Literal["MultiPoint"]
    coordinates: List[List[float]]


class WarningFeature(TypedDict):
    type: Literal["Feature"]
    properties: WarningFeatureProperties
    geometry: Union[WarningFeatureGeometry1, WarningFeatureGeometry2]


class WarningWords(TypedDict):
    language: Literal["vi", "en"]
    headline: str
    text: str


class ProblemErrorsItem(TypedDict):
    path: str
    message: str


class _ProblemRequired(TypedDict):
    type: str
    title: str
    status: int
    detail: str
    errorCode: Literal["badInput", "notSignedIn", "invalidKey", "wrongLogin", "forbidden", "keyRestricted", "notFound", "unknownPlace", "outsideCoverage", "methodNotAllowed", "conflict", "emailTaken", "phoneTaken", "tooLarge", "unsupportedMediaType", "wrongCredentials", "wrongPassword", "samePassword", "wrongCode", "codeExpired", "linkExpired", "planLimit", "notForSale", "orderClosed", "tooManyRequests", "internal", "noData", "gatewayAway", "unavailable"]
    requestId: str


class Problem(_ProblemRequired, total=False):
    errors: List[ProblemErrorsItem]
    limit: float
    plan: str


class WeatherNowReplyYesterday(TypedDict):
    # °C at 2 m, at this hour of yesterday
    temperature: Optional[float]
    # °C, of the whole of yesterday
    temperatureMax: Optional[float]


class WeatherNowReply(TypedDict):
    place: Place
    issued: Issued
    now: Hour
    yesterday: WeatherNowReplyYesterday


class WeatherAqiReplyPollutants(TypedDict):
    # µg/m³
    pm25: Optional[float]
    # µg/m³
    pm10: Optional[float]
    # µg/m³
    o3: Optional[float]
    # µg/m³
    no2: Optional[float]
    # µg/m³
    so2: Optional[float]
    # µg/m³
    co: Optional[float]


class WeatherAqiReplyHoursItem(TypedDict):
    # ISO 8601 with offset +07:00
    at: str
    aqi: Optional[float]
    category: Optional[Literal["good", "moderate", "poor", "unhealthy", "veryUnhealthy", "hazardous"]]
    dominant: Optional[Literal["pm25", "pm10", "o3", "no2", "so2", "co"]]


class WeatherAqiReply(TypedDict):
    place: Place
    issued: Issued
    aqi: Optional[float]
    category: Optional[Literal["good", "moderate", "poor", "unhealthy", "veryUnhealthy", "hazardous"]]
    colour: Optional[str]
    dominant: Optional[Literal["pm25", "pm10", "o3", "no2", "so2", "co"]]
    basis: Literal["model", "station"]
    pollutants: WeatherAqiReplyPollutants
    # ISO 8601 with offset +07:00
    at: str
    hours: List[WeatherAqiReplyHoursItem]


class WeatherUvReplyPeak(TypedDict):
    uvIndex: Optional[float]
    # ISO 8601 with offset +07:00
    at: Optional[str]


class WeatherUvReplyHoursItem(TypedDict):
    # ISO 8601 with offset +07:00
    at: str
    uvIndex: Optional[float]
    level: Optional[Literal["low", "moderate", "high", "veryHigh", "extreme"]]
    # model: the source gives it; estimate: from sun, cloud, ozone and height
    basis: Optional[Literal["model", "estimate"]]
    # W/m² on level ground, mean of the hour
    shortWave: Optional[float]
    # model: the source gives it; estimate: from sun, cloud, ozone and height
    shortWaveBasis: Optional[Literal["model", "estimate"]]


class WeatherUvReply(TypedDict):
    place: Place
    issued: Issued
    uvIndex: Optional[float]
    level: Optional[Literal["low", "moderate", "high", "veryHigh", "extreme"]]
    # model: the source gives it; estimate: from sun, cloud, ozone and height
    basis: Optional[Literal["model", "estimate"]]
    peak: WeatherUvReplyPeak
    hours: List[WeatherUvReplyHoursItem]


class WeatherTodayReplyMoon1(TypedDict):
    # 0 new, 0.25 first quarter, 0.5 full, 0.75 last quarter
    phase: float
    # lit part of the disc
    illumination: float
    name: str
    # of this day; about once a month there is none
    rise: Optional[str]
    # of this day; about once a month there is none
    set: Optional[str]


class WeatherTodayReplyMoon2(TypedDict):
    # 0 new, 0.25 first quarter, 0.5 full, 0.75 last quarter
    phase: float
    # lit part of the disc
    illumination: float
    name: str
    # of this day; about once a month there is none
    rise: Optional[str]
    # of this day; about once a month there is none
    set: Optional[str]


class WeatherTodayReplyLunarDate1(TypedDict):
    day: int
    month: int
    year: int
    # true in the second of two months with the same number
    leap: bool
    # name of the year: Bính Ngọ, in English Fire Horse
    yearName: str


class WeatherTodayReplyLunarDate2(TypedDict):
    day: int
    month: int
    year: int
    # true in the second of two months with the same number
    leap: bool
    # name of the year: Bính Ngọ, in English Fire Horse
    yearName: str


WeatherTodayReplyPartsItem = TypedDict(
    "WeatherTodayReplyPartsItem",
    {
        "part": "Literal['early', 'morning', 'afternoon', 'evening']",
        # ISO 8601 with offset +07:00
        "from": "str",
        # ISO 8601 with offset +07:00
        "to": "str",
        # Sky state 1–28
        "code": "Optional[int]",
        # Sky state without heat and cold, for a drawing that shows them as a badge
        "skyCode": "Optional[Literal[1, 5, 6, 7, 12, 13, 14, 15, 16, 24, 28]]",
        # Heat or cold of the sky state; null for none. `cold` is not said from 800 m above the sea on
        "badge": "Optional[Literal['cold', 'severeCold', 'damagingCold', 'ice', 'hot', 'veryHot', 'especiallyHot']]",
        "text": "Optional[str]",
        # °C
        "temperatureMin": "Optional[float]",
        # °C
        "temperatureMax": "Optional[float]",
        # mm
        "rain": "Optional[float]",
        # mm, low end of what is likely
        "rainLow": "Optional[float]",
        # mm, high end of what is likely
        "rainHigh": "Optional[float]",
        # % chance that one of its hours that remain has 0.2 mm or more; null once it is over
        "rainProbability": "Optional[float]",
        # m/s at 10 m
        "windSpeedMax": "Optional[float]",
        # degrees from which the wind blows
        "windDirection": "Optional[float]",
        # % relative humidity
        "humidity": "Optional[float]",
    },
)


class WeatherTodayReply(TypedDict):
    place: Place
    issued: Issued
    # YYYY-MM-DD, Asia/Ho_Chi_Minh
    date: str
    # ISO 8601 with offset +07:00
    sunrise: Optional[str]
    # ISO 8601 with offset +07:00
    sunset: Optional[str]
    moon: Union[WeatherTodayReplyMoon1, WeatherTodayReplyMoon2]
    lunarDate: Union[WeatherTodayReplyLunarDate1, WeatherTodayReplyLunarDate2]
    day: Day
    periods: List[Period]
    parts: List[WeatherTodayReplyPartsItem]
    # The night 01–07 that began the day, which is the night period of the day before; null once it is over
    nightBefore: Optional[Period]


WeatherTomorrowReplyPartsItem = TypedDict(
    "WeatherTomorrowReplyPartsItem",
    {
        "part": "Literal['early', 'morning', 'afternoon', 'evening']",
        # ISO 8601 with offset +07:00
        "from": "str",
        # ISO 8601 with offset +07:00
        "to": "str",
        # Sky state 1–28
        "code": "Optional[int]",
        # Sky state without heat and cold, for a drawing that shows them as a badge
        "skyCode": "Optional[Literal[1, 5, 6, 7, 12, 13, 14, 15, 16, 24, 28]]",
        # Heat or cold of the sky state; null for none. `cold` is not said from 800 m above the sea on
        "badge": "Optional[Literal['cold', 'severeCold', 'damagingCold', 'ice', 'hot', 'veryHot', 'especiallyHot']]",
        "text": "Optional[str]",
        # °C
        "temperatureMin": "Optional[float]",
        # °C
        "temperatureMax": "Optional[float]",
        # mm
        "rain": "Optional[float]",
        # mm, low end of what is likely
        "rainLow": "Optional[float]",
        # mm, high end of what is likely
        "rainHigh": "Optional[float]",
        # % chance that one of its hours that remain has 0.2 mm or more; null once it is over
        "rainProbability": "Optional[float]",
        # m/s at 10 m
        "windSpeedMax": "Optional[float]",
        # degrees from which the wind blows
        "windDirection": "Optional[float]",
        # % relative humidity
        "humidity": "Optional[float]",
    },
)


class WeatherTomorrowReplyEarlierItem(TypedDict):
    source: str
    # ISO 8601 with offset +07:00
    runAt: str
    # °C
    temperatureMin: Optional[float]
    # °C
    temperatureMax: Optional[float]
    # mm; null where the rain of the present forecast is of another source
    rain: Optional[float]


class WeatherTomorrowReply(TypedDict):
    place: Place
    issued: Issued
    # YYYY-MM-DD, Asia/Ho_Chi_Minh
    date: str
    day: Day
    today: Day
    periods: List[Period]
    parts: List[WeatherTomorrowReplyPartsItem]
    hours: List[Hour]
    # How this forecast changed: what the last whole run of each of the past days said of tomorrow, the newest first; empty where nothing is kept
    earlier: List[WeatherTomorrowReplyEarlierItem]


class WeatherHours24Reply(TypedDict):
    place: Place
    issued: Issued
    hours: List[Hour]


class _WeatherHoursReplyHoursItemRequired(TypedDict):
    # ISO 8601 with offset +07:00
    at: str


class WeatherHoursReplyHoursItem(_WeatherHoursReplyHoursItemRequired, total=False):
    # Sky state 1–28
    code: Optional[int]
    # Sky state without heat and cold, for a drawing that shows them as a badge
    skyCode: Optional[Literal[1, 5, 6, 7, 12, 13, 14, 15, 16, 24, 28]]
    # Heat or cold of the sky state; null for none. `cold` is not said from 800 m above the sea on
    badge: Optional[Literal["cold", "severeCold", "damagingCold", "ice", "hot", "veryHot", "especiallyHot"]]
    isDay: bool
    text: Optional[str]
    # 0 none, 1 possible, 2 likely, 3 observed within 20 km, null unknown
    thunder: Optional[Literal[0, 1, 2, 3]]
    # °C at 2 m
    temperature: Optional[float]
    # °C, low end of what is likely, never above temperature
    temperatureLow: Optional[float]
    # °C, high end of what is likely, never below temperature
    temperatureHigh: Optional[float]
    # °C
    feelsLike: Optional[float]
    # °C at 2 m, never above temperature
    dewPoint: Optional[float]
    # % relative humidity
    humidity: Optional[float]
    # m/s at 10 m
    windSpeed: Optional[float]
    # m/s, never below windSpeed
    windGust: Optional[float]
    # degrees from which the wind blows
    windDirection: Optional[float]
    # hPa at sea level
    pressure: Optional[float]
    # km
    visibility: Optional[float]
    # %
    cloudCover: Optional[float]
    # mm
    rain: Optional[float]
    # mm, low end of what is likely
    rainLow: Optional[float]
    # mm, high end of what is likely
    rainHigh: Optional[float]
    # % chance of 0.2 mm or more
    rainProbability: Optional[float]
    # UV index
    uvIndex: Optional[float]


class WeatherHoursReply(TypedDict):
    place: Place
    issued: Issued
    hours: List[WeatherHoursReplyHoursItem]


class _WeatherBatchReplyItemsItemHoursItemRequired(TypedDict):
    # ISO 8601 with offset +07:00
    at: str


class WeatherBatchReplyItemsItemHoursItem(_WeatherBatchReplyItemsItemHoursItemRequired, total=False):
    # Sky state 1–28
    code: Optional[int]
    # Sky state without heat and cold, for a drawing that shows them as a badge
    skyCode: Optional[Literal[1, 5, 6, 7, 12, 13, 14, 15, 16, 24, 28]]
    # Heat or cold of the sky state; null for none. `cold` is not said from 800 m above the sea on
    badge: Optional[Literal["cold", "severeCold", "damagingCold", "ice", "hot", "veryHot", "especiallyHot"]]
    isDay: bool
    text: Optional[str]
    # 0 none, 1 possible, 2 likely, 3 observed within 20 km, null unknown
    thunder: Optional[Literal[0, 1, 2, 3]]
    # °C at 2 m
    temperature: Optional[float]
    # °C, low end of what is likely, never above temperature
    temperatureLow: Optional[float]
    # °C, high end of what is likely, never below temperature
    temperatureHigh: Optional[float]
    # °C
    feelsLike: Optional[float]
    # °C at 2 m, never above temperature
    dewPoint: Optional[float]
    # % relative humidity
    humidity: Optional[float]
    # m/s at 10 m
    windSpeed: Optional[float]
    # m/s, never below windSpeed
    windGust: Optional[float]
    # degrees from which the wind blows
    windDirection: Optional[float]
    # hPa at sea level
    pressure: Optional[float]
    # km
    visibility: Optional[float]
    # %
    cloudCover: Optional[float]
    # mm
    rain: Optional[float]
    # mm, low end of what is likely
    rainLow: Optional[float]
    # mm, high end of what is likely
    rainHigh: Optional[float]
    # % chance of 0.2 mm or more
    rainProbability: Optional[float]
    # UV index
    uvIndex: Optional[float]


class WeatherBatchReplyItemsItem(TypedDict):
    place: Optional[Place]
    issued: Optional[Issued]
    hours: List[WeatherBatchReplyItemsItemHoursItem]
    # why a place has no hours; the others are answered all the same
    error: Optional[Literal["outsideCoverage", "noData"]]


class WeatherBatchReply(TypedDict):
    items: List[WeatherBatchReplyItemsItem]


class WeatherBatchBodyLocationsItem(TypedDict):
    # degrees north
    lat: float
    # degrees east
    lng: float


class _WeatherBatchBodyRequired(TypedDict):
    locations: List[WeatherBatchBodyLocationsItem]


class WeatherBatchBody(_WeatherBatchBodyRequired, total=False):
    hours: int
    variables: List[str]


WeatherDays15ReplyPartsItemItem = TypedDict(
    "WeatherDays15ReplyPartsItemItem",
    {
        "part": "Literal['early', 'morning', 'afternoon', 'evening']",
        # ISO 8601 with offset +07:00
        "from": "str",
        # ISO 8601 with offset +07:00
        "to": "str",
        # Sky state 1–28
        "code": "Optional[int]",
        # Sky state without heat and cold, for a drawing that shows them as a badge
        "skyCode": "Optional[Literal[1, 5, 6, 7, 12, 13, 14, 15, 16, 24, 28]]",
        # Heat or cold of the sky state; null for none. `cold` is not said from 800 m above the sea on
        "badge": "Optional[Literal['cold', 'severeCold', 'damagingCold', 'ice', 'hot', 'veryHot', 'especiallyHot']]",
        "text": "Optional[str]",
        # °C
        "temperatureMin": "Optional[float]",
        # °C
        "temperatureMax": "Optional[float]",
        # mm
        "rain": "Optional[float]",
        # mm, low end of what is likely
        "rainLow": "Optional[float]",
        # mm, high end of what is likely
        "rainHigh": "Optional[float]",
        # % chance that one of its hours that remain has 0.2 mm or more; null once it is over
        "rainProbability": "Optional[float]",
        # m/s at 10 m
        "windSpeedMax": "Optional[float]",
        # degrees from which the wind blows
        "windDirection": "Optional[float]",
        # % relative humidity
        "humidity": "Optional[float]",
    },
)


class WeatherDays15Reply(TypedDict):
    place: Place
    issued: Issued
    days: List[Day]
    # The four periods of as many days as `periods` asks for, from today on; none by default
    periods: List[List[Period]]
    # The parts of the same days, which add up to their day
    parts: List[List[WeatherDays15ReplyPartsItemItem]]


class WeatherDays90Reply(TypedDict):
    place: Place
    issued: Issued
    days: List[OutlookDay]
    weeks: List[OutlookWeek]


class WeatherSmartgenReplyFactsItem(TypedDict):
    name: str
    value: Optional[Union[float, str]]
    unit: Optional[str]


class WeatherSmartgenReply(TypedDict):
    place: Place
    issued: Issued
    text: Optional[str]
    facts: List[WeatherSmartgenReplyFactsItem]


class WeatherRain72Reply(TypedDict):
    place: Place
    issued: Issued
    hours: List[RainHour]


class WeatherWindReply(TypedDict):
    place: Place
    issued: Issued
    hours: List[WindHour]


class WeatherMarineReply(TypedDict):
    place: Place
    issued: Issued
    hours: List[MarineHour]


class WeatherPastReply(TypedDict):
    place: Place
    issued: Issued
    hours: List[PastHour]
    basis: Literal["analysis"]


class WeatherHistoryReplyItemsItemRain1(TypedDict):
    """null where nothing is known, and where it would be called dry under an official emergency"""

    # in `lang`, without a capital: rain of now, when it begins, or that it stays dry
    text: str
    # whether rain is named that counts as certain
    isLikely: bool


class WeatherHistoryReplyItemsItemRain2(TypedDict):
    """null where nothing is known, and where it would be called dry under an official emergency"""

    # in `lang`, without a capital: rain of now, when it begins, or that it stays dry
    text: str
    # whether rain is named that counts as certain
    isLikely: bool


class WeatherHistoryReplyItemsItem(TypedDict):
    place: Place
    issued: Issued
    now: Hour
    # null where nothing is known, and where it would be called dry under an official emergency
    rain: Union[WeatherHistoryReplyItemsItemRain1, WeatherHistoryReplyItemsItemRain2]
    yesterday: Day


class WeatherHistoryReply(TypedDict):
    issued: Issued
    items: List[WeatherHistoryReplyItemsItem]


class WeatherHistoryBodyLocationsItem(TypedDict):
    lat: float
    lng: float


class WeatherHistoryBody(TypedDict):
    locations: List[WeatherHistoryBodyLocationsItem]


class WeatherPlacesReplyPlacesItemNow(TypedDict):
    # ISO 8601 with offset +07:00
    at: str
    # Sky state 1–28
    code: Optional[int]
    # Sky state without heat and cold, for a drawing that shows them as a badge
    skyCode: Optional[Literal[1, 5, 6, 7, 12, 13, 14, 15, 16, 24, 28]]
    # Heat or cold of the sky state; null for none. `cold` is not said from 800 m above the sea on
    badge: Optional[Literal["cold", "severeCold", "damagingCold", "ice", "hot", "veryHot", "especiallyHot"]]
    isDay: bool
    text: Optional[str]
    # 0 none, 1 possible, 2 likely, 3 observed within 20 km, null unknown
    thunder: Optional[Literal[0, 1, 2, 3]]
    # °C at 2 m
    temperature: Optional[float]
    # km
    visibility: Optional[float]
    # mm
    rain: Optional[float]


class WeatherPlacesReplyPlacesItemRain1(TypedDict):
    """null where nothing is known, and where it would be called dry under an official emergency"""

    # in `lang`, without a capital: rain of now, when it begins, or that it stays dry
    text: str
    # whether rain is named that counts as certain
    isLikely: bool


class WeatherPlacesReplyPlacesItemRain2(TypedDict):
    """null where nothing is known, and where it would be called dry under an official emergency"""

    # in `lang`, without a capital: rain of now, when it begins, or that it stays dry
    text: str
    # whether rain is named that counts as certain
    isLikely: bool


class WeatherPlacesReplyPlacesItem(TypedDict):
    place: Place
    now: WeatherPlacesReplyPlacesItemNow
    # null where nothing is known, and where it would be called dry under an official emergency
    rain: Union[WeatherPlacesReplyPlacesItemRain1, WeatherPlacesReplyPlacesItemRain2]


class WeatherPlacesReply(TypedDict):
    issued: Issued
    # in the order of the query
    places: List[WeatherPlacesReplyPlacesItem]


WeatherAgricultureReplySeasonSowItem = TypedDict(
    "WeatherAgricultureReplySeasonSowItem",
    {
        # MM-DD, every year
        "from": "str",
        # MM-DD, included; before `from` where the window goes over New Year
        "to": "str",
    },
)


WeatherAgricultureReplySeasonFlowerItem = TypedDict(
    "WeatherAgricultureReplySeasonFlowerItem",
    {
        # MM-DD, every year
        "from": "str",
        # MM-DD, included; before `from` where the window goes over New Year
        "to": "str",
    },
)


WeatherAgricultureReplySeasonHarvestItem = TypedDict(
    "WeatherAgricultureReplySeasonHarvestItem",
    {
        # MM-DD, every year
        "from": "str",
        # MM-DD, included; before `from` where the window goes over New Year
        "to": "str",
    },
)


WeatherAgricultureReplySeasonDryItem = TypedDict(
    "WeatherAgricultureReplySeasonDryItem",
    {
        # MM-DD, every year
        "from": "str",
        # MM-DD, included; before `from` where the window goes over New Year
        "to": "str",
    },
)


class WeatherAgricultureReplySeason(TypedDict):
    # region of crops by the province until 30 June 2025; null abroad and at sea
    region: Optional[Literal["RRD", "NM", "NM-high", "NC", "SC", "CH", "SE", "MD"]]
    # whether the crop is commonly grown there; if not, nothing is advised
    isGrown: bool
    sow: List[WeatherAgricultureReplySeasonSowItem]
    flower: List[WeatherAgricultureReplySeasonFlowerItem]
    harvest: List[WeatherAgricultureReplySeasonHarvestItem]
    dry: List[WeatherAgricultureReplySeasonDryItem]
    text: Optional[str]


class WeatherAgricultureReplyWarningsItem(TypedDict):
    id: str
    issuer: str
    number: str
    kind: Literal["storm", "tropicalDepression", "heavyRain", "flood", "inundation", "flashFlood", "thunderstorm", "seaWind", "surge", "heat", "cold", "fog", "drought", "salinity", "wildfire", "earthquake", "tsunami", "other"]
    level: Optional[Literal[1, 2, 3, 4, 5]]
    language: Literal["vi", "en"]
    headline: str
    # ISO 8601 with offset +07:00
    startsAt: str
    # ISO 8601 with offset +07:00
    expiresAt: str
    link: Optional[str]


class WeatherAgricultureReplyWaterPast(TypedDict):
    # mm
    rain: Optional[float]
    # mm
    etc: Optional[float]
    # mm, rain less etc
    balance: Optional[float]


class WeatherAgricultureReplyWaterComing(TypedDict):
    # mm
    rain: Optional[float]
    # mm
    etc: Optional[float]
    # mm, rain less etc
    balance: Optional[float]


class WeatherAgricultureReplyWater(TypedDict):
    # Kc: etc as a multiple of et0
    coefficient: Optional[float]
    # part of the season that Kc is of
    stage: Literal["mid"]
    # found: read in a source; known: from a standard work; proposed: the portal’s own rule
    basis: Literal["found", "known", "proposed"]
    past: WeatherAgricultureReplyWaterPast
    coming: WeatherAgricultureReplyWaterComing
    text: Optional[str]


class WeatherAgricultureReplyDegreeDays1(TypedDict):
    # °C below which the crop does not grow
    lowest: Optional[float]
    # °C above which warmth adds nothing
    highest: Optional[float]
    # found: read in a source; known: from a standard work; proposed: the portal’s own rule
    basis: Literal["found", "known", "proposed"]
    # °C·day
    past: Optional[float]
    # °C·day
    coming: Optional[float]
    text: Optional[str]


class WeatherAgricultureReplyDegreeDays2(TypedDict):
    # °C below which the crop does not grow
    lowest: Optional[float]
    # °C above which warmth adds nothing
    highest: Optional[float]
    # found: read in a source; known: from a standard work; proposed: the portal’s own rule
    basis: Literal["found", "known", "proposed"]
    # °C·day
    past: Optional[float]
    # °C·day
    coming: Optional[float]
    text: Optional[str]


class WeatherAgricultureReplyLunarDate1(TypedDict):
    day: int
    month: int
    year: int
    # true in the second of two months with the same number
    leap: bool
    # name of the year: Bính Ngọ, in English Fire Horse
    yearName: str


class WeatherAgricultureReplyLunarDate2(TypedDict):
    day: int
    month: int
    year: int
    # true in the second of two months with the same number
    leap: bool
    # name of the year: Bính Ngọ, in English Fire Horse
    yearName: str


WeatherAgricultureReplySolarTermsCurrent = TypedDict(
    "WeatherAgricultureReplySolarTermsCurrent",
    {
        "name": "str",
        # YYYY-MM-DD, Asia/Ho_Chi_Minh
        "from": "str",
    },
)


WeatherAgricultureReplySolarTermsNext = TypedDict(
    "WeatherAgricultureReplySolarTermsNext",
    {
        "name": "str",
        # YYYY-MM-DD, Asia/Ho_Chi_Minh
        "from": "str",
    },
)


class WeatherAgricultureReplySolarTerms(TypedDict):
    current: WeatherAgricultureReplySolarTermsCurrent
    next: WeatherAgricultureReplySolarTermsNext


class WeatherAgricultureReply(TypedDict):
    place: Place
    issued: Issued
    # rice when left out
    crop: Literal["rice", "maize", "coffee", "pepper", "durian", "dragonFruit", "vegetables", "shrimp"]
    # those commonly grown in the region; all where it is not known
    crops: List[Literal["rice", "maize", "coffee", "pepper", "durian", "dragonFruit", "vegetables", "shrimp"]]
    season: WeatherAgricultureReplySeason
    alert: Optional[str]
    text: Optional[str]
    # those that stop work at the place, in force or to come
    warnings: List[WeatherAgricultureReplyWarningsItem]
    activities: List[FarmActivity]
    hints: List[FarmHint]
    water: WeatherAgricultureReplyWater
    degreeDays: Union[WeatherAgricultureReplyDegreeDays1, WeatherAgricultureReplyDegreeDays2]
    days: List[FarmDay]
    # the seven days before today
    pastDays: List[FarmDay]
    diseases: List[FarmDisease]
    lunarDate: Union[WeatherAgricultureReplyLunarDate1, WeatherAgricultureReplyLunarDate2]
    solarTerms: WeatherAgricultureReplySolarTerms


class WeatherMapReplyPointsItem(TypedDict):
    # degrees north
    lat: float
    # degrees east
    lng: float
    stationCode: Optional[int]
    code: Optional[int]
    # °C at 2 m
    temperature: Optional[float]
    # mm in the current hour
    rain: Optional[float]
    name: str


class WeatherMapReply(TypedDict):
    issued: Issued
    points: List[WeatherMapReplyPointsItem]


class WeatherMapBodyBound(TypedDict):
    north: float
    south: float
    east: float
    west: float


class WeatherMapBody(TypedDict):
    bound: WeatherMapBodyBound
    zoom: float


class WeatherMapFramesReplyBounds(TypedDict):
    """Outer edges of the cells, degrees; rows are evenly spaced in latitude"""

    # degrees north
    north: float
    # degrees north
    south: float
    # degrees east
    east: float
    # degrees east
    west: float


class WeatherMapFramesReplyScale(TypedDict):
    """value = offset + factor × byte ^ power; the byte `missing` means that there is no value"""

    offset: float
    factor: float
    power: float
    missing: int


class WeatherMapFramesReplyFramesItem(TypedDict):
    # ISO 8601 with offset +07:00
    at: str
    kind: Literal["observed", "forecast"]
    # Relative address; its bytes never change
    url: str


class WeatherMapFramesReply(TypedDict):
    issued: Issued
    layer: Literal["rain", "temperature", "wind", "cloud", "aqi", "uv"]
    unit: str
    # Outer edges of the cells, degrees; rows are evenly spaced in latitude
    bounds: WeatherMapFramesReplyBounds
    # cells from west to east
    width: int
    # cells from north to south
    height: int
    # 1; wind has 2: towards east, then towards north
    planes: int
    # value = offset + factor × byte ^ power; the byte `missing` means that there is no value
    scale: WeatherMapFramesReplyScale
    frames: List[WeatherMapFramesReplyFramesItem]


class NowcastFramesReplyBounds(TypedDict):
    """Outer edges of the cells, degrees; rows are evenly spaced in latitude"""

    # degrees north
    north: float
    # degrees north
    south: float
    # degrees east
    east: float
    # degrees east
    west: float


class NowcastFramesReplyScale(TypedDict):
    """value = offset + factor × byte ^ power; the byte `missing` means that there is no value"""

    offset: float
    factor: float
    power: float
    missing: int


class NowcastFramesReplyRegionBounds(TypedDict):
    """Outer edges of the cells, degrees; rows are evenly spaced in latitude"""

    # degrees north
    north: float
    # degrees north
    south: float
    # degrees east
    east: float
    # degrees east
    west: float


class NowcastFramesReplyRegion(TypedDict):
    """the cells of the model’s rain around the grid, which stand behind it in each frame"""

    # Outer edges of the cells, degrees; rows are evenly spaced in latitude
    bounds: NowcastFramesReplyRegionBounds
    width: int
    height: int


class NowcastFramesReplyFramesItem(TypedDict):
    # ISO 8601 with offset +07:00
    at: str
    kind: Literal["observed", "forecast"]
    # Relative address; its bytes never change
    url: str
    # minutes from the present 10 minutes
    lead: int
    # radar: seen and carried on; model: no radar, or one older than 20 minutes
    basis: Literal["radar", "model"]


class NowcastFramesReplyLightningItem(TypedDict):
    # degrees north
    lat: float
    # degrees east
    lng: float
    # ISO 8601 with offset +07:00
    at: str


class NowcastFramesReply(TypedDict):
    issued: Issued
    # radar: seen and carried on; model: no radar, or one older than 20 minutes
    basis: Literal["radar", "model"]
    # when the newest radar frame was taken; null without one
    frameAt: Optional[str]
    unit: str
    # Outer edges of the cells, degrees; rows are evenly spaced in latitude
    bounds: NowcastFramesReplyBounds
    # cells from west to east
    width: int
    # cells from north to south
    height: int
    # value = offset + factor × byte ^ power; the byte `missing` means that there is no value
    scale: NowcastFramesReplyScale
    # the cells of the model’s rain around the grid, which stand behind it in each frame
    region: NowcastFramesReplyRegion
    # a frame has width × height bytes of rain, then as many that are 1 where rain is the radar’s (seen, or carried on and worth more than half) and 0 where it is the model’s; `basis` says what leads where radars see. Where no radar sees, and beyond an hour, rain takes every third byte and squares of 2 × 2 cells share one. Last come width × height bytes of `region`, the model’s rain in the same scale
    frames: List[NowcastFramesReplyFramesItem]
    # strokes of the last 30 minutes, the newest 5,000 of them; `issued.sources.lightning` is missing where no sensor is at work
    lightning: List[NowcastFramesReplyLightningItem]


class NowcastStepsReplyPresent(TypedDict):
    """the ten minutes that have begun"""

    # ISO 8601 with offset +07:00
    at: str
    # mm/h
    rainRate: Optional[float]
    # % chance of rain
    rainProbability: Optional[float]
    # 0 none, 1 possible, 2 likely, 3 observed within 20 km, null unknown
    thunder: Optional[Literal[0, 1, 2, 3]]


class NowcastStepsReplyStepsItem(TypedDict):
    # ISO 8601 with offset +07:00
    at: str
    # minutes from the present 10 minutes
    lead: int
    # mm/h
    rainRate: Optional[float]
    # mm/h that nine of ten possible courses stay below, never less than rainRate: radar rain moved by the usual error of its path, blended with the 90th percentile of the ensemble; null where neither is known
    rainRateHigh: Optional[float]
    # how much of rainRate is the forecast model’s, 0 radar alone … 1 model alone; null with it
    modelShare: Optional[float]
    # % chance of rain
    rainProbability: Optional[float]
    # 0 none, 1 possible, 2 likely, 3 observed within 20 km, null unknown
    thunder: Optional[Literal[0, 1, 2, 3]]


class NowcastStepsReplyTotal1(TypedDict):
    """rain of all steps together; null where one of them is not known"""

    # mm, the sum of the steps
    rain: float
    # mm, 10th percentile
    rainLow: Optional[float]
    # mm, 90th percentile
    rainHigh: Optional[float]


class NowcastStepsReplyTotal2(TypedDict):
    """rain of all steps together; null where one of them is not known"""

    # mm, the sum of the steps
    rain: float
    # mm, 10th percentile
    rainLow: Optional[float]
    # mm, 90th percentile
    rainHigh: Optional[float]


class NowcastStepsReply(TypedDict):
    place: Place
    issued: Issued
    # radar: seen and carried on; model: no radar, or one older than 20 minutes
    basis: Literal["radar", "model"]
    # ISO 8601 with offset +07:00
    frameAt: Optional[str]
    # the ten minutes that have begun
    present: NowcastStepsReplyPresent
    steps: List[NowcastStepsReplyStepsItem]
    # rain of all steps together; null where one of them is not known
    total: Union[NowcastStepsReplyTotal1, NowcastStepsReplyTotal2]
    # one or two sentences in `lang`
    sentence: str
    # ISO 8601 with offset +07:00
    starts: Optional[str]
    # ISO 8601 with offset +07:00
    stops: Optional[str]
    # mm/h of the first step in the 7 × 7 cells around the place (about 23 km), rows from north to south; null without radar
    around: Optional[List[Optional[float]]]


class SatelliteFramesReplyBounds(TypedDict):
    """Outer edges of every image, degrees; rows are evenly spaced in Web Mercator"""

    # degrees north
    north: float
    # degrees north
    south: float
    # degrees east
    east: float
    # degrees east
    west: float


class SatelliteFramesReplyFramesItem(TypedDict):
    # ISO 8601 with offset +07:00
    at: str
    kind: Literal["observed", "forecast"]
    # Relative address; its bytes never change
    url: str


class SatelliteFramesReply(TypedDict):
    issued: Issued
    # What the images show: heat, or light; null where the operator does not say
    kind: Optional[Literal["infrared", "visible"]]
    # Outer edges of every image, degrees; rows are evenly spaced in Web Mercator
    bounds: SatelliteFramesReplyBounds
    # pixels from west to east
    width: int
    # pixels from north to south
    height: int
    frames: List[SatelliteFramesReplyFramesItem]


class PlacesSearchReply(TypedDict):
    places: List[FoundPlace]
    # off: no streets are known here; unavailable: they could not be searched just now
    streets: Literal["off", "on", "unavailable"]
    # The part of the text that names these places, where the whole text names none; else null
    part: Optional[str]


class PlacesNearestReply(TypedDict):
    place: FoundPlace


class PlacesResolveReply1(TypedDict):
    outcome: Literal["place"]
    located: LocatedPlace


class PlacesResolveReply2(TypedDict):
    outcome: Literal["moved"]
    slug: str


class PlacesResolveReply3(TypedDict):
    outcome: Literal["choice"]
    places: List[FoundPlace]


class PlacesResolveReply4(TypedDict):
    outcome: Literal["unknown"]
    nearest: List[FoundPlace]


PlacesResolveReply = Union["PlacesResolveReply1", "PlacesResolveReply2", "PlacesResolveReply3", "PlacesResolveReply4"]


class PlacesProvincesReply(TypedDict):
    provinces: List[ProvinceLine]


PostCategoriesReply = List["PostCategory"]


class PostsRecentReply(TypedDict):
    page: int
    limit: int
    total: int
    totalPages: int
    posts: List[Post]


class PostByUrlReply1(TypedDict):
    category: PostCategory
    page: int
    limit: int
    total: int
    totalPages: int
    posts: List[Post]


class PostByUrlReply2(TypedDict):
    post: FullPost
    related: List[Post]


PostByUrlReply = Union["PostByUrlReply1", "PostByUrlReply2"]


class PostsListReply(TypedDict):
    page: int
    limit: int
    total: int
    totalPages: int
    posts: List[Post]


class PostsSearchReply(TypedDict):
    page: int
    limit: int
    total: int
    totalPages: int
    posts: List[Post]


class BulletinsListReplyBulletinsItem(TypedDict):
    id: str
    # ISO 8601 with offset +07:00
    issuedAt: str
    # ISO 8601 with offset +07:00
    madeAt: str
    demo: bool


class BulletinsListReply(TypedDict):
    page: int
    limit: int
    total: int
    totalPages: int
    bulletins: List[BulletinsListReplyBulletinsItem]


class _BulletinByIdReplyBulletinRegionsItemDaysItemRequired(TypedDict):
    # YYYY-MM-DD, Asia/Ho_Chi_Minh
    date: str
    # °C
    temperatureMin: Optional[float]
    # °C
    temperatureMax: Optional[float]
    # mm, of the province with the least
    rainMin: Optional[float]
    # mm, of the province with the most
    rainMax: Optional[float]
    # share of the provinces with a chance of rain of 50 % or more, 0–1
    rainyShare: Optional[float]
    # m/s at 10 m
    windSpeedMax: Optional[float]
    # m/s
    windGustMax: Optional[float]


class BulletinByIdReplyBulletinRegionsItemDaysItem(_BulletinByIdReplyBulletinRegionsItemDaysItemRequired, total=False):
    # Sky state, without heat and cold, of most of the provinces
    skyCode: Optional[int]
    # °C, mean of the day over the provinces
    temperatureMean: Optional[float]
    # degrees from which the wind blows; null where the provinces differ
    windDirection: Optional[float]


class BulletinByIdReplyBulletinRegionsItemRainItem(TypedDict):
    days: int
    # mm
    rainMin: Optional[float]
    # mm
    rainMax: Optional[float]


class BulletinByIdReplyBulletinRegionsItem(TypedDict):
    region: Literal["northwest", "northeast", "redRiverDelta", "northCentral", "southCentral", "highlands", "south"]
    days: List[BulletinByIdReplyBulletinRegionsItemDaysItem]
    rain: List[BulletinByIdReplyBulletinRegionsItemRainItem]


class _BulletinByIdReplyBulletinCitiesItemDaysItemRequired(TypedDict):
    # YYYY-MM-DD, Asia/Ho_Chi_Minh
    date: str
    # °C
    temperatureMin: Optional[float]
    # °C
    temperatureMax: Optional[float]
    # mm, of the province with the least
    rainMin: Optional[float]
    # mm, of the province with the most
    rainMax: Optional[float]
    # share of the provinces with a chance of rain of 50 % or more, 0–1
    rainyShare: Optional[float]
    # m/s at 10 m
    windSpeedMax: Optional[float]
    # m/s
    windGustMax: Optional[float]


class BulletinByIdReplyBulletinCitiesItemDaysItem(_BulletinByIdReplyBulletinCitiesItemDaysItemRequired, total=False):
    # Sky state, without heat and cold, of most of the provinces
    skyCode: Optional[int]
    # °C, mean of the day over the provinces
    temperatureMean: Optional[float]
    # degrees from which the wind blows; null where the provinces differ
    windDirection: Optional[float]


class BulletinByIdReplyBulletinCitiesItem(TypedDict):
    place: str
    days: List[BulletinByIdReplyBulletinCitiesItemDaysItem]


class BulletinByIdReplyBulletinSeasItemDaysItem(TypedDict):
    # YYYY-MM-DD, Asia/Ho_Chi_Minh
    date: str
    # mm, of the point with the most
    rainMax: Optional[float]
    # share of the points with a chance of rain of 50 % or more, 0–1
    rainyShare: Optional[float]
    # m/s at 10 m, strongest wind of the day at the middle one of the points
    windSpeedUsual: Optional[float]
    # m/s at 10 m, at the windiest of them
    windSpeedMax: Optional[float]
    # m/s
    windGustMax: Optional[float]
    # degrees from which the wind blows; null where the points differ
    windDirection: Optional[float]


class BulletinByIdReplyBulletinSeasItem(TypedDict):
    area: str
    days: List[BulletinByIdReplyBulletinSeasItemDaysItem]


class _BulletinByIdReplyBulletinRequired(TypedDict):
    id: str
    # ISO 8601 with offset +07:00
    issuedAt: str
    # ISO 8601 with offset +07:00
    madeAt: str
    demo: bool
    runAt: Optional[str]
    source: Optional[str]
    regions: List[BulletinByIdReplyBulletinRegionsItem]


class BulletinByIdReplyBulletin(_BulletinByIdReplyBulletinRequired, total=False):
    cities: List[BulletinByIdReplyBulletinCitiesItem]
    seas: List[BulletinByIdReplyBulletinSeasItem]


class BulletinByIdReply(TypedDict):
    bulletin: BulletinByIdReplyBulletin


class WarningsListReply(TypedDict):
    items: List[OfficialWarning]


class WarningAreasReply(TypedDict):
    type: Literal["FeatureCollection"]
    features: List[WarningFeature]


class SolutionsReplyItem(TypedDict):
    id: str
    url: str
    title: str
    summary: str
    image: Optional[str]


SolutionsReply = List["SolutionsReplyItem"]


class SolutionDetailReply(TypedDict):
    id: str
    url: str
    title: str
    summary: str
    image: Optional[str]
    blocks: List[Dict[str, Any]]


class PlansListReplyItemsItemClimateWeather1(TypedDict):
    days: int
    regions: int


class PlansListReplyItemsItemClimateWeather2(TypedDict):
    days: int
    regions: int


class PlansListReplyItemsItemApi1(TypedDict):
    perDay: int
    perHour: Optional[int]


class PlansListReplyItemsItemApi2(TypedDict):
    perDay: int
    perHour: Optional[int]


class PlansListReplyItemsItem(TypedDict):
    id: Literal["community", "happy-rain", "package-1", "package-2", "package-3", "package-4", "package-5"]
    price: Optional[int]
    priceDisplay: str
    packageName: str
    expireDisplay: str
    pastRain: Optional[Union[int, Literal["all", "onRequest"]]]
    weatherForecast: Optional[Union[int, Literal["all", "onRequest"]]]
    warningThunderstormLightning: Optional[Union[int, Literal["all", "onRequest"]]]
    marineWeather: Optional[Union[int, Literal["all", "onRequest"]]]
    climateWeather: Union[PlansListReplyItemsItemClimateWeather1, PlansListReplyItemsItemClimateWeather2]
    insightNumber: Optional[Union[int, Literal["all", "onRequest"]]]
    userNumber: Optional[Union[int, Literal["all", "onRequest"]]]
    locationNumber: Optional[Union[int, Literal["all", "onRequest"]]]
    notification: Optional[Union[List[Literal["email", "sms", "zalo", "push"]], Literal["onRequest"]]]
    apiText: str
    hourApi: str
    api: Union[PlansListReplyItemsItemApi1, PlansListReplyItemsItemApi2]


class PlansListReply(TypedDict):
    items: List[PlansListReplyItemsItem]


class CallLimitsReplyMinute(TypedDict):
    used: int
    # null: as many as the caller likes
    limit: Optional[int]
    # ISO 8601 with offset +07:00
    resetAt: str


class CallLimitsReplyHour(TypedDict):
    used: int
    # null: as many as the caller likes
    limit: Optional[int]
    # ISO 8601 with offset +07:00
    resetAt: str


class CallLimitsReplyDay(TypedDict):
    used: int
    # null: as many as the caller likes
    limit: Optional[int]
    # ISO 8601 with offset +07:00
    resetAt: str


class _CallLimitsReplyRequired(TypedDict):
    # `guest`: a program without a key; `ownPages`: a call of the portal’s own pages; `key`: all keys of one account together
    caller: Literal["guest", "ownPages", "key"]
    day: CallLimitsReplyDay


class CallLimitsReply(_CallLimitsReplyRequired, total=False):
    minute: CallLimitsReplyMinute
    hour: CallLimitsReplyHour


class GuestConsultationReplyData(TypedDict):
    id: str


class GuestConsultationReply(TypedDict):
    statusCode: Literal[200]
    data: GuestConsultationReplyData


class _GuestConsultationBodyRequired(TypedDict):
    name: str
    numberPhone: str
    email: str
    page: str


class GuestConsultationBody(_GuestConsultationBodyRequired, total=False):
    content: str
    # true where the sender wants advertising too
    advertising: bool
    # Day of the privacy line that the sender saw
    consent: str


class GuestStormInformReplyData(TypedDict):
    id: str


class GuestStormInformReply(TypedDict):
    statusCode: Literal[200]
    data: GuestStormInformReplyData


class _GuestStormInformBodyRequired(TypedDict):
    name: str
    numberPhone: str
    email: str
    page: str


class GuestStormInformBody(_GuestStormInformBodyRequired, total=False):
    company: str
    problem: str
    # true where the sender wants advertising too
    advertising: bool
    # Day of the privacy line that the sender saw
    consent: str


class GuestUserInformReplyData(TypedDict):
    id: str


class GuestUserInformReply(TypedDict):
    statusCode: Literal[200]
    data: GuestUserInformReplyData


class _GuestUserInformBodyRequired(TypedDict):
    name: str
    numberPhone: str
    email: str
    page: str


class GuestUserInformBody(_GuestUserInformBodyRequired, total=False):
    company: str
    problem: str
    # true where the sender wants advertising too
    advertising: bool
    # Day of the privacy line that the sender saw
    consent: str


class TroiVietError(Exception):
    """A refusal of the API with its problem document (RFC 9457), or no answer at all."""

    def __init__(self, status: int, body: Any, retry_after: Optional[float] = None) -> None:
        self.status = status
        """Of HTTP; 0 without an answer."""
        self.body = body
        """The whole answer as it came."""
        self.problem: Optional[Problem] = body if isinstance(body, dict) and "errorCode" in body else None
        """None where the answer is no problem document."""
        self.retry_after = retry_after
        """Seconds after which a new try makes sense, None where the API names none."""
        problem = self.problem
        super().__init__(f"HTTP {status}" if problem is None else f"{status} {problem['errorCode']}: {problem['detail']}")


class BadInputError(TroiVietError):
    """400: a parameter or the body is wrong; problem["errors"] says which."""


class InvalidKeyError(TroiVietError):
    """401: no key where one is needed, or an unknown or revoked one."""


class ForbiddenError(TroiVietError):
    """403: beyond the plan, or a key that may not be used from here."""


class NotFoundError(TroiVietError):
    """404: an unknown place, a point outside of the forecast, or no such entry."""


class TooManyRequestsError(TroiVietError):
    """429: the quota of a window is used up."""


class UnavailableError(TroiVietError):
    """503: nothing to serve for now."""


class NoAnswerError(TroiVietError):
    """No answer in time, or none that can be read."""


_ERRORS: Dict[int, Type[TroiVietError]] = {
    400: BadInputError,
    401: InvalidKeyError,
    403: ForbiddenError,
    404: NotFoundError,
    429: TooManyRequestsError,
    503: UnavailableError,
}


def _read_retry_after(header: Optional[str]) -> Optional[float]:
    """Seconds of a Retry-After header, which may also name a moment."""
    if header is None:
        return None
    try:
        return max(0.0, float(header))
    except ValueError:
        pass
    try:
        return max(0.0, parsedate_to_datetime(header).timestamp() - time.time())
    except (TypeError, ValueError):
        return None


def _to_text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _read_body(response: Any) -> bytes:
    data: bytes = response.read()
    return gzip.decompress(data) if response.headers.get("Content-Encoding") == "gzip" else data


class _Transport:
    """Sends calls, tries again where that makes sense, and raises errors with their problem document.

    key: of an account, for its quota and for the calls that ask for one.
    language: of texts and names where a call names none; the API's own default is Vietnamese.
    timeout: longest time for one try of a call, in seconds.
    retries: how often a call is tried again after 429, 503 or no answer.
    longest_wait: longest wait before a new try, in seconds. A longer Retry-After ends the call.
    user_agent: name of your program, such as "my-farm/1.2".
    """

    def __init__(
        self,
        key: Optional[str] = None,
        *,
        base_url: str = BASE_URL,
        language: Optional[Language] = None,
        timeout: float = 10.0,
        retries: int = 2,
        longest_wait: float = 30.0,
        user_agent: Optional[str] = None,
    ) -> None:
        self._key = key
        self._base_url = base_url.rstrip("/")
        self._language = language
        self._timeout = timeout
        self._retries = retries
        self._longest_wait = longest_wait
        self._user_agent = CLIENT_NAME if user_agent is None else f"{user_agent} {CLIENT_NAME}"

    def _json(self, method: str, path: str, query: Dict[str, Any], body: Any = None, idempotency_key: Optional[str] = None) -> Any:
        data = self._send(method, path, query, body, idempotency_key)
        try:
            return json.loads(data)
        except ValueError as error:
            raise NoAnswerError(200, None) from error

    def _text(self, method: str, path: str, query: Dict[str, Any]) -> str:
        return self._send(method, path, query, None, None).decode("utf-8")

    def _send(self, method: str, path: str, query: Dict[str, Any], body: Any, idempotency_key: Optional[str]) -> bytes:
        given = {name: _to_text(value) for name, value in query.items() if value is not None}
        url = self._base_url + path + ("?" + urllib.parse.urlencode(given) if given else "")
        headers = {"User-Agent": self._user_agent, "Accept-Encoding": "gzip"}
        if self._key is not None:
            headers["X-API-Key"] = self._key
        if idempotency_key is not None:
            headers["Idempotency-Key"] = idempotency_key
        data = None
        if body is not None:
            headers["Content-Type"] = "application/json"
            data = json.dumps(body).encode("utf-8")
        tried = 0
        while True:
            try:
                return self._try(urllib.request.Request(url, data=data, headers=headers, method=method))
            except TroiVietError as error:
                seconds = 2.0**tried if error.retry_after is None else error.retry_after
                is_lost = isinstance(error, NoAnswerError) and method == "GET"
                may_try = is_lost or error.status in (429, 503)
                if not may_try or tried >= self._retries or seconds > self._longest_wait:
                    raise
            tried += 1
            time.sleep(seconds)

    def _try(self, request: urllib.request.Request) -> bytes:
        try:
            with urllib.request.urlopen(request, timeout=self._timeout) as response:
                return _read_body(response)
        except urllib.error.HTTPError as error:
            with error:
                try:
                    body = json.loads(_read_body(error))
                except (ValueError, OSError):
                    body = None
                retry_after = _read_retry_after(error.headers.get("Retry-After"))
            raise _ERRORS.get(error.code, TroiVietError)(error.code, body, retry_after) from None
        except (OSError, http.client.HTTPException) as error:
            raise NoAnswerError(0, None) from error


class TroiViet(_Transport):
    """The calls of the API, each a method."""

    def weather_now(
        self,
        *,
        lat: Optional[float] = None,
        lng: Optional[float] = None,
        location: Optional[str] = None,
        province: Optional[str] = None,
        district: Optional[str] = None,
        lang: Optional[Literal["vi", "en"]] = None,
    ) -> WeatherNowReply:
        """The current hour, with the temperatures of yesterday to compare. GET /api/v1/weather/now"""
        reply: WeatherNowReply = self._json("GET", "/api/v1/weather/now", {"lat": lat, "lng": lng, "location": location, "province": province, "district": district, "lang": lang or self._language})
        return reply

    def weather_aqi(
        self,
        *,
        lat: Optional[float] = None,
        lng: Optional[float] = None,
        location: Optional[str] = None,
        province: Optional[str] = None,
        district: Optional[str] = None,
        lang: Optional[Literal["vi", "en"]] = None,
    ) -> WeatherAqiReply:
        """VN_AQI of the current hour and the next 24. GET /api/v1/weather/now/aqi"""
        reply: WeatherAqiReply = self._json("GET", "/api/v1/weather/now/aqi", {"lat": lat, "lng": lng, "location": location, "province": province, "district": district, "lang": lang or self._language})
        return reply

    def weather_uv(
        self,
        *,
        lat: Optional[float] = None,
        lng: Optional[float] = None,
        location: Optional[str] = None,
        province: Optional[str] = None,
        district: Optional[str] = None,
        lang: Optional[Literal["vi", "en"]] = None,
    ) -> WeatherUvReply:
        """UV index of the current hour, today’s peak and hours, with short-wave radiation. GET /api/v1/weather/now/uvd"""
        reply: WeatherUvReply = self._json("GET", "/api/v1/weather/now/uvd", {"lat": lat, "lng": lng, "location": location, "province": province, "district": district, "lang": lang or self._language})
        return reply

    def weather_today(
        self,
        *,
        lat: Optional[float] = None,
        lng: Optional[float] = None,
        location: Optional[str] = None,
        province: Optional[str] = None,
        district: Optional[str] = None,
        lang: Optional[Literal["vi", "en"]] = None,
    ) -> WeatherTodayReply:
        """Today by four periods, with sun, moon and the date of the lunar calendar. GET /api/v1/weather/today"""
        reply: WeatherTodayReply = self._json("GET", "/api/v1/weather/today", {"lat": lat, "lng": lng, "location": location, "province": province, "district": district, "lang": lang or self._language})
        return reply

    def weather_tomorrow(
        self,
        *,
        lat: Optional[float] = None,
        lng: Optional[float] = None,
        location: Optional[str] = None,
        province: Optional[str] = None,
        district: Optional[str] = None,
        lang: Optional[Literal["vi", "en"]] = None,
    ) -> WeatherTomorrowReply:
        """Tomorrow by four periods and 24 hours, with today to compare. GET /api/v1/weather/tomorrow"""
        reply: WeatherTomorrowReply = self._json("GET", "/api/v1/weather/tomorrow", {"lat": lat, "lng": lng, "location": location, "province": province, "district": district, "lang": lang or self._language})
        return reply

    def weather_hours24(
        self,
        *,
        lat: Optional[float] = None,
        lng: Optional[float] = None,
        location: Optional[str] = None,
        province: Optional[str] = None,
        district: Optional[str] = None,
        lang: Optional[Literal["vi", "en"]] = None,
    ) -> WeatherHours24Reply:
        """24 hours from the current one on. GET /api/v1/weather/hour/24"""
        reply: WeatherHours24Reply = self._json("GET", "/api/v1/weather/hour/24", {"lat": lat, "lng": lng, "location": location, "province": province, "district": district, "lang": lang or self._language})
        return reply

    def weather_hours24_file(
        self,
        format: Literal["csv", "geojson"],
        *,
        lat: Optional[float] = None,
        lng: Optional[float] = None,
        location: Optional[str] = None,
        province: Optional[str] = None,
        district: Optional[str] = None,
        lang: Optional[Literal["vi", "en"]] = None,
    ) -> str:
        """The same as the text of a file. GET /api/v1/weather/hour/24?format=…"""
        return self._text("GET", "/api/v1/weather/hour/24", {"lat": lat, "lng": lng, "location": location, "province": province, "district": district, "lang": lang or self._language, "format": format})

    def weather_hours(
        self,
        *,
        lat: Optional[float] = None,
        lng: Optional[float] = None,
        location: Optional[str] = None,
        province: Optional[str] = None,
        district: Optional[str] = None,
        lang: Optional[Literal["vi", "en"]] = None,
        hours: Optional[int] = None,
        variables: Optional[str] = None,
    ) -> WeatherHoursReply:
        """So many hours from the current one on, up to 15 days, with the fields that are asked for. GET /api/v1/weather/hours"""
        reply: WeatherHoursReply = self._json("GET", "/api/v1/weather/hours", {"lat": lat, "lng": lng, "location": location, "province": province, "district": district, "lang": lang or self._language, "hours": hours, "variables": variables})
        return reply

    def weather_hours_file(
        self,
        format: Literal["csv", "geojson"],
        *,
        lat: Optional[float] = None,
        lng: Optional[float] = None,
        location: Optional[str] = None,
        province: Optional[str] = None,
        district: Optional[str] = None,
        lang: Optional[Literal["vi", "en"]] = None,
        hours: Optional[int] = None,
        variables: Optional[str] = None,
    ) -> str:
        """The same as the text of a file. GET /api/v1/weather/hours?format=…"""
        return self._text("GET", "/api/v1/weather/hours", {"lat": lat, "lng": lng, "location": location, "province": province, "district": district, "lang": lang or self._language, "hours": hours, "variables": variables, "format": format})

    def weather_batch(
        self,
        body: WeatherBatchBody,
        *,
        lang: Optional[Literal["vi", "en"]] = None,
        idempotency_key: Optional[str] = None,
    ) -> WeatherBatchReply:
        """Hours of up to 100 places at once, in their order; each ten places count as one call. With a key only. POST /api/v1/weather/batch"""
        reply: WeatherBatchReply = self._json("POST", "/api/v1/weather/batch", {"lang": lang or self._language}, body, idempotency_key)
        return reply

    def weather_days15(
        self,
        *,
        lat: Optional[float] = None,
        lng: Optional[float] = None,
        location: Optional[str] = None,
        province: Optional[str] = None,
        district: Optional[str] = None,
        lang: Optional[Literal["vi", "en"]] = None,
        days: Optional[int] = None,
        periods: Optional[int] = None,
    ) -> WeatherDays15Reply:
        """15 days from today on, or the first `days` of them. GET /api/v1/weather/day/15"""
        reply: WeatherDays15Reply = self._json("GET", "/api/v1/weather/day/15", {"lat": lat, "lng": lng, "location": location, "province": province, "district": district, "lang": lang or self._language, "days": days, "periods": periods})
        return reply

    def weather_days15_file(
        self,
        format: Literal["csv", "geojson", "ics"],
        *,
        lat: Optional[float] = None,
        lng: Optional[float] = None,
        location: Optional[str] = None,
        province: Optional[str] = None,
        district: Optional[str] = None,
        lang: Optional[Literal["vi", "en"]] = None,
        days: Optional[int] = None,
        periods: Optional[int] = None,
    ) -> str:
        """The same as the text of a file. GET /api/v1/weather/day/15?format=…"""
        return self._text("GET", "/api/v1/weather/day/15", {"lat": lat, "lng": lng, "location": location, "province": province, "district": district, "lang": lang or self._language, "days": days, "periods": periods, "format": format})

    def weather_days90(
        self,
        *,
        lat: Optional[float] = None,
        lng: Optional[float] = None,
        location: Optional[str] = None,
        province: Optional[str] = None,
        district: Optional[str] = None,
        lang: Optional[Literal["vi", "en"]] = None,
    ) -> WeatherDays90Reply:
        """90 days: forecast, then normals, by days and weeks. GET /api/v1/weather/day/90"""
        reply: WeatherDays90Reply = self._json("GET", "/api/v1/weather/day/90", {"lat": lat, "lng": lng, "location": location, "province": province, "district": district, "lang": lang or self._language})
        return reply

    def weather_smartgen(
        self,
        *,
        lat: Optional[float] = None,
        lng: Optional[float] = None,
        location: Optional[str] = None,
        province: Optional[str] = None,
        district: Optional[str] = None,
        lang: Optional[Literal["vi", "en"]] = None,
        span: Optional[Literal["now", "hourly", "tomorrow", "3-days", "5-days", "7-days", "10-days", "15-days", "90-days"]] = None,
        unit: Optional[Literal["C", "F"]] = None,
    ) -> WeatherSmartgenReply:
        """The weather of a span in one to three plain sentences, with the facts they rest on. GET /api/v1/weather/smartgen"""
        reply: WeatherSmartgenReply = self._json("GET", "/api/v1/weather/smartgen", {"lat": lat, "lng": lng, "location": location, "province": province, "district": district, "lang": lang or self._language, "span": span, "unit": unit})
        return reply

    def weather_rain72(
        self,
        *,
        lat: Optional[float] = None,
        lng: Optional[float] = None,
        location: Optional[str] = None,
        province: Optional[str] = None,
        district: Optional[str] = None,
        lang: Optional[Literal["vi", "en"]] = None,
    ) -> WeatherRain72Reply:
        """Rain of the next 72 hours. GET /api/v1/weather/rain/72"""
        reply: WeatherRain72Reply = self._json("GET", "/api/v1/weather/rain/72", {"lat": lat, "lng": lng, "location": location, "province": province, "district": district, "lang": lang or self._language})
        return reply

    def weather_rain72_file(
        self,
        format: Literal["csv", "geojson"],
        *,
        lat: Optional[float] = None,
        lng: Optional[float] = None,
        location: Optional[str] = None,
        province: Optional[str] = None,
        district: Optional[str] = None,
        lang: Optional[Literal["vi", "en"]] = None,
    ) -> str:
        """The same as the text of a file. GET /api/v1/weather/rain/72?format=…"""
        return self._text("GET", "/api/v1/weather/rain/72", {"lat": lat, "lng": lng, "location": location, "province": province, "district": district, "lang": lang or self._language, "format": format})

    def weather_wind(
        self,
        *,
        lat: Optional[float] = None,
        lng: Optional[float] = None,
        location: Optional[str] = None,
        province: Optional[str] = None,
        district: Optional[str] = None,
        lang: Optional[Literal["vi", "en"]] = None,
    ) -> WeatherWindReply:
        """Wind at heights of 10 to 150 m above ground, 48 hours from the current one on. GET /api/v1/weather/wind"""
        reply: WeatherWindReply = self._json("GET", "/api/v1/weather/wind", {"lat": lat, "lng": lng, "location": location, "province": province, "district": district, "lang": lang or self._language})
        return reply

    def weather_marine(
        self,
        *,
        lat: Optional[float] = None,
        lng: Optional[float] = None,
        location: Optional[str] = None,
        province: Optional[str] = None,
        district: Optional[str] = None,
        lang: Optional[Literal["vi", "en"]] = None,
        days: Optional[int] = None,
    ) -> WeatherMarineReply:
        """Waves and wind at sea by the hour, up to 16 days from the current hour on. With a key only. GET /api/v1/weather/marine"""
        reply: WeatherMarineReply = self._json("GET", "/api/v1/weather/marine", {"lat": lat, "lng": lng, "location": location, "province": province, "district": district, "lang": lang or self._language, "days": days})
        return reply

    def weather_marine_file(
        self,
        format: Literal["csv", "geojson"],
        *,
        lat: Optional[float] = None,
        lng: Optional[float] = None,
        location: Optional[str] = None,
        province: Optional[str] = None,
        district: Optional[str] = None,
        lang: Optional[Literal["vi", "en"]] = None,
        days: Optional[int] = None,
    ) -> str:
        """The same as the text of a file. GET /api/v1/weather/marine?format=…"""
        return self._text("GET", "/api/v1/weather/marine", {"lat": lat, "lng": lng, "location": location, "province": province, "district": district, "lang": lang or self._language, "days": days, "format": format})

    def weather_past(
        self,
        *,
        lat: Optional[float] = None,
        lng: Optional[float] = None,
        location: Optional[str] = None,
        province: Optional[str] = None,
        district: Optional[str] = None,
        lang: Optional[Literal["vi", "en"]] = None,
        from_: str,
        to: str,
    ) -> WeatherPastReply:
        """Rain and temperature of past hours, up to 40 days back, as the newest model run of each hour has them. With a key only. GET /api/v1/weather/past"""
        reply: WeatherPastReply = self._json("GET", "/api/v1/weather/past", {"lat": lat, "lng": lng, "location": location, "province": province, "district": district, "lang": lang or self._language, "from": from_, "to": to})
        return reply

    def weather_past_file(
        self,
        format: Literal["csv", "geojson"],
        *,
        lat: Optional[float] = None,
        lng: Optional[float] = None,
        location: Optional[str] = None,
        province: Optional[str] = None,
        district: Optional[str] = None,
        lang: Optional[Literal["vi", "en"]] = None,
        from_: str,
        to: str,
    ) -> str:
        """The same as the text of a file. GET /api/v1/weather/past?format=…"""
        return self._text("GET", "/api/v1/weather/past", {"lat": lat, "lng": lng, "location": location, "province": province, "district": district, "lang": lang or self._language, "from": from_, "to": to, "format": format})

    def weather_history(
        self,
        body: WeatherHistoryBody,
        *,
        lang: Optional[Literal["vi", "en"]] = None,
        idempotency_key: Optional[str] = None,
    ) -> WeatherHistoryReply:
        """Now, the rain of the next three hours and yesterday of up to three recent places. POST /api/v1/weather/history"""
        reply: WeatherHistoryReply = self._json("POST", "/api/v1/weather/history", {"lang": lang or self._language}, body, idempotency_key)
        return reply

    def weather_places(
        self,
        *,
        locations: str,
        lang: Optional[Literal["vi", "en"]] = None,
    ) -> WeatherPlacesReply:
        """Now and the rain of the next three hours of up to eight places in one call. GET /api/v1/weather/now/places"""
        reply: WeatherPlacesReply = self._json("GET", "/api/v1/weather/now/places", {"locations": locations, "lang": lang or self._language})
        return reply

    def weather_agriculture(
        self,
        *,
        lat: Optional[float] = None,
        lng: Optional[float] = None,
        location: Optional[str] = None,
        province: Optional[str] = None,
        district: Optional[str] = None,
        lang: Optional[Literal["vi", "en"]] = None,
        crop: Optional[Literal["rice", "maize", "coffee", "pepper", "durian", "dragonFruit", "vegetables", "shrimp"]] = None,
    ) -> WeatherAgricultureReply:
        """Farm work by the hour, water, growth, disease weather and hints for a crop. GET /api/v1/weather/agriculture"""
        reply: WeatherAgricultureReply = self._json("GET", "/api/v1/weather/agriculture", {"lat": lat, "lng": lng, "location": location, "province": province, "district": district, "lang": lang or self._language, "crop": crop})
        return reply

    def weather_map(
        self,
        body: WeatherMapBody,
        *,
        lang: Optional[Literal["vi", "en"]] = None,
        idempotency_key: Optional[str] = None,
    ) -> WeatherMapReply:
        """Current weather of points in a window of the map, thinned by zoom. POST /api/v1/weather/map"""
        reply: WeatherMapReply = self._json("POST", "/api/v1/weather/map", {"lang": lang or self._language}, body, idempotency_key)
        return reply

    def weather_map_frames(
        self,
        *,
        layer: Literal["rain", "temperature", "wind", "cloud", "aqi", "uv"],
        hours: Optional[int] = None,
        lang: Optional[Literal["vi", "en"]] = None,
    ) -> WeatherMapFramesReply:
        """Frames of a map layer by the hour: one byte a cell, rows from north to south. GET /api/v1/weather/map/frames"""
        reply: WeatherMapFramesReply = self._json("GET", "/api/v1/weather/map/frames", {"layer": layer, "hours": hours, "lang": lang or self._language})
        return reply

    def nowcast_frames(
        self,
        *,
        lang: Optional[Literal["vi", "en"]] = None,
    ) -> NowcastFramesReply:
        """Rain of the last hour and the next three, every 10 minutes: one byte a cell, rows from north to south, then one a cell that says what it rests on. GET /api/v1/weather/map/nowcasting"""
        reply: NowcastFramesReply = self._json("GET", "/api/v1/weather/map/nowcasting", {"lang": lang or self._language})
        return reply

    def nowcast_steps(
        self,
        *,
        lat: Optional[float] = None,
        lng: Optional[float] = None,
        location: Optional[str] = None,
        province: Optional[str] = None,
        district: Optional[str] = None,
        lang: Optional[Literal["vi", "en"]] = None,
    ) -> NowcastStepsReply:
        """Rain of the next three hours at a place in steps of 10 minutes, with a sentence. GET /api/v1/weather/map/nowcasting-10minutes"""
        reply: NowcastStepsReply = self._json("GET", "/api/v1/weather/map/nowcasting-10minutes", {"lat": lat, "lng": lng, "location": location, "province": province, "district": district, "lang": lang or self._language})
        return reply

    def nowcast_steps_file(
        self,
        format: Literal["csv", "geojson"],
        *,
        lat: Optional[float] = None,
        lng: Optional[float] = None,
        location: Optional[str] = None,
        province: Optional[str] = None,
        district: Optional[str] = None,
        lang: Optional[Literal["vi", "en"]] = None,
    ) -> str:
        """The same as the text of a file. GET /api/v1/weather/map/nowcasting-10minutes?format=…"""
        return self._text("GET", "/api/v1/weather/map/nowcasting-10minutes", {"lat": lat, "lng": lng, "location": location, "province": province, "district": district, "lang": lang or self._language, "format": format})

    def satellite_frames(
        self,
        *,
        lang: Optional[Literal["vi", "en"]] = None,
    ) -> SatelliteFramesReply:
        """Satellite images of the last three hours as WebP; none where no satellite is read. GET /api/v1/weather/map/satellite"""
        reply: SatelliteFramesReply = self._json("GET", "/api/v1/weather/map/satellite", {"lang": lang or self._language})
        return reply

    def places_search(
        self,
        *,
        q: str,
        limit: Optional[int] = None,
        lang: Optional[Literal["vi", "en"]] = None,
    ) -> PlacesSearchReply:
        """Places by name, tone marks optional. GET /api/v1/places/search"""
        reply: PlacesSearchReply = self._json("GET", "/api/v1/places/search", {"q": q, "limit": limit, "lang": lang or self._language})
        return reply

    def places_nearest(
        self,
        *,
        lat: float,
        lng: float,
        lang: Optional[Literal["vi", "en"]] = None,
    ) -> PlacesNearestReply:
        """The place nearest to a point. GET /api/v1/places/nearest"""
        reply: PlacesNearestReply = self._json("GET", "/api/v1/places/nearest", {"lat": lat, "lng": lng, "lang": lang or self._language})
        return reply

    def places_resolve(
        self,
        *,
        location: str,
        lang: Optional[Literal["vi", "en"]] = None,
    ) -> PlacesResolveReply:
        """What a slug stands for: a place, a moved slug, a choice of places, or nothing. GET /api/v1/places/resolve"""
        reply: PlacesResolveReply = self._json("GET", "/api/v1/places/resolve", {"location": location, "lang": lang or self._language})
        return reply

    def places_provinces(
        self,
        *,
        lang: Optional[Literal["vi", "en"]] = None,
    ) -> PlacesProvincesReply:
        """The 34 provinces by region. GET /api/v1/places/provinces"""
        reply: PlacesProvincesReply = self._json("GET", "/api/v1/places/provinces", {"lang": lang or self._language})
        return reply

    def post_categories(
        self,
        *,
        language: Optional[Literal["VI", "EN"]] = None,
    ) -> PostCategoriesReply:
        """The categories of posts. GET /api/v1/post/category"""
        reply: PostCategoriesReply = self._json("GET", "/api/v1/post/category", {"language": language})
        return reply

    def posts_recent(
        self,
        *,
        type: Optional[Literal["recent", "storm", "mostViewed"]] = None,
        limit: Optional[int] = None,
        language: Optional[Literal["VI", "EN"]] = None,
    ) -> PostsRecentReply:
        """The newest posts, the newest storm news, or what was read most in the last 30 days. GET /api/v1/post/recent"""
        reply: PostsRecentReply = self._json("GET", "/api/v1/post/recent", {"type": type, "limit": limit, "language": language})
        return reply

    def post_by_url(
        self,
        *,
        url: str,
        page: Optional[int] = None,
        limit: Optional[int] = None,
        language: Optional[Literal["VI", "EN"]] = None,
    ) -> PostByUrlReply:
        """A page of a category, or one post with related ones, by its address. GET /api/v1/post"""
        reply: PostByUrlReply = self._json("GET", "/api/v1/post", {"url": url, "page": page, "limit": limit, "language": language})
        return reply

    def posts_list(
        self,
        *,
        tag_id: Optional[str] = None,
        page: Optional[int] = None,
        limit: Optional[int] = None,
        language: Optional[Literal["VI", "EN"]] = None,
    ) -> PostsListReply:
        """Posts of a category or with a tag; all posts without tagId. GET /api/v1/post/list"""
        reply: PostsListReply = self._json("GET", "/api/v1/post/list", {"tagId": tag_id, "page": page, "limit": limit, "language": language})
        return reply

    def posts_search(
        self,
        *,
        q: str,
        page: Optional[int] = None,
        limit: Optional[int] = None,
        language: Optional[Literal["VI", "EN"]] = None,
    ) -> PostsSearchReply:
        """Posts with the given words, tone marks optional, best first. GET /api/v1/post/search"""
        reply: PostsSearchReply = self._json("GET", "/api/v1/post/search", {"q": q, "page": page, "limit": limit, "language": language})
        return reply

    def bulletins_list(
        self,
        *,
        page: Optional[int] = None,
        limit: Optional[int] = None,
    ) -> BulletinsListReply:
        """The automatic bulletins of the last 90 days, newest first. GET /api/v1/bulletin/list"""
        reply: BulletinsListReply = self._json("GET", "/api/v1/bulletin/list", {"page": page, "limit": limit})
        return reply

    def bulletin_by_id(
        self,
        *,
        id: str,
    ) -> BulletinByIdReply:
        """An automatic bulletin by its date and hour. GET /api/v1/bulletin"""
        reply: BulletinByIdReply = self._json("GET", "/api/v1/bulletin", {"id": id})
        return reply

    def warnings_list(
        self,
        *,
        lat: Optional[float] = None,
        lng: Optional[float] = None,
        location: Optional[str] = None,
        province: Optional[str] = None,
        lang: Optional[Literal["vi", "en"]] = None,
    ) -> WarningsListReply:
        """Official warnings in force, quoted, the highest level first: those for a place, or all without one. GET /api/v1/warnings"""
        reply: WarningsListReply = self._json("GET", "/api/v1/warnings", {"lat": lat, "lng": lng, "location": location, "province": province, "lang": lang or self._language})
        return reply

    def warning_areas(
        self,
        *,
        lang: Optional[Literal["vi", "en"]] = None,
    ) -> WarningAreasReply:
        """Areas of the official warnings in force as GeoJSON; provinces by coarse outlines, the highest level last. GET /api/v1/warnings/areas"""
        reply: WarningAreasReply = self._json("GET", "/api/v1/warnings/areas", {"lang": lang or self._language})
        return reply

    def solutions(
        self,
        *,
        language: Optional[Literal["VI", "EN"]] = None,
    ) -> SolutionsReply:
        """The solutions for businesses, agriculture and hydropower. GET /api/v1/solution"""
        reply: SolutionsReply = self._json("GET", "/api/v1/solution", {"language": language})
        return reply

    def solution_detail(
        self,
        *,
        id: str,
        language: Optional[Literal["VI", "EN"]] = None,
    ) -> SolutionDetailReply:
        """One solution with the blocks of its page. GET /api/v1/solution/detail"""
        reply: SolutionDetailReply = self._json("GET", "/api/v1/solution/detail", {"id": id, "language": language})
        return reply

    def plans_list(
        self,
        *,
        lang: Optional[Literal["vi", "en"]] = None,
    ) -> PlansListReply:
        """The plans with prices and limits. GET /api/v1/plans"""
        reply: PlansListReply = self._json("GET", "/api/v1/plans", {"lang": lang or self._language})
        return reply

    def call_limits(
        self,
        *,
        lang: Optional[Literal["vi", "en"]] = None,
    ) -> CallLimitsReply:
        """What this caller has used of its quota; the call itself is not counted. GET /api/v1/limits"""
        reply: CallLimitsReply = self._json("GET", "/api/v1/limits", {"lang": lang or self._language})
        return reply

    def guest_consultation(
        self,
        body: GuestConsultationBody,
        *,
        lang: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> GuestConsultationReply:
        """Ask for a consultation; content is the business name. Idempotency-Key is kept 24 hours. POST /api/guest/consultation"""
        reply: GuestConsultationReply = self._json("POST", "/api/guest/consultation", {"lang": lang or self._language}, body, idempotency_key)
        return reply

    def guest_storm_inform(
        self,
        body: GuestStormInformBody,
        *,
        lang: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> GuestStormInformReply:
        """Ask to be told of storms. Idempotency-Key is kept 24 hours. POST /api/guest/stormInform"""
        reply: GuestStormInformReply = self._json("POST", "/api/guest/stormInform", {"lang": lang or self._language}, body, idempotency_key)
        return reply

    def guest_user_inform(
        self,
        body: GuestUserInformBody,
        *,
        lang: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> GuestUserInformReply:
        """Write to the company. Idempotency-Key is kept 24 hours. POST /api/guest/userInform"""
        reply: GuestUserInformReply = self._json("POST", "/api/guest/userInform", {"lang": lang or self._language}, body, idempotency_key)
        return reply
