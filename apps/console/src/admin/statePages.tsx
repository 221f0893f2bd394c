import { useNewVersion } from '@officina/client/newVersion'
import { isCodeMissing, isUnreachable } from '@officina/ui/errorText.ts'
import { Support } from '@officina/ui/Support'
import { EmptyState, ErrorState, NewVersion, NotFound } from '@officina/ui/states'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useDocumentTitle } from '@officina/ui/useDocumentTitle.ts'
import { useResetErrorBoundaryOnLocationChange } from 'react-admin'
import { Link, useLocation } from 'react-router'
import { findResource } from '../schema/spec.ts'
import { pluralOf } from '../schema/words.ts'
import { HOME } from '../session/paths.ts'
import { useReport } from '../useReport.ts'

export function NotFoundPage() {
  const t = useText(messages)
  const locale = useLocale()
  useDocumentTitle(t.title)
  const [, first, ...more] = useLocation().pathname.split('/')
  const spec = more.length > 0 ? findResource(first) : undefined
  return (
    <NotFound
      action={
        <>
          <Link to={spec ? `/${first}` : HOME}>
            {spec ? t.list(pluralOf(spec, locale)) : t.home}
          </Link>
          <Support />
        </>
      }
    />
  )
}

/** When a page breaks: a way to try again; every navigation clears it. */
export function CrashedPage(props: {
  error?: unknown
  resetErrorBoundary: (args?: unknown) => void
}) {
  const t = useText(messages)
  const isAway = isUnreachable(props.error)
  const isNewVersion = useNewVersion(isCodeMissing(props.error))
  useDocumentTitle(t.broke)
  useReport(props.error)
  useResetErrorBoundaryOnLocationChange(props.resetErrorBoundary)
  if (isNewVersion) return <NewVersion />
  return (
    <ErrorState
      heading="h1"
      title={isAway ? undefined : t.broke}
      error={isAway ? props.error : undefined}
      onRetry={() => props.resetErrorBoundary()}
    />
  )
}

/** For administrators whose role does not open this page. */
export function AccessDenied() {
  const t = useText(messages)
  useDocumentTitle(t.denied)
  return (
    <EmptyState
      heading="h1"
      title={t.denied}
      text={t.text}
      action={<Link to="/">{t.first}</Link>}
    />
  )
}

const messages = defineMessages({
  title: ['Page not found', 'ページが見つかりません'],
  list: (records: string) => [`Go to ${records}`, `${records}へ`],
  home: ['Go to Applications', '申請の審査へ'],
  broke: ['Something went wrong', 'ページを表示できませんでした'],
  denied: ['You don’t have access to this page', 'このページを開く権限がありません'],
  text: [
    'Ask an owner to change your role under Users.',
    '役割の変更は、オーナーにご依頼ください。',
  ],
  first: ['Go to home', 'ホームへ'],
})
