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
    """Source: gazetteer of Vietnam"""

    # Source: gazetteer of Vietnam
    main: str
    # Source: gazetteer of Vietnam
    secondary: str


class Place(TypedDict):
    # Source: gazetteer of Vietnam. Null: a point without a name
    slug: Optional[str]
    # degrees north. Source: the request itself
    lat: float
    # degrees east. Source: the request itself
    lng: float
    # Cell of the station grid, null off the grid. Source: grid of the values. Null: the place lies beyond the grid
    stationCode: Optional[int]
    # m above sea level. Source: terrain model. Null: the place lies beyond the terrain model
    elevation: Optional[float]
    # `estimated`: from a terrain model and the known heights around. Source: terrain model. Null: the place lies beyond the terrain model
    elevationBasis: Optional[Literal["known", "estimated"]]
    # km by which the position may be off. Source: gazetteer of Vietnam. Null: a point without a name
    precisionKm: Optional[float]
    # Source: gazetteer of Vietnam. Null: this call or its parameters do not ask for it
    province: Optional[str]
    # Source: gazetteer of Vietnam. Null: there is none
    district: Optional[str]
    # Source: gazetteer of Vietnam. Null: there is none
    ward: Optional[str]
    # Source: gazetteer of Vietnam
    displayName: PlaceDisplayName


class IssuedSourcesValue(TypedDict):
    # Source: note of where the values of the reply come from
    source: str
    # ISO 8601 with offset +07:00. Source: note of where the values of the reply come from
    runAt: str


class _IssuedRequired(TypedDict):
    # Source: note of where the values of the reply come from. Null: no run at hand has it for this time and place
    source: Optional[str]
    # ISO 8601 with offset +07:00. Source: note of where the values of the reply come from. Null: no run at hand has it for this time and place
    runAt: Optional[str]
    # ISO 8601 with offset +07:00. Source: note of where the values of the reply come from. Null: no run at hand has it for this time and place
    updatedAt: Optional[str]
    # true when any value of the reply is demo. Source: note of where the values of the reply come from
    demo: bool
    # Source: note of where the values of the reply come from
    sources: Dict[str, IssuedSourcesValue]
    # Names of values that are, in some hour at least, estimated from other values of the named run. Source: note of where the values of the reply come from
    estimated: List[str]
    # Credit and licence of each real source that gave a value, as they must be shown with it. Source: note of where the values of the reply come from
    credits: List[str]


class Issued(_IssuedRequired, total=False):
    # Names of values that are corrected by what stations measured before; left out where none is. Source: note of where the values of the reply come from
    corrected: List[str]
    # Sources whose weighted mean the temperature is; left out where one source alone gives it. Source: note of where the values of the reply come from
    temperatureSources: List[str]


class Hour(TypedDict):
    # ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh
    at: str
    # Sky state 1–28. Source: computed from values of the model run. Null: no run at hand has it for this time and place
    code: Optional[int]
    # Sky state without heat and cold, for a drawing that shows them as a badge. Source: computed from values of the model run. Null: no run at hand has it for this time and place
    skyCode: Optional[Literal[1, 5, 6, 7, 12, 13, 14, 15, 16, 24, 28]]
    # Heat or cold of the sky state; null for none. `cold` is not said from 800 m above the sea on. Source: computed from values of the model run. Null: there is none
    badge: Optional[Literal["cold", "severeCold", "damagingCold", "ice", "hot", "veryHot", "especiallyHot"]]
    # Source: astronomy for place and date
    isDay: bool
    # Source: written by rules from values of the same reply. Null: no run at hand has it for this time and place
    text: Optional[str]
    # 0 none, 1 possible, 2 likely, 3 observed within 20 km, null unknown. Source: strokes of the lightning network, and instability in the model run. Null: no run at hand has it for this time and place
    thunder: Optional[Literal[0, 1, 2, 3]]
    # °C at 2 m. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    temperature: Optional[float]
    # °C, low end of what is likely, never above temperature. Source: members of the ensemble run. Null: no ensemble run at hand has it
    temperatureLow: Optional[float]
    # °C, high end of what is likely, never below temperature. Source: members of the ensemble run. Null: no ensemble run at hand has it
    temperatureHigh: Optional[float]
    # °C. Source: computed from values of the model run. Null: no run at hand has it for this time and place
    feelsLike: Optional[float]
    # °C at 2 m, never above temperature. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    dewPoint: Optional[float]
    # % relative humidity. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    humidity: Optional[float]
    # m/s at 10 m. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    windSpeed: Optional[float]
    # m/s, never below windSpeed. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    windGust: Optional[float]
    # degrees from which the wind blows. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    windDirection: Optional[float]
    # hPa at sea level. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    pressure: Optional[float]
    # km. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    visibility: Optional[float]
    # %. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    cloudCover: Optional[float]
    # mm; of an hour to come what is expected, never below 0.2 mm × rainProbability. Source: nowcast of the radar for the next three hours, blended into the model run. Null: no run at hand has it for this time and place
    rain: Optional[float]
    # mm, low end of what is likely. Source: members of the ensemble run. Null: no ensemble run at hand has it
    rainLow: Optional[float]
    # mm, high end of what is likely. Source: members of the ensemble run. Null: no ensemble run at hand has it
    rainHigh: Optional[float]
    # % chance of 0.2 mm or more. Source: members of the ensemble run. Null: no run at hand has it for this time and place
    rainProbability: Optional[float]
    # UV index. Source: computed from values of the model run. Null: no run at hand has it for this time and place
    uvIndex: Optional[float]


class DayRainPartChances(TypedDict):
    """The same chance of 00–07, 07–13, 13–19 and 19–24; null beyond the forecast. Source: members of the ensemble run. Null: no run at hand has it for this time and place"""

    # % chance of rain. Source: members of the ensemble run. Null: no run at hand has it for this time and place
    early: Optional[float]
    # % chance of rain. Source: members of the ensemble run. Null: no run at hand has it for this time and place
    morning: Optional[float]
    # % chance of rain. Source: members of the ensemble run. Null: no run at hand has it for this time and place
    afternoon: Optional[float]
    # % chance of rain. Source: members of the ensemble run. Null: no run at hand has it for this time and place
    evening: Optional[float]


class Day(TypedDict):
    # YYYY-MM-DD, Asia/Ho_Chi_Minh. Source: clock of the server, Asia/Ho_Chi_Minh
    date: str
    # Sky state 1–28. Source: computed from values of the model run. Null: no run at hand has it for this time and place
    code: Optional[int]
    # Sky state without heat and cold, for a drawing that shows them as a badge. Source: computed from values of the model run. Null: no run at hand has it for this time and place
    skyCode: Optional[Literal[1, 5, 6, 7, 12, 13, 14, 15, 16, 24, 28]]
    # Heat or cold of the sky state; null for none. `cold` is not said from 800 m above the sea on. Source: computed from values of the model run. Null: there is none
    badge: Optional[Literal["cold", "severeCold", "damagingCold", "ice", "hot", "veryHot", "especiallyHot"]]
    # Sky state 1–28. Source: computed from values of the model run. Null: no run at hand has it for this time and place
    nightCode: Optional[int]
    # Source: written by rules from values of the same reply. Null: no run at hand has it for this time and place
    text: Optional[str]
    # °C. Source: computed from values of the model run. Null: no run at hand has it for this time and place
    temperatureMin: Optional[float]
    # °C. Source: computed from values of the model run. Null: no run at hand has it for this time and place
    temperatureMax: Optional[float]
    # °C. Source: computed from values of the model run. Null: no run at hand has it for this time and place
    temperatureMean: Optional[float]
    # °C. Source: computed from values of the model run. Null: no run at hand has it for this time and place
    feelsLikeMax: Optional[float]
    # mm that are expected, the sum of its hours; from the eighth day on a mixture of forecast and climate. Source: nowcast of the radar for the next three hours, blended into the model run. Null: no run at hand has it for this time and place
    rain: Optional[float]
    # mm, low end of what is likely. Source: members of the ensemble run. Null: no ensemble run at hand has it
    rainLow: Optional[float]
    # mm, high end of what is likely. Source: members of the ensemble run. Null: no ensemble run at hand has it
    rainHigh: Optional[float]
    # % chance that one of its hours, of today of those that remain, has 0.2 mm or more. Source: members of the ensemble run. Null: no run at hand has it for this time and place
    rainProbability: Optional[float]
    # The same chance of 00–07, 07–13, 13–19 and 19–24; null beyond the forecast. Source: members of the ensemble run. Null: no run at hand has it for this time and place
    rainPartChances: Optional[DayRainPartChances]
    # mm that fell before now; null but for today. Source: archive of earlier runs, radar and hours that are over. Null: the day is not today
    rainFallen: Optional[float]
    # mm still expected, which with rainFallen is rain; null but for today. Source: nowcast of the radar for the next three hours, blended into the model run. Null: the day is not today
    rainAhead: Optional[float]
    # mm of each hour, 00 to 23. Source: nowcast of the radar for the next three hours, blended into the model run
    rainHours: List[Optional[float]]
    # m/s at 10 m. Source: computed from values of the model run. Null: no run at hand has it for this time and place
    windSpeedMax: Optional[float]
    # m/s, never below windSpeedMax. Source: computed from values of the model run. Null: no run at hand has it for this time and place
    windGustMax: Optional[float]
    # degrees from which the wind blows. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    windDirection: Optional[float]
    # % relative humidity. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    humidity: Optional[float]
    # UV index. Source: computed from values of the model run. Null: no run at hand has it for this time and place
    uvIndexMax: Optional[float]
    # ISO 8601 with offset +07:00. Source: astronomy for place and date. Null: it does not happen in this span
    sunrise: Optional[str]
    # ISO 8601 with offset +07:00. Source: astronomy for place and date. Null: it does not happen in this span
    sunset: Optional[str]
    # Source: members of the ensemble run. Null: no ensemble run at hand has it
    confidence: Optional[Literal["high", "medium", "low"]]


Period = TypedDict(
    "Period",
    {
        # Source: shape of the reply: names or holds other fields
        "period": "Literal['morning', 'afternoon', 'evening', 'night']",
        # name in `lang`; of the night with the day that it leads to. Source: written by rules from values of the same reply
        "label": "str",
        # ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh
        "from": "str",
        # ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh
        "to": "str",
        # Sky state 1–28. Source: computed from values of the model run. Null: no run at hand has it for this time and place
        "code": "Optional[int]",
        # Sky state without heat and cold, for a drawing that shows them as a badge. Source: computed from values of the model run. Null: no run at hand has it for this time and place
        "skyCode": "Optional[Literal[1, 5, 6, 7, 12, 13, 14, 15, 16, 24, 28]]",
        # Heat or cold of the sky state; null for none. `cold` is not said from 800 m above the sea on. Source: computed from values of the model run. Null: there is none
        "badge": "Optional[Literal['cold', 'severeCold', 'damagingCold', 'ice', 'hot', 'veryHot', 'especiallyHot']]",
        # Source: written by rules from values of the same reply. Null: no run at hand has it for this time and place
        "text": "Optional[str]",
        # °C. Source: computed from values of the model run. Null: no run at hand has it for this time and place
        "temperatureMin": "Optional[float]",
        # °C. Source: computed from values of the model run. Null: no run at hand has it for this time and place
        "temperatureMax": "Optional[float]",
        # mm. Source: nowcast of the radar for the next three hours, blended into the model run. Null: no run at hand has it for this time and place
        "rain": "Optional[float]",
        # mm, low end of what is likely. Source: members of the ensemble run. Null: no ensemble run at hand has it
        "rainLow": "Optional[float]",
        # mm, high end of what is likely. Source: members of the ensemble run. Null: no ensemble run at hand has it
        "rainHigh": "Optional[float]",
        # % chance that one of its hours that remain has 0.2 mm or more; null once it is over. Source: members of the ensemble run. Null: no run at hand has it for this time and place
        "rainProbability": "Optional[float]",
        # m/s at 10 m. Source: computed from values of the model run. Null: no run at hand has it for this time and place
        "windSpeedMax": "Optional[float]",
        # degrees from which the wind blows. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
        "windDirection": "Optional[float]",
        # % relative humidity. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
        "humidity": "Optional[float]",
    },
)


class OutlookDayRainPartChances(TypedDict):
    """The same chance of 00–07, 07–13, 13–19 and 19–24; null beyond the forecast. Source: members of the ensemble run. Null: no run at hand has it for this time and place"""

    # % chance of rain. Source: members of the ensemble run. Null: no run at hand has it for this time and place
    early: Optional[float]
    # % chance of rain. Source: members of the ensemble run. Null: no run at hand has it for this time and place
    morning: Optional[float]
    # % chance of rain. Source: members of the ensemble run. Null: no run at hand has it for this time and place
    afternoon: Optional[float]
    # % chance of rain. Source: members of the ensemble run. Null: no run at hand has it for this time and place
    evening: Optional[float]


class OutlookDay(TypedDict):
    # YYYY-MM-DD, Asia/Ho_Chi_Minh. Source: clock of the server, Asia/Ho_Chi_Minh
    date: str
    # Source: note of where the values of the reply come from
    basis: Literal["forecast", "outlook", "normal"]
    # Sky state 1–28. Source: model run for the first 15 days, then means of many years. Null: no run at hand has it for this time and place
    code: Optional[int]
    # Sky state without heat and cold, for a drawing that shows them as a badge. Source: model run for the first 15 days, then means of many years. Null: no run at hand has it for this time and place
    skyCode: Optional[Literal[1, 5, 6, 7, 12, 13, 14, 15, 16, 24, 28]]
    # Heat or cold of the sky state; null for none. `cold` is not said from 800 m above the sea on. Source: model run for the first 15 days, then means of many years. Null: there is none
    badge: Optional[Literal["cold", "severeCold", "damagingCold", "ice", "hot", "veryHot", "especiallyHot"]]
    # Sky state 1–28. Source: model run for the first 15 days, then means of many years. Null: no run at hand has it for this time and place
    nightCode: Optional[int]
    # Source: written by rules from values of the same reply. Null: no run at hand has it for this time and place
    text: Optional[str]
    # °C. Source: model run for the first 15 days, then means of many years. Null: no run at hand has it for this time and place
    temperatureMin: Optional[float]
    # °C. Source: model run for the first 15 days, then means of many years. Null: no run at hand has it for this time and place
    temperatureMax: Optional[float]
    # °C. Source: model run for the first 15 days, then means of many years. Null: no run at hand has it for this time and place
    temperatureMean: Optional[float]
    # °C. Source: model run for the first 15 days, then means of many years. Null: no run at hand has it for this time and place
    feelsLikeMax: Optional[float]
    # mm that are expected, the sum of its hours; from the eighth day on a mixture of forecast and climate. Source: model run for the first 15 days, then means of many years. Null: no run at hand has it for this time and place
    rain: Optional[float]
    # mm, low end of what is likely. Source: members of the ensemble run. Null: no ensemble run at hand has it
    rainLow: Optional[float]
    # mm, high end of what is likely. Source: members of the ensemble run. Null: no ensemble run at hand has it
    rainHigh: Optional[float]
    # % chance that one of its hours, of today of those that remain, has 0.2 mm or more. Source: members of the ensemble run. Null: no run at hand has it for this time and place
    rainProbability: Optional[float]
    # The same chance of 00–07, 07–13, 13–19 and 19–24; null beyond the forecast. Source: members of the ensemble run. Null: no run at hand has it for this time and place
    rainPartChances: Optional[OutlookDayRainPartChances]
    # mm that fell before now; null but for today. Source: archive of earlier runs, radar and hours that are over. Null: the day is not today
    rainFallen: Optional[float]
    # mm still expected, which with rainFallen is rain; null but for today. Source: model run for the first 15 days, then means of many years. Null: the day is not today
    rainAhead: Optional[float]
    # mm of each hour, 00 to 23. Source: model run for the first 15 days, then means of many years. Null: no run at hand has it for this time and place
    rainHours: Optional[List[Optional[float]]]
    # m/s at 10 m. Source: model run for the first 15 days, then means of many years. Null: no run at hand has it for this time and place
    windSpeedMax: Optional[float]
    # m/s, never below windSpeedMax. Source: model run for the first 15 days, then means of many years. Null: no run at hand has it for this time and place
    windGustMax: Optional[float]
    # degrees from which the wind blows. Source: model run for the first 15 days, then means of many years. Null: no run at hand has it for this time and place
    windDirection: Optional[float]
    # % relative humidity. Source: model run for the first 15 days, then means of many years. Null: no run at hand has it for this time and place
    humidity: Optional[float]
    # UV index. Source: model run for the first 15 days, then means of many years. Null: no run at hand has it for this time and place
    uvIndexMax: Optional[float]
    # ISO 8601 with offset +07:00. Source: astronomy for place and date. Null: it does not happen in this span
    sunrise: Optional[str]
    # ISO 8601 with offset +07:00. Source: astronomy for place and date. Null: it does not happen in this span
    sunset: Optional[str]
    # Source: members of the ensemble run. Null: no ensemble run at hand has it
    confidence: Optional[Literal["high", "medium", "low"]]


class OutlookWeekTemperature(TypedDict):
    """Source: means of many years. Null: no run at hand has it for this time and place"""

    # % of the years. Source: means of many years
    below: float
    # % of the years. Source: means of many years
    near: float
    # % of the years. Source: means of many years
    above: float


class OutlookWeekRain(TypedDict):
    """Source: means of many years. Null: no run at hand has it for this time and place"""

    # % of the years. Source: means of many years
    below: float
    # % of the years. Source: means of many years
    near: float
    # % of the years. Source: means of many years
    above: float


OutlookWeek = TypedDict(
    "OutlookWeek",
    {
        # YYYY-MM-DD, Asia/Ho_Chi_Minh. Source: clock of the server, Asia/Ho_Chi_Minh
        "from": "str",
        # YYYY-MM-DD, Asia/Ho_Chi_Minh. Source: clock of the server, Asia/Ho_Chi_Minh
        "to": "str",
        # Source: note of where the values of the reply come from
        "basis": "Literal['forecast', 'outlook', 'normal']",
        # °C, mean of many years. Source: means of many years. Null: no run at hand has it for this time and place
        "temperatureNormal": "Optional[float]",
        # mm, mean of many years. Source: means of many years. Null: no run at hand has it for this time and place
        "rainNormal": "Optional[float]",
        # Source: means of many years. Null: no run at hand has it for this time and place
        "temperature": "Optional[OutlookWeekTemperature]",
        # Source: means of many years. Null: no run at hand has it for this time and place
        "rain": "Optional[OutlookWeekRain]",
    },
)


