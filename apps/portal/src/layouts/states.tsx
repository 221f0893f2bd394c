import Box from '@mui/material/Box'
import type { ApiError } from '@officina/client/api'
import { guardOfPath, homePathOf } from '@officina/client/guard'
import { useNewVersion } from '@officina/client/newVersion'
import { report } from '@officina/client/reporting'
import { isCodeMissing, isUnreachable, loadErrorText } from '@officina/ui/errorText.ts'
import { PageSkeleton } from '@officina/ui/PageSkeleton'
import { Support } from '@officina/ui/Support'
import { ErrorState, NewVersion, NotFound } from '@officina/ui/states'
import { defineMessages, useText } from '@officina/ui/text'
import { useDocumentTitle } from '@officina/ui/useDocumentTitle.ts'
import { useRetryWhenBack } from '@officina/ui/useRetryWhenBack.ts'
import { useEffect } from 'react'
import { Link, useLocation, useNavigate, useRouteError } from 'react-router'

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
  const location = useLocation()
  const navigate = useNavigate()
  const isNewVersion = useNewVersion(isCodeMissing(error))
  const isAway = isUnreachable(error)
  // the same place entered anew: loading again alone keeps the failure of a page that loads nothing
  const again = () =>
    navigate(location, { replace: true, state: location.state, preventScrollReset: true })
  useRetryWhenBack(isAway && !isNewVersion, again)
  useEffect(() => {
    if (!error.status && !isAway) report(error)
  }, [error, isAway])
  useDocumentTitle(error.status === 404 ? t.missing : t.failed)
  if (error.handled) return <PageSkeleton />
  if (error.status === 404) return <PageMissing />
  if (isNewVersion) return <NewVersion />
  return (
    <Box sx={{ px: 4 }}>
      <ErrorState
        heading="h1"
        title={t.failed}
        message={error.status || isAway ? loadErrorText(error) : undefined}
        referenceId={error.requestId}
        onRetry={again}
      />
    </Box>
  )
}

const messages = defineMessages({
  missing: ['Page not found', 'ページが見つかりません'],
  failed: ['This page could not be loaded', 'ページを読み込めませんでした'],
  home: ['Go to home', 'ホームへ'],
})
