import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput from '@mui/material/OutlinedInput'
import { defineMessages, useText } from '@officina/ui/text'
import { useServerForm } from '@officina/ui/useServerForm.ts'
import { useEffect, useRef } from 'react'
import { useRefresh } from 'react-admin'
import { dataProvider } from '../../providers/dataProvider.ts'
import { countOf } from '../../schema/units.ts'
import type { Count } from './countActions.ts'

type Props = { count: Count; place: Count['places'][number] }

/** The figure of one place; it is sent when the field is left, or by Enter, which leads to the next one. */
export function CountInput({ count, place }: Props) {
  const t = useText(messages)
  const refresh = useRefresh()
  const saved = place.counted === null ? '' : String(place.counted)
  // until the refreshed record has it
  const sent = useRef<{ over: number | null; counted: number }>(undefined)
  const form = useServerForm({ counted: saved }, async () => {
    const { variant_id, lot, expires_on } = place
    // what was typed while the figure before was on its way is sent behind it
    for (;;) {
      const counted = countOf(typed.current)
      if (counted === undefined || counted === known()) break
      const body = { variant_id, lot, expires_on, counted, seen: known() }
      await dataProvider
        .call('POST', `/api/admin/stock-counts/${count.id}/record`, { body })
        .catch((error) => {
          // somebody else was faster: what they have counted is read, and replaced once it was seen
          refresh()
          throw error
        })
      sent.current = { over: place.counted, counted }
    }
    refresh()
  })
  // a page that is come back to shows what was saved when it was left
  const shown = useRef(saved)
  useEffect(() => {
    if (shown.current === saved) return
    if (typed.current === shown.current) form.set('counted', saved)
    shown.current = saved
  })
  const { error = form.message, ...input } = form.field('counted')
  const id = `count-${place.id}`
  const { counted } = form.values
  const typed = useRef(counted)
  typed.current = counted
  const known = () => (sent.current?.over === place.counted ? sent.current.counted : place.counted)
  function leave() {
    const units = countOf(counted)
    if (counted.trim() === '' ? saved === '' : units === known()) return
    // what is wrong is said there, but does not hold the focus
    if (units === undefined) form.setErrors({ counted: [t.whole] })
    else void form.formProps.onSubmit()
  }
  return (
    <form
      {...form.formProps}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        nextField(event.target as HTMLElement)?.focus()
      }}
    >
      <FormControl error={Boolean(error)}>
        <OutlinedInput
          {...input}
          id={id}
          size="small"
          autoComplete="off"
          sx={{ width: 96, '& input': { textAlign: 'right' } }}
          inputProps={{
            'aria-label': t.units(place.product, place.lot ?? t.none),
            'aria-invalid': error ? true : undefined,
            'aria-describedby': error ? `${id}-note` : undefined,
            inputMode: 'numeric',
          }}
        />
        {error && (
          <FormHelperText id={`${id}-note`} role="alert">
            {error}
          </FormHelperText>
        )}
      </FormControl>
    </form>
  )
}

const scanField = 'input[name="code"]'

/** The one below; the scan field after the last. */
function nextField(from: HTMLElement): HTMLElement | null {
  const fields = [...document.querySelectorAll<HTMLElement>('input[id^="count-"]')]
  return fields[fields.indexOf(from) + 1] ?? document.querySelector<HTMLElement>(scanField)
}

const messages = defineMessages({
  units: (product: string, lot: string) => [
    `Units of ${product}, ${lot}`,
    `${product}（${lot}）の数量`,
  ],
  none: ['without a lot', 'ロットなし'],
  whole: ['Enter a whole number.', '整数を入力してください。'],
})
