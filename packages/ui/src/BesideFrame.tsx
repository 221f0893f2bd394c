import { type ReactNode, useLayoutEffect } from 'react'
import { removeUnkept, sentFrame } from './sentFrame.ts'

/** Where the app is rendered: beside the frame that the page came with, which stays where it is until the app is there. */
export function placeOfApp(root: HTMLElement): HTMLElement {
  if (!sentFrame) return root
  const place = document.createElement('div')
  root.append(place)
  return place
}

/** The app. What it shows first may have no need of the frame. */
export function BesideFrame({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    if (sentFrame) removeUnkept(sentFrame)
  }, [])
  return children
}
