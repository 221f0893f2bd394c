import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useApiMutation } from '@officina/client/query'
import { named } from '@officina/shared/format'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { FormDialog } from '@officina/ui/FormDialog'
import { useLocale, useText } from '@officina/ui/text'
import { useState } from 'react'
import { Refused } from '../../../features/Refused.tsx'
import { changedByRecipe } from '../../../features/recipe/changedByRecipe.ts'
import { toast } from '../../../features/toast.tsx'
import { useSaveFile } from '../../../features/useSaveFile.ts'
import { type Row, useRowName } from './columns.tsx'
import { messages } from './messages.ts'

/** A file holds so many recipes, as the contract says. */
const mostPrinted = 25
type Props = { rows: Row[]; isReadOnly: boolean; onDone: () => void }

/** Reminds of what was not ordered and prints, for the selected recipes at once; who was refused is named. */
export function BulkBar({ rows, isReadOnly, onDone }: Props) {
  const t = useText(messages)
  const locale = useLocale()
  const nameOf = useRowName()
  const [isAsking, setIsAsking] = useState(false)
  const [failures, setFailures] = useState<string[]>([])
  const print = useSaveFile(({ download }) => {
    const id = rows.slice(0, mostPrinted).map((row) => row.id)
    return download('get', '/api/doctor/recipes/pdf', {
      params: { query: { filter: { id }, locale } },
    })
  })
  const waiting = rows.filter((row) => row.actions.includes('remind'))
  const remind = useApiMutation('post', '/api/doctor/recipes/remind', {
    invalidates: changedByRecipe,
    onSuccess: (results) => {
      const refused = results.filter(({ ok }) => !ok)
      if (results.length > refused.length)
        toast.success(t.reminded(results.length - refused.length))
      setFailures(
        refused.map(({ id, message }) => {
          const row = rows.find((each) => each.id === id)
          return named(row ? nameOf(row) : '', message ?? '', locale)
        }),
      )
      if (refused.length === 0) close(true)
    },
  })
  function close(isDone: boolean) {
    setIsAsking(false)
    setFailures([])
    if (isDone) onDone()
  }
  return (
    <Box role="group" aria-label={t.bulk} sx={bar}>
      <span aria-live="polite">{t.selected(rows.length)}</span>
      {!isReadOnly && (
        <Button
          variant="outlined"
          disabled={waiting.length === 0}
          onClick={() => {
            remind.reset()
            setIsAsking(true)
          }}
        >
          {t.remind(waiting.length)}
        </Button>
      )}
      <Button
        variant="outlined"
        disabled={rows.length > mostPrinted}
        aria-busy={print.pending || undefined}
        onClick={() => void print.save()}
      >
        {rows.length > mostPrinted ? t.pdfAtMost(mostPrinted) : t.pdf}
      </Button>
      <Button onClick={onDone}>{t.clear}</Button>
      {isAsking && failures.length > 0 && (
        <FormDialog title={t.remindVerb} onClose={() => close(true)}>
          <Refused heading={t.refused} failures={failures} />
        </FormDialog>
      )}
      {isAsking && failures.length === 0 && (
        <ConfirmDialog
          title={t.remindTitle(waiting.length)}
          consequence={t.remindText}
          verb={t.remindVerb}
          call={remind}
          onConfirm={() => remind.mutate({ body: { ids: waiting.map(({ id }) => id) } })}
          onClose={() => close(false)}
        />
      )}
    </Box>
  )
}

const bar = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4 }
