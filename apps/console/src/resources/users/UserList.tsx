import '@officina/openapi/resources/users'
import { bracketed } from '@officina/shared/format'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { SchemaList } from '../../schema/SchemaList.tsx'

/** Administrators' accounts. */
export default function UserList() {
  const t = useText(messages)
  const locale = useLocale()
  return (
    <SchemaList
      resource="users"
      cells={{
        name: (row) => (row.is_self ? bracketed(row.name, t.you, locale) : row.name),
      }}
    />
  )
}

const messages = defineMessages({
  you: ['you', 'ご自身'],
})
