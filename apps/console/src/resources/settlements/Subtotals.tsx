import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { DataTable } from '@officina/ui/DataTable'
import type { Column } from '@officina/ui/dataTableTypes.ts'
import { defineMessages, useText } from '@officina/ui/text'
import { Money } from '@officina/ui/values'
import type { Settlement } from './actions.tsx'

type Row = Settlement['by_product'][number]

/** The goods of a statement by product and by where they were ordered from. */
export function Subtotals({ settlement: s }: { settlement: Settlement }) {
  const t = useText(messages)
  if (s.by_product.length === 0) return null
  const sources = s.by_source.map((row) => ({
    ...row,
    name: t.sources[row.name as 'recipe'] ?? row.name,
  }))
  const parts: [title: string, rows: Row[]][] = [
    [t.bySource, sources],
    [t.byProduct, s.by_product],
  ]
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
      {parts.map(([title, rows]) => (
        <section key={title}>
          <Typography variant="h2" sx={{ mb: 3 }}>
            {title}
          </Typography>
          <DataTable
            label={title}
            columns={columnsOf(t, s.currency)}
            rows={rows}
            rowKey={(row) => row.name}
          />
        </section>
      ))}
    </Box>
  )
}

const columnsOf = (
  t: { name: string; base: string; amount: string },
  currency: string,
): Column<Row>[] => [
  { key: 'name', header: t.name, render: (row) => row.name },
  {
    key: 'base',
    header: t.base,
    align: 'right',
    render: (row) => <Money amount={row.base} currency={currency} />,
  },
  {
    key: 'amount',
    header: t.amount,
    align: 'right',
    render: (row) => <Money amount={row.amount} currency={currency} />,
  },
]

const messages = defineMessages({
  bySource: ['By source', '注文元別'],
  byProduct: ['By product', '商品別'],
  name: ['Name', '名称'],
  base: ['Base', '対象額'],
  amount: ['Commission', '手数料'],
  sources: {
    recipe: ['Recipes', 'レシピ'],
    catalog: ['Catalogs', 'カタログ'],
  },
})
