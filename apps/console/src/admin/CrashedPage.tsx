import { isUnreachable } from '@officina/ui/errorText.ts'
import { useDocumentTitle } from '@officina/ui/PageHeader'
import { ErrorState } from '@officina/ui/states'
import { defineMessages, useText } from '@officina/ui/text'
import { useResetErrorBoundaryOnLocationChange } from 'react-admin'

/** When a page breaks: a way to try again; every navigation clears it. */
export function CrashedPage(props: {
  error?: unknown
  resetErrorBoundary: (args?: unknown) => void
}) {
  const t = useText(messages)
  const isAway = isUnreachable(props.error)
  useDocumentTitle(t.title)
  useResetErrorBoundaryOnLocationChange(props.resetErrorBoundary)
  return (
    <ErrorState
      heading="h1"
      title={isAway ? undefined : t.title}
      error={isAway ? props.error : undefined}
      onRetry={() => props.resetErrorBoundary()}
    />
  )
}

const messages = defineMessages({
  title: ['This page broke', 'ページを表示できませんでした'],
})
