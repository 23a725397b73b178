/** Asks as a page of the portal does: programs have few calls a minute, which who asks again and again on a busy machine uses up. */
export const fetchAsPage = (url: string): Promise<Response> =>
  fetch(url, { headers: { 'sec-fetch-site': 'same-origin' } });
