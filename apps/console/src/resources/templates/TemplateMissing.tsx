import { EmptyState } from '@officina/ui/states'
import { defineMessages, useText } from '@officina/ui/text'
import { useDocumentTitle } from '@officina/ui/useDocumentTitle.ts'
import { Link } from 'react-router'

/** The page of a template that was deleted, or never was. */
export function TemplateMissing() {
  const t = useText(missingWords)
  useDocumentTitle(t.title)
  return (
    <EmptyState
      heading="h1"
      title={t.title}
      text={t.text}
      action={<Link to="/recipes/templates">{t.list}</Link>}
    />
  )
}

export const missingWords = defineMessages({
  title: ['This template does not exist', 'このテンプレートは存在しません'],
  text: ['It was deleted, or the address is mistyped.', '削除されたか、アドレスが間違っています。'],
  list: ['Go to templates', 'テンプレートの一覧へ'],
})