class RainHour(TypedDict):
    # ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh
    at: str
    # mm. Source: nowcast of the radar for the next three hours, blended into the model run. Null: no run at hand has it for this time and place
    rain: Optional[float]
    # mm, low end of what is likely. Source: members of the ensemble run. Null: no ensemble run at hand has it
    rainLow: Optional[float]
    # mm, high end of what is likely. Source: members of the ensemble run. Null: no ensemble run at hand has it
    rainHigh: Optional[float]
    # % chance of rain. Source: members of the ensemble run. Null: no run at hand has it for this time and place
    rainProbability: Optional[float]
    # 0 none, 1 possible, 2 likely, 3 observed within 20 km, null unknown. Source: strokes of the lightning network, and instability in the model run. Null: no run at hand has it for this time and place
    thunder: Optional[Literal[0, 1, 2, 3]]


class PastHour(TypedDict):
    # ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh
    at: str
    # mm. Source: archive of earlier runs, radar and hours that are over. Null: no run at hand has it for this time and place
    rain: Optional[float]
    # °C at 2 m. Source: archive of earlier runs, radar and hours that are over. Null: no run at hand has it for this time and place
    temperature: Optional[float]


class MarineHour(TypedDict):
    # ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh
    at: str
    # m, significant height. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    waveHeight: Optional[float]
    # s. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    wavePeriod: Optional[float]
    # degrees from which the waves come. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    waveDirection: Optional[float]
    # m/s at 10 m. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    windSpeed: Optional[float]
    # degrees from which the wind blows. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    windDirection: Optional[float]


class WindHeightHourLevelsItem(TypedDict):
    # m above ground. Source: shape of the reply: names or holds other fields
    height: float
    # m/s. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    windSpeed: Optional[float]
    # m/s, low end of what is likely. Source: members of the ensemble run. Null: no ensemble run at hand has it
    windSpeedLow: Optional[float]
    # m/s, high end of what is likely. Source: members of the ensemble run. Null: no ensemble run at hand has it
    windSpeedHigh: Optional[float]
    # m/s over 3 s, estimated from the mean wind at the height. Source: computed from values of the model run. Null: no run at hand has it for this time and place
    gustEstimate: Optional[float]
    # m/s in air of 1.225 kg/m³. Source: computed from values of the model run. Null: no run at hand has it for this time and place
    windNormalised: Optional[float]
    # degrees from which the wind blows. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    windDirection: Optional[float]


class WindHeightHour(TypedDict):
    # ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh
    at: str
    # levels: from two heights of the model; profile: from one, by the power law with a usual exponent. Source: note of where the values of the reply come from. Null: no run at hand has it for this time and place
    basis: Optional[Literal["levels", "profile"]]
    # of the power law through 10 and 100 m. Source: computed from values of the model run. Null: no run at hand has it for this time and place
    exponent: Optional[float]
    # kg/m³ at 100 m above ground. Source: computed from values of the model run. Null: no run at hand has it for this time and place
    airDensity: Optional[float]
    # °C at 2 m. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    temperature: Optional[float]
    # hPa at sea level. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    pressure: Optional[float]
    # m/s at 10 m. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    windGust: Optional[float]
    # km. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    visibility: Optional[float]
    # 0 none, 1 possible, 2 likely, 3 observed within 20 km, null unknown. Source: strokes of the lightning network, and instability in the model run. Null: no run at hand has it for this time and place
    thunder: Optional[Literal[0, 1, 2, 3]]
    # Source: shape of the reply: names or holds other fields
    levels: List[WindHeightHourLevelsItem]


class WindHourLevelsItem(TypedDict):
    # m above ground. Source: shape of the reply: names or holds other fields
    height: float
    # m/s. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    windSpeed: Optional[float]
    # degrees from which the wind blows. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    windDirection: Optional[float]


class WindHour(TypedDict):
    # ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh
    at: str
    # levels: from two heights of the model; profile: from one, by the power law with a usual exponent. Source: note of where the values of the reply come from. Null: no run at hand has it for this time and place
    basis: Optional[Literal["levels", "profile"]]
    # of the power law through 10 and 100 m. Source: computed from values of the model run. Null: no run at hand has it for this time and place
    exponent: Optional[float]
    # Source: shape of the reply: names or holds other fields
    levels: List[WindHourLevelsItem]


class FarmActivityNowReasonsItemWarning(TypedDict):
    """of kinds warning and afterWarning: the official warning that stops the work, one of `warnings`. Source: calendar and rules of the crop, applied to the forecast of the place"""

    # Source: shape of the reply: names or holds other fields
    id: str
    # Source: shape of the reply: names or holds other fields
    kind: Literal["storm", "tropicalDepression", "heavyRain", "flood", "inundation", "flashFlood", "thunderstorm", "seaWind", "surge", "heat", "cold", "fog", "drought", "salinity", "wildfire", "earthquake", "tsunami", "other"]
    # Source: official warning, quoted
    number: str


class _FarmActivityNowReasonsItemRequired(TypedDict):
    # Source: shape of the reply: names or holds other fields
    kind: Literal["warning", "afterWarning", "rainNow", "rainSoon", "rainSum", "rainDay", "rainChance", "rainBefore", "rainFree", "windStrong", "windCalm", "windGentle", "inversion", "hot", "cool", "humid", "dryAir", "evaporation", "stillWet", "airFine", "cloudy", "sunny", "thunder", "thunderPossible", "dark", "shortSpell", "pondHot", "pondCool", "pondFine"]
    # in the unit of the kind: rainNow mm, rainSoon mm, rainSum mm, rainDay mm, rainChance %, rainBefore mm, windStrong km/h, windCalm km/h, windGentle km/h, inversion km/h, hot °C, cool °C, humid %, dryAir %, evaporation °C, stillWet °C, airFine %, cloudy %, sunny %, pondHot °C, pondCool °C, pondFine °C. Source: computed from values of the model run. Null: no run at hand has it for this time and place
    value: Optional[float]
    # until rain begins, of a sum or chance of rain, or that stay dry. Source: shape of the reply: names or holds other fields. Null: this call or its parameters do not ask for it
    hours: Optional[float]


class FarmActivityNowReasonsItem(_FarmActivityNowReasonsItemRequired, total=False):
    # of kinds warning and afterWarning: the official warning that stops the work, one of `warnings`. Source: calendar and rules of the crop, applied to the forecast of the place
    warning: FarmActivityNowReasonsItemWarning


class FarmActivityNow(TypedDict):
    """Source: shape of the reply: names or holds other fields"""

    # night: not judged at this hour; null: a value that decides is not known, or an official warning ended less than a day before (reason afterWarning). Source: calendar and rules of the crop, applied to the forecast of the place. Null: no run at hand has it for this time and place
    verdict: Optional[Literal["good", "consider", "avoid", "night"]]
    # Source: calendar and rules of the crop, applied to the forecast of the place
    reasons: List[FarmActivityNowReasonsItem]
    # Source: written by rules from values of the same reply
    text: str


FarmActivityNext = TypedDict(
    "FarmActivityNext",
    {
        # ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh
        "from": "str",
        # ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh
        "to": "str",
        # Source: calendar and rules of the crop, applied to the forecast of the place
        "verdict": "Literal['good', 'consider']",
    },
)


class FarmActivityHoursItemReasonsItemWarning(TypedDict):
    """of kinds warning and afterWarning: the official warning that stops the work, one of `warnings`. Source: calendar and rules of the crop, applied to the forecast of the place"""

    # Source: shape of the reply: names or holds other fields
    id: str
    # Source: shape of the reply: names or holds other fields
    kind: Literal["storm", "tropicalDepression", "heavyRain", "flood", "inundation", "flashFlood", "thunderstorm", "seaWind", "surge", "heat", "cold", "fog", "drought", "salinity", "wildfire", "earthquake", "tsunami", "other"]
    # Source: official warning, quoted
    number: str


class _FarmActivityHoursItemReasonsItemRequired(TypedDict):
    # Source: shape of the reply: names or holds other fields
    kind: Literal["warning", "afterWarning", "rainNow", "rainSoon", "rainSum", "rainDay", "rainChance", "rainBefore", "rainFree", "windStrong", "windCalm", "windGentle", "inversion", "hot", "cool", "humid", "dryAir", "evaporation", "stillWet", "airFine", "cloudy", "sunny", "thunder", "thunderPossible", "dark", "shortSpell", "pondHot", "pondCool", "pondFine"]
    # in the unit of the kind: rainNow mm, rainSoon mm, rainSum mm, rainDay mm, rainChance %, rainBefore mm, windStrong km/h, windCalm km/h, windGentle km/h, inversion km/h, hot °C, cool °C, humid %, dryAir %, evaporation °C, stillWet °C, airFine %, cloudy %, sunny %, pondHot °C, pondCool °C, pondFine °C. Source: computed from values of the model run. Null: no run at hand has it for this time and place
    value: Optional[float]
    # until rain begins, of a sum or chance of rain, or that stay dry. Source: shape of the reply: names or holds other fields. Null: this call or its parameters do not ask for it
    hours: Optional[float]


class FarmActivityHoursItemReasonsItem(_FarmActivityHoursItemReasonsItemRequired, total=False):
    # of kinds warning and afterWarning: the official warning that stops the work, one of `warnings`. Source: calendar and rules of the crop, applied to the forecast of the place
    warning: FarmActivityHoursItemReasonsItemWarning


class FarmActivityHoursItem(TypedDict):
    # ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh
    at: str
    # night: not judged at this hour; null: a value that decides is not known, or an official warning ended less than a day before (reason afterWarning). Source: calendar and rules of the crop, applied to the forecast of the place. Null: no run at hand has it for this time and place
    verdict: Optional[Literal["good", "consider", "avoid", "night"]]
    # Source: calendar and rules of the crop, applied to the forecast of the place
    reasons: List[FarmActivityHoursItemReasonsItem]


class FarmActivity(TypedDict):
    # Source: calendar and rules of the crop, applied to the forecast of the place
    activity: Literal["spray", "dry", "fertilise", "harvest", "feed"]
    # Source: shape of the reply: names or holds other fields
    name: str
    # found: read in a source; known: from a standard work; proposed: the portal’s own rule. Source: note of where the values of the reply come from
    basis: Literal["found", "known", "proposed"]
    # Source: shape of the reply: names or holds other fields
    now: FarmActivityNow
    # first good spell of two hours and more; without one, the first to consider. Source: calendar and rules of the crop, applied to the forecast of the place. Null: there is none
    next: Optional[FarmActivityNext]
    # when the work is best done, or that it should wait. Source: calendar and rules of the crop, applied to the forecast of the place
    nextText: str
    # Source: shape of the reply: names or holds other fields
    hours: List[FarmActivityHoursItem]


class FarmDayLunar(TypedDict):
    """Source: Vietnamese lunar calendar. Null: this call or its parameters do not ask for it"""

    # Source: shape of the reply: names or holds other fields
    day: int
    # Source: Vietnamese lunar calendar
    month: int
    # Source: Vietnamese lunar calendar
    leap: bool


FarmDayWorkItemBest = TypedDict(
    "FarmDayWorkItemBest",
    {
        # ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh
        "from": "str",
        # ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh
        "to": "str",
    },
)


class FarmDayWorkItem(TypedDict):
    # Source: calendar and rules of the crop, applied to the forecast of the place
    activity: Literal["spray", "dry", "fertilise", "harvest", "feed"]
    # good hours of the day from now on. Source: calendar and rules of the crop, applied to the forecast of the place. Null: no run at hand has it for this time and place
    goodHours: Optional[float]
    # Source: calendar and rules of the crop, applied to the forecast of the place. Null: there is none
    best: Optional[FarmDayWorkItemBest]


class FarmDay(TypedDict):
    # YYYY-MM-DD, Asia/Ho_Chi_Minh. Source: clock of the server, Asia/Ho_Chi_Minh
    date: str
    # °C. Source: computed from values of the model run. Null: no run at hand has it for this time and place
    temperatureMin: Optional[float]
    # °C. Source: computed from values of the model run. Null: no run at hand has it for this time and place
    temperatureMax: Optional[float]
    # mm. Source: nowcast of the radar for the next three hours, blended into the model run. Null: no run at hand has it for this time and place
    rain: Optional[float]
    # mm, low end of what is likely. Source: members of the ensemble run. Null: no ensemble run at hand has it
    rainLow: Optional[float]
    # mm, high end of what is likely. Source: members of the ensemble run. Null: no ensemble run at hand has it
    rainHigh: Optional[float]
    # mm, reference evapotranspiration. Source: computed from values of the model run. Null: no run at hand has it for this time and place
    et0: Optional[float]
    # penmanMonteith: FAO-56; hargreaves: from temperatures alone. Source: note of where the values of the reply come from. Null: no run at hand has it for this time and place
    et0Basis: Optional[Literal["penmanMonteith", "hargreaves"]]
    # mm that the crop drinks in the middle of its season; of a pond what evaporates. Source: calendar and rules of the crop, applied to the forecast of the place. Null: no run at hand has it for this time and place
    etc: Optional[float]
    # mm, rain less etc. Source: calendar and rules of the crop, applied to the forecast of the place. Null: no run at hand has it for this time and place
    balance: Optional[float]
    # mm, rainLow less etc. Source: calendar and rules of the crop, applied to the forecast of the place. Null: no ensemble run at hand has it
    balanceLow: Optional[float]
    # mm, rainHigh less etc. Source: calendar and rules of the crop, applied to the forecast of the place. Null: no ensemble run at hand has it
    balanceHigh: Optional[float]
    # °C·day, growing degree days. Source: calendar and rules of the crop, applied to the forecast of the place. Null: there is none
    gdd: Optional[float]
    # whether grain dries on a yard. Source: calendar and rules of the crop, applied to the forecast of the place. Null: no run at hand has it for this time and place
    dryingDay: Optional[bool]
    # °C, estimated for a shallow pond; null for crops on land. Source: calendar and rules of the crop, applied to the forecast of the place. Null: there is none
    pondTemperature: Optional[float]
    # Source: Vietnamese lunar calendar. Null: this call or its parameters do not ask for it
    lunar: Optional[FarmDayLunar]
    # empty for days that are over. Source: shape of the reply: names or holds other fields
    work: List[FarmDayWorkItem]


class FarmDisease(TypedDict):
    # Source: calendar and rules of the crop, applied to the forecast of the place
    disease: Literal["riceBlast", "sheathBlight", "leafBlight", "planthopper", "maizeLeafBlight", "fallArmyworm", "coffeeRust", "berryAnthracnose", "pepperFootRot", "pepperAnthracnose", "durianPhytophthora", "durianAnthracnose", "stemCanker", "dragonAnthracnose", "lateBlight", "softRot", "whiteSpot", "vibriosis"]
    # Source: shape of the reply: names or holds other fields
    name: str
    # the weather that favours it, in a few words. Source: calendar and rules of the crop, applied to the forecast of the place
    weather: str
    # found: read in a source; known: from a standard work; proposed: the portal’s own rule. Source: note of where the values of the reply come from
    basis: Literal["found", "known", "proposed"]
    # 0–100: favourable part of the last seven and the coming three days. Source: calendar and rules of the crop, applied to the forecast of the place. Null: no run at hand has it for this time and place
    index: Optional[float]
    # below 30, 30 to 60, above 60. Source: computed from values of the model run. Null: no run at hand has it for this time and place
    level: Optional[Literal["low", "medium", "high"]]
    # seven before today, today, two after. Source: shape of the reply: names or holds other fields
    days: List[Optional[bool]]
    # Source: written by rules from values of the same reply
    text: str


FarmHint = TypedDict(
    "FarmHint",
    {
        # Source: shape of the reply: names or holds other fields
        "kind": "Literal['ice', 'frost', 'cold', 'heat', 'heavyRain', 'strongWind', 'sowGood', 'sowCold', 'sowCovered', 'sowRain', 'dryingRun', 'noDrying', 'waterShort', 'waterPlenty', 'pondHot', 'pondCold', 'pondDrop', 'pondCalm']",
        # Source: calendar and rules of the crop, applied to the forecast of the place
        "weight": "Literal['good', 'consider', 'avoid']",
        # when in its life the crop minds it. Source: calendar and rules of the crop, applied to the forecast of the place
        "stage": "Literal['seedling', 'heading', 'flowering', 'any']",
        # YYYY-MM-DD, Asia/Ho_Chi_Minh. Source: clock of the server, Asia/Ho_Chi_Minh
        "from": "str",
        # how many of the coming seven days. Source: shape of the reply: names or holds other fields
        "days": "int",
        # worst of these days, in the unit of the kind: ice °C, frost °C, cold °C, heat °C, heavyRain mm, strongWind m/s, sowGood °C, sowCold °C, sowCovered °C, sowRain mm, waterShort mm, waterPlenty mm, pondHot °C, pondCold °C, pondDrop °C, pondCalm m/s. Source: computed from values of the model run. Null: no run at hand has it for this time and place
        "value": "Optional[float]",
        # found: read in a source; known: from a standard work; proposed: the portal’s own rule. Source: note of where the values of the reply come from
        "basis": "Literal['found', 'known', 'proposed']",
        # Source: written by rules from values of the same reply. Null: no run at hand has it for this time and place
        "text": "Optional[str]",
    },
)


class FoundPlaceDisplayName(TypedDict):
    """Source: gazetteer of Vietnam"""

    # Source: gazetteer of Vietnam
    main: str
    # Source: gazetteer of Vietnam
    secondary: str


class _FoundPlaceRequired(TypedDict):
    # Source: gazetteer of Vietnam
    slug: str
    # Source: shape of the reply: names or holds other fields
    name: str
    # Source: gazetteer of Vietnam
    displayName: FoundPlaceDisplayName
    # Source: shape of the reply: names or holds other fields
    kind: Literal["province", "ward", "formerProvince", "formerDistrict", "locality", "point"]
    # degrees north. Source: the request itself
    lat: float
    # degrees east. Source: the request itself
    lng: float
    # km by which the position may be off. Source: gazetteer of Vietnam. Null: a point without a name
    precisionKm: Optional[float]
    # Source: gazetteer of Vietnam. Null: this call or its parameters do not ask for it
    province: Optional[str]
    # Source: gazetteer of Vietnam. Null: there is none
    formerly: Optional[str]


class FoundPlace(_FoundPlaceRequired, total=False):
    # Only where kind is ward: a ward (phường), commune (xã) or special zone (đặc khu). Source: shape of the reply: names or holds other fields
    unit: Literal["ward", "commune", "specialZone"]


class LocatedPlace(TypedDict):
    place: Place
    # Source: shape of the reply: names or holds other fields
    kind: Literal["province", "ward", "formerProvince", "formerDistrict", "locality", "point"]
    # Source: gazetteer of Vietnam. Null: there is none
    note: Optional[str]
    # Source: gazetteer of Vietnam
    nearby: List[FoundPlace]


class ProvinceLine(TypedDict):
    # Source: gazetteer of Vietnam
    slug: str
    # Source: shape of the reply: names or holds other fields
    name: str
    # Source: gazetteer of Vietnam
    region: Literal["north", "central", "south"]


