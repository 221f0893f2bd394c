const key = 'officina-applied'

/** Number of the application that was sent in this tab: Back does not lead to its link again. */
export const hasApplied = {
  get: (): string | null => attempt(() => sessionStorage.getItem(key)),
  set: (number: string) => attempt(() => sessionStorage.setItem(key, number)),
  forget: () => attempt(() => sessionStorage.removeItem(key)),
}

function attempt<T>(access: () => T): T | null {
  try {
    return access()
  } catch {
    // a blocked storage only means that Back shows the page as it was
    return null
  }
}
