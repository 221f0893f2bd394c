import { Navigate } from 'react-router'
import { AccessDenied } from '../../admin/AccessDenied.tsx'
import { useMe } from '../../admin/MeContext.ts'
import { changesOnly } from '../users/UserTabs.tsx'

/** The log's one address is below the users. */
export default function ToAudit() {
  const mayRead = useMe().permissions.includes('audit.read')
  // said at once, not after a look at the page
  if (!mayRead) return <AccessDenied />
  return <Navigate to={changesOnly} replace />
}