class Post(TypedDict):
    # Source: shape of the reply: names or holds other fields
    id: str
    # Source: shape of the reply: names or holds other fields
    url: str
    # Source: files of the editors
    title: str
    # Source: files of the editors. Null: it is written in Vietnamese only
    titleEn: Optional[str]
    # Source: files of the editors
    summary: str
    # Source: files of the editors. Null: it is written in Vietnamese only
    summaryEn: Optional[str]
    # Source: computed from values of the model run
    category: str
    # Source: files of the editors
    tags: List[str]
    # Source: files of the editors. Null: there is none
    cover: Optional[str]
    # Source: files of the editors. Null: there is none
    coverAlt: Optional[str]
    # ISO 8601 with offset +07:00. Source: files of the editors
    publishedAt: str
    # ISO 8601 with offset +07:00. Source: note of where the values of the reply come from
    updatedAt: str
    # Source: counter of this service
    views: int
    # Source: shape of the reply: names or holds other fields
    language: Literal["VI", "EN"]
    # Source: files of the editors
    hasEnglish: bool
    # Source: files of the editors
    sample: bool


class FullPostPlacesItem(TypedDict):
    # Source: gazetteer of Vietnam
    slug: str
    # Source: shape of the reply: names or holds other fields
    name: str


class FullPost(TypedDict):
    # Source: shape of the reply: names or holds other fields
    id: str
    # Source: shape of the reply: names or holds other fields
    url: str
    # Source: files of the editors
    title: str
    # Source: files of the editors. Null: it is written in Vietnamese only
    titleEn: Optional[str]
    # Source: files of the editors
    summary: str
    # Source: files of the editors. Null: it is written in Vietnamese only
    summaryEn: Optional[str]
    # Source: computed from values of the model run
    category: str
    # Source: files of the editors
    tags: List[str]
    # Source: files of the editors. Null: there is none
    cover: Optional[str]
    # Source: files of the editors. Null: there is none
    coverAlt: Optional[str]
    # ISO 8601 with offset +07:00. Source: files of the editors
    publishedAt: str
    # ISO 8601 with offset +07:00. Source: note of where the values of the reply come from
    updatedAt: str
    # Source: counter of this service
    views: int
    # Source: shape of the reply: names or holds other fields
    language: Literal["VI", "EN"]
    # Source: files of the editors
    hasEnglish: bool
    # Source: files of the editors
    sample: bool
    # Source: files of the editors
    body: str
    # Source: files of the editors
    author: str
    # Source: shape of the reply: names or holds other fields
    places: List[FullPostPlacesItem]


class PostCategory(TypedDict):
    # Source: shape of the reply: names or holds other fields
    id: str
    # Source: shape of the reply: names or holds other fields
    url: str
    # Source: shape of the reply: names or holds other fields
    name: str
    # Source: files of the editors
    nameEn: str
    # Source: files of the editors
    group: Literal["weather", "company", "industry", "agriculture", "hydropower", "life"]


class OfficialWarning(TypedDict):
    # Source: shape of the reply: names or holds other fields
    id: str
    # Source: official warning, quoted
    issuer: str
    # Source: official warning, quoted
    number: str
    # Source: shape of the reply: names or holds other fields
    kind: Literal["storm", "tropicalDepression", "heavyRain", "flood", "inundation", "flashFlood", "thunderstorm", "seaWind", "surge", "heat", "cold", "fog", "drought", "salinity", "wildfire", "earthquake", "tsunami", "other"]
    # Level of disaster risk as the bulletin states it, 1 to 5; null where it states none. Source: computed from values of the model run. Null: no run at hand has it for this time and place
    level: Optional[Literal[1, 2, 3, 4, 5]]
    # ISO 8601 with offset +07:00. Source: bulletin, made by rules from the model run when it was issued
    issuedAt: str
    # ISO 8601 with offset +07:00. Source: official warning, quoted
    startsAt: str
    # ISO 8601 with offset +07:00. Source: official warning, quoted
    expiresAt: str
    # whether the bulletin states no end: then expiresAt is a day after its issue, or its beginning where that is later. Source: official warning, quoted
    endAssumed: bool
    area: WarningArea
    # Source: shape of the reply: names or holds other fields
    language: Literal["vi", "en"]
    # Source: official warning, quoted
    headline: str
    # Source: written by rules from values of the same reply
    text: str
    original: WarningWords
    # Source: official warning, quoted. Null: there is none
    link: Optional[str]


class WarningAreaPlacesItem(TypedDict):
    # Source: gazetteer of Vietnam
    slug: str
    # Source: shape of the reply: names or holds other fields
    name: str


class WarningAreaPolygonsItemItem(TypedDict):
    # degrees north. Source: the request itself
    lat: float
    # degrees east. Source: the request itself
    lng: float


class WarningAreaCirclesItem(TypedDict):
    # degrees north. Source: the request itself
    lat: float
    # degrees east. Source: the request itself
    lng: float
    # km. Source: official warning, quoted
    radiusKm: float


class WarningArea(TypedDict):
    # Source: shape of the reply: names or holds other fields
    name: str
    # Source: shape of the reply: names or holds other fields
    places: List[WarningAreaPlacesItem]
    # Source: official warning, quoted
    polygons: List[List[WarningAreaPolygonsItemItem]]
    # Source: official warning, quoted
    circles: List[WarningAreaCirclesItem]


class WarningFeatureProperties(TypedDict):
    """Source: shape of the reply: names or holds other fields"""

    # Source: shape of the reply: names or holds other fields
    id: str
    # Source: shape of the reply: names or holds other fields
    kind: Literal["storm", "tropicalDepression", "heavyRain", "flood", "inundation", "flashFlood", "thunderstorm", "seaWind", "surge", "heat", "cold", "fog", "drought", "salinity", "wildfire", "earthquake", "tsunami", "other"]
    # Level of disaster risk as the bulletin states it, 1 to 5; null where it states none. Source: computed from values of the model run. Null: no run at hand has it for this time and place
    level: Optional[Literal[1, 2, 3, 4, 5]]
    # Source: official warning, quoted
    headline: str
    # ISO 8601 with offset +07:00. Source: official warning, quoted
    expiresAt: str


class WarningFeatureGeometry1(TypedDict):
    # Source: shape of the reply: names or holds other fields
    type: Literal["MultiPolygon"]
    # Source: official warning, quoted
    coordinates: List[List[List[List[float]]]]


class WarningFeatureGeometry2(TypedDict):
    # Source: shape of the reply: names or holds other fields
    type: Literal["MultiPoint"]
    # Source: official warning, quoted
    coordinates: List[List[float]]


class WarningFeature(TypedDict):
    # Source: shape of the reply: names or holds other fields
    type: Literal["Feature"]
    # Source: shape of the reply: names or holds other fields
    properties: WarningFeatureProperties
    # Source: official warning, quoted
    geometry: Union[WarningFeatureGeometry1, WarningFeatureGeometry2]


class WarningWords(TypedDict):
    # Source: shape of the reply: names or holds other fields
    language: Literal["vi", "en"]
    # Source: official warning, quoted
    headline: str
    # Source: written by rules from values of the same reply
    text: str


class ProblemErrorsItem(TypedDict):
    path: str
    message: str


class ProblemUpgrade(TypedDict):
    plan: str
    price: Optional[int]
    href: str


class _ProblemRequired(TypedDict):
    type: str
    title: str
    status: int
    detail: str
    errorCode: Literal["badInput", "notSignedIn", "invalidKey", "wrongLogin", "forbidden", "emailNotVerified", "notInvited", "keyRestricted", "notFound", "unknownPlace", "outsideCoverage", "methodNotAllowed", "conflict", "emailTaken", "phoneTaken", "tooLarge", "unsupportedMediaType", "wrongCredentials", "wrongPassword", "samePassword", "wrongCode", "codeExpired", "linkExpired", "planLimit", "notForSale", "orderClosed", "tooManyRequests", "tooManyJobs", "jobInterrupted", "internal", "noData", "gatewayAway", "unavailable"]
    requestId: str


class Problem(_ProblemRequired, total=False):
    errors: List[ProblemErrorsItem]
    quantity: Literal["pastRain", "weatherForecast", "warningThunderstormLightning", "marineWeather", "insightNumber", "userNumber", "locationNumber", "climateDays", "climateRegions", "email", "sms", "zalo", "push", "webhook", "batch", "runs", "apiKeys", "channels", "weatherRecords", "dataPlaces", "bulletinOrders"]
    limit: float
    plan: str
    upgrade: Optional[ProblemUpgrade]


class WeatherNowReplyYesterday(TypedDict):
    """Source: shape of the reply: names or holds other fields"""

    # °C at 2 m, at this hour of yesterday. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    temperature: Optional[float]
    # °C, of the whole of yesterday. Source: computed from values of the model run. Null: no run at hand has it for this time and place
    temperatureMax: Optional[float]


class WeatherNowReply(TypedDict):
    place: Place
    issued: Issued
    now: Hour
    # Source: shape of the reply: names or holds other fields
    yesterday: WeatherNowReplyYesterday


class WeatherAqiReplyPollutants(TypedDict):
    """Source: shape of the reply: names or holds other fields"""

    # µg/m³. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    pm25: Optional[float]
    # µg/m³. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    pm10: Optional[float]
    # µg/m³. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    o3: Optional[float]
    # µg/m³. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    no2: Optional[float]
    # µg/m³. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    so2: Optional[float]
    # µg/m³. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    co: Optional[float]


class WeatherAqiReplyHoursItem(TypedDict):
    # ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh
    at: str
    # Source: computed from values of the model run. Null: no run at hand has it for this time and place
    aqi: Optional[float]
    # Source: computed from values of the model run. Null: there is none
    category: Optional[Literal["good", "moderate", "poor", "unhealthy", "veryUnhealthy", "hazardous"]]
    # Source: computed from values of the model run. Null: no run at hand has it for this time and place
    dominant: Optional[Literal["pm25", "pm10", "o3", "no2", "so2", "co"]]


class WeatherAqiReply(TypedDict):
    place: Place
    issued: Issued
    # Source: computed from values of the model run. Null: no run at hand has it for this time and place
    aqi: Optional[float]
    # Source: computed from values of the model run. Null: there is none
    category: Optional[Literal["good", "moderate", "poor", "unhealthy", "veryUnhealthy", "hazardous"]]
    # Source: computed from values of the model run. Null: no run at hand has it for this time and place
    colour: Optional[str]
    # Source: computed from values of the model run. Null: no run at hand has it for this time and place
    dominant: Optional[Literal["pm25", "pm10", "o3", "no2", "so2", "co"]]
    # Source: note of where the values of the reply come from
    basis: Literal["model", "station"]
    # Source: shape of the reply: names or holds other fields
    pollutants: WeatherAqiReplyPollutants
    # ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh
    at: str
    # Source: shape of the reply: names or holds other fields
    hours: List[WeatherAqiReplyHoursItem]


class WeatherUvReplyPeak(TypedDict):
    """Source: shape of the reply: names or holds other fields"""

    # Source: computed from values of the model run. Null: no run at hand has it for this time and place
    uvIndex: Optional[float]
    # ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh. Null: it does not happen in this span
    at: Optional[str]


class WeatherUvReplyHoursItem(TypedDict):
    # ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh
    at: str
    # Source: computed from values of the model run. Null: no run at hand has it for this time and place
    uvIndex: Optional[float]
    # Source: computed from values of the model run. Null: no run at hand has it for this time and place
    level: Optional[Literal["low", "moderate", "high", "veryHigh", "extreme"]]
    # model: the source gives it; estimate: from sun, cloud, ozone and height. Source: note of where the values of the reply come from. Null: no run at hand has it for this time and place
    basis: Optional[Literal["model", "estimate"]]
    # W/m² on level ground, mean of the hour. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    shortWave: Optional[float]
    # model: the source gives it; estimate: from sun, cloud, ozone and height. Source: note of where the values of the reply come from. Null: no run at hand has it for this time and place
    shortWaveBasis: Optional[Literal["model", "estimate"]]


class WeatherUvReply(TypedDict):
    place: Place
    issued: Issued
    # Source: computed from values of the model run. Null: no run at hand has it for this time and place
    uvIndex: Optional[float]
    # Source: computed from values of the model run. Null: no run at hand has it for this time and place
    level: Optional[Literal["low", "moderate", "high", "veryHigh", "extreme"]]
    # model: the source gives it; estimate: from sun, cloud, ozone and height. Source: note of where the values of the reply come from. Null: no run at hand has it for this time and place
    basis: Optional[Literal["model", "estimate"]]
    # Source: shape of the reply: names or holds other fields
    peak: WeatherUvReplyPeak
    # Source: shape of the reply: names or holds other fields
    hours: List[WeatherUvReplyHoursItem]


class WeatherTodayReplyMoon(TypedDict):
    """Source: astronomy for place and date. Null: no run at hand has it for this time and place"""

    # 0 new, 0.25 first quarter, 0.5 full, 0.75 last quarter. Source: astronomy for place and date
    phase: float
    # lit part of the disc. Source: astronomy for place and date
    illumination: float
    # Source: shape of the reply: names or holds other fields
    name: str
    # of this day; about once a month there is none. Source: astronomy for place and date. Null: it does not happen in this span
    rise: Optional[str]
    # of this day; about once a month there is none. Source: astronomy for place and date. Null: it does not happen in this span
    set: Optional[str]


class WeatherTodayReplyLunarDate(TypedDict):
    """Source: Vietnamese lunar calendar. Null: this call or its parameters do not ask for it"""

    # Source: shape of the reply: names or holds other fields
    day: int
    # Source: Vietnamese lunar calendar
    month: int
    # Source: Vietnamese lunar calendar
    year: int
    # true in the second of two months with the same number. Source: Vietnamese lunar calendar
    leap: bool
    # name of the year: Bính Ngọ, in English Fire Horse. Source: Vietnamese lunar calendar
    yearName: str


WeatherTodayReplyPartsItem = TypedDict(
    "WeatherTodayReplyPartsItem",
    {
        # Source: shape of the reply: names or holds other fields
        "part": "Literal['early', 'morning', 'afternoon', 'evening']",
        # ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh
        "from": "str",
        # ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh
        "to": "str",
        # Sky state 1–28. Source: computed from values of the model run. Null: no run at hand has it for this time and place
        "code": "Optional[int]",
        # Sky state without heat and cold, for a drawing that shows them as a badge. Source: computed from values of the model run. Null: no run at hand has it for this time and place
        "skyCode": "Optional[Literal[1, 5, 6, 7, 12, 13, 14, 15, 16, 24, 28]]",
        # Heat or cold of the sky state; null for none. `cold` is not said from 800 m above the sea on. Source: computed from values of the model run. Null: there is none
        "badge": "Optional[Literal['cold', 'severeCold', 'damagingCold', 'ice', 'hot', 'veryHot', 'especiallyHot']]",
        # Source: written by rules from values of the same reply. Null: no run at hand has it for this time and place
        "text": "Optional[str]",
        # °C. Source: computed from values of the model run. Null: no run at hand has it for this time and place
        "temperatureMin": "Optional[float]",
        # °C. Source: computed from values of the model run. Null: no run at hand has it for this time and place
        "temperatureMax": "Optional[float]",
        # mm. Source: nowcast of the radar for the next three hours, blended into the model run. Null: no run at hand has it for this time and place
        "rain": "Optional[float]",
        # mm, low end of what is likely. Source: members of the ensemble run. Null: no ensemble run at hand has it
        "rainLow": "Optional[float]",
        # mm, high end of what is likely. Source: members of the ensemble run. Null: no ensemble run at hand has it
        "rainHigh": "Optional[float]",
        # % chance that one of its hours that remain has 0.2 mm or more; null once it is over. Source: members of the ensemble run. Null: no run at hand has it for this time and place
        "rainProbability": "Optional[float]",
        # m/s at 10 m. Source: computed from values of the model run. Null: no run at hand has it for this time and place
        "windSpeedMax": "Optional[float]",
        # degrees from which the wind blows. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
        "windDirection": "Optional[float]",
        # % relative humidity. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
        "humidity": "Optional[float]",
    },
)


class WeatherTodayReply(TypedDict):
    place: Place
    issued: Issued
    # YYYY-MM-DD, Asia/Ho_Chi_Minh. Source: clock of the server, Asia/Ho_Chi_Minh
    date: str
    # ISO 8601 with offset +07:00. Source: astronomy for place and date. Null: it does not happen in this span
    sunrise: Optional[str]
    # ISO 8601 with offset +07:00. Source: astronomy for place and date. Null: it does not happen in this span
    sunset: Optional[str]
    # Source: astronomy for place and date. Null: no run at hand has it for this time and place
    moon: Optional[WeatherTodayReplyMoon]
    # Source: Vietnamese lunar calendar. Null: this call or its parameters do not ask for it
    lunarDate: Optional[WeatherTodayReplyLunarDate]
    day: Day
    # Source: shape of the reply: names or holds other fields
    periods: List[Period]
    # Source: shape of the reply: names or holds other fields
    parts: List[WeatherTodayReplyPartsItem]
    # The night 01–07 that began the day, which is the night period of the day before; null once it is over. Source: shape of the reply: names or holds other fields. Null: this call or its parameters do not ask for it
    nightBefore: Optional[Period]


WeatherTomorrowReplyPartsItem = TypedDict(
    "WeatherTomorrowReplyPartsItem",
    {
        # Source: shape of the reply: names or holds other fields
        "part": "Literal['early', 'morning', 'afternoon', 'evening']",
        # ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh
        "from": "str",
        # ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh
        "to": "str",
        # Sky state 1–28. Source: computed from values of the model run. Null: no run at hand has it for this time and place
        "code": "Optional[int]",
        # Sky state without heat and cold, for a drawing that shows them as a badge. Source: computed from values of the model run. Null: no run at hand has it for this time and place
        "skyCode": "Optional[Literal[1, 5, 6, 7, 12, 13, 14, 15, 16, 24, 28]]",
        # Heat or cold of the sky state; null for none. `cold` is not said from 800 m above the sea on. Source: computed from values of the model run. Null: there is none
        "badge": "Optional[Literal['cold', 'severeCold', 'damagingCold', 'ice', 'hot', 'veryHot', 'especiallyHot']]",
        # Source: written by rules from values of the same reply. Null: no run at hand has it for this time and place
        "text": "Optional[str]",
        # °C. Source: computed from values of the model run. Null: no run at hand has it for this time and place
        "temperatureMin": "Optional[float]",
        # °C. Source: computed from values of the model run. Null: no run at hand has it for this time and place
        "temperatureMax": "Optional[float]",
        # mm. Source: nowcast of the radar for the next three hours, blended into the model run. Null: no run at hand has it for this time and place
        "rain": "Optional[float]",
        # mm, low end of what is likely. Source: members of the ensemble run. Null: no ensemble run at hand has it
        "rainLow": "Optional[float]",
        # mm, high end of what is likely. Source: members of the ensemble run. Null: no ensemble run at hand has it
        "rainHigh": "Optional[float]",
        # % chance that one of its hours that remain has 0.2 mm or more; null once it is over. Source: members of the ensemble run. Null: no run at hand has it for this time and place
        "rainProbability": "Optional[float]",
        # m/s at 10 m. Source: computed from values of the model run. Null: no run at hand has it for this time and place
        "windSpeedMax": "Optional[float]",
        # degrees from which the wind blows. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
        "windDirection": "Optional[float]",
        # % relative humidity. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
        "humidity": "Optional[float]",
    },
)


