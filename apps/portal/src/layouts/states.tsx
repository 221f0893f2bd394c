import type { ApiError } from '@officina/client/api'
import { guardOfPath, homePathOf } from '@officina/client/guard'
import { report } from '@officina/client/reporting'
import { useDocumentTitle } from '@officina/ui/PageHeader'
import { PageSkeleton } from '@officina/ui/skeletons'
import { ErrorState, NotFound } from '@officina/ui/states'
import { defineMessages, useText } from '@officina/ui/text'
import { useEffect } from 'react'
import { Link, useLocation, useRevalidator, useRouteError } from 'react-router'
import { Support } from '../features/Support.tsx'

/** Any path without a page, and any object that is not there or not yours. */
export function PageMissing() {
  const t = useText(messages)
  const { pathname } = useLocation()
  const role = guardOfPath(pathname)
  useDocumentTitle(t.missing)
  const home = role && role !== 'admin' ? homePathOf(role) : '/'
  return (
    <NotFound
      action={
        <>
          <Link to={home}>{t.home}</Link>
          <Support />
        </>
      }
    />
  )
}

/** What a page shows when its data could not be loaded or its code failed. */
export function PageError() {
  const error = useRouteError() as Partial<ApiError> & { status?: number }
  const t = useText(messages)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!error.status) report(error)
  }, [error])
  useDocumentTitle(error.status === 404 ? t.missing : t.failed)
  if (error.handled) return <PageSkeleton />
  if (error.status === 404) return <PageMissing />
  const again = isStaleCode(error) ? () => location.reload() : () => void revalidate()
  return (
    <ErrorState
      heading="h1"
      title={t.failed}
      message={error.status ? error.message : undefined}
      referenceId={error.requestId}
      onRetry={again}
    />
  )
}

/** After an update of the server the old page asks for code that is gone. */
const isStaleCode = (error: { message?: string }) =>
  /dynamically imported module|Importing a module/.test(error.message ?? '')

const messages = defineMessages({
  en: {
    missing: 'Page not found',
    failed: 'This page could not be loaded',
    home: 'Go to the start page',
  },
  ja: {
    missing: 'ページが見つかりません',
    failed: 'ページを読み込めませんでした',
    home: 'トップページへ',
  },
})
