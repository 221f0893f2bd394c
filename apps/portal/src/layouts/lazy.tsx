import { lazy, Suspense } from 'react'
import { PagePending } from './states.tsx'

const Doctor = lazy(() => import('./DoctorLayout.tsx'))
const Patient = lazy(() => import('./PatientLayout.tsx'))

/** The layouts of signed-in pages are code of their own: a sign-in page never loads them. */
export const DoctorLayout = () => (
  <Suspense fallback={<PagePending />}>
    <Doctor />
  </Suspense>
)

export const PatientLayout = () => (
  <Suspense fallback={<PagePending />}>
    <Patient />
  </Suspense>
)
