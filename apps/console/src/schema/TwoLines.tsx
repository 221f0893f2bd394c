import { None } from '@officina/ui/values'
import type { ReactNode } from 'react'

/** Words of a list that go on in a second line before they are cut. */
export const TwoLines = ({ children }: { children: ReactNode }) =>
  children ? <span className="two-lines">{children}</span> : <None />