class WeatherTomorrowReplyEarlierItem(TypedDict):
    # Source: note of where the values of the reply come from
    source: str
    # ISO 8601 with offset +07:00. Source: note of where the values of the reply come from
    runAt: str
    # °C. Source: computed from values of the model run. Null: no run at hand has it for this time and place
    temperatureMin: Optional[float]
    # °C. Source: computed from values of the model run. Null: no run at hand has it for this time and place
    temperatureMax: Optional[float]
    # mm; null where the rain of the present forecast is of another source. Source: nowcast of the radar for the next three hours, blended into the model run. Null: no run at hand has it for this time and place
    rain: Optional[float]


class WeatherTomorrowReply(TypedDict):
    place: Place
    issued: Issued
    # YYYY-MM-DD, Asia/Ho_Chi_Minh. Source: clock of the server, Asia/Ho_Chi_Minh
    date: str
    day: Day
    today: Day
    # Source: shape of the reply: names or holds other fields
    periods: List[Period]
    # Source: shape of the reply: names or holds other fields
    parts: List[WeatherTomorrowReplyPartsItem]
    # Source: shape of the reply: names or holds other fields
    hours: List[Hour]
    # How this forecast changed: what the last whole run of each of the past days said of tomorrow, the newest first; empty where nothing is kept. Source: archive of earlier runs, radar and hours that are over
    earlier: List[WeatherTomorrowReplyEarlierItem]


class WeatherHours24Reply(TypedDict):
    place: Place
    issued: Issued
    # Source: shape of the reply: names or holds other fields
    hours: List[Hour]


class _WeatherHoursReplyHoursItemRequired(TypedDict):
    # ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh
    at: str


class WeatherHoursReplyHoursItem(_WeatherHoursReplyHoursItemRequired, total=False):
    # Sky state 1–28. Source: computed from values of the model run. Null: no run at hand has it for this time and place
    code: Optional[int]
    # Sky state without heat and cold, for a drawing that shows them as a badge. Source: computed from values of the model run. Null: no run at hand has it for this time and place
    skyCode: Optional[Literal[1, 5, 6, 7, 12, 13, 14, 15, 16, 24, 28]]
    # Heat or cold of the sky state; null for none. `cold` is not said from 800 m above the sea on. Source: computed from values of the model run. Null: there is none
    badge: Optional[Literal["cold", "severeCold", "damagingCold", "ice", "hot", "veryHot", "especiallyHot"]]
    # Source: astronomy for place and date
    isDay: bool
    # Source: written by rules from values of the same reply. Null: no run at hand has it for this time and place
    text: Optional[str]
    # 0 none, 1 possible, 2 likely, 3 observed within 20 km, null unknown. Source: strokes of the lightning network, and instability in the model run. Null: no run at hand has it for this time and place
    thunder: Optional[Literal[0, 1, 2, 3]]
    # °C at 2 m. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    temperature: Optional[float]
    # °C, low end of what is likely, never above temperature. Source: members of the ensemble run. Null: no ensemble run at hand has it
    temperatureLow: Optional[float]
    # °C, high end of what is likely, never below temperature. Source: members of the ensemble run. Null: no ensemble run at hand has it
    temperatureHigh: Optional[float]
    # °C. Source: computed from values of the model run. Null: no run at hand has it for this time and place
    feelsLike: Optional[float]
    # °C at 2 m, never above temperature. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    dewPoint: Optional[float]
    # % relative humidity. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    humidity: Optional[float]
    # m/s at 10 m. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    windSpeed: Optional[float]
    # m/s, never below windSpeed. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    windGust: Optional[float]
    # degrees from which the wind blows. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    windDirection: Optional[float]
    # hPa at sea level. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    pressure: Optional[float]
    # km. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    visibility: Optional[float]
    # %. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    cloudCover: Optional[float]
    # mm; of an hour to come what is expected, never below 0.2 mm × rainProbability. Source: nowcast of the radar for the next three hours, blended into the model run. Null: no run at hand has it for this time and place
    rain: Optional[float]
    # mm, low end of what is likely. Source: members of the ensemble run. Null: no ensemble run at hand has it
    rainLow: Optional[float]
    # mm, high end of what is likely. Source: members of the ensemble run. Null: no ensemble run at hand has it
    rainHigh: Optional[float]
    # % chance of 0.2 mm or more. Source: members of the ensemble run. Null: no run at hand has it for this time and place
    rainProbability: Optional[float]
    # UV index. Source: computed from values of the model run. Null: no run at hand has it for this time and place
    uvIndex: Optional[float]


class WeatherHoursReply(TypedDict):
    place: Place
    issued: Issued
    # Source: shape of the reply: names or holds other fields
    hours: List[WeatherHoursReplyHoursItem]


class _WeatherBatchReplyItemsItemHoursItemRequired(TypedDict):
    # ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh
    at: str


class WeatherBatchReplyItemsItemHoursItem(_WeatherBatchReplyItemsItemHoursItemRequired, total=False):
    # Sky state 1–28. Source: computed from values of the model run. Null: no run at hand has it for this time and place
    code: Optional[int]
    # Sky state without heat and cold, for a drawing that shows them as a badge. Source: computed from values of the model run. Null: no run at hand has it for this time and place
    skyCode: Optional[Literal[1, 5, 6, 7, 12, 13, 14, 15, 16, 24, 28]]
    # Heat or cold of the sky state; null for none. `cold` is not said from 800 m above the sea on. Source: computed from values of the model run. Null: there is none
    badge: Optional[Literal["cold", "severeCold", "damagingCold", "ice", "hot", "veryHot", "especiallyHot"]]
    # Source: astronomy for place and date
    isDay: bool
    # Source: written by rules from values of the same reply. Null: no run at hand has it for this time and place
    text: Optional[str]
    # 0 none, 1 possible, 2 likely, 3 observed within 20 km, null unknown. Source: strokes of the lightning network, and instability in the model run. Null: no run at hand has it for this time and place
    thunder: Optional[Literal[0, 1, 2, 3]]
    # °C at 2 m. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    temperature: Optional[float]
    # °C, low end of what is likely, never above temperature. Source: members of the ensemble run. Null: no ensemble run at hand has it
    temperatureLow: Optional[float]
    # °C, high end of what is likely, never below temperature. Source: members of the ensemble run. Null: no ensemble run at hand has it
    temperatureHigh: Optional[float]
    # °C. Source: computed from values of the model run. Null: no run at hand has it for this time and place
    feelsLike: Optional[float]
    # °C at 2 m, never above temperature. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    dewPoint: Optional[float]
    # % relative humidity. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    humidity: Optional[float]
    # m/s at 10 m. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    windSpeed: Optional[float]
    # m/s, never below windSpeed. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    windGust: Optional[float]
    # degrees from which the wind blows. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    windDirection: Optional[float]
    # hPa at sea level. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    pressure: Optional[float]
    # km. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    visibility: Optional[float]
    # %. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    cloudCover: Optional[float]
    # mm; of an hour to come what is expected, never below 0.2 mm × rainProbability. Source: nowcast of the radar for the next three hours, blended into the model run. Null: no run at hand has it for this time and place
    rain: Optional[float]
    # mm, low end of what is likely. Source: members of the ensemble run. Null: no ensemble run at hand has it
    rainLow: Optional[float]
    # mm, high end of what is likely. Source: members of the ensemble run. Null: no ensemble run at hand has it
    rainHigh: Optional[float]
    # % chance of 0.2 mm or more. Source: members of the ensemble run. Null: no run at hand has it for this time and place
    rainProbability: Optional[float]
    # UV index. Source: computed from values of the model run. Null: no run at hand has it for this time and place
    uvIndex: Optional[float]


class WeatherBatchReplyItemsItem(TypedDict):
    # Source: gazetteer of Vietnam. Null: this call or its parameters do not ask for it
    place: Optional[Place]
    # Source: note of where the values of the reply come from. Null: this call or its parameters do not ask for it
    issued: Optional[Issued]
    # Source: shape of the reply: names or holds other fields
    hours: List[WeatherBatchReplyItemsItemHoursItem]
    # why a place has no hours; the others are answered all the same. Source: shape of the reply: names or holds other fields. Null: there is none
    error: Optional[Literal["outsideCoverage", "noData"]]


class WeatherBatchReply(TypedDict):
    # Source: shape of the reply: names or holds other fields
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
        # Source: shape of the reply: names or holds other fields
        "part": "Literal['early', 'morning', 'afternoon', 'evening']",
        # ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh
        "from": "str",
        # ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh
        "to": "str",
        # Sky state 1–28. Source: computed from values of the model run. Null: no run at hand has it for this time and place
        "code": "Optional[int]",
        # Sky state without heat and cold, for a drawing that shows them as a badge. Source: computed from values of the model run. Null: no run at hand has it for this time and place
        "skyCode": "Optional[Literal[1, 5, 6, 7, 12, 13, 14, 15, 16, 24, 28]]",
        # Heat or cold of the sky state; null for none. `cold` is not said from 800 m above the sea on. Source: computed from values of the model run. Null: there is none
        "badge": "Optional[Literal['cold', 'severeCold', 'damagingCold', 'ice', 'hot', 'veryHot', 'especiallyHot']]",
        # Source: written by rules from values of the same reply. Null: no run at hand has it for this time and place
        "text": "Optional[str]",
        # °C. Source: computed from values of the model run. Null: no run at hand has it for this time and place
        "temperatureMin": "Optional[float]",
        # °C. Source: computed from values of the model run. Null: no run at hand has it for this time and place
        "temperatureMax": "Optional[float]",
        # mm. Source: nowcast of the radar for the next three hours, blended into the model run. Null: no run at hand has it for this time and place
        "rain": "Optional[float]",
        # mm, low end of what is likely. Source: members of the ensemble run. Null: no ensemble run at hand has it
        "rainLow": "Optional[float]",
        # mm, high end of what is likely. Source: members of the ensemble run. Null: no ensemble run at hand has it
        "rainHigh": "Optional[float]",
        # % chance that one of its hours that remain has 0.2 mm or more; null once it is over. Source: members of the ensemble run. Null: no run at hand has it for this time and place
        "rainProbability": "Optional[float]",
        # m/s at 10 m. Source: computed from values of the model run. Null: no run at hand has it for this time and place
        "windSpeedMax": "Optional[float]",
        # degrees from which the wind blows. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
        "windDirection": "Optional[float]",
        # % relative humidity. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
        "humidity": "Optional[float]",
    },
)


class WeatherDays15Reply(TypedDict):
    place: Place
    issued: Issued
    # Source: shape of the reply: names or holds other fields
    days: List[Day]
    # The four periods of as many days as `periods` asks for, from today on; none by default. Source: shape of the reply: names or holds other fields
    periods: List[List[Period]]
    # The parts of the same days, which add up to their day. Source: shape of the reply: names or holds other fields
    parts: List[List[WeatherDays15ReplyPartsItemItem]]


class WeatherDays90Reply(TypedDict):
    place: Place
    issued: Issued
    # Source: shape of the reply: names or holds other fields
    days: List[OutlookDay]
    # Source: shape of the reply: names or holds other fields
    weeks: List[OutlookWeek]


class WeatherSmartgenReplyFactsItem(TypedDict):
    # Source: shape of the reply: names or holds other fields
    name: str
    # Source: computed from values of the model run. Null: no run at hand has it for this time and place
    value: Optional[Union[float, str]]
    # Source: shape of the reply: names or holds other fields. Null: there is none
    unit: Optional[str]


class WeatherSmartgenReply(TypedDict):
    place: Place
    issued: Issued
    # Source: written by rules from values of the same reply. Null: no run at hand has it for this time and place
    text: Optional[str]
    # Source: shape of the reply: names or holds other fields
    facts: List[WeatherSmartgenReplyFactsItem]


class WeatherRain72Reply(TypedDict):
    place: Place
    issued: Issued
    # Source: shape of the reply: names or holds other fields
    hours: List[RainHour]


class WeatherWindReply(TypedDict):
    place: Place
    issued: Issued
    # Source: shape of the reply: names or holds other fields
    hours: List[WindHour]


class WeatherWindHeightsReply(TypedDict):
    place: Place
    issued: Issued
    # Source: shape of the reply: names or holds other fields
    hours: List[WindHeightHour]


class WindPowerReplyHoursItem(TypedDict):
    # ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh
    at: str
    # m/s at hub height. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    windSpeed: Optional[float]
    # m/s, low end of what is likely. Source: members of the ensemble run. Null: no ensemble run at hand has it
    windSpeedLow: Optional[float]
    # m/s, high end of what is likely. Source: members of the ensemble run. Null: no ensemble run at hand has it
    windSpeedHigh: Optional[float]
    # kg/m³ at hub height. Source: computed from values of the model run. Null: no run at hand has it for this time and place
    airDensity: Optional[float]
    # kW. Source: computed from values of the model run. Null: no run at hand has it for this time and place
    farmPower: Optional[float]
    # kW, exceeded in nine of ten cases. Source: members of the ensemble run. Null: no ensemble run at hand has it
    farmPowerLow: Optional[float]
    # kW, exceeded in one of ten cases. Source: members of the ensemble run. Null: no ensemble run at hand has it
    farmPowerHigh: Optional[float]
    # % of rated power. Source: computed from values of the model run. Null: no run at hand has it for this time and place
    share: Optional[float]
    # % of rated power, exceeded in nine of ten cases. Source: members of the ensemble run. Null: no ensemble run at hand has it
    shareLow: Optional[float]
    # % of rated power, exceeded in one of ten cases. Source: members of the ensemble run. Null: no ensemble run at hand has it
    shareHigh: Optional[float]


class WindPowerReplyCycleItem(TypedDict):
    # Source: clock of the server, Asia/Ho_Chi_Minh
    clockHour: int
    # % of rated power. Source: computed from values of the model run. Null: no run at hand has it for this time and place
    share: Optional[float]
    # kW. Source: computed from values of the model run. Null: no run at hand has it for this time and place
    farmPower: Optional[float]


class WindPowerReplyDaysItem(TypedDict):
    # YYYY-MM-DD, Asia/Ho_Chi_Minh. Source: clock of the server, Asia/Ho_Chi_Minh
    date: str
    # hours of the day that the sum is made of. Source: computed from values of the model run
    knownHours: int
    # MWh. Source: computed from values of the model run. Null: no run at hand has it for this time and place
    energy: Optional[float]
    # MWh, exceeded in nine of ten cases. Source: members of the ensemble run. Null: no ensemble run at hand has it
    energyLow: Optional[float]
    # MWh, exceeded in one of ten cases. Source: members of the ensemble run. Null: no ensemble run at hand has it
    energyHigh: Optional[float]
    # h. Source: computed from values of the model run. Null: no run at hand has it for this time and place
    fullLoadHours: Optional[float]
    # h, exceeded in nine of ten cases. Source: members of the ensemble run. Null: no ensemble run at hand has it
    fullLoadHoursLow: Optional[float]
    # h, exceeded in one of ten cases. Source: members of the ensemble run. Null: no ensemble run at hand has it
    fullLoadHoursHigh: Optional[float]


class WindPowerReply(TypedDict):
    place: Place
    issued: Issued
    # curve: the one that was sent; illustration: no turbine in particular, shares of rated power only. Source: note of where the values of the reply come from
    basis: Literal["curve", "illustration"]
    # kW of all turbines together. Source: the request itself. Null: this call or its parameters do not ask for it
    ratedPower: Optional[float]
    # Source: shape of the reply: names or holds other fields
    hours: List[WindPowerReplyHoursItem]
    # Source: shape of the reply: names or holds other fields
    cycle: List[WindPowerReplyCycleItem]
    # Source: shape of the reply: names or holds other fields
    days: List[WindPowerReplyDaysItem]


class WindPowerBodyCurvePointsItem(TypedDict):
    windSpeed: float
    power: float


class _WindPowerBodyCurveRequired(TypedDict):
    points: List[WindPowerBodyCurvePointsItem]


class WindPowerBodyCurve(_WindPowerBodyCurveRequired, total=False):
    ratedPower: float
    cutOut: float
    restart: float


class WindPowerBody(TypedDict, total=False):
    curve: WindPowerBodyCurve
    hubHeight: float
    count: int
    availability: float
    wakeLoss: float
    hours: int


class WindWindowsReplyHoursItem(TypedDict):
    # ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh
    at: str
    # near: over nine tenths of a limit; rest: outside of the hours of the clock that were asked for; null also in the day after an official warning. Source: computed from values of the model run. Null: no run at hand has it for this time and place
    workVerdict: Optional[Literal["go", "near", "stop", "rest"]]
    # Source: computed from values of the model run
    because: List[Literal["wind", "gust", "waveHeight", "wavePeriod", "current", "visibility", "thunder"]]


WindWindowsReplyWindowsItem = TypedDict(
    "WindWindowsReplyWindowsItem",
    {
        # ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh
        "from": "str",
        # ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh
        "to": "str",
        # h. Source: computed from values of the model run
        "length": "int",
        # whether it lasts beyond the hours that were looked at. Source: computed from values of the model run
        "isOpen": "bool",
        # % chance that work begun with the window holds for `neededHours`. Source: members of the ensemble run. Null: no ensemble run at hand has it
        "probability": "Optional[float]",
    },
)


class WindWindowsReply(TypedDict):
    place: Place
    issued: Issued
    # h of work and contingency together. Source: the request itself
    neededHours: int
    # quantities with a limit that no hour is known of: then there is no window. Source: the request itself
    missingQuantities: List[Literal["wind", "gust", "waveHeight", "wavePeriod", "current", "visibility", "thunder"]]
    # Source: shape of the reply: names or holds other fields
    hours: List[WindWindowsReplyHoursItem]
    # Source: computed from values of the model run
    windows: List[WindWindowsReplyWindowsItem]


class _WindWindowsBodyLimitsItemRequired(TypedDict):
    quantity: Literal["wind", "gust", "waveHeight", "wavePeriod", "current", "visibility", "thunder"]
    limit: float


class WindWindowsBodyLimitsItem(_WindWindowsBodyLimitsItemRequired, total=False):
    height: float


WindWindowsBodyClock = TypedDict(
    "WindWindowsBodyClock",
    {
        "from": "int",
        "to": "int",
    },
)


