import type { ReactNode } from 'react'

/** A legal document in a tab of its own: what was typed stays. */
export const DocumentLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a href={to} target="_blank" rel="noreferrer">
    {children}
  </a>
)
