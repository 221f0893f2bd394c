import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { Link } from 'react-router'
import { useMe } from '../../admin/MeContext.ts'
import { eventText, roleText } from '../../schema/historyWords.ts'
import { SchemaList } from '../../schema/SchemaList.tsx'
import { recordPath } from '../recordPath.ts'
import { UserTabs } from './UserTabs.tsx'

/** Everything that was done, by whom and from where. Rows are written once and never changed. */
export default function AuditLog() {
  const t = useText(messages)
  const locale = useLocale()
  const { time_zone: zone } = useMe()
  return (
    <SchemaList
      resource="audit"
      tabs={<UserTabs current="audit" />}
      cells={{
        at: (row) => <DateText value={row.at} time timeZone={zone} />,
        actor_name: (row) => row.actor_name ?? roleText(row.actor_role, locale),
        action: (row) => <span title={row.action}>{eventText(row.action, locale)}</span>,
        object_type: (row) => <ObjectLink type={row.object_type} id={row.object_id} />,
        before: (row) => <Values of={row.before} />,
        after: (row) => <Values of={row.after} />,
      }}
      empty={{ title: t.empty }}
    />
  )
}

function ObjectLink(props: { type: string; id: string | null }) {
  const t = useText(messages)
  const resource = resources[props.type as 'doctor']
  const word = t.types[props.type as 'doctor'] ?? props.type
  if (!resource || !props.id) return <>{word}</>
  return <Link to={recordPath(resource, props.id)}>{word}</Link>
}

function Values(props: { of: Record<string, unknown> | null }) {
  const entries = Object.entries(props.of ?? {})
  if (entries.length === 0) return <>–</>
  return (
    <div style={{ maxWidth: 260, overflowWrap: 'anywhere' }}>
      {entries.map(([key, value]) => (
        <div key={key}>
          {key}: {typeof value === 'string' ? value : JSON.stringify(value)}
        </div>
      ))}
    </div>
  )
}

const resources = {
  doctor: 'doctors',
  patient: 'patients',
  recipe: 'recipes',
  order: 'orders',
  shipment: 'shipments',
  settlement: 'settlements',
  news: 'news',
  admin: 'users',
} as const

const messages = defineMessages({
  en: {
    empty: 'Nothing was written yet',
    types: {
      doctor: 'Doctor',
      patient: 'Patient',
      recipe: 'Recipe',
      order: 'Order',
      shipment: 'Parcel',
      settlement: 'Settlement',
      news: 'News',
      admin: 'Administrator',
      account: 'Account',
      address: 'Address',
      invitation: 'Invitation',
      answer_set: 'Answers',
      template: 'Template',
      my_recipe: 'Recipe of a doctor',
      catalog: 'Catalog',
      request: 'Request',
      product: 'Product',
      recipe_line: 'Line of a recipe',
      stock: 'Stock',
      setting: 'Settings',
    },
  },
  ja: {
    empty: '記録はまだありません',
    types: {
      doctor: '医師',
      patient: '患者',
      recipe: 'レシピ',
      order: '注文',
      shipment: '出荷',
      settlement: '精算',
      news: 'お知らせ',
      admin: '管理者',
      account: 'アカウント',
      address: '住所',
      invitation: '招待',
      answer_set: '回答',
      template: 'テンプレート',
      my_recipe: 'マイレシピ',
      catalog: 'カタログ',
      request: '依頼',
      product: '商品',
      recipe_line: 'レシピの明細',
      stock: '在庫',
      setting: '設定',
    },
  },
})
