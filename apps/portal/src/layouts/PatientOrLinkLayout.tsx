import { useLocation } from 'react-router'
import { isByLink } from '../guards.ts'
import { PatientLayout } from './lazy.tsx'
import { PublicLayout } from './PublicLayout.tsx'

/** The patient's frame, or for whoever comes by the link of a mail the plain one: a link is no sign-in. */
export function PatientOrLinkLayout() {
  return isByLink(useLocation().search) ? <PublicLayout /> : <PatientLayout />
}
