import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache'

type Insert = EmotionCache['insert']
type Serialized = Parameters<Insert>[1]

/**
 * Emotion's cache. In the built apps styles are compiled while a component is drawn, piece by piece (`compile`, see
 * `leanLibraries`), and only put into the page when that changes: all at once they were half of its longest task.
 */
export function createStyleCache(nonce: string | undefined): EmotionCache {
  const cache = createCache({ key: 'o', prepend: true, nonce, stylisPlugins: [prefixed] })
  // what came with the HTML (prerender.ts)
  const sent = globalThis.document?.querySelector<HTMLStyleElement>('style[data-sent]')
  if (sent) cache.sheet.tags.push(sent)
  for (const id of sent?.dataset.sent?.split(' ') ?? []) cache.inserted[id] = true
  const { insert } = cache
  const compiled = new Map<string, string[]>()
  return Object.assign(cache, {
    compile({ name, styles }: Serialized) {
      const selector = `.${cache.key}-${name}`
      if (cache.inserted[name] || compiled.has(selector)) return
      const rules: string[] = []
      const sheet = { insert: (rule: string) => void rules.push(rule) } as EmotionCache['sheet']
      insert(selector, { name, styles }, sheet, false)
      compiled.set(selector, rules)
    },
    insert: ((selector, serialized, sheet, isKept) => {
      const rules = compiled.get(selector)
      if (!rules) return insert(selector, serialized, sheet, isKept)
      compiled.delete(selector)
      for (const rule of rules) sheet.insert(rule)
      if (isKept) cache.inserted[serialized.name] = true
    }) satisfies Insert,
  })
}

/**
 * What a supported browser knows by the prefix `-webkit-` alone, in place of all prefixes that any browser ever had:
 * those were a sixth of a page's styles.
 */
const prefixed: StylisPlugin = (element) => {
  if (element.type === 'decl' && alone.test(`${element.props}`) && !element.return)
    element.return = `-webkit-${element.value}${element.value}`
}

const alone = /^(user-select|backdrop-filter|hyphens|mask|print-color-adjust|box-decoration-break)/
