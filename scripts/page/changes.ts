// What was found out about the page holds until the page changes.

let version = 0
let watched: Document | undefined
let observer: MutationObserver

/** Counts the changes of the page, up to this moment. */
export function changes(): number {
  if (watched !== document) {
    watched = document
    observer = new MutationObserver(() => version++)
    observer.observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    })
  }
  if (observer.takeRecords().length > 0) version++
  return version
}

/** What no change of an element tells: the size of the window, a rule of a style sheet. */
export function changed(): void {
  version++
}

/** Works it out once for each element, as long as the page stays as it is. */
export function perElement<T, E extends Node = Element>(
  work: (element: E) => T,
): (element: E) => T {
  let known = new WeakMap<E, { value: T }>()
  let at = -1
  return (element) => {
    const now = changes()
    if (at !== now) known = new WeakMap()
    at = now
    let found = known.get(element)
    if (!found) {
      found = { value: work(element) }
      known.set(element, found)
    }
    return found.value
  }
}

/** The same for the page as a whole. */
export function perPage<T>(work: () => T): () => T {
  let known: { value: T; at: number } | undefined
  return () => {
    const at = changes()
    if (known?.at !== at) known = { value: work(), at }
    return known.value
  }
}
