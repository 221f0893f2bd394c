import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import { defineMessages, useText } from './text.tsx'

/** A chart with its figures as a table behind a switch. */
export function ChartFrame(props: {
  name: string
  controls?: ReactNode
  head?: readonly string[]
  /** A row's label first. */
  rows: readonly (readonly string[])[]
  children: ReactNode
}) {
  const t = useText(messages)
  const [table, setTable] = useState(false)
  return (
    <>
      <Box data-noprint sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mb: 3 }}>
        {props.controls}
        <Button size="small" aria-pressed={table} onClick={() => setTable(!table)}>
          {t.table}
        </Button>
      </Box>
      {table ? <Figures {...props} /> : props.children}
    </>
  )
}

type Shown = { name: string; head?: readonly string[]; rows: readonly (readonly string[])[] }

function Figures({ name, head, rows }: Shown) {
  return (
    <Box tabIndex={0} role="region" aria-label={name} sx={{ maxHeight: 240, overflow: 'auto' }}>
      <table aria-label={name} style={{ width: '100%', borderCollapse: 'collapse' }}>
        {head && (
          <thead>
            <tr>
              {head.map((title, i) => (
                <th key={title} scope="col" style={i === 0 ? label : figure}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(([first = '', ...cells]) => (
            <tr key={first}>
              <th scope="row" style={label}>
                {first}
              </th>
              {cells.map((cell, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells are their columns
                <td key={i} style={figure}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  )
}

const label = { textAlign: 'left', fontWeight: 400 } as const
const figure = { textAlign: 'right', fontWeight: 400, fontVariantNumeric: 'tabular-nums' } as const

const messages = defineMessages({ table: ['Show as table', '表で見る'] })
