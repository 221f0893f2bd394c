import { type ReactNode, Suspense, useState } from 'react'

/** Draws what it holds, whose code may come late, from the first time it is open; it closes in its own way. */
export function OnceOpened(props: { open: boolean; children: ReactNode }) {
  const [wasOpened, setOpened] = useState(props.open)
  if (props.open && !wasOpened) setOpened(true)
  return wasOpened && <Suspense>{props.children}</Suspense>
}
