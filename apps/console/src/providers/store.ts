import { api } from '@officina/client/api'
import { localStorageStore, memoryStore, type Store } from 'react-admin'
import { storeName } from './storeKey.ts'

const version = '1'
/** What follows the account to every browser; pages stay in this one. */
const shared = /(^|\.)(hiddenColumns|columnOrder|queries|density|shortcuts)$/
const waitMs = 600
/** One for all visits of a list: where a page is scrolled to is the history's to know (`usePagePlace`). */
const isScroll = (key: string) => key.endsWith('.scrollPosition')
/** Of this tab alone: another one shows the list under another filter, or clears what is chosen here. */
const isChoice = (key: string) => key.endsWith('.selectedIds')

/** The filter and page of a list are its address's to know: opened from the menu it starts anew, in the chosen sort. */
const forNextVisit = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'filter' in value && 'perPage' in value
    ? { ...value, filter: {}, displayedFilters: {}, page: 1 }
    : value

export type AccountStore = Store & {
  /** Takes over what the account has saved; call it once signed in. */
  load(): Promise<void>
  /** Sends what has not been saved yet. */
  flush(): Promise<void>
}

/** Columns, saved queries, sorts and pages of one administrator. Signing out does not forget them. */
export function createStore(adminId: string): AccountStore {
  const local = localStorageStore(version, storeName(adminId))
  const tab = memoryStore()
  const placeOf = (key: string) => (isChoice(key) ? tab : local)
  const unsaved = new Map<string, unknown>()
  let timer: ReturnType<typeof setTimeout> | undefined

  async function flush() {
    clearTimeout(timer)
    if (unsaved.size === 0) return
    const values = Object.fromEntries(unsaved)
    unsaved.clear()
    try {
      await api.request('PATCH', '/api/admin/preferences', { body: { values }, quiet: true })
    } catch {
      // kept in this browser, and sent with the next change
      for (const [key, value] of Object.entries(values))
        if (!unsaved.has(key)) unsaved.set(key, value)
    }
  }

  function save(key: string, value: unknown) {
    if (!shared.test(key)) return
    unsaved.set(key, value)
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), waitMs)
  }

  return {
    ...local,
    // a reset is react-admin's way of signing out
    reset: () => undefined,
    setup() {
      tab.setup()
      local.setup()
    },
    subscribe: (key, callback) => placeOf(key).subscribe(key, callback),
    getItem: (key, fallback) =>
      (isScroll(key) ? fallback : placeOf(key).getItem(key, fallback)) as never,
    setItem(key, value) {
      if (isScroll(key)) return
      placeOf(key).setItem(key, forNextVisit(value))
      save(key, value)
    },
    removeItem(key) {
      placeOf(key).removeItem(key)
      save(key, null)
    },
    async load() {
      const { values } = await api.get('/api/admin/preferences', { quiet: true })
      for (const [key, value] of Object.entries(values))
        if (shared.test(key) && !unsaved.has(key)) local.setItem(key, value)
    },
    flush,
  }
}
