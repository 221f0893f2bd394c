import { TabsNav } from '@officina/ui/TabsNav'
import { defineMessages, useText } from '@officina/ui/text'
import { useListContext } from 'react-admin'
import { sumOf } from '../../admin/sumOf.ts'
import { useCounts } from '../../admin/useCounts.ts'
import { SchemaList } from '../../schema/SchemaList.tsx'
import { unfinished } from './states.ts'

/** The directory of everyone, with business figures. */
export default function DoctorList() {
  const t = useText(messages)
  return <SchemaList resource="doctors" title={t.title} tabs={<StateTabs />} />
}

/** Tabs are filters with an address, so they can be shared and combined with the others. */
function StateTabs() {
  const t = useText(messages)
  const counts = useCounts().doctors
  const { filterValues } = useListContext()
  const chosen = JSON.stringify(filterValues.status ?? [])
  const tabs = [
    { label: t.all, states: [] as readonly string[] },
    { label: t.unfinished, states: unfinished },
    { label: t.rejected, states: ['rejected'] },
    { label: t.closed, states: ['closed'] },
  ]
  return (
    <TabsNav
      label={t.tabs}
      tabs={tabs.map(({ label, states }) => ({
        label,
        to: addressOf(states),
        current: chosen === JSON.stringify(states),
        count: counts && sumOf(counts, states.length > 0 ? states : Object.keys(counts)),
      }))}
    />
  )
}

const addressOf = (states: readonly string[]) =>
  `/doctors?filter=${encodeURIComponent(JSON.stringify(states.length > 0 ? { status: states } : {}))}`

const messages = defineMessages({
  en: {
    title: 'All doctors',
    tabs: 'Doctors by state',
    all: 'All',
    unfinished: 'Unfinished registration',
    rejected: 'Rejected',
    closed: 'Closed',
  },
  ja: {
    title: '医師一覧',
    tabs: '状態別の医師',
    all: 'すべて',
    unfinished: '登録未完了',
    rejected: '却下',
    closed: '解約済み',
  },
})
