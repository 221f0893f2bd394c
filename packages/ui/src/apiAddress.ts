/** The origin of the API where the page's HTML names another than its own. */
export function apiOrigin(): string {
  const named = document.querySelector<HTMLMetaElement>('meta[name="officina-api-url"]')?.content
  return named?.startsWith('http') ? named : ''
}

/** A path of the API as an address for links and pictures; whole addresses stay as they are. */
export const apiAddress = (path: string): string =>
  path.startsWith('/') ? apiOrigin() + path : path
