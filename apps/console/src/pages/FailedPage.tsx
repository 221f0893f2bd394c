import type { ApiError } from '@officina/client/errors'
import { AppShell } from '@officina/ui/AppShell'
import { isUnreachable } from '@officina/ui/errorText.ts'
import { useDocumentTitle } from '@officina/ui/PageHeader'
import { ErrorState, NotFound } from '@officina/ui/states'
import { defineMessages, useText } from '@officina/ui/text'
import { isRouteErrorResponse, Link, useRevalidator, useRouteError } from 'react-router'
import { HOME } from '../session/paths.ts'
import { ConsoleFooter } from './ConsoleFooter.tsx'

/** A page that does not exist, or one that could not be loaded. */
export function FailedPage() {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  const t = useText(messages)
  const missing = isRouteErrorResponse(error) && error.status === 404
  useDocumentTitle(missing ? t.missing : t.failed)
  return (
    <AppShell footer={<ConsoleFooter />}>
      {missing ? (
        <NotFound action={<Link to={HOME}>{t.home}</Link>} />
      ) : (
        <ErrorState
          heading="h1"
          error={isUnreachable(error) ? error : undefined}
          onRetry={() => revalidate()}
          referenceId={(error as ApiError | undefined)?.requestId}
        />
      )}
    </AppShell>
  )
}

const messages = defineMessages({
  missing: ['Page not found', 'ページが見つかりません'],
  failed: ['Could not be loaded', '読み込めませんでした'],
  home: ['To the console', '管理画面へ'],
})
