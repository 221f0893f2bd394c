import { useEffect, useRef } from 'react'

/**
 * For a bar at the foot, which grows by what it says: the page scrolls as far above it as it is high, and the field in
 * use does not come to lie under it when either of them grows.
 */
export function useKeptInSight() {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const bar = ref.current
    const fields = bar?.previousElementSibling
    if (!bar || !fields || typeof ResizeObserver === 'undefined') return
    const { style } = document.documentElement
    const usual = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0
    const observer = new ResizeObserver(() => {
      const { top, bottom, height } = bar.getBoundingClientRect()
      style.scrollPaddingBottom = `${Math.max(usual, height + 16)}px`
      const field = document.activeElement
      if (!field || !fields.contains(field)) return
      const place = field.getBoundingClientRect()
      // one that somebody has scrolled away from stays away
      if (place.bottom > top && place.top < bottom) field.scrollIntoView({ block: 'nearest' })
    })
    observer.observe(bar)
    observer.observe(fields)
    return () => {
      observer.disconnect()
      style.scrollPaddingBottom = ''
    }
  }, [])
  return ref
}
