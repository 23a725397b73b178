import type { ShareCardMessages } from '../vi/share-card.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export const shareCard: ShareCardMessages = {
  range: (low, high) => `${low} – ${high}`,
  chance: (chance, amount) => `${chance} chance of rain, ${amount}`,
  amount: (amount) => `Rain ${amount}`,
  dry: 'Little chance of rain',
  demo: 'Demo data, not a real forecast',
  noData: 'No data for this day yet',
  date: (weekday, day, month, year) => `${weekday}, ${day} ${MONTHS[month - 1] ?? ''} ${year}`,
  alt: (place) => `Today’s weather in ${place}`,
  pageAlt: (title) => `Drawing of the page “${title}”`,
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
};
