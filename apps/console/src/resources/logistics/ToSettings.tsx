import { Navigate } from 'react-router'

/** The rules of delivery are a group of the settings. */
export default function ToSettings() {
  return <Navigate to="/settings/delivery" replace />
}
