import { createContext, useContext } from 'react'
import type { Me } from '../session/me.ts'

export const MeContext = createContext<Me | undefined>(undefined)

/** The signed-in administrator: currency, business time zone, permissions. */
export function useMe(): Me {
  const me = useContext(MeContext)
  if (!me) throw new Error('useMe() outside of the console')
  return me
}
