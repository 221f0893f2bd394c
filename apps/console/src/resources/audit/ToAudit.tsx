import { Navigate } from 'react-router'

/** The log's one address is below the users. */
export default function ToAudit() {
  return <Navigate to="/users/audit" replace />
}