class WindWindowsBodyAlphaItem(TypedDict):
    untilHours: float
    factor: float


class _WindWindowsBodyRequired(TypedDict):
    limits: List[WindWindowsBodyLimitsItem]
    workHours: float


class WindWindowsBody(_WindWindowsBodyRequired, total=False):
    contingencyHours: float
    clock: WindWindowsBodyClock
    alpha: List[WindWindowsBodyAlphaItem]
    hours: int


class WeatherMarineReply(TypedDict):
    place: Place
    issued: Issued
    # Source: shape of the reply: names or holds other fields
    hours: List[MarineHour]


class WeatherPastReply(TypedDict):
    place: Place
    issued: Issued
    # Source: shape of the reply: names or holds other fields
    hours: List[PastHour]
    # Source: note of where the values of the reply come from
    basis: Literal["analysis"]


class WeatherRunsReplyRunsItem(TypedDict):
    # Source: note of where the values of the reply come from
    source: str
    # ISO 8601 with offset +07:00. Source: note of where the values of the reply come from
    runAt: str
    # Source: shape of the reply: names or holds other fields
    days: List[Day]


class WeatherRunsReply(TypedDict):
    place: Place
    issued: Issued
    # empty where no run of that time is kept; values that are not kept are null. Source: shape of the reply: names or holds other fields
    runs: List[WeatherRunsReplyRunsItem]


class WeatherHistoryReplyItemsItemRain(TypedDict):
    """null where nothing is known, and where it would be called dry under an official emergency. Source: nowcast of the radar for the next three hours, blended into the model run. Null: no run at hand has it for this time and place"""

    # in `lang`, without a capital: rain of now, when it begins, or that it stays dry. Source: written by rules from values of the same reply
    text: str
    # whether rain is named that counts as certain. Source: computed from values of the model run
    isLikely: bool


class WeatherHistoryReplyItemsItem(TypedDict):
    place: Place
    issued: Issued
    now: Hour
    # null where nothing is known, and where it would be called dry under an official emergency. Source: nowcast of the radar for the next three hours, blended into the model run. Null: no run at hand has it for this time and place
    rain: Optional[WeatherHistoryReplyItemsItemRain]
    yesterday: Day


class WeatherHistoryReply(TypedDict):
    issued: Issued
    # Source: shape of the reply: names or holds other fields
    items: List[WeatherHistoryReplyItemsItem]


class WeatherHistoryBodyLocationsItem(TypedDict):
    lat: float
    lng: float


class WeatherHistoryBody(TypedDict):
    locations: List[WeatherHistoryBodyLocationsItem]


class WeatherPlacesReplyPlacesItemNow(TypedDict):
    """Source: shape of the reply: names or holds other fields"""

    # ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh
    at: str
    # Sky state 1–28. Source: computed from values of the model run. Null: no run at hand has it for this time and place
    code: Optional[int]
    # Sky state without heat and cold, for a drawing that shows them as a badge. Source: computed from values of the model run. Null: no run at hand has it for this time and place
    skyCode: Optional[Literal[1, 5, 6, 7, 12, 13, 14, 15, 16, 24, 28]]
    # Heat or cold of the sky state; null for none. `cold` is not said from 800 m above the sea on. Source: computed from values of the model run. Null: there is none
    badge: Optional[Literal["cold", "severeCold", "damagingCold", "ice", "hot", "veryHot", "especiallyHot"]]
    # Source: astronomy for place and date
    isDay: bool
    # Source: written by rules from values of the same reply. Null: no run at hand has it for this time and place
    text: Optional[str]
    # 0 none, 1 possible, 2 likely, 3 observed within 20 km, null unknown. Source: strokes of the lightning network, and instability in the model run. Null: no run at hand has it for this time and place
    thunder: Optional[Literal[0, 1, 2, 3]]
    # °C at 2 m. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    temperature: Optional[float]
    # km. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    visibility: Optional[float]
    # mm; of an hour to come what is expected, never below 0.2 mm × rainProbability. Source: nowcast of the radar for the next three hours, blended into the model run. Null: no run at hand has it for this time and place
    rain: Optional[float]


class WeatherPlacesReplyPlacesItemRain(TypedDict):
    """null where nothing is known, and where it would be called dry under an official emergency. Source: nowcast of the radar for the next three hours, blended into the model run. Null: no run at hand has it for this time and place"""

    # in `lang`, without a capital: rain of now, when it begins, or that it stays dry. Source: written by rules from values of the same reply
    text: str
    # whether rain is named that counts as certain. Source: computed from values of the model run
    isLikely: bool


class WeatherPlacesReplyPlacesItem(TypedDict):
    place: Place
    # Source: shape of the reply: names or holds other fields
    now: WeatherPlacesReplyPlacesItemNow
    # null where nothing is known, and where it would be called dry under an official emergency. Source: nowcast of the radar for the next three hours, blended into the model run. Null: no run at hand has it for this time and place
    rain: Optional[WeatherPlacesReplyPlacesItemRain]


class WeatherPlacesReply(TypedDict):
    issued: Issued
    # in the order of the query. Source: shape of the reply: names or holds other fields
    places: List[WeatherPlacesReplyPlacesItem]


WeatherAgricultureReplySeasonSowItem = TypedDict(
    "WeatherAgricultureReplySeasonSowItem",
    {
        # MM-DD, every year. Source: clock of the server, Asia/Ho_Chi_Minh
        "from": "str",
        # MM-DD, included; before `from` where the window goes over New Year. Source: clock of the server, Asia/Ho_Chi_Minh
        "to": "str",
    },
)


WeatherAgricultureReplySeasonFlowerItem = TypedDict(
    "WeatherAgricultureReplySeasonFlowerItem",
    {
        # MM-DD, every year. Source: clock of the server, Asia/Ho_Chi_Minh
        "from": "str",
        # MM-DD, included; before `from` where the window goes over New Year. Source: clock of the server, Asia/Ho_Chi_Minh
        "to": "str",
    },
)


WeatherAgricultureReplySeasonHarvestItem = TypedDict(
    "WeatherAgricultureReplySeasonHarvestItem",
    {
        # MM-DD, every year. Source: clock of the server, Asia/Ho_Chi_Minh
        "from": "str",
        # MM-DD, included; before `from` where the window goes over New Year. Source: clock of the server, Asia/Ho_Chi_Minh
        "to": "str",
    },
)


WeatherAgricultureReplySeasonDryItem = TypedDict(
    "WeatherAgricultureReplySeasonDryItem",
    {
        # MM-DD, every year. Source: clock of the server, Asia/Ho_Chi_Minh
        "from": "str",
        # MM-DD, included; before `from` where the window goes over New Year. Source: clock of the server, Asia/Ho_Chi_Minh
        "to": "str",
    },
)


class WeatherAgricultureReplySeason(TypedDict):
    """Source: calendar and rules of the crop, applied to the forecast of the place"""

    # region of crops by the province until 30 June 2025; null abroad and at sea. Source: gazetteer of Vietnam. Null: the place lies beyond the grid
    region: Optional[Literal["RRD", "NM", "NM-high", "NC", "SC", "CH", "SE", "MD"]]
    # whether the crop is commonly grown there; if not, nothing is advised. Source: calendar and rules of the crop, applied to the forecast of the place
    isGrown: bool
    # whether any of it is in the field now; if not, nothing is advised. Source: calendar and rules of the crop, applied to the forecast of the place
    inField: bool
    # Source: calendar and rules of the crop, applied to the forecast of the place
    sow: List[WeatherAgricultureReplySeasonSowItem]
    # Source: calendar and rules of the crop, applied to the forecast of the place
    flower: List[WeatherAgricultureReplySeasonFlowerItem]
    # Source: calendar and rules of the crop, applied to the forecast of the place
    harvest: List[WeatherAgricultureReplySeasonHarvestItem]
    # Source: calendar and rules of the crop, applied to the forecast of the place
    dry: List[WeatherAgricultureReplySeasonDryItem]
    # Source: written by rules from values of the same reply. Null: no run at hand has it for this time and place
    text: Optional[str]


class WeatherAgricultureReplyWarningsItem(TypedDict):
    # Source: shape of the reply: names or holds other fields
    id: str
    # Source: official warning, quoted
    issuer: str
    # Source: official warning, quoted
    number: str
    # Source: shape of the reply: names or holds other fields
    kind: Literal["storm", "tropicalDepression", "heavyRain", "flood", "inundation", "flashFlood", "thunderstorm", "seaWind", "surge", "heat", "cold", "fog", "drought", "salinity", "wildfire", "earthquake", "tsunami", "other"]
    # Source: computed from values of the model run. Null: no run at hand has it for this time and place
    level: Optional[Literal[1, 2, 3, 4, 5]]
    # Source: shape of the reply: names or holds other fields
    language: Literal["vi", "en"]
    # Source: official warning, quoted
    headline: str
    # ISO 8601 with offset +07:00. Source: official warning, quoted
    startsAt: str
    # ISO 8601 with offset +07:00. Source: official warning, quoted
    expiresAt: str
    # Source: official warning, quoted. Null: there is none
    link: Optional[str]


class WeatherAgricultureReplyWaterPast(TypedDict):
    """Source: shape of the reply: names or holds other fields"""

    # mm. Source: nowcast of the radar for the next three hours, blended into the model run. Null: no run at hand has it for this time and place
    rain: Optional[float]
    # mm. Source: calendar and rules of the crop, applied to the forecast of the place. Null: no run at hand has it for this time and place
    etc: Optional[float]
    # mm, rain less etc. Source: calendar and rules of the crop, applied to the forecast of the place. Null: no run at hand has it for this time and place
    balance: Optional[float]


class WeatherAgricultureReplyWaterComing(TypedDict):
    """Source: shape of the reply: names or holds other fields"""

    # mm. Source: nowcast of the radar for the next three hours, blended into the model run. Null: no run at hand has it for this time and place
    rain: Optional[float]
    # mm. Source: calendar and rules of the crop, applied to the forecast of the place. Null: no run at hand has it for this time and place
    etc: Optional[float]
    # mm, rain less etc. Source: calendar and rules of the crop, applied to the forecast of the place. Null: no run at hand has it for this time and place
    balance: Optional[float]


class WeatherAgricultureReplyWater(TypedDict):
    """Source: shape of the reply: names or holds other fields"""

    # Kc: etc as a multiple of et0. Source: calendar and rules of the crop, applied to the forecast of the place. Null: no run at hand has it for this time and place
    coefficient: Optional[float]
    # part of the season that Kc is of. Source: calendar and rules of the crop, applied to the forecast of the place
    stage: Literal["mid"]
    # found: read in a source; known: from a standard work; proposed: the portal’s own rule. Source: note of where the values of the reply come from
    basis: Literal["found", "known", "proposed"]
    # Source: shape of the reply: names or holds other fields
    past: WeatherAgricultureReplyWaterPast
    # Source: shape of the reply: names or holds other fields
    coming: WeatherAgricultureReplyWaterComing
    # no advice on water: an official warning of level 3 and more is near, or ended less than a day ago. Source: official warning, quoted
    withheld: bool
    # Source: written by rules from values of the same reply. Null: no run at hand has it for this time and place
    text: Optional[str]


class WeatherAgricultureReplyDegreeDays(TypedDict):
    """Source: calendar and rules of the crop, applied to the forecast of the place. Null: there is none"""

    # °C below which the crop does not grow. Source: calendar and rules of the crop, applied to the forecast of the place. Null: there is none
    lowest: Optional[float]
    # °C above which warmth adds nothing. Source: calendar and rules of the crop, applied to the forecast of the place. Null: there is none
    highest: Optional[float]
    # found: read in a source; known: from a standard work; proposed: the portal’s own rule. Source: note of where the values of the reply come from
    basis: Literal["found", "known", "proposed"]
    # °C·day. Source: shape of the reply: names or holds other fields. Null: no run at hand has it for this time and place
    past: Optional[float]
    # °C·day. Source: shape of the reply: names or holds other fields. Null: no run at hand has it for this time and place
    coming: Optional[float]
    # Source: written by rules from values of the same reply. Null: no run at hand has it for this time and place
    text: Optional[str]


class WeatherAgricultureReplyLunarDate(TypedDict):
    """Source: Vietnamese lunar calendar. Null: this call or its parameters do not ask for it"""

    # Source: shape of the reply: names or holds other fields
    day: int
    # Source: Vietnamese lunar calendar
    month: int
    # Source: Vietnamese lunar calendar
    year: int
    # true in the second of two months with the same number. Source: Vietnamese lunar calendar
    leap: bool
    # name of the year: Bính Ngọ, in English Fire Horse. Source: Vietnamese lunar calendar
    yearName: str


WeatherAgricultureReplySolarTermsCurrent = TypedDict(
    "WeatherAgricultureReplySolarTermsCurrent",
    {
        # Source: shape of the reply: names or holds other fields
        "name": "str",
        # YYYY-MM-DD, Asia/Ho_Chi_Minh. Source: clock of the server, Asia/Ho_Chi_Minh
        "from": "str",
    },
)


WeatherAgricultureReplySolarTermsNext = TypedDict(
    "WeatherAgricultureReplySolarTermsNext",
    {
        # Source: shape of the reply: names or holds other fields
        "name": "str",
        # YYYY-MM-DD, Asia/Ho_Chi_Minh. Source: clock of the server, Asia/Ho_Chi_Minh
        "from": "str",
    },
)


class WeatherAgricultureReplySolarTerms(TypedDict):
    """Source: astronomy for place and date"""

    # Source: astronomy for place and date
    current: WeatherAgricultureReplySolarTermsCurrent
    # Source: calendar and rules of the crop, applied to the forecast of the place
    next: WeatherAgricultureReplySolarTermsNext


class WeatherAgricultureReply(TypedDict):
    place: Place
    issued: Issued
    # rice when left out. Source: the request itself
    crop: Literal["rice", "maize", "coffee", "pepper", "durian", "dragonFruit", "vegetables", "shrimp"]
    # those commonly grown in the region; all where it is not known. Source: calendar and rules of the crop, applied to the forecast of the place
    crops: List[Literal["rice", "maize", "coffee", "pepper", "durian", "dragonFruit", "vegetables", "shrimp"]]
    # Source: calendar and rules of the crop, applied to the forecast of the place
    season: WeatherAgricultureReplySeason
    # Source: official warning, quoted. Null: there is none
    alert: Optional[str]
    # Source: written by rules from values of the same reply. Null: no run at hand has it for this time and place
    text: Optional[str]
    # those that stop work at the place, in force or to come. Source: official warning, quoted
    warnings: List[WeatherAgricultureReplyWarningsItem]
    # Source: shape of the reply: names or holds other fields
    activities: List[FarmActivity]
    # Source: calendar and rules of the crop, applied to the forecast of the place
    hints: List[FarmHint]
    # Source: shape of the reply: names or holds other fields
    water: WeatherAgricultureReplyWater
    # Source: calendar and rules of the crop, applied to the forecast of the place. Null: there is none
    degreeDays: Optional[WeatherAgricultureReplyDegreeDays]
    # Source: shape of the reply: names or holds other fields
    days: List[FarmDay]
    # the seven days before today. Source: shape of the reply: names or holds other fields
    pastDays: List[FarmDay]
    # Source: calendar and rules of the crop, applied to the forecast of the place
    diseases: List[FarmDisease]
    # Source: Vietnamese lunar calendar. Null: this call or its parameters do not ask for it
    lunarDate: Optional[WeatherAgricultureReplyLunarDate]
    # Source: astronomy for place and date
    solarTerms: WeatherAgricultureReplySolarTerms


class WeatherMapReplyPointsItem(TypedDict):
    # degrees north. Source: the request itself
    lat: float
    # degrees east. Source: the request itself
    lng: float
    # Source: grid of the values. Null: the place lies beyond the grid
    stationCode: Optional[int]
    # Source: computed from values of the model run. Null: no run at hand has it for this time and place
    code: Optional[int]
    # °C at 2 m. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    temperature: Optional[float]
    # mm in the current hour. Source: nowcast of the radar for the next three hours, blended into the model run. Null: no run at hand has it for this time and place
    rain: Optional[float]
    # Source: shape of the reply: names or holds other fields
    name: str


class WeatherMapReply(TypedDict):
    issued: Issued
    # Source: shape of the reply: names or holds other fields
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
    """Outer edges of the cells, degrees; rows are evenly spaced in latitude. Source: grid of the values"""

    # degrees north. Source: grid of the values
    north: float
    # degrees north. Source: grid of the values
    south: float
    # degrees east. Source: grid of the values
    east: float
    # degrees east. Source: grid of the values
    west: float


class WeatherMapFramesReplyScale(TypedDict):
    """value = offset + factor × byte ^ power; the byte `missing` means that there is no value. Source: coding of the picture"""

    # Source: coding of the picture
    offset: float
    # Source: coding of the picture
    factor: float
    # Source: coding of the picture
    power: float
    # Source: coding of the picture
    missing: int


class WeatherMapFramesReplyFramesItem(TypedDict):
    # ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh
    at: str
    # Source: shape of the reply: names or holds other fields
    kind: Literal["observed", "forecast"]
    # Relative address; its bytes never change. Source: shape of the reply: names or holds other fields
    url: str


class WeatherMapFramesReply(TypedDict):
    issued: Issued
    # Source: the request itself
    layer: Literal["rain", "temperature", "wind", "cloud", "aqi", "uv"]
    # Source: shape of the reply: names or holds other fields
    unit: str
    # Outer edges of the cells, degrees; rows are evenly spaced in latitude. Source: grid of the values
    bounds: WeatherMapFramesReplyBounds
    # cells from west to east. Source: grid of the values
    width: int
    # cells from north to south. Source: shape of the reply: names or holds other fields
    height: int
    # 1; wind has 2: towards east, then towards north. Source: coding of the picture
    planes: int
    # value = offset + factor × byte ^ power; the byte `missing` means that there is no value. Source: coding of the picture
    scale: WeatherMapFramesReplyScale
    # Source: shape of the reply: names or holds other fields
    frames: List[WeatherMapFramesReplyFramesItem]


class NowcastFramesReplyBounds(TypedDict):
    """Outer edges of the cells, degrees; rows are evenly spaced in latitude. Source: grid of the values"""

    # degrees north. Source: grid of the values
    north: float
    # degrees north. Source: grid of the values
    south: float
    # degrees east. Source: grid of the values
    east: float
    # degrees east. Source: grid of the values
    west: float


class NowcastFramesReplyScale(TypedDict):
    """value = offset + factor × byte ^ power; the byte `missing` means that there is no value. Source: coding of the picture"""

    # Source: coding of the picture
    offset: float
    # Source: coding of the picture
    factor: float
    # Source: coding of the picture
    power: float
    # Source: coding of the picture
    missing: int


