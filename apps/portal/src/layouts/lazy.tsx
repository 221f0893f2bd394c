import { lazy, Suspense } from 'react'

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

const Failed = lazy(() => import('./states.tsx').then((module) => ({ default: module.PageError })))
const Missing = lazy(() =>
  import('./states.tsx').then((module) => ({ default: module.PageMissing })),
)

export const PageError = () => (
  <Suspense fallback={<PagePending />}>
    <Failed />
  </Suspense>
)

export const PageMissing = () => (
  <Suspense fallback={<PagePending />}>
    <Missing />
  </Suspense>
)

/** Until the code of a page is there: only the ground. The pages show skeletons of their own. */
export const PagePending = () => <div aria-busy="true" style={{ minHeight: '100dvh' }} />
