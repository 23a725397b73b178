import type { HazardGuide } from './hazard-guide.ts';

export const HAZARD_GUIDES_EN: readonly HazardGuide[] = [
  {
    id: 'storm',
    kinds: ['storm', 'tropicalDepression'],
    title: 'Storms and tropical depressions',
    danger:
      'Gusts break trees and lift roofs, the sea surges over low coasts, and the rain that follows often kills more people than the wind.',
    before: [
      'Follow the newest bulletin: where the centre is, how strong the wind will be where you are, and when.',
      'Tie down the roof, board windows, trim branches near the house and power lines, clear the balcony.',
      'Charge phones and lamps; keep clean water, food and medicine for three days.',
      'In a weak house, on low ground, by the sea or a river: leave as soon as you are told to, before the wind rises.',
      'Take boats to shelter, moor them well and come ashore; nobody stays on board or on a fish farm.',
    ],
    during: [
      'Stay in a solid building away from windows; switch the power off if water comes in or the roof goes.',
      'A sudden calm may be the eye: stay inside, the wind comes back from the other side.',
      'Do not ride or drive in strong gusts; never shelter under trees, billboards or poles.',
    ],
    after: [
      'Go out only when you hear that the storm has passed; treat every fallen wire as live.',
      'Check roof and walls before going in; never run a charcoal stove or generator in a closed room.',
      'The rain brings flash floods and landslides: on slopes and by streams, do not hurry home.',
    ],
  },
  {
    id: 'heavy-rain',
    kinds: ['heavyRain', 'inundation'],
    title: 'Heavy rain and flooding',
    danger:
      'Thirty centimetres of fast water can knock you over, sixty can carry a car; below it are open manholes and live wires.',
    before: [
      'Raise appliances, papers, rice and pesticides; clear the drain in front of the house.',
      'Know the nearest high ground and a way there that crosses no ford.',
      'Move vehicles out of basements and low roads; take animals to high ground.',
    ],
    during: [
      'Switch off at the mains before water reaches the sockets; touch nothing electric while standing in water.',
      'Do not wade or drive where you cannot see the road; leave a stalled car at once.',
      'Keep children at home; no swimming, fishing or collecting driftwood in rising water.',
    ],
    after: [
      'Have the wiring checked before the power goes back on.',
      'Boil drinking water; clean tanks and disinfect wells as the health station advises.',
      'Throw away food that was under water; wear boots and gloves in the mud.',
    ],
  },
  {
    id: 'river-flood',
    kinds: ['flood'],
    title: 'River floods',
    danger:
      'Rivers rise through alarm levels 1, 2 and 3; a flood can come at night, long after the rain has stopped where you are.',
    before: [
      'Ask your commune at which level your house floods and where to go.',
      'Have a life jacket or float for everyone, and a tied boat.',
      'Harvest early, take animals and pumps off the flood plain; listen for releases from dams upstream.',
    ],
    during: [
      'Leave river banks, ferries and floating houses; do not watch from bridges or eroding banks.',
      'Never cross a ford, spillway or makeshift bridge in fast water, whatever you drive.',
      'If trapped, climb as high as you can, signal with a lamp or bright cloth and call 112.',
    ],
    after: [
      'Keep off the banks: they keep collapsing while the water falls.',
      'Use only roads that have been reopened; look out for snakes and live wires.',
      'Clean and dry the house; see a doctor for fever, diarrhoea or sore eyes.',
    ],
  },
  {
    id: 'flash-flood',
    kinds: ['flashFlood'],
    title: 'Flash floods and landslides',
    danger:
      'They strike within minutes, often at night after hours of rain. On soaked ground a moderate shower is enough.',
    before: [
      'If you live below a cut slope or at the mouth of a stream, agree on a place to stay when it rains for hours.',
      'Keep watch at night; keep a charged phone and a whistle or gong.',
      'Follow the list of communes at risk in the bulletins of the national service.',
    ],
    during: [
      'Leave at once when a stream turns muddy or suddenly runs dry, when you hear a rumble above, or see new cracks, leaning trees or poles.',
      'Run sideways out of the flow and uphill, never along the stream.',
      'Stay off fords, streams and the foot of slopes; do not sleep in huts beside a stream.',
    ],
    after: [
      'Stay away from a fresh slide: more may come. Report trapped people: call 112 or 114.',
      'Do not return to a house below cracks until it has been checked.',
      'Report blocked roads so that nobody drives into them.',
    ],
  },
  {
    id: 'thunderstorm',
    kinds: ['thunderstorm'],
    title: 'Thunderstorms, whirlwinds, lightning, hail',
    danger: 'Lightning can strike more than ten kilometres from its cloud. If you hear thunder, it can reach you.',
    before: [
      'When dark clouds roll in and a cold gust comes, stop work outside; find a solid building or a closed car.',
      'Unplug television, computer and aerial; tie down metal roofs and greenhouses.',
      'On sites, fields and pitches, agree who calls a stop and where to shelter.',
    ],
    during: [
      'Less than 30 seconds from flash to thunder: get indoors, and wait 30 minutes after the last thunder.',
      'Never shelter under a lone tree, tent or pole; leave fields, ponds, boats and roofs; put down long metal objects.',
      'In the open, crouch with your feet together, do not lie down, and keep apart from others.',
      'In hail, cover your head and keep away from glass and metal roofs; stop the car at the roadside.',
    ],
    after: [
      'A person who was struck holds no charge and is safe to touch. Call 115; give chest compressions if breathing has stopped.',
      'Keep away from hanging branches, fallen wires and loose roofing.',
      'Photograph damage to crops and roofs for your commune.',
    ],
  },
  {
    id: 'wind-at-sea',
    kinds: ['seaWind'],
    title: 'Strong wind and high waves at sea',
    danger:
      'From force 6 small boats can hardly keep their course; the north-east monsoon arrives fast, above all in the Gulf of Tonkin.',
    before: [
      'Read the sea forecast for where you go, for the way out and back; small boats stay in port from force 6.',
      'Check engine, pump, life jackets and radio; leave your plan with the border guard and your family.',
      'Strengthen fish cages, harvest what is ready.',
    ],
    during: [
      'Wear life jackets; keep in touch with the coastal radio and boats nearby.',
      'Keep the bow at an angle to the waves, slow down, close the hatches and make for the nearest shelter.',
      'Do not swim or fish from rocks; keep off the sea wall while waves break over it.',
    ],
    after: [
      'Wait until the sea has calmed: waves outlast the wind by hours.',
      'Check moorings and hull before the next trip.',
      'Report missing people and boats to 112 or the border guard.',
    ],
  },
  {
    id: 'surge',
    kinds: ['surge'],
    title: 'Storm surge and high tide',
    danger:
      'A storm piles the sea up by metres; on a rising tide it tops the dykes. Spring tides flood streets in fine weather too.',
    before: [
      'Know the time of high tide; outside the dyke, leave at least half a day before the storm.',
      'Build up banks, raise your belongings, close non-return valves.',
      'Take vehicles out of basements and off canal roads.',
    ],
    during: [
      'Do not go to dykes, sea walls or beaches to watch.',
      'Switch off the power on the ground floor; keep children off flooded streets.',
      'If water comes fast, go upstairs and call 112.',
    ],
    after: [
      'Rinse salt off fields, gardens and motorbikes with fresh water.',
      'Do not drink from wells flooded by seawater.',
      'Report leaks and slips in the dyke.',
    ],
  },
  {
    id: 'heat',
    kinds: ['heat'],
    title: 'Heat',
    danger: 'Heatstroke kills within hours; older people, young children and outdoor workers are hit hardest.',
    before: [
      'Move hard work to early morning and late afternoon; have shade and water, and watch over each other.',
      'Shade west windows, air the house at night; check fans, air conditioners and overloaded wires.',
      'Ask your doctor if you take diuretics, heart or psychiatric medicine.',
    ],
    during: [
      'Drink regularly before you are thirsty; with hard work add rehydration salts mixed as the packet says. No alcohol.',
      'Rest from 11:00 to 16:00; wear loose, light clothes and a wide hat. Never leave children or animals in a parked car.',
      'Confusion, hot skin, cramps or fainting mean heatstroke: move the person somewhere cool, pour water, fan, cool armpits and groin, call 115.',
    ],
    after: [
      'Hot nights are dangerous too: look in on older people who live alone.',
      'Return to outdoor work gradually over a week.',
      'Be careful with fire: dry grass and forest burn easily.',
    ],
  },
  {
    id: 'cold',
    kinds: ['cold'],
    title: 'Damaging cold and frost',
    danger:
      'Young children and older people risk pneumonia and stroke; charcoal in a closed room gives off carbon monoxide; cattle die.',
    before: [
      'Have warm clothes and blankets; keep out the draught but leave an opening; check the water heater.',
      'Cover sheds, store straw, bring cattle in below 12 °C.',
      'Keep water on rice seedbeds and cover them; do not sow below 15 °C.',
    ],
    during: [
      'Keep neck, head and feet warm and have warm drinks; with high blood pressure, do not go out before sunrise.',
      'Never burn charcoal or coal briquettes in a closed room.',
      'Ice and frost on mountain roads: do not drive at night; brake gently in a low gear.',
    ],
    after: [
      'Rinse frost off leaves before the sun is high.',
      'Give seedlings phosphorus and potassium once it warms up.',
      'A child with fever or fast breathing, or who will not feed, needs a doctor now.',
    ],
  },
  {
    id: 'fog',
    kinds: ['fog'],
    title: 'Fog',
    danger:
      'When you see less than a few hundred metres, cars pile up and boats collide; fine dust stays near the ground.',
    before: [
      'Leave later if you can: fog is usually gone after nine.',
      'Check fog lamps and wipers; ask again about flights and ferries.',
    ],
    during: [
      'Use dipped beam and fog lamps, never full beam; slow down and double your distance.',
      'Do not stop on the road; if you break down, get right off it, put the hazard lights on and get everyone out.',
      'In a boat: slow down, sound the horn, post a lookout.',
    ],
    after: ['The road stays slippery for a while.', 'With asthma or lung disease, wear a mask in the stagnant air.'],
  },
  {
    id: 'drought-salt',
    kinds: ['drought', 'salinity'],
    title: 'Drought and saltwater intrusion',
    danger: 'It comes slowly and lasts for months: no drinking water, dead rice, and orchards ruined by salt.',
    before: [
      'Store fresh water in jars, tanks, bags and lined ponds while it is fresh.',
      'Keep to the local sowing calendar; choose short-season, salt-tolerant varieties.',
      'Clear canals, mend sluices, buy or borrow a salinity meter.',
    ],
    during: [
      'Measure before each intake: young rice tolerates about 1–2 g/l, durian no more than 0.5 g/l; salty water is not for drinking.',
      'Take water at low tide; water sparingly in the evening, mulch with straw.',
      'Fresh water goes to people first, then animals, then plants.',
    ],
    after: [
      'Flush out the salt with fresh water and apply lime and phosphate before sowing again.',
      'Let orchards recover slowly, with no heavy nitrogen at first.',
    ],
  },
  {
    id: 'forest-fire',
    kinds: ['wildfire'],
    title: 'Forest fire',
    danger: 'At fire danger IV and V a cigarette end is enough. Fire runs uphill faster than you.',
    before: [
      'Do not burn fields, rubbish or beehives in dry, windy weather.',
      'Clear a strip around the house and leaves off the roof; keep water and beaters ready.',
      'In the forest, carry a phone, know the way out and leave your plan with the rangers.',
    ],
    during: [
      'If you see smoke, call 114 and the rangers; say where it is and which way the wind blows.',
      'Run across the wind and downhill to open or burnt ground; breathe through a wet cloth.',
      'Get children and older people away; do not fight a crown fire yourself.',
    ],
    after: [
      'Watch the embers for at least a day: stumps smoulder on.',
      'The first rain on burnt ground brings mud: keep off the foot of slopes.',
    ],
  },
  {
    id: 'earthquake-tsunami',
    kinds: ['earthquake', 'tsunami'],
    title: 'Earthquakes and tsunamis',
    danger: 'Nobody can predict an earthquake. A tsunami may reach the coast tens of minutes to hours later.',
    before: [
      'Fix cupboards, shelves and gas bottles; know where to take cover and how to get out.',
      'On the central coast, know the way uphill and the sound of the siren.',
    ],
    during: [
      'Inside: drop, cover under a strong table, hold on; keep away from glass, do not use lifts.',
      'Outside: into the open, away from tall buildings and poles.',
      'On the beach, a long strong quake or the sea drawing back means: run uphill now, do not wait for a siren.',
    ],
    after: [
      'Shut off gas and power; expect aftershocks, stay out of cracked houses.',
      'A tsunami has several waves: come down only when the authorities say it is safe.',
    ],
  },
];
