/** The page as the server renders it now; null without an answer. */
export function fetchPage(url: string): Promise<Document | null> {
  return new Promise((resolve) => {
    // XHR parses an inert document: under Trusted Types text must not become markup.
    const request = new XMLHttpRequest();
    request.open('GET', url);
    request.setRequestHeader('cache-control', 'no-cache');
    request.responseType = 'document';
    request.onload = () => resolve(request.status === 200 ? request.responseXML : null);
    request.onerror = () => resolve(null);
    request.send();
  });
}
