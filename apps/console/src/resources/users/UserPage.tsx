import Alert from '@mui/material/Alert'
import { defineMessages, useText } from '@officina/ui/text'
import { useParams } from 'react-router'
import { SchemaCreate } from '../../schema/lazyCreate.ts'
import { SchemaDetail } from '../../schema/SchemaDetail.tsx'
import { NEW } from '../recordPath.ts'
import { UserActions } from './UserActions.tsx'

/** One administrator; `new` invites one. */
export default function UserPage() {
  const { id = '' } = useParams()
  const t = useText(messages)
  if (id === NEW) return <SchemaCreate resource="users" />
  return (
    <SchemaDetail
      resource="users"
      id={id}
      actions={(user) => <UserActions user={user} />}
      header={(user) =>
        user.is_self && (
          <Alert severity="info" sx={{ mb: 4 }}>
            {t.self}
          </Alert>
        )
      }
    />
  )
}

const messages = defineMessages({
  self: [
    'This is your own account. Only another owner can change your role or access.',
    'ご自身のアカウントです。役割や権限は、ほかのオーナーだけが変更できます。',
  ],
})
