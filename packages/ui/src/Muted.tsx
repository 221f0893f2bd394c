import type { ReactNode } from 'react'

/** What stands after a name in the same line, quieter; drawn by the theme's styles. */
export const Muted = (props: { children: ReactNode }) => (
  <span className="muted">{props.children}</span>
)
