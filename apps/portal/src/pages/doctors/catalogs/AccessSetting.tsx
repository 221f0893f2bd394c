import Box from '@mui/material/Box'
import { q, useApiMutation } from '@officina/client/query'
import { errorText } from '@officina/ui/errorText.ts'
import { SelectField } from '@officina/ui/SelectField'
import { useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { catalogWords } from '../../../features/catalog/words.ts'
import { toast } from '../../../features/toast.tsx'

export const accessQuery = q('/api/doctor/catalog-access')

/** What patients may buy beside their recipes; saved when it is chosen. */
export function AccessSetting({ isReadOnly }: { isReadOnly: boolean }) {
  const t = useText(catalogWords)
  const { data } = useQuery(accessQuery)
  const change = useApiMutation('patch', '/api/doctor/catalog-access', {
    invalidates: ['/api/doctor/catalog-access'],
    onSuccess: () => toast.success(t.accessSaved),
    onError: (error) => toast.error(errorText(error)),
  })
  const options = (['open', 'closed', 'recipes_only'] as const).map((value) => ({
    value,
    label: t.accesses[value],
  }))
  return (
    <Box sx={{ maxWidth: 480 }}>
      <SelectField
        label={t.access}
        value={data?.access ?? 'open'}
        options={options}
        disabled={isReadOnly || !data || change.isPending}
        onChange={(event) => {
          const access = options.find(({ value }) => value === event.target.value)?.value
          if (access) change.mutate({ body: { access } })
        }}
      />
    </Box>
  )
}
