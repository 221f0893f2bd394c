import Box from '@mui/material/Box'
import { type ReactNode, useEffect, useRef, useState } from 'react'

/** What is loaded once its place comes near the screen, or is printed; until then it is as high as it will be. */
export function InView(props: { height: number; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '200px',
    })
    observer.observe(place.current)
    const show = () => setNear(true)
    addEventListener('beforeprint', show)
    return () => {
      observer.disconnect()
      removeEventListener('beforeprint', show)
    }
  }, [])
  return isNear ? props.children : <Box ref={place} sx={{ minHeight: props.height }} />
}
