import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { titleWithPack } from '@officina/shared/dosage/titleWithPack'
import { DataTable } from '@officina/ui/DataTable'
import type { Column, Selection } from '@officina/ui/dataTableTypes.ts'
import { StatusChip } from '@officina/ui/StatusChip'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { Link as RouterLink } from 'react-router'
import type { Replaced } from './actions.ts'

type Dose = Replaced['before'][number]

/** What replacing does, or has done, to each template. */
export function ReplaceResults(props: {
  rows: Replaced[]
  isDone: boolean
  selection?: Selection | undefined
}) {
  const t = useText(messages)
  const columns: Column<Replaced>[] = [
    {
      key: 'title',
      header: t.template,
      render: (row) => (
        <Link
          component={RouterLink}
          to={`/recipes/templates/${row.draft_id ?? row.template_id}`}
          target="_blank"
        >
          {t.named(row.title, row.version)}
        </Link>
      ),
    },
    { key: 'before', header: t.before, render: (row) => <Doses of={row.before} /> },
    { key: 'after', header: t.after, render: (row) => <Doses of={row.after} /> },
    {
      key: 'outcome',
      header: props.isDone ? t.done : t.outcome,
      render: (row) => (
        <>
          <StatusChip tone={row.outcome === 'refused' ? 'stopped' : 'good'}>
            {t.outcomes[row.outcome]}
          </StatusChip>
          {row.message && <Box sx={small}>{row.message}</Box>}
        </>
      ),
    },
  ]
  return (
    <DataTable
      label={t.label}
      columns={columns}
      rows={props.rows}
      rowKey={(row) => row.template_id}
      rowName={(row) => t.named(row.title, row.version)}
      {...(props.selection ? { selection: props.selection } : {})}
    />
  )
}

function Doses(props: { of: Dose[] }) {
  const t = useText(messages)
  const locale = useLocale()
  return props.of.map((dose, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows of an answer that never changes
    <Box key={i}>
      {titleWithPack(dose.product, dose.variant_title, locale)}
      <Box sx={small}>
        {dose.dosage}
        {dose.days_supply !== null && ` · ${t.days(dose.days_supply)}`}
      </Box>
    </Box>
  ))
}

const small = { fontSize: '0.875rem', color: 'text.secondary' }

const messages = defineMessages({
  label: ['Templates with this product', 'この商品を含むテンプレート'],
  template: ['Template', 'テンプレート'],
  named: (title: string, version: number) => [
    `${title}, version ${version}`,
    `${title}（第${version}版）`,
  ],
  before: ['Now', '現在'],
  after: ['After', '置き換え後'],
  outcome: ['Change', '処理内容'],
  done: ['Result', '結果'],
  days: (n: number) => [n === 1 ? '1 day' : `${n} days`, `${n}日分`],
  outcomes: {
    draft_changed: ['Draft changed', '下書きを変更'],
    new_draft: ['New version drafted', '新しい版の下書き'],
    published: ['New version published', '新しい版を公開'],
    refused: ['Not changed', '対象外'],
  },
})
