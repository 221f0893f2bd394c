import { FrameSkeleton } from '@officina/ui/FrameSkeleton'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { defineMessages, useText } from '@officina/ui/text'
import { lazy, Suspense } from 'react'

const Doctor = lazyWithRetry(() => import('./DoctorLayout.tsx'))
const Patient = lazyWithRetry(() => import('./PatientLayout.tsx'))

/** The layouts of signed-in pages are code of their own: a sign-in page never loads them. */
export const DoctorLayout = () => (
  <Suspense fallback={<FrameSkeleton />}>
    <Doctor />
  </Suspense>
)

export const PatientLayout = () => (
  <Suspense fallback={<FrameSkeleton />}>
    <Patient />
  </Suspense>
)

const Failed = lazy(() =>
  import('./states.tsx').then(
    (module) => ({ default: module.PageError }),
    () => ({ default: NoCode }),
  ),
)
const Missing = lazyWithRetry(() => import('./states.tsx'), 'PageMissing')

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

/** Where not even the code that tells of a failure could be loaded: plain words, and the page anew. */
function NoCode() {
  const t = useText(messages)
  return (
    <main style={{ padding: 24, textAlign: 'center' }}>
      <h1>{t.failed}</h1>
      <a href={window.location.href}>{t.again}</a>
    </main>
  )
}

const messages = defineMessages({
  failed: ['This page could not be loaded', 'ページを読み込めませんでした'],
  again: ['Try again', 'もう一度試す'],
})

/** Until the code of a page for everybody is there: only the ground, for these have no shape in common. */
export const PagePending = () => <div aria-busy="true" style={{ minHeight: '100dvh' }} />
