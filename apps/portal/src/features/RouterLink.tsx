import type { LinkProps } from '@officina/ui/link'
import { Link } from 'react-router'

/** The router's link for @officina/ui; the console is another app, so its pages are full loads. */
export function RouterLink({ to, ...props }: LinkProps) {
  return (
    <Link to={to} reloadDocument={to.startsWith('/admins') || to.startsWith('/api/')} {...props} />
  )
}
