import { TabsNav } from '@officina/ui/TabsNav'
import { defineMessages, useText } from '@officina/ui/text'
import { useMe } from '../../admin/MeContext.ts'

/** The audit log without reads, which are most of it; the filter brings them back. */
export const changesOnly = `/users/audit?filter=${encodeURIComponent('{"reads":false}')}`

/** The people, and what everybody did; each for those who may see it. */
export function UserTabs(props: { current: 'users' | 'audit' }) {
  const t = useText(messages)
  const { permissions } = useMe()
  const tabs = [
    { key: 'users', to: '/users', permission: 'user.manage' },
    { key: 'audit', to: changesOnly, permission: 'audit.read' },
  ] as const
  return (
    <TabsNav
      label={t.label}
      tabs={tabs
        .filter((tab) => permissions.includes(tab.permission))
        .map(({ key, to }) => ({ to, label: t[key], current: key === props.current }))}
    />
  )
}

const messages = defineMessages({
  label: ['Users and log', '管理者と監査ログ'],
  users: ['People', '管理者'],
  audit: ['Audit log', '監査ログ'],
})
