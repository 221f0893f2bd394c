import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { download, saveBlob } from '@officina/client/transfer'
import { errorText } from '@officina/ui/errorText.ts'
import { useLocale, useText } from '@officina/ui/text'
import { useMutation } from '@tanstack/react-query'
import { toast } from '../../../features/toast.tsx'
import { earningsMessages } from './earningsMessages.ts'

/** A statement as a document, its lines as a table. */
export function StatementFiles({ statement }: { statement: { id: string; number: string } }) {
  const t = useText(earningsMessages)
  const locale = useLocale()
  const save = useMutation<void, Error, 'pdf' | 'csv'>({
    mutationFn: async (format) => {
      const file = await download('get', `/api/doctor/statements/{settlementId}/${format}`, {
        params: { path: { settlementId: statement.id }, query: { locale } },
      })
      saveBlob(file.blob, file.filename)
    },
    onError: (error) => toast.error(errorText(error)),
  })
  return (
    <Box sx={{ display: 'inline-flex', mx: -1 }}>
      {(['pdf', 'csv'] as const).map((format) => (
        <Button
          key={format}
          size="small"
          aria-label={t[format](statement.number)}
          disabled={save.isPending}
          onClick={() => save.mutate(format)}
          sx={{ minWidth: 44, px: 1 }}
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </Box>
  )
}
