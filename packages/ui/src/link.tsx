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

/** Gives every component below the router's link; without it links are plain anchors. */
export function LinkProvider(props: { component: LinkLike; children: ReactNode }) {
  return <LinkContext value={props.component}>{props.children}</LinkContext>
}

/** The link to render: the one given as a prop, else the provider's, else an anchor. */
export function useLink(given?: LinkLike): LinkLike {
  const provided = useContext(LinkContext)
  return given ?? provided
}

const LinkContext = createContext<LinkLike>(function Anchor({ to, ...props }: LinkProps) {
  return <a href={to} {...props} />
})