class NowcastFramesReplyRegionBounds(TypedDict):
    """Outer edges of the cells, degrees; rows are evenly spaced in latitude. Source: grid of the values"""

    # degrees north. Source: grid of the values
    north: float
    # degrees north. Source: grid of the values
    south: float
    # degrees east. Source: grid of the values
    east: float
    # degrees east. Source: grid of the values
    west: float


class NowcastFramesReplyRegion(TypedDict):
    """the cells of the model’s rain around the grid, which stand behind it in each frame. Source: gazetteer of Vietnam"""

    # Outer edges of the cells, degrees; rows are evenly spaced in latitude. Source: grid of the values
    bounds: NowcastFramesReplyRegionBounds
    # Source: grid of the values
    width: int
    # Source: shape of the reply: names or holds other fields
    height: int


class NowcastFramesReplyFramesItem(TypedDict):
    # ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh
    at: str
    # Source: shape of the reply: names or holds other fields
    kind: Literal["observed", "forecast"]
    # Relative address; its bytes never change. Source: shape of the reply: names or holds other fields
    url: str
    # minutes from the present 10 minutes. Source: clock of the server, Asia/Ho_Chi_Minh
    lead: int
    # radar: seen and carried on; model: no radar, or one older than 20 minutes. Source: note of where the values of the reply come from
    basis: Literal["radar", "model"]


class NowcastFramesReplyLightningItem(TypedDict):
    # degrees north. Source: the request itself
    lat: float
    # degrees east. Source: the request itself
    lng: float
    # ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh
    at: str


class NowcastFramesReply(TypedDict):
    issued: Issued
    # radar: seen and carried on; model: no radar, or one older than 20 minutes. Source: note of where the values of the reply come from
    basis: Literal["radar", "model"]
    # when the newest radar frame was taken; null without one. Source: radar frame. Null: no radar frame is recent enough
    frameAt: Optional[str]
    # Source: shape of the reply: names or holds other fields
    unit: str
    # Outer edges of the cells, degrees; rows are evenly spaced in latitude. Source: grid of the values
    bounds: NowcastFramesReplyBounds
    # cells from west to east. Source: grid of the values
    width: int
    # cells from north to south. Source: shape of the reply: names or holds other fields
    height: int
    # value = offset + factor × byte ^ power; the byte `missing` means that there is no value. Source: coding of the picture
    scale: NowcastFramesReplyScale
    # the cells of the model’s rain around the grid, which stand behind it in each frame. Source: gazetteer of Vietnam
    region: NowcastFramesReplyRegion
    # a frame has width × height bytes of rain, then as many that are 1 where rain is the radar’s (seen, or carried on and worth more than half) and 0 where it is the model’s; `basis` says what leads where radars see. Where no radar sees, and beyond an hour, rain takes every third byte and squares of 2 × 2 cells share one. Last come width × height bytes of `region`, the model’s rain in the same scale. Source: shape of the reply: names or holds other fields
    frames: List[NowcastFramesReplyFramesItem]
    # strokes of the last 30 minutes, the newest 5,000 of them; `issued.sources.lightning` is missing where no sensor is at work. Source: strokes of the lightning network, and instability in the model run
    lightning: List[NowcastFramesReplyLightningItem]


class NowcastStepsReplyPresent(TypedDict):
    """the ten minutes that have begun. Source: shape of the reply: names or holds other fields"""

    # ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh
    at: str
    # mm/h. Source: nowcast of the radar for the next three hours, blended into the model run. Null: no radar frame is recent enough
    rainRate: Optional[float]
    # % chance of rain. Source: members of the ensemble run. Null: no run at hand has it for this time and place
    rainProbability: Optional[float]
    # 0 none, 1 possible, 2 likely, 3 observed within 20 km, null unknown. Source: strokes of the lightning network, and instability in the model run. Null: no run at hand has it for this time and place
    thunder: Optional[Literal[0, 1, 2, 3]]


class NowcastStepsReplyStepsItem(TypedDict):
    # ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh
    at: str
    # minutes from the present 10 minutes. Source: clock of the server, Asia/Ho_Chi_Minh
    lead: int
    # mm/h. Source: nowcast of the radar for the next three hours, blended into the model run. Null: no radar frame is recent enough
    rainRate: Optional[float]
    # mm/h that nine of ten possible courses stay below, never less than rainRate: radar rain moved by the usual error of its path, blended with the 90th percentile of the ensemble; null where neither is known. Source: nowcast of the radar for the next three hours, blended into the model run. Null: no radar frame is recent enough
    rainRateHigh: Optional[float]
    # how much of rainRate is the forecast model’s, 0 radar alone … 1 model alone; null with it. Source: nowcast of the radar for the next three hours, blended into the model run. Null: no radar frame is recent enough
    modelShare: Optional[float]
    # % chance of rain. Source: members of the ensemble run. Null: no run at hand has it for this time and place
    rainProbability: Optional[float]
    # 0 none, 1 possible, 2 likely, 3 observed within 20 km, null unknown. Source: strokes of the lightning network, and instability in the model run. Null: no run at hand has it for this time and place
    thunder: Optional[Literal[0, 1, 2, 3]]


class NowcastStepsReplyTotal(TypedDict):
    """rain of all steps together; null where one of them is not known. Source: shape of the reply: names or holds other fields. Null: no radar frame is recent enough"""

    # mm, the sum of the steps. Source: nowcast of the radar for the next three hours, blended into the model run
    rain: float
    # mm, 10th percentile. Source: members of the ensemble run. Null: no ensemble run at hand has it
    rainLow: Optional[float]
    # mm, 90th percentile. Source: members of the ensemble run. Null: no ensemble run at hand has it
    rainHigh: Optional[float]


class NowcastStepsReply(TypedDict):
    place: Place
    issued: Issued
    # radar: seen and carried on; model: no radar, or one older than 20 minutes. Source: note of where the values of the reply come from
    basis: Literal["radar", "model"]
    # whether a radar is at work that does not see the place; then `basis` is not radar. Source: radar frame
    outsideRadar: bool
    # ISO 8601 with offset +07:00. Source: radar frame. Null: no radar frame is recent enough
    frameAt: Optional[str]
    # the ten minutes that have begun. Source: shape of the reply: names or holds other fields
    present: NowcastStepsReplyPresent
    # Source: shape of the reply: names or holds other fields
    steps: List[NowcastStepsReplyStepsItem]
    # rain of all steps together; null where one of them is not known. Source: shape of the reply: names or holds other fields. Null: no radar frame is recent enough
    total: Optional[NowcastStepsReplyTotal]
    # one or two sentences in `lang`. Source: written by rules from values of the same reply
    sentence: str
    # ISO 8601 with offset +07:00. Source: nowcast of the radar for the next three hours, blended into the model run. Null: it does not happen in this span
    starts: Optional[str]
    # ISO 8601 with offset +07:00. Source: nowcast of the radar for the next three hours, blended into the model run. Null: it does not happen in this span
    stops: Optional[str]
    # mm/h of the first step in the 7 × 7 cells around the place (about 23 km), rows from north to south; null without radar. Source: nowcast of the radar for the next three hours, blended into the model run. Null: no radar frame is recent enough
    around: Optional[List[Optional[float]]]


class SatelliteFramesReplyBounds(TypedDict):
    """Outer edges of every image, degrees; rows are evenly spaced in Web Mercator. Source: grid of the values"""

    # degrees north. Source: grid of the values
    north: float
    # degrees north. Source: grid of the values
    south: float
    # degrees east. Source: grid of the values
    east: float
    # degrees east. Source: grid of the values
    west: float


class SatelliteFramesReplyFramesItem(TypedDict):
    # ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh
    at: str
    # Source: shape of the reply: names or holds other fields
    kind: Literal["observed", "forecast"]
    # Relative address; its bytes never change. Source: shape of the reply: names or holds other fields
    url: str


class SatelliteFramesReply(TypedDict):
    issued: Issued
    # What the images show: heat, or light; null where the operator does not say. Source: shape of the reply: names or holds other fields. Null: there is none
    kind: Optional[Literal["infrared", "visible"]]
    # Outer edges of every image, degrees; rows are evenly spaced in Web Mercator. Source: grid of the values
    bounds: SatelliteFramesReplyBounds
    # pixels from west to east. Source: grid of the values
    width: int
    # pixels from north to south. Source: shape of the reply: names or holds other fields
    height: int
    # Source: shape of the reply: names or holds other fields
    frames: List[SatelliteFramesReplyFramesItem]


class PlacesSearchReply(TypedDict):
    # Source: shape of the reply: names or holds other fields
    places: List[FoundPlace]
    # off: no streets are known here; unavailable: they could not be searched just now. Source: gazetteer of Vietnam
    streets: Literal["off", "on", "unavailable"]
    # The part of the text that names these places, where the whole text names none; else null. Source: shape of the reply: names or holds other fields. Null: there is none
    part: Optional[str]


class PlacesNearestReply(TypedDict):
    place: FoundPlace


class PlacesResolveReply1(TypedDict):
    # Source: gazetteer of Vietnam
    outcome: Literal["place"]
    located: LocatedPlace


class PlacesResolveReply2(TypedDict):
    # Source: gazetteer of Vietnam
    outcome: Literal["moved"]
    # Source: gazetteer of Vietnam
    slug: str


class PlacesResolveReply3(TypedDict):
    # Source: gazetteer of Vietnam
    outcome: Literal["choice"]
    # Source: shape of the reply: names or holds other fields
    places: List[FoundPlace]


class PlacesResolveReply4(TypedDict):
    # Source: gazetteer of Vietnam
    outcome: Literal["unknown"]
    # Source: gazetteer of Vietnam
    nearest: List[FoundPlace]


PlacesResolveReply = Union["PlacesResolveReply1", "PlacesResolveReply2", "PlacesResolveReply3", "PlacesResolveReply4"]


class PlacesProvincesReply(TypedDict):
    # Source: gazetteer of Vietnam
    provinces: List[ProvinceLine]


PostCategoriesReply = List["PostCategory"]


class PostsRecentReply(TypedDict):
    # Source: the request itself
    page: int
    # Source: shape of the reply: names or holds other fields
    limit: int
    # Source: shape of the reply: names or holds other fields
    total: int
    # Source: shape of the reply: names or holds other fields
    totalPages: int
    # Source: files of the editors
    posts: List[Post]


class PostByUrlReply1(TypedDict):
    category: PostCategory
    # Source: the request itself
    page: int
    # Source: shape of the reply: names or holds other fields
    limit: int
    # Source: shape of the reply: names or holds other fields
    total: int
    # Source: shape of the reply: names or holds other fields
    totalPages: int
    # Source: files of the editors
    posts: List[Post]


class PostByUrlReply2(TypedDict):
    post: FullPost
    # Source: files of the editors
    related: List[Post]


PostByUrlReply = Union["PostByUrlReply1", "PostByUrlReply2"]


class PostsListReply(TypedDict):
    # Source: the request itself
    page: int
    # Source: shape of the reply: names or holds other fields
    limit: int
    # Source: shape of the reply: names or holds other fields
    total: int
    # Source: shape of the reply: names or holds other fields
    totalPages: int
    # Source: files of the editors
    posts: List[Post]


class PostsSearchReply(TypedDict):
    # Source: the request itself
    page: int
    # Source: shape of the reply: names or holds other fields
    limit: int
    # Source: shape of the reply: names or holds other fields
    total: int
    # Source: shape of the reply: names or holds other fields
    totalPages: int
    # Source: files of the editors
    posts: List[Post]


class BulletinsListReplyBulletinsItem(TypedDict):
    # Source: shape of the reply: names or holds other fields
    id: str
    # ISO 8601 with offset +07:00. Source: bulletin, made by rules from the model run when it was issued
    issuedAt: str
    # ISO 8601 with offset +07:00. Source: bulletin, made by rules from the model run when it was issued
    madeAt: str
    # Source: note of where the values of the reply come from
    demo: bool


class BulletinsListReply(TypedDict):
    # Source: the request itself
    page: int
    # Source: shape of the reply: names or holds other fields
    limit: int
    # Source: shape of the reply: names or holds other fields
    total: int
    # Source: shape of the reply: names or holds other fields
    totalPages: int
    # Source: bulletin, made by rules from the model run when it was issued
    bulletins: List[BulletinsListReplyBulletinsItem]


class _BulletinByIdReplyBulletinRegionsItemDaysItemRequired(TypedDict):
    # YYYY-MM-DD, Asia/Ho_Chi_Minh. Source: clock of the server, Asia/Ho_Chi_Minh
    date: str
    # °C. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place
    temperatureMin: Optional[float]
    # °C. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place
    temperatureMax: Optional[float]
    # mm, of the province with the least. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place
    rainMin: Optional[float]
    # mm, of the province with the most. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place
    rainMax: Optional[float]
    # share of the provinces with a chance of rain of 50 % or more, 0–1. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place
    rainyShare: Optional[float]
    # m/s at 10 m. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place
    windSpeedMax: Optional[float]
    # m/s. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place
    windGustMax: Optional[float]


class BulletinByIdReplyBulletinRegionsItemDaysItem(_BulletinByIdReplyBulletinRegionsItemDaysItemRequired, total=False):
    # %, of the province with the highest chance of rain. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place
    rainProbabilityMax: Optional[float]
    # Sky state, without heat and cold, of most of the provinces. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place
    skyCode: Optional[int]
    # °C, mean of the day over the provinces. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place
    temperatureMean: Optional[float]
    # degrees from which the wind blows; null where the provinces differ. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place
    windDirection: Optional[float]


class BulletinByIdReplyBulletinRegionsItemRainItem(TypedDict):
    # Source: shape of the reply: names or holds other fields
    days: int
    # mm. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place
    rainMin: Optional[float]
    # mm. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place
    rainMax: Optional[float]


class BulletinByIdReplyBulletinRegionsItem(TypedDict):
    # Source: gazetteer of Vietnam
    region: Literal["northwest", "northeast", "redRiverDelta", "northCentral", "southCentral", "highlands", "south"]
    # Source: shape of the reply: names or holds other fields
    days: List[BulletinByIdReplyBulletinRegionsItemDaysItem]
    # Source: bulletin, made by rules from the model run when it was issued
    rain: List[BulletinByIdReplyBulletinRegionsItemRainItem]


class _BulletinByIdReplyBulletinCitiesItemDaysItemRequired(TypedDict):
    # YYYY-MM-DD, Asia/Ho_Chi_Minh. Source: clock of the server, Asia/Ho_Chi_Minh
    date: str
    # °C. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place
    temperatureMin: Optional[float]
    # °C. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place
    temperatureMax: Optional[float]
    # mm, of the province with the least. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place
    rainMin: Optional[float]
    # mm, of the province with the most. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place
    rainMax: Optional[float]
    # share of the provinces with a chance of rain of 50 % or more, 0–1. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place
    rainyShare: Optional[float]
    # m/s at 10 m. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place
    windSpeedMax: Optional[float]
    # m/s. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place
    windGustMax: Optional[float]


class BulletinByIdReplyBulletinCitiesItemDaysItem(_BulletinByIdReplyBulletinCitiesItemDaysItemRequired, total=False):
    # %, of the province with the highest chance of rain. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place
    rainProbabilityMax: Optional[float]
    # Sky state, without heat and cold, of most of the provinces. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place
    skyCode: Optional[int]
    # °C, mean of the day over the provinces. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place
    temperatureMean: Optional[float]
    # degrees from which the wind blows; null where the provinces differ. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place
    windDirection: Optional[float]


class BulletinByIdReplyBulletinCitiesItem(TypedDict):
    # Source: gazetteer of Vietnam
    place: str
    # Source: shape of the reply: names or holds other fields
    days: List[BulletinByIdReplyBulletinCitiesItemDaysItem]


class _BulletinByIdReplyBulletinSeasItemDaysItemRequired(TypedDict):
    # YYYY-MM-DD, Asia/Ho_Chi_Minh. Source: clock of the server, Asia/Ho_Chi_Minh
    date: str
    # mm, of the point with the most. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place
    rainMax: Optional[float]
    # share of the points with a chance of rain of 50 % or more, 0–1. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place
    rainyShare: Optional[float]
    # m/s at 10 m, strongest wind of the day at the middle one of the points. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place
    windSpeedUsual: Optional[float]
    # m/s at 10 m, at the windiest of them. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place
    windSpeedMax: Optional[float]
    # m/s. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place
    windGustMax: Optional[float]
    # degrees from which the wind blows; null where the points differ. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place
    windDirection: Optional[float]


class BulletinByIdReplyBulletinSeasItemDaysItem(_BulletinByIdReplyBulletinSeasItemDaysItemRequired, total=False):
    # %, of the point with the highest chance of rain. Source: bulletin, made by rules from the model run when it was issued. Null: no run at hand has it for this time and place
    rainProbabilityMax: Optional[float]


class BulletinByIdReplyBulletinSeasItem(TypedDict):
    # Source: shape of the reply: names or holds other fields
    area: str
    # Source: shape of the reply: names or holds other fields
    days: List[BulletinByIdReplyBulletinSeasItemDaysItem]


class _BulletinByIdReplyBulletinRequired(TypedDict):
    # Source: shape of the reply: names or holds other fields
    id: str
    # ISO 8601 with offset +07:00. Source: bulletin, made by rules from the model run when it was issued
    issuedAt: str
    # ISO 8601 with offset +07:00. Source: bulletin, made by rules from the model run when it was issued
    madeAt: str
    # Source: note of where the values of the reply come from
    demo: bool
    # Source: note of where the values of the reply come from. Null: no run at hand has it for this time and place
    runAt: Optional[str]
    # Source: note of where the values of the reply come from. Null: no run at hand has it for this time and place
    source: Optional[str]
    # Source: shape of the reply: names or holds other fields
    regions: List[BulletinByIdReplyBulletinRegionsItem]


class BulletinByIdReplyBulletin(_BulletinByIdReplyBulletinRequired, total=False):
    """Source: bulletin, made by rules from the model run when it was issued"""

    # Source: bulletin, made by rules from the model run when it was issued
    cities: List[BulletinByIdReplyBulletinCitiesItem]
    # Source: bulletin, made by rules from the model run when it was issued
    seas: List[BulletinByIdReplyBulletinSeasItem]


class BulletinByIdReply(TypedDict):
    # Source: bulletin, made by rules from the model run when it was issued
    bulletin: BulletinByIdReplyBulletin


class WarningsListReply(TypedDict):
    # Source: shape of the reply: names or holds other fields
    items: List[OfficialWarning]
    # of level 3 and more, over for less than a day: nothing is advised there yet; `expiresAt` is when each ended, cancelled ones too. Source: shape of the reply: names or holds other fields
    over: List[OfficialWarning]


class WarningAreasReply(TypedDict):
    # Source: shape of the reply: names or holds other fields
    type: Literal["FeatureCollection"]
    # Source: shape of the reply: names or holds other fields
    features: List[WarningFeature]


