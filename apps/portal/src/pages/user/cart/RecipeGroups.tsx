import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useText } from '@officina/ui/text'
import { unbroken } from '@officina/ui/unbroken'
import type { ReactNode } from 'react'
import type { CartLine } from '../../../features/shop/cart.ts'
import { messages } from './messages.ts'

/** Lines under the recipe they are bought on; what is bought without one comes last. */
export function RecipeGroups(props: {
  lines: CartLine[]
  /** The list item of a line. */
  row: (line: CartLine) => ReactNode
}) {
  const t = useText(messages)
  return groupsOf(props.lines).map(({ key, recipe, lines }) => (
    <Group
      key={key}
      title={
        recipe
          ? t.recipe([recipe.label, recipe.number].filter(Boolean).join(' · '), recipe.doctor_name)
          : t.other
      }
    >
      {lines.map(props.row)}
    </Group>
  ))
}

export function Group(props: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ '& + &': { mt: 6 } }}>
      <Typography
        component="h3"
        variant="body2"
        sx={{ fontWeight: 600, color: 'text.secondary', mb: 1, overflowWrap: 'anywhere' }}
      >
        {unbroken(props.title)}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {props.children}
      </Box>
    </Box>
  )
}

function groupsOf(lines: CartLine[]) {
  const groups = new Map<string, { key: string; recipe: CartLine['recipe']; lines: CartLine[] }>()
  for (const line of lines) {
    const key = line.recipe?.id ?? ''
    const group = groups.get(key) ?? { key, recipe: line.recipe, lines: [] }
    group.lines.push(line)
    groups.set(key, group)
  }
  return [...groups.values()].sort((a, b) => Number(a.key === '') - Number(b.key === ''))
}
