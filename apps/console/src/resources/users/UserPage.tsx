import '@officina/openapi/resources/users'
import Alert from '@mui/material/Alert'
import { defineMessages, useText } from '@officina/ui/text'
import { useParams } from 'react-router'
import { SchemaCreate } from '../../schema/SchemaCreate.tsx'
import { SchemaDetail } from '../../schema/SchemaDetail.tsx'
import { NEW } from '../recordPath.ts'
import { userActions } from './actions.ts'
import { RoleInput } from './RoleChoice.tsx'

/** One administrator; `new` invites one. */
export default function UserPage() {
  const { id = '' } = useParams()
  const t = useText(messages)
  if (id === NEW)
    return <SchemaCreate resource="users" inputs={inputs} created={(user) => t.sent(user.email)} />
  return (
    <SchemaDetail
      resource="users"
      actions={userActions}
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

const inputs = { admin_role: RoleInput }

const messages = defineMessages({
  sent: (email: string) => [`Invitation sent to ${email}`, `${email} に招待を送信しました`],
  self: [
    'This is your own account. Only another owner can change your role or access.',
    'ご自身のアカウントです。役割や権限は、ほかのオーナーだけが変更できます。',
  ],
})
