import { useDocumentTitle } from '@officina/ui/PageHeader'
import { ErrorState } from '@officina/ui/states'
import { defineMessages, useText } from '@officina/ui/text'
import { useResetErrorBoundaryOnLocationChange } from 'react-admin'

/** When a page breaks: a way to try again; every navigation clears it. */
export function CrashedPage(props: { resetErrorBoundary: (args?: unknown) => void }) {
  const t = useText(messages)
  useDocumentTitle(t.title)
  useResetErrorBoundaryOnLocationChange(props.resetErrorBoundary)
  return <ErrorState heading="h1" title={t.title} onRetry={() => props.resetErrorBoundary()} />
}

const messages = defineMessages({
  en: { title: 'This page broke' },
  ja: { title: 'ページを表示できませんでした' },
})
