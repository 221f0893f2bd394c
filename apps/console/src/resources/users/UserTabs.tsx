import { TabsNav } from '@officina/ui/TabsNav'
import { defineMessages, useText } from '@officina/ui/text'
import { useMe } from '../../admin/MeContext.ts'
import { definitionOf } from '../registry.ts'

/** The people, and what everybody did; each for those who may see it. */
export function UserTabs(props: { current: 'users' | 'audit' }) {
  const t = useText(messages)
  const { permissions } = useMe()
  const tabs = [
    { key: 'users', to: '/users', permission: 'user.manage' },
    {
      key: 'audit',
      to: definitionOf('audit')?.to?.list ?? '/users/audit',
      permission: 'audit.read',
    },
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
  label: ['Users and audit log', '管理者と監査ログ'],
  users: ['Users', '管理者'],
  audit: ['Audit log', '監査ログ'],
})
