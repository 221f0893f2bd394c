import { useDocumentTitle } from '@officina/ui/PageHeader'
import { NotFound } from '@officina/ui/states'
import { defineMessages, useText } from '@officina/ui/text'
import { Link } from 'react-router'
import { HOME } from '../session/paths.ts'

export function NotFoundPage() {
  const t = useText(messages)
  useDocumentTitle(t.title)
  return <NotFound action={<Link to={HOME}>{t.home}</Link>} />
}

const messages = defineMessages({
  title: ['Page not found', 'ページが見つかりません'],
  home: ['To the applications', '申請の審査へ'],
})
