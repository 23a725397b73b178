/** Words of the page of now and of the sentences that stand first on every page. Values come in already formatted. */
export const weatherNow = {
  /** A page’s text where it is read without the page: in search results and messages. */
  told: (place: string, clock: string, date: string, text: string) => `${place} lúc ${clock} ngày ${date}: ${text}`,
  toldDemo: (place: string, text: string) => `${place}, số liệu minh họa, không phải dự báo thật: ${text}`,
};
