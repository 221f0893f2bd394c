import { useDocumentTitle } from '@officina/ui/PageHeader'
import { EmptyState } from '@officina/ui/states'
import { defineMessages, useText } from '@officina/ui/text'
import { Link } from 'react-router'

/** For administrators whose role does not open this page. */
export function AccessDenied() {
  const t = useText(messages)
  useDocumentTitle(t.title)
  return (
    <EmptyState heading="h1" title={t.title} text={t.text} action={<Link to="/">{t.home}</Link>} />
  )
}

const messages = defineMessages({
  title: ['Your role does not open this page', 'このページを開く権限がありません'],
  text: [
    'An owner can change your role under Users.',
    '役割の変更は、オーナーがユーザー画面で行えます。',
  ],
  home: ['To the first page', '最初のページへ'],
})
