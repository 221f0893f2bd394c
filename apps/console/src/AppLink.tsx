import type { LinkProps } from '@officina/ui/link'
import { Link } from 'react-router'

/** Pages of the portal: another application on the same host. */
const elsewhere =
  /^\/(terms-of-service|terms-of-service-doctors|privacy-policy|returns-policy|commerce-notice|doctors|user)(\/|$)/

/** Links inside the console go through the router; those to the portal load its page. */
export function AppLink({ to, ...props }: LinkProps) {
  return isPortalPath(to) ? <a href={to} {...props} /> : <Link to={to} {...props} />
}

const isPortalPath = (to: string) => elsewhere.test(to) && !/^\/doctors(\/|\?|$)/.test(to)
