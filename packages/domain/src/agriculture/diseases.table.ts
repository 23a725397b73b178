import type { DiseaseId, DiseaseRule } from './disease.ts';
import { found, known, proposed } from './threshold.ts';

const RKMP = 'rkmp.co.in, rice blast';
const COFFEE = 'metos.global, disease models coffee';
const PEPPER = 'foot rot of black pepper in Kerala, Nair and others 1988';
const SMITH = 'Smith period for potato late blight, UK Met Office';
const PROPOSED = 'the portal’s choice, docs/science/agriculture.md';

const NIGHT_WET = { value: 'nightWetHours', from: proposed(10, 'domain.md §4.3.1') } as const;

const SHEATH_BLIGHT_CONDITIONS = [
  { value: 'warmHours', from: proposed(6, '28–32 °C of domain.md §4.3.3, for six hours') },
  { value: 'saturatedHours', from: proposed(4, 'over 95 % of domain.md §4.3.3, for four hours') },
] as const;

/** Weather of a day that favours each disease (domain.md §4.3). Rules not listed there are the portal's own. */
export const DISEASES: Readonly<Record<DiseaseId, DiseaseRule>> = {
  riceBlast: {
    id: 'riceBlast',
    all: [{ value: 'nightMinC', from: found(20, RKMP), to: found(26, RKMP) }],
    any: [{ value: 'nightHumidityPercent', from: found(90, RKMP) }, NIGHT_WET],
  },
  sheathBlight: { id: 'sheathBlight', all: SHEATH_BLIGHT_CONDITIONS },
  leafBlight: {
    id: 'leafBlight',
    all: [
      { value: 'meanC', from: known(25, 'domain.md §4.3.4'), to: known(34, 'domain.md §4.3.4') },
      { value: 'rainMm', from: proposed(5, PROPOSED) },
      { value: 'gustMs', from: known(10.8, 'force 6 of domain.md §4.3.4') },
    ],
  },
  planthopper: {
    id: 'planthopper',
    all: [
      { value: 'meanC', from: known(25, 'domain.md §4.3.5'), to: known(30, 'domain.md §4.3.5') },
      { value: 'humidityPercent', from: proposed(80, PROPOSED) },
      { value: 'rainMm', to: proposed(20, PROPOSED) },
    ],
  },
  maizeLeafBlight: {
    id: 'maizeLeafBlight',
    all: [
      {
        value: 'meanC',
        from: known(18, 'Exserohilum turcicum, 18–27 °C'),
        to: known(27, 'Exserohilum turcicum, 18–27 °C'),
      },
      { value: 'nightWetHours', from: known(6, 'Exserohilum turcicum, 6–18 h of wet leaves') },
    ],
  },
  fallArmyworm: {
    id: 'fallArmyworm',
    all: [
      { value: 'meanC', from: proposed(24, PROPOSED), to: proposed(31, PROPOSED) },
      { value: 'rainMm', to: proposed(10, PROPOSED) },
    ],
  },
  coffeeRust: {
    id: 'coffeeRust',
    all: [{ value: 'nightMeanC', from: found(15, COFFEE), to: found(28, COFFEE) }, NIGHT_WET],
  },
  berryAnthracnose: {
    id: 'berryAnthracnose',
    all: [
      { value: 'meanC', from: proposed(20, PROPOSED), to: proposed(28, PROPOSED) },
      { value: 'humidityPercent', from: proposed(85, PROPOSED) },
      { value: 'rainMm', from: proposed(5, PROPOSED) },
    ],
  },
  pepperFootRot: {
    id: 'pepperFootRot',
    all: [
      { value: 'rainMm', from: known(15.8, PEPPER) },
      { value: 'meanC', from: known(22.7, PEPPER), to: known(29.6, PEPPER) },
      { value: 'humidityPercent', from: known(81, PEPPER) },
    ],
  },
  pepperAnthracnose: {
    id: 'pepperAnthracnose',
    all: [{ value: 'meanC', from: proposed(24, PROPOSED), to: proposed(30, PROPOSED) }, NIGHT_WET],
  },
  durianPhytophthora: {
    id: 'durianPhytophthora',
    all: [
      { value: 'meanC', from: proposed(24, PROPOSED), to: proposed(30, PROPOSED) },
      { value: 'humidityPercent', from: proposed(85, PROPOSED) },
      { value: 'rainMm', from: proposed(10, PROPOSED) },
    ],
  },
  durianAnthracnose: {
    id: 'durianAnthracnose',
    all: [{ value: 'meanC', from: proposed(24, PROPOSED), to: proposed(30, PROPOSED) }, NIGHT_WET],
  },
  stemCanker: {
    id: 'stemCanker',
    all: [
      { value: 'meanC', from: proposed(25, PROPOSED), to: proposed(32, PROPOSED) },
      { value: 'nightWetHours', from: proposed(6, PROPOSED) },
      { value: 'rainMm', from: proposed(5, PROPOSED) },
    ],
  },
  dragonAnthracnose: {
    id: 'dragonAnthracnose',
    all: [{ value: 'meanC', from: proposed(24, PROPOSED), to: proposed(30, PROPOSED) }, NIGHT_WET],
  },
  lateBlight: {
    id: 'lateBlight',
    all: [
      { value: 'minC', from: known(10, SMITH) },
      { value: 'humidHours', from: known(11, SMITH) },
      { value: 'meanC', to: proposed(24, 'the disease stops in the heat of the lowlands') },
    ],
  },
  softRot: {
    id: 'softRot',
    all: [
      { value: 'meanC', from: proposed(25, PROPOSED), to: proposed(32, PROPOSED) },
      { value: 'rainMm', from: proposed(10, PROPOSED) },
    ],
  },
  whiteSpot: {
    id: 'whiteSpot',
    all: [{ value: 'pondC', to: proposed(28, 'WSSV spreads in cooler and changing water') }],
    any: [
      { value: 'pondDropC', from: proposed(1.5, PROPOSED) },
      { value: 'rainMm', from: proposed(20, PROPOSED) },
    ],
  },
  vibriosis: { id: 'vibriosis', all: [{ value: 'pondC', from: proposed(30, 'Vibrio grows in hot water') }] },
};
