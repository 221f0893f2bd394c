/**
 * Script text for the head of the HTML: requests the session and the first data of the page while its code is
 * still loading. `roles` by the first segment of the path; `calls` by the whole path, exactly as the code will
 * request them (JSON in the query unescaped). A browser that was never signed in sends none of `calls`.
 */
export function preloadScript(
  roles: Record<string, string>,
  calls: Record<string, readonly string[]>,
): string {
  return `;(${send.toString()})(${JSON.stringify(roles)},${JSON.stringify(calls)})`.replaceAll(
    '<',
    '\\u003c',
  )
}

/** Inlined into the page: must not use anything from this module. */
function send(roles: Record<string, string>, calls: Record<string, readonly string[]>): void {
  const path = location.pathname.replace(/\/+$/, '') || '/'
  const role = roles[path.split('/')[1] ?? '']
  if (!role) return
  let language: string | null = null
  try {
    language = localStorage.getItem('officina-locale')
  } catch {}
  const headers = {
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    'X-Auth-Guard': role,
    // the first use of Intl takes 15 to 20 ms; a sign-in page needs it for nothing else
    'X-Time-Zone':
      (globalThis as { Temporal?: { Now: { timeZoneId(): string } } }).Temporal?.Now.timeZoneId() ??
      Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...(language ? { 'Accept-Language': language } : {}),
  }
  const meta = document.querySelector<HTMLMetaElement>('meta[name=officina-api-url]')
  const base = meta?.content.startsWith('http') ? meta.content : ''
  const ask = (url: string) => fetch(base + encodeURI(url), { credentials: 'include', headers })
  const answer = ask(`/api/${role}/me`)
    .then((r) => r.text().then((text) => ({ status: r.status, text })))
    .catch(() => undefined)
  const asked: Record<string, Promise<Response | undefined>> = {}
  Object.assign(window, { officinaMe: { role, answer }, officinaPreloaded: asked })
  if (!/XSRF-TOKEN=/.test(document.cookie)) return
  // Intl's first use takes 12 ms, that of its parts some more: while the code is on its way nothing waits for them
  const isJapanese = /^ja/.test(language ?? navigator.language)
  const [day, money] = isJapanese ? ['ja-JP', 'ja-JP'] : ['en-GB', 'en-US']
  const firstUses = [
    () => Intl.NumberFormat.supportedLocalesOf(money),
    () => new Intl.NumberFormat(money, { style: 'currency', currency: 'USD' }).format(0),
    () => new Intl.DateTimeFormat(day).format(),
  ]
  for (const firstUse of firstUses) setTimeout(firstUse, 99)
  if (location.search) return
  for (const url of calls[path] ?? []) asked[url] = ask(url).catch(() => undefined)
}
