import { useLocation } from 'react-router'
import { PatientLayout } from './lazy.tsx'
import { PublicLayout } from './PublicLayout.tsx'

/** The patient's frame, or for whoever comes by the link of a mail the plain one: a link is no sign-in. */
export function PatientOrLinkLayout() {
  const isByLink = new URLSearchParams(useLocation().search).has('token')
  return isByLink ? <PublicLayout /> : <PatientLayout />
}
