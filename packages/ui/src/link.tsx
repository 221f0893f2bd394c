import { type ComponentType, createContext, type ReactNode, type Ref, useContext } from 'react'

export type LinkProps = {
  to: string
  children?: ReactNode
  className?: string
  onClick?: (event: React.MouseEvent<HTMLAnchorElement>) => void
  'aria-current'?: 'page' | 'true' | undefined
  'aria-label'?: string
  ref?: Ref<HTMLAnchorElement>
}
export type LinkLike = ComponentType<LinkProps>

type Place = { pathname: string; state?: unknown }
export type Move = { historyAction: string; currentLocation: Place; nextLocation: Place }

/** The router's hook that holds a navigation back for as long as its function says so. */
export type UseBlocker = (isHeld: (move: Move) => boolean) => {
  state: string
  reset?: (() => void) | undefined
  proceed?: (() => void) | undefined
}

/**
 * Gives every component below the router's link and blocker; without them links are plain anchors, and
 * nothing is held back.
 */
export function LinkProvider(props: {
  component: LinkLike
  useBlocker?: UseBlocker
  children: ReactNode
}) {
  return (
    <LinkContext value={props.component}>
      <BlockerContext value={props.useBlocker ?? useNoBlocker}>{props.children}</BlockerContext>
    </LinkContext>
  )
}

const useNoBlocker: UseBlocker = () => ({ state: 'unblocked' })
export const BlockerContext = createContext<UseBlocker>(useNoBlocker)

/** The link to render: the provider's, else an anchor. */
export const useLink = (): LinkLike => useContext(LinkContext)

const LinkContext = createContext<LinkLike>(function Anchor({ to, ...props }: LinkProps) {
  return <a href={to} {...props} />
})
