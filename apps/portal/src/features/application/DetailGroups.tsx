import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useLocale, useText } from '@officina/ui/text'
import type { ComponentProps, ReactNode } from 'react'
import { DetailInput } from './DetailInput.tsx'
import { type DetailGroup, type DetailName, detailGroups } from './fields.ts'
import { applicationWords } from './words.ts'

/** The groups of an application's fields; `only` leaves the reopened ones. */
export function DetailGroups(props: {
  field: (name: DetailName) => ComponentProps<typeof DetailInput>['bound']
  only?: readonly string[]
  /** More of a group below its fields (password, files). */
  after?: Partial<Record<DetailGroup, ReactNode>>
}) {
  const words = useText(applicationWords)
  const locale = useLocale()
  return detailGroups.map((group) => {
    const fields = group.fields.filter((field) =>
      props.only ? props.only.includes(field.name) : (field.only ?? locale) === locale,
    )
    const after = props.after?.[group.name]
    if (fields.length === 0 && !after) return null
    return (
      <Box component="section" key={group.name} aria-labelledby={`group-${group.name}`}>
        <Typography variant="h2" id={`group-${group.name}`} sx={{ mt: 4, mb: 4 }}>
          {words.groups[group.name]}
        </Typography>
        <Box sx={grid}>
          {fields.map((field) => (
            <Box key={field.name} sx={field.half ? undefined : { gridColumn: '1 / -1' }}>
              <DetailInput field={field} bound={props.field(field.name)} />
            </Box>
          ))}
        </Box>
        {after}
      </Box>
    )
  })
}

const grid = {
  display: 'grid',
  columnGap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
}
