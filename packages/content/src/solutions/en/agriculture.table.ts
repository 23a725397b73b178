import type { ContentPage } from '#blocks/content-page.ts';

export const AGRICULTURE = {
  headline: 'An answer in the field: do it now, wait, or leave it',
  lead: 'Weather by crop and by job, plants and pests identified from a photo, a network of farmers, experts who answer.',
  blocks: [
    { kind: 'live', heading: 'Today’s field work in Can Tho, rice' },
    {
      kind: 'text',
      heading: 'How the green and the red are worked out',
      paragraphs: [
        'Every hour is judged for each job by itself. Spraying needs a wind of 3–15 km/h, no inversion and six dry hours afterwards; drying needs humidity below 70% and a clear sky; do not fertilise if more than 10 mm is due within six hours. An hour without a figure stays empty; nothing is guessed.',
        'The pages for farmers give the reason for each hour, the water balance of seven days, growing degree days, and the days whose weather favours blast, sheath blight, leaf blight, brown planthopper or coffee rust. Favourable does not mean that your field has it.',
      ],
      links: [
        { route: 'agri:now', location: 'can-tho', label: 'Weather for farmers in Can Tho' },
        { route: 'agri:hourly', location: 'dak-lak', label: 'Hour by hour in Dak Lak' },
        { route: 'agri:90-days', location: 'an-giang', label: '90 days in An Giang' },
      ],
    },
    {
      kind: 'cards',
      heading: 'Digital agriculture',
      lead: 'In the phone app. Figures as stated by the company.',
      cards: [
        {
          figure: '5,000+',
          title: 'Crops identified',
          text: 'Photograph a leaf, a flower or a fruit and the app names the plant. It knows more than 5,000 crops; 35 common ones come with advice of their own.',
        },
        {
          figure: '700+',
          title: 'Pests identified',
          text: 'Photograph the damage to learn its name and what to do. It knows more than 700 pests and diseases.',
        },
        {
          figure: 'Network',
          title: 'Farmers ask farmers',
          text: 'A social network to ask for prices, show a good harvest, or tell that hoppers have reached the next commune. Hard questions go to experts.',
        },
        {
          figure: '2 operators',
          title: 'Together with two mobile operators',
          text: 'We work with two operators to bring farm weather to rural subscribers.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Each crop has its own bad weather',
      lead: 'Eight have pages here, the shrimp pond among them.',
      columns: ['Crop', 'Worst weather', 'What its pages tell'],
      rows: [
        ['Rice', 'Below 20 °C at booting, above 35 °C at flowering', 'Days that favour blast, hours to harvest'],
        ['Maize', 'Drought at silking', 'Rain less evapotranspiration'],
        ['Coffee', 'Rain on drying cherries', 'Runs of drying days, weather for rust'],
        ['Pepper', 'Soil that stays soaked', 'Rain sums, dry days in a row'],
        ['Durian', 'Heavy rain at flowering', 'Hours of rain, gusts'],
        ['Dragon fruit', 'Night rain that brings stem fungus', 'Humidity, hours of wet leaves'],
        ['Vegetables', 'Fierce sun followed by a downpour', 'Hours to water and to spray'],
        ['Shrimp', 'Pond water that changes temperature after heavy rain', 'Estimated pond temperature, rain ahead'],
      ],
    },
    {
      kind: 'claims',
      heading: 'Company figures',
      claims: ['cropCatalogue', 'pestCatalogue', 'commonCrops', 'twoOperators', 'twiceADay'],
    },
    {
      kind: 'cooperation',
      texts: [
        'Growing area, variety, calendar, and who gets the message: cooperative, dealer or household.',
        'Where the last lost harvest was lost: spraying, drying, watering or cutting.',
        'Limits by crop, a bulletin to be read over the commune’s loudspeakers, text messages under 160 characters.',
        'After the season, the advice is compared with the field diary and the thresholds are adjusted for the next.',
      ],
    },
  ],
} as const satisfies ContentPage;