AlertsAheadReplyItemsItem = TypedDict(
    "AlertsAheadReplyItemsItem",
    {
        # Source: shape of the reply: names or holds other fields
        "kind": "Literal['rain', 'thunder', 'lightning', 'gust', 'heat']",
        # ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh
        "from": "str",
        # null where it goes on beyond what was looked at. Source: clock of the server, Asia/Ho_Chi_Minh. Null: it goes on
        "to": "Optional[str]",
        # the most of the spell, in `unit`; of thunder 2 likely or 3 observed; null for lightning. Source: shape of the reply: names or holds other fields. Null: this call or its parameters do not ask for it
        "peak": "Optional[float]",
        # unit of peak. Source: shape of the reply: names or holds other fields. Null: there is none
        "unit": "Optional[Literal['mm/h', 'm/s', '°C']]",
        # % chance that it rains in the spell; null for other kinds. Source: nowcast of the radar for the next three hours, blended into the model run. Null: this call or its parameters do not ask for it
        "chance": "Optional[float]",
        # km to the nearest stroke of the last ten minutes; null for other kinds. Source: strokes of the lightning network, and instability in the model run. Null: this call or its parameters do not ask for it
        "distanceKm": "Optional[float]",
        # radar: seen and carried on; model: forecast; lightning: strokes that sensors have located. Source: note of where the values of the reply come from
        "basis": "Literal['radar', 'model', 'lightning']",
    },
)


class AlertsAheadReply(TypedDict):
    place: Place
    issued: Issued
    # end of what was looked at. Source: clock of the server, Asia/Ho_Chi_Minh. Null: no run at hand has it for this time and place
    until: Optional[str]
    # Source: shape of the reply: names or holds other fields
    items: List[AlertsAheadReplyItemsItem]


class DecisionsEvaluateReplyActivitiesItemHoursItem(TypedDict):
    # ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh
    at: str
    # go, consider, stop; null where a value that decides is not known, or no threshold is set. Source: calendar and rules of the crop, applied to the forecast of the place. Null: no run at hand has it for this time and place
    verdict: Optional[Literal["go", "consider", "stop"]]
    # why, in `lang`. Source: computed from values of the model run
    because: str
    # % chance that a needed condition fails, from the ranges of the forecast; a floor where several may; null where a warning or thunder closes the hour. Source: nowcast of the radar for the next three hours, blended into the model run. Null: this call or its parameters do not ask for it
    chance: Optional[float]
    # whether protecting pays by cost and loss; null without these or a chance. Source: computed from values of the model run. Null: this call or its parameters do not ask for it
    act: Optional[bool]


DecisionsEvaluateReplyActivitiesItemDaysItemWindowsItem = TypedDict(
    "DecisionsEvaluateReplyActivitiesItemDaysItemWindowsItem",
    {
        # ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh
        "from": "str",
        # ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh
        "to": "str",
    },
)


class DecisionsEvaluateReplyActivitiesItemDaysItem(TypedDict):
    # YYYY-MM-DD, Asia/Ho_Chi_Minh. Source: clock of the server, Asia/Ho_Chi_Minh
    date: str
    # hours to go in a row, cut at midnight. Source: computed from values of the model run
    windows: List[DecisionsEvaluateReplyActivitiesItemDaysItemWindowsItem]
    # between 06 and 19, in the longest window there, the hour with the least chance; null without a window. Source: computed from values of the model run. Null: it does not happen in this span
    bestAt: Optional[str]
    # hours to go from 06 to 19. Source: computed from values of the model run
    goHours: int
    # hours that have a verdict. Source: computed from values of the model run
    knownHours: int


DecisionsEvaluateReplyActivitiesItemNext = TypedDict(
    "DecisionsEvaluateReplyActivitiesItemNext",
    {
        # ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh
        "from": "str",
        # ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh
        "to": "str",
    },
)


class DecisionsEvaluateReplyActivitiesItemSaving(TypedDict):
    """of the riskiest of the next 24 hours; null without cost and loss, or without a chance. Source: computed from values of the model run. Null: this call or its parameters do not ask for it"""

    # ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh
    at: str
    # % chance from which protecting pays: cost ÷ loss. Source: the request itself. Null: no run at hand has it for this time and place
    fromPercent: Optional[float]
    # % chance that a needed condition fails. Source: nowcast of the radar for the next three hours, blended into the model run. Null: this call or its parameters do not ask for it
    chance: Optional[float]
    # Source: computed from values of the model run
    act: bool
    # expected saving against the other choice, in the currency of cost and loss. Source: computed from values of the model run
    amount: float
    # Source: written by rules from values of the same reply
    text: str


class DecisionsEvaluateReplyActivitiesItem(TypedDict):
    # Source: shape of the reply: names or holds other fields
    name: str
    # in plain words, in `lang`; without those that are not judged. Source: written by rules from values of the same reply
    conditions: List[str]
    # Source: shape of the reply: names or holds other fields
    hours: List[DecisionsEvaluateReplyActivitiesItemHoursItem]
    # Source: shape of the reply: names or holds other fields
    days: List[DecisionsEvaluateReplyActivitiesItemDaysItem]
    # the first hours to go in a row, also over midnight; null where there are none. Source: calendar and rules of the crop, applied to the forecast of the place. Null: there is none
    next: Optional[DecisionsEvaluateReplyActivitiesItemNext]
    # of the riskiest of the next 24 hours; null without cost and loss, or without a chance. Source: computed from values of the model run. Null: this call or its parameters do not ask for it
    saving: Optional[DecisionsEvaluateReplyActivitiesItemSaving]


class DecisionsEvaluateReplyWeatherItem(TypedDict):
    # ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh
    at: str
    # mm. Source: nowcast of the radar for the next three hours, blended into the model run. Null: no run at hand has it for this time and place
    rain: Optional[float]
    # % chance of 0.2 mm or more. Source: members of the ensemble run. Null: no run at hand has it for this time and place
    rainProbability: Optional[float]
    # m/s. Source: run of the forecast model, brought to the place and its height. Null: no run at hand has it for this time and place
    windGust: Optional[float]


class DecisionsEvaluateReply(TypedDict):
    place: Place
    issued: Issued
    # Source: shape of the reply: names or holds other fields
    activities: List[DecisionsEvaluateReplyActivitiesItem]
    # rain and gusts of the same hours. Source: calendar and rules of the crop, applied to the forecast of the place
    weather: List[DecisionsEvaluateReplyWeatherItem]


class _DecisionsEvaluateBodyActivitiesItemConditionsItemRequired(TypedDict):
    # what is compared, in the units of this API; rain is that of the hour
    quantity: Literal["rain", "rainProbability", "windSpeed", "windGust", "windSpeed50", "windSpeed100", "windSpeed120", "windSpeed150", "windGust150", "temperature", "feelsLike", "humidity", "visibility", "uvIndex", "thunder", "waveHeight", "wavePeriod"]
    # atMost, atLeast: needed in each of so many hours from the hour on; above, below: stops where it lasts so many hours
    compare: Literal["atMost", "atLeast", "above", "below"]
    # work stops beyond it; null: not judged
    threshold: Optional[float]


class DecisionsEvaluateBodyActivitiesItemConditionsItem(_DecisionsEvaluateBodyActivitiesItemConditionsItemRequired, total=False):
    # work is to be considered beyond it; left out: no such band
    near: Optional[float]
    # in a row; 1 when left out
    hours: int


class _DecisionsEvaluateBodyActivitiesItemRequired(TypedDict):
    name: str
    conditions: List[DecisionsEvaluateBodyActivitiesItemConditionsItem]


class DecisionsEvaluateBodyActivitiesItem(_DecisionsEvaluateBodyActivitiesItemRequired, total=False):
    # what protecting costs; given with loss
    cost: float
    # what a hit costs without it
    loss: float


class DecisionsEvaluateBody(TypedDict):
    lat: float
    lng: float
    activities: List[DecisionsEvaluateBodyActivitiesItem]


class SolutionsReplyItem(TypedDict):
    # Source: shape of the reply: names or holds other fields
    id: str
    # Source: shape of the reply: names or holds other fields
    url: str
    # Source: files of the editors
    title: str
    # Source: files of the editors
    summary: str
    # Source: files of the editors. Null: there is none
    image: Optional[str]


SolutionsReply = List["SolutionsReplyItem"]


class SolutionDetailReply(TypedDict):
    # Source: shape of the reply: names or holds other fields
    id: str
    # Source: shape of the reply: names or holds other fields
    url: str
    # Source: files of the editors
    title: str
    # Source: files of the editors
    summary: str
    # Source: files of the editors. Null: there is none
    image: Optional[str]
    # Source: files of the editors
    blocks: List[Dict[str, Any]]


class PlansListReplyItemsItemClimateWeather(TypedDict):
    """Source: table of plans. Null: not part of the plan, or agreed by contract"""

    # Source: shape of the reply: names or holds other fields
    days: int
    # Source: shape of the reply: names or holds other fields
    regions: int


class PlansListReplyItemsItemApi(TypedDict):
    """Source: table of plans. Null: not part of the plan, or agreed by contract"""

    # Source: table of plans
    perDay: int
    # Source: table of plans. Null: no limit
    perHour: Optional[int]


class PlansListReplyItemsItem(TypedDict):
    # Source: shape of the reply: names or holds other fields
    id: Literal["community", "happy-rain", "package-1", "package-2", "package-3", "package-4", "package-5"]
    # Source: table of plans. Null: not part of the plan, or agreed by contract
    price: Optional[int]
    # Source: table of plans
    priceDisplay: str
    # Source: table of plans
    packageName: str
    # Source: table of plans
    expireDisplay: str
    # Source: table of plans. Null: not part of the plan, or agreed by contract
    pastRain: Optional[Union[int, Literal["all", "onRequest"]]]
    # Source: table of plans. Null: not part of the plan, or agreed by contract
    weatherForecast: Optional[Union[int, Literal["all", "onRequest"]]]
    # Source: table of plans. Null: not part of the plan, or agreed by contract
    warningThunderstormLightning: Optional[Union[int, Literal["all", "onRequest"]]]
    # Source: table of plans. Null: not part of the plan, or agreed by contract
    marineWeather: Optional[Union[int, Literal["all", "onRequest"]]]
    # Source: table of plans. Null: not part of the plan, or agreed by contract
    climateWeather: Optional[PlansListReplyItemsItemClimateWeather]
    # Source: table of plans. Null: not part of the plan, or agreed by contract
    insightNumber: Optional[Union[int, Literal["all", "onRequest"]]]
    # Source: table of plans. Null: not part of the plan, or agreed by contract
    userNumber: Optional[Union[int, Literal["all", "onRequest"]]]
    # Source: table of plans. Null: not part of the plan, or agreed by contract
    locationNumber: Optional[Union[int, Literal["all", "onRequest"]]]
    # Source: table of plans. Null: not part of the plan, or agreed by contract
    notification: Optional[Union[List[Literal["email", "sms", "zalo", "push"]], Literal["onRequest"]]]
    # Source: table of plans
    apiText: str
    # Source: table of plans
    hourApi: str
    # Source: table of plans. Null: not part of the plan, or agreed by contract
    api: Optional[PlansListReplyItemsItemApi]


class PlansListReply(TypedDict):
    # Source: shape of the reply: names or holds other fields
    items: List[PlansListReplyItemsItem]


class CallLimitsReplyMinute(TypedDict):
    """Source: counter of this service"""

    # Source: counter of this service
    used: int
    # null: as many as the caller likes. Source: shape of the reply: names or holds other fields. Null: no limit
    limit: Optional[int]
    # ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh
    resetAt: str


class CallLimitsReplyHour(TypedDict):
    """Source: counter of this service"""

    # Source: counter of this service
    used: int
    # null: as many as the caller likes. Source: shape of the reply: names or holds other fields. Null: no limit
    limit: Optional[int]
    # ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh
    resetAt: str


class CallLimitsReplyDay(TypedDict):
    """Source: shape of the reply: names or holds other fields"""

    # Source: counter of this service
    used: int
    # null: as many as the caller likes. Source: shape of the reply: names or holds other fields. Null: no limit
    limit: Optional[int]
    # ISO 8601 with offset +07:00. Source: clock of the server, Asia/Ho_Chi_Minh
    resetAt: str


class _CallLimitsReplyRequired(TypedDict):
    # `guest`: a program without a key; `ownPages`: a call of the portal’s own pages; `key`: all keys of one account together. Source: the request itself
    caller: Literal["guest", "ownPages", "key"]
    # Source: shape of the reply: names or holds other fields
    day: CallLimitsReplyDay


class CallLimitsReply(_CallLimitsReplyRequired, total=False):
    # Source: counter of this service
    minute: CallLimitsReplyMinute
    # Source: counter of this service
    hour: CallLimitsReplyHour


class VerificationScoresReplyScoresItem(TypedDict):
    # Source: archived forecasts beside measurements of stations
    leadDays: int
    # Source: archived forecasts beside measurements of stations
    pairs: int
    # Source: archived forecasts beside measurements of stations
    pairDays: int
    # Mean of forecast minus measurement. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by
    bias: Optional[float]
    # Mean absolute error. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by
    absoluteError: Optional[float]
    # Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by
    absoluteErrorLow: Optional[float]
    # Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by
    absoluteErrorHigh: Optional[float]
    # Root of the mean square error. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by
    squareError: Optional[float]
    # % of errors up to 2. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by
    withinTwo: Optional[float]
    # Mean absolute error of the last whole day before the run, repeated. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by
    persistenceError: Optional[float]
    # Mean absolute error of the climate of the place and month. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by
    climateError: Optional[float]
    # 1 − error / error of persistence. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by
    persistenceSkill: Optional[float]
    # 1 − error / error of the climate. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by
    climateSkill: Optional[float]
    # % of measurements within the forecast’s range, which should hold 80 %. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by
    rangeCoverage: Optional[float]
    # Brier score of the chance of rain. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by
    brier: Optional[float]
    # Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by
    brierLow: Optional[float]
    # Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by
    brierHigh: Optional[float]
    # Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by
    brierReliability: Optional[float]
    # Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by
    brierResolution: Optional[float]
    # Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by
    brierUncertainty: Optional[float]
    # 0 to 100; null for fewer than 20 pairs or a month that is not over. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by
    monthScore: Optional[float]


class VerificationScoresReplyRainScoresItem(TypedDict):
    # Source: archived forecasts beside measurements of stations
    leadDays: int
    # mm a day. Source: archived forecasts beside measurements of stations
    leastMm: float
    # Source: archived forecasts beside measurements of stations
    hits: int
    # Source: archived forecasts beside measurements of stations
    falseAlarms: int
    # Source: archived forecasts beside measurements of stations
    missedEvents: int
    # Source: archived forecasts beside measurements of stations
    correctNegatives: int
    # POD. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by
    detection: Optional[float]
    # Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by
    detectionLow: Optional[float]
    # Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by
    detectionHigh: Optional[float]
    # FAR. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by
    falseAlarmRatio: Optional[float]
    # Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by
    falseAlarmRatioLow: Optional[float]
    # Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by
    falseAlarmRatioHigh: Optional[float]
    # CSI. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by
    successIndex: Optional[float]
    # Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by
    successIndexLow: Optional[float]
    # Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by
    successIndexHigh: Optional[float]
    # Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by
    frequencyBias: Optional[float]
    # HSS. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by
    heidkeSkill: Optional[float]
    # CSI of the last whole day before the run, repeated. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by
    persistenceIndex: Optional[float]


class VerificationScoresReplyReliabilityBinsItem(TypedDict):
    # Source: archived forecasts beside measurements of stations
    cases: int
    # % that was said on average. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by
    forecastShare: Optional[float]
    # % in which it rained. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by
    observedShare: Optional[float]


class VerificationScoresReplyProvinceScoresItem(TypedDict):
    # Source: gazetteer of Vietnam
    province: str
    # Source: archived forecasts beside measurements of stations
    pairs: int
    # 0 to 100; null for fewer than 20 pairs or a month that is not over. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by
    monthScore: Optional[float]


class VerificationScoresReplyWorstMissesItem(TypedDict):
    # YYYY-MM-DD, Asia/Ho_Chi_Minh. Source: clock of the server, Asia/Ho_Chi_Minh
    date: str
    # Source: archived forecasts beside measurements of stations
    station: str
    # Source: gazetteer of Vietnam. Null: this call or its parameters do not ask for it
    province: Optional[str]
    # Source: archived forecasts beside measurements of stations
    forecastValue: float
    # Source: archived forecasts beside measurements of stations
    observedValue: float


class VerificationScoresReply(TypedDict):
    # YYYY-MM; null: nothing is scored. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by
    scoredMonth: Optional[str]
    # Source: note of where the values of the reply come from
    source: str
    # Source: the request itself
    variable: Literal["temperatureMaxC", "temperatureMinC", "rainMm", "rainProbabilityPercent", "windMaxMs", "gustMaxMs"]
    # Source: shape of the reply: names or holds other fields
    unit: str
    # Source: gazetteer of Vietnam. Null: this call or its parameters do not ask for it
    province: Optional[str]
    # Source: archived forecasts beside measurements of stations
    scoredStations: int
    # Source: archived forecasts beside measurements of stations
    scoredMonths: List[str]
    # Source: archived forecasts beside measurements of stations
    scoredSources: List[str]
    # By lead; only the lead that was asked for, where one was. Source: shape of the reply: names or holds other fields
    scores: List[VerificationScoresReplyScoresItem]
    # Source: shape of the reply: names or holds other fields
    rainScores: List[VerificationScoresReplyRainScoresItem]
    # Of the lead that was asked for, else of one day. Source: shape of the reply: names or holds other fields
    reliabilityBins: List[VerificationScoresReplyReliabilityBinsItem]
    # Of the lead that was asked for, else of one day. Source: shape of the reply: names or holds other fields
    provinceScores: List[VerificationScoresReplyProvinceScoresItem]
    # Of the lead that was asked for, else of one day. Source: shape of the reply: names or holds other fields
    worstMisses: List[VerificationScoresReplyWorstMissesItem]


class VerificationLearningReplyTemperatureGainsItem(TypedDict):
    # Source: note of where the values of the reply come from
    source: str
    # The day’s lowest or highest temperature. Source: archived forecasts beside measurements of stations
    extreme: Literal["low", "high"]
    # Source: archived forecasts beside measurements of stations
    leadFrom: int
    # Source: archived forecasts beside measurements of stations
    leadTo: int
    # Source: archived forecasts beside measurements of stations
    learnedDays: int
    # Source: archived forecasts beside measurements of stations
    learnedPairs: int
    # °C, root of the mean square error as issued. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by
    errorBefore: Optional[float]
    # The same, corrected by what was known when the forecast was made. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by
    errorAfter: Optional[float]
    # °C, as issued, at stations with others within 100 km. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by
    neighbourBefore: Optional[float]
    # The same, corrected by those others alone. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by
    neighbourAfter: Optional[float]
    # Source: archived forecasts beside measurements of stations
    isApplied: bool
    # How far from a station its correction reaches. Source: archived forecasts beside measurements of stations
    reachKm: float
    # Why nothing is corrected; null: it is. Source: archived forecasts beside measurements of stations. Null: there is none
    heldBackBy: Optional[Literal["switchedOff", "fewPairs", "noGain"]]


