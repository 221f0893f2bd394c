import { createContext, useContext } from 'react'

/** Whether changes are heard as they happen. */
export const LiveContext = createContext(false)

export const useIsLive = (): boolean => useContext(LiveContext)
