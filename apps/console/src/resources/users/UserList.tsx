import '@officina/openapi/resources/users'
import { defineMessages, useText } from '@officina/ui/text'
import { SchemaList } from '../../schema/SchemaList.tsx'

/** Administrators' accounts. */
export default function UserList() {
  const t = useText(messages)
  return (
    <SchemaList
      resource="users"
      cells={{
        name: (row) => (
          <>
            {row.name}
            {row.is_self && ` (${t.you})`}
          </>
        ),
      }}
    />
  )
}

const messages = defineMessages({
  you: ['you', 'ご自身'],
})