class VerificationLearningReplySourceWeightsItemWeightSharesItem(TypedDict):
    # Source: note of where the values of the reply come from
    source: str
    # Source: archived forecasts beside measurements of stations
    sharePercent: float


class VerificationLearningReplySourceWeightsItem(TypedDict):
    # The source that is shown first; its own share stands first. Source: note of where the values of the reply come from
    source: str
    # Source: archived forecasts beside measurements of stations
    leadFrom: int
    # Source: archived forecasts beside measurements of stations
    leadTo: int
    # Source: archived forecasts beside measurements of stations
    learnedDays: int
    # Source: archived forecasts beside measurements of stations
    learnedPairs: int
    # °C, root of the mean square error of the first source alone, corrected. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by
    errorSingle: Optional[float]
    # The same of the mean, weighted by what was known when the forecast was made. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by
    errorWeighted: Optional[float]
    # Source: shape of the reply: names or holds other fields
    weightShares: List[VerificationLearningReplySourceWeightsItemWeightSharesItem]
    # Source: archived forecasts beside measurements of stations
    isApplied: bool
    # Why the first source is shown alone; null: it is not. Source: archived forecasts beside measurements of stations. Null: there is none
    heldBackBy: Optional[Literal["switchedOff", "fewPairs", "noGain"]]


class VerificationLearningReplyChanceGainsItem(TypedDict):
    # Source: note of where the values of the reply come from
    source: str
    # Source: archived forecasts beside measurements of stations
    climateArea: Literal["country", "northwest", "northeast", "redRiverDelta", "northCentral", "southCentral", "highlands", "south"]
    # Source: archived forecasts beside measurements of stations
    leadFrom: int
    # Source: archived forecasts beside measurements of stations
    leadTo: int
    # Source: archived forecasts beside measurements of stations
    learnedDays: int
    # Source: archived forecasts beside measurements of stations
    learnedPairs: int
    # Days of a station with 0.3 mm or more among them. Source: archived forecasts beside measurements of stations
    wetStationDays: int
    # The chance p of an hour becomes 1 − exp(−scale · h^power), h = −ln(1 − p). Source: archived forecasts beside measurements of stations
    hazardScale: float
    # Source: archived forecasts beside measurements of stations
    hazardPower: float
    # Brier score of the chance of a day as issued. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by
    brierBefore: Optional[float]
    # The same, calibrated by what was known when the forecast was made. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by
    brierAfter: Optional[float]
    # Its part by which chances differ from how often they came true. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by
    reliabilityBefore: Optional[float]
    # The same, calibrated. Source: archived forecasts beside measurements of stations. Null: too few pairs of forecast and measurement, or nothing to divide by
    reliabilityAfter: Optional[float]
    # Source: archived forecasts beside measurements of stations
    isApplied: bool
    # Why nothing is calibrated; null: it is. Source: archived forecasts beside measurements of stations. Null: there is none
    heldBackBy: Optional[Literal["switchedOff", "fewDays", "fewEvents", "fewStations", "noGain"]]


class VerificationLearningReply(TypedDict):
    # Corrects runs published from then on; null: nothing is learned. Source: archived forecasts beside measurements of stations. Null: there is none
    learnedAt: Optional[str]
    # YYYY-MM-DD, Asia/Ho_Chi_Minh. Source: archived forecasts beside measurements of stations. Null: there is none
    learnedFrom: Optional[str]
    # YYYY-MM-DD, Asia/Ho_Chi_Minh. Source: archived forecasts beside measurements of stations. Null: there is none
    learnedUntil: Optional[str]
    # Source: archived forecasts beside measurements of stations
    learnedStations: int
    # Source: shape of the reply: names or holds other fields
    temperatureGains: List[VerificationLearningReplyTemperatureGainsItem]
    # Empty while no day has several sources. Source: shape of the reply: names or holds other fields
    sourceWeights: List[VerificationLearningReplySourceWeightsItem]
    # A climate area with few days or events follows the country. Source: shape of the reply: names or holds other fields
    chanceGains: List[VerificationLearningReplyChanceGainsItem]


class VerificationProjectsReplyProjectsItemDataElementTypeComparesItem(TypedDict):
    # Source: files of the operator
    forecast: str
    # Source: files of the operator
    real: str


class VerificationProjectsReplyProjectsItemDataElement(TypedDict):
    """Source: files of the operator"""

    # Source: files of the editors
    title: str
    # Source: files of the operator
    keyActive: Literal["temperature", "wind", "rainYesNo", "rainAmount", "wave"]
    # Source: shape of the reply: names or holds other fields
    unit: str
    # Source: files of the operator
    typeCompares: List[VerificationProjectsReplyProjectsItemDataElementTypeComparesItem]


class VerificationProjectsReplyProjectsItemAddItem(TypedDict):
    # Source: shape of the reply: names or holds other fields
    name: str
    # Source: shape of the reply: names or holds other fields
    url: str


class VerificationProjectsReplyProjectsItem(TypedDict):
    # Source: shape of the reply: names or holds other fields
    id: str
    # Source: files of the operator
    yearData: int
    # Source: files of the operator
    nameLocation: str
    # Source: files of the operator
    namePartner: str
    # Source: files of the operator
    nameProject: str
    # degrees north. Source: the request itself
    lat: float
    # degrees east. Source: files of the operator
    lon: float
    # 0 to 100, January first; null: no score. Source: files of the operator
    resultEvaluation: List[Optional[float]]
    # Source: files of the operator
    description: str
    # Source: files of the operator
    sourceFileData: str
    # Source: files of the operator
    dataElement: VerificationProjectsReplyProjectsItemDataElement
    # Source: files of the operator
    add: List[VerificationProjectsReplyProjectsItemAddItem]
    # Source: files of the operator
    leadText: str
    # Pairs of each month; null: not known. Source: files of the operator
    monthPairs: List[Optional[float]]
    # The same score of a forecast that repeats the pair before; null: none. Source: files of the operator
    persistenceEvaluation: List[Optional[float]]


class VerificationProjectsReply(TypedDict):
    # Source: files of the operator
    projects: List[VerificationProjectsReplyProjectsItem]


class VerificationReportsReply(TypedDict):
    # First hour. Source: clock of the server, Asia/Ho_Chi_Minh
    reportedFrom: str
    # End of the last hour, not included. Source: clock of the server, Asia/Ho_Chi_Minh
    reportedTo: str
    # Source: what readers of pages reported, beside what the portal said at that moment
    comparedReports: int
    # Reports by readers, as the portal spoke of rain at the same moment and cell. Source: what readers of pages reported, beside what the portal said at that moment
    saidRainReportedRain: int
    # Source: what readers of pages reported, beside what the portal said at that moment
    saidRainReportedDry: int
    # Source: what readers of pages reported, beside what the portal said at that moment
    saidDryReportedRain: int
    # Source: what readers of pages reported, beside what the portal said at that moment
    saidDryReportedDry: int
    # % of the compared reports that say what the portal said; null for fewer than 20. Source: what readers of pages reported, beside what the portal said at that moment. Null: fewer than 20 reports can be compared
    reportAgreement: Optional[float]
    # Source: what readers of pages reported, beside what the portal said at that moment
    unsaidReports: int
    # Source: what readers of pages reported, beside what the portal said at that moment
    leftOutReports: int


class ApiStatusReplyComponentsItemDaysItem(TypedDict):
    # YYYY-MM-DD, Asia/Ho_Chi_Minh. Source: clock of the server, Asia/Ho_Chi_Minh
    date: str
    # Source: probes of this service, one a minute
    status: Literal["good", "degraded", "down", "unknown"]
    # Source: probes of this service, one a minute
    goodMinutes: int
    # Source: probes of this service, one a minute
    degradedMinutes: int
    # Source: probes of this service, one a minute
    downMinutes: int
    # Source: probes of this service, one a minute
    unknownMinutes: int


class ApiStatusReplyComponentsItem(TypedDict):
    # Source: probes of this service, one a minute
    component: Literal["api", "pages", "database", "forecast", "radar", "alerts", "email"]
    # Source: probes of this service, one a minute
    status: Literal["good", "degraded", "down", "unknown"]
    # % of the probed minutes of 90 days in which it was not down. Source: probes of this service, one a minute. Null: not known, because no probe found it out
    uptime: Optional[float]
    # Source: shape of the reply: names or holds other fields
    days: List[ApiStatusReplyComponentsItemDaysItem]


class ApiStatusReplyIncidentsItem(TypedDict):
    # Source: probes of this service, one a minute
    component: Literal["api", "pages", "database", "forecast", "radar", "alerts", "email"]
    # Source: probes of this service, one a minute
    status: Literal["good", "degraded", "down", "unknown"]
    # ISO 8601 with offset +07:00. Source: probes of this service, one a minute
    startedAt: str
    # ISO 8601 with offset +07:00. Source: probes of this service, one a minute. Null: it goes on
    endedAt: Optional[str]


class ApiStatusReply(TypedDict):
    # Source: probes of this service, one a minute
    status: Literal["good", "degraded", "down", "unknown"]
    # Last probe that is stored; null: none yet. Source: probes of this service, one a minute. Null: not known, because no probe found it out
    checkedAt: Optional[str]
    # Whether the API answered with demo weather then; null: not known. Source: note of where the values of the reply come from. Null: not known, because no probe found it out
    demo: Optional[bool]
    # `current`: as stored now; `older`: the database is away, this was read before; `missing`: nothing could be read. Source: probes of this service, one a minute
    history: Literal["current", "older", "missing"]
    # Source: probes of this service, one a minute
    components: List[ApiStatusReplyComponentsItem]
    # Source: probes of this service, one a minute
    incidents: List[ApiStatusReplyIncidentsItem]


class GuestConsultationReplyData(TypedDict):
    """Source: shape of the reply: names or holds other fields"""

    # Source: shape of the reply: names or holds other fields
    id: str


class GuestConsultationReply(TypedDict):
    # Source: shape of the reply: names or holds other fields
    statusCode: Literal[200]
    # Source: shape of the reply: names or holds other fields
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
    """Source: shape of the reply: names or holds other fields"""

    # Source: shape of the reply: names or holds other fields
    id: str


class GuestStormInformReply(TypedDict):
    # Source: shape of the reply: names or holds other fields
    statusCode: Literal[200]
    # Source: shape of the reply: names or holds other fields
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
    """Source: shape of the reply: names or holds other fields"""

    # Source: shape of the reply: names or holds other fields
    id: str


class GuestUserInformReply(TypedDict):
    # Source: shape of the reply: names or holds other fields
    statusCode: Literal[200]
    # Source: shape of the reply: names or holds other fields
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


class GuestRainReportReply(TypedDict):
    # full: the cell has all the reports that are stored of a half hour, and not this one. Source: the request itself
    storedReport: Literal["rain", "dry", "full"]


class _GuestRainReportBodyRequired(TypedDict):
    # Slug of a place
    location: str
    rain: Literal["yes", "no"]


class GuestRainReportBody(_GuestRainReportBodyRequired, total=False):
    # Left empty by people
    leaveEmpty: str
    # Not read
    website: str


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
        # Calls whose texts have no language of their own are refused in words too.
        asked = {"lang": self._language, **query}
        given = {name: _to_text(value) for name, value in asked.items() if value is not None}
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

    def weather_days90_file(
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
        """The same as the text of a file. GET /api/v1/weather/day/90?format=…"""
        return self._text("GET", "/api/v1/weather/day/90", {"lat": lat, "lng": lng, "location": location, "province": province, "district": district, "lang": lang or self._language, "format": format})

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

    def weather_wind_heights(
        self,
        *,
        lat: Optional[float] = None,
        lng: Optional[float] = None,
        location: Optional[str] = None,
        province: Optional[str] = None,
        district: Optional[str] = None,
        lang: Optional[Literal["vi", "en"]] = None,
        heights: Optional[str] = None,
        hours: Optional[int] = None,
    ) -> WeatherWindHeightsReply:
        """Wind at chosen heights of 10 to 150 m with ranges, air density, visibility and thunder, up to 10 days. GET /api/v1/wind"""
        reply: WeatherWindHeightsReply = self._json("GET", "/api/v1/wind", {"lat": lat, "lng": lng, "location": location, "province": province, "district": district, "lang": lang or self._language, "heights": heights, "hours": hours})
        return reply

    def wind_power(
        self,
        body: WindPowerBody,
        *,
        lat: Optional[float] = None,
        lng: Optional[float] = None,
        location: Optional[str] = None,
        province: Optional[str] = None,
        district: Optional[str] = None,
        lang: Optional[Literal["vi", "en"]] = None,
        idempotency_key: Optional[str] = None,
    ) -> WindPowerReply:
        """Power of turbines with your own power curve, by the hour, by day and by hour of the day; without a curve an illustration. POST /api/v1/wind/power"""
        reply: WindPowerReply = self._json("POST", "/api/v1/wind/power", {"lat": lat, "lng": lng, "location": location, "province": province, "district": district, "lang": lang or self._language}, body, idempotency_key)
        return reply

    def wind_windows(
        self,
        body: WindWindowsBody,
        *,
        lat: Optional[float] = None,
        lng: Optional[float] = None,
        location: Optional[str] = None,
        province: Optional[str] = None,
        district: Optional[str] = None,
        lang: Optional[Literal["vi", "en"]] = None,
        idempotency_key: Optional[str] = None,
    ) -> WindWindowsReply:
        """Hours in which every one of your limits holds, long enough for the work, with the chance that they do; no limits, no window. With a key only. POST /api/v1/wind/windows"""
        reply: WindWindowsReply = self._json("POST", "/api/v1/wind/windows", {"lat": lat, "lng": lng, "location": location, "province": province, "district": district, "lang": lang or self._language}, body, idempotency_key)
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
        """Rain and temperature of past hours, as far back as the plan allows (30 days at most), as the newest model run of each hour has them. With a key only. GET /api/v1/weather/past"""
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

    def weather_runs(
        self,
        *,
        lat: Optional[float] = None,
        lng: Optional[float] = None,
        location: Optional[str] = None,
        province: Optional[str] = None,
        district: Optional[str] = None,
        lang: Optional[Literal["vi", "en"]] = None,
        at: Optional[str] = None,
    ) -> WeatherRunsReply:
        """Whole days of the runs that began in the week before a moment, the newest first: what was forecast then, never the demo. With a key only. GET /api/v1/weather/runs"""
        reply: WeatherRunsReply = self._json("GET", "/api/v1/weather/runs", {"lat": lat, "lng": lng, "location": location, "province": province, "district": district, "lang": lang or self._language, "at": at})
        return reply

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

    def alerts_ahead(
        self,
        *,
        lat: Optional[float] = None,
        lng: Optional[float] = None,
        location: Optional[str] = None,
        province: Optional[str] = None,
        district: Optional[str] = None,
        lang: Optional[Literal["vi", "en"]] = None,
    ) -> AlertsAheadReply:
        """Rain, thunder, lightning, gusts and heat at a place in the next three hours; computed, not official warnings. GET /api/v1/alerts"""
        reply: AlertsAheadReply = self._json("GET", "/api/v1/alerts", {"lat": lat, "lng": lng, "location": location, "province": province, "district": district, "lang": lang or self._language})
        return reply

    def alerts_ahead_file(
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
        """The same as the text of a file. GET /api/v1/alerts?format=…"""
        return self._text("GET", "/api/v1/alerts", {"lat": lat, "lng": lng, "location": location, "province": province, "district": district, "lang": lang or self._language, "format": format})

    def decisions_evaluate(
        self,
        body: DecisionsEvaluateBody,
        *,
        lang: Optional[Literal["vi", "en"]] = None,
        days: Optional[int] = None,
        idempotency_key: Optional[str] = None,
    ) -> DecisionsEvaluateReply:
        """When activities may be done: a verdict with its reason for each hour, and the windows of each day. POST /api/v1/decisions/evaluate"""
        reply: DecisionsEvaluateReply = self._json("POST", "/api/v1/decisions/evaluate", {"lang": lang or self._language, "days": days}, body, idempotency_key)
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

    def verification_scores(
        self,
        *,
        source: Optional[str] = None,
        variable: Optional[Literal["temperatureMaxC", "temperatureMinC", "rainMm", "rainProbabilityPercent", "windMaxMs", "gustMaxMs"]] = None,
        lead: Optional[int] = None,
        month: Optional[str] = None,
        province: Optional[str] = None,
    ) -> VerificationScoresReply:
        """Scores of archived forecasts against measurements, by lead, month, province and source; empty without measurements. GET /api/v1/verification/scores"""
        reply: VerificationScoresReply = self._json("GET", "/api/v1/verification/scores", {"source": source, "variable": variable, "lead": lead, "month": month, "province": province})
        return reply

    def verification_learning(
        self,
    ) -> VerificationLearningReply:
        """What the portal has learned from past errors, and its gain on held-back days; empty without measurements. GET /api/v1/verification/learning"""
        reply: VerificationLearningReply = self._json("GET", "/api/v1/verification/learning", {})
        return reply

    def verification_projects(
        self,
        *,
        lang: Optional[Literal["vi", "en"]] = None,
    ) -> VerificationProjectsReply:
        """Sites whose forecasts were compared with their own measurements, with twelve monthly scores each. GET /api/v1/verification/projects"""
        reply: VerificationProjectsReply = self._json("GET", "/api/v1/verification/projects", {"lang": lang or self._language})
        return reply

    def verification_reports(
        self,
    ) -> VerificationReportsReply:
        """What readers said of the rain where they were, beside what the portal said at that moment; the last 30 days. GET /api/v1/verification/reports"""
        reply: VerificationReportsReply = self._json("GET", "/api/v1/verification/reports", {})
        return reply

    def api_status(
        self,
        *,
        lang: Optional[Literal["vi", "en"]] = None,
    ) -> ApiStatusReply:
        """How the service does now and did in the last 90 days, from a probe a minute; the call is not counted. GET /api/v1/status"""
        reply: ApiStatusReply = self._json("GET", "/api/v1/status", {"lang": lang or self._language})
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

    def guest_rain_report(
        self,
        body: GuestRainReportBody,
        *,
        lang: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> GuestRainReportReply:
        """Say whether it rains at a place now. One report a caller, station cell and half hour: a later one replaces it. POST /api/guest/rain-report"""
        reply: GuestRainReportReply = self._json("POST", "/api/guest/rain-report", {"lang": lang or self._language}, body, idempotency_key)
        return reply
