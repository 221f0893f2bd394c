import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useLocale, useText } from '@officina/ui/text'
import { useSaveFile } from '../../../features/useSaveFile.ts'
import { earningsMessages } from './earningsMessages.ts'

/** A statement as a document, its lines as a table. */
export function StatementFiles({ statement }: { statement: { id: string; number: string } }) {
  const t = useText(earningsMessages)
  const locale = useLocale()
  const file = useSaveFile<'pdf' | 'csv'>(({ download }, format) =>
    download('get', `/api/doctor/statements/{settlementId}/${format}`, {
      params: { path: { settlementId: statement.id }, query: { locale } },
    }),
  )
  return (
    <Box sx={{ display: 'inline-flex', ml: -1, mr: -2 }}>
      {(['pdf', 'csv'] as const).map((format) => (
        <Button
          key={format}
          size="small"
          aria-label={t[format](statement.number)}
          disabled={file.pending}
          onClick={() => void file.save(format)}
          sx={{ minWidth: 44, px: 1 }}
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </Box>
  )
}
