import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { named } from '@officina/shared/format'
import { Field } from '@officina/ui/Field'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useServerForm } from '@officina/ui/useServerForm.ts'
import { Link } from 'react-router'
import { useMe } from '../../admin/MeContext.ts'
import { dataProvider } from '../../providers/dataProvider.ts'
import { ImportButton } from '../../schema/ImportButton.tsx'
import type { RowOf } from '../../schema/overrides.ts'
import { recordPath } from '../recordPath.ts'
import { parcelOf, scanned } from './parcel.ts'

/** The scanner types a number and Enter: the parcel opens. The carrier's list comes in beside it. */
export function BoardTools(props: { onFound: (parcelId: string, step?: string) => void }) {
  const t = useText(messages)
  const { permissions } = useMe()
  const scan = useServerForm({ number: '' }, async ({ number }) => {
    const wanted = scanned(number)
    const { data } = await dataProvider.getList('shipments', {
      filter: { q: wanted },
      pagination: { page: 1, perPage: 25 },
      sort: { field: 'created_at', order: 'ASC' },
    })
    type Row = { id: string; number: string; order_number: string; status: string }
    const found = parcelOf(data as Row[], wanted)
    if (!found) throw { status: 422, message: '', errors: { number: [t.unknown(wanted)] } }
    scan.set('number', '')
    // who has the box in hand wants to pack it
    props.onFound(found.id, found.status === 'picking' ? 'packed' : undefined)
  })
  if (!permissions.includes('logistics.manage')) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'start', mb: 2 }}>
      <form {...scan.formProps} style={{ flex: '1 1 240px', maxWidth: 340 }}>
        <Field
          {...scan.field('number')}
          label={t.scan}
          placeholder="S-2026-000045"
          autoComplete="off"
          inputProps={{ maxLength: 40, inputMode: 'text' }}
        />
      </form>
      <ImportButton
        sx={{ mt: { sm: 6 } }}
        title={t.import}
        text={t.columns}
        path="/api/admin/shipments/import-tracking"
        sample={sampleFile}
      />
    </Box>
  )
}

type Props = {
  parcel: RowOf<'shipments'>
  onStep: (parcelId: string, step: string) => void
}

/** What can be done about a parcel that did not arrive: again, money back, or ask the patient. */
export function ExceptionSteps({ parcel, onStep }: Props) {
  const t = useText(messages)
  const locale = useLocale()
  const { permissions } = useMe()
  const may = (permission: string) => permissions.includes(permission)
  const name = (verb: string) => named(parcel.number, verb, locale)
  const stepButton = (step: 'reshipped' | 'contact') => (
    <Button size="small" aria-label={name(t[step])} onClick={() => onStep(parcel.id, step)}>
      {t[step]}
    </Button>
  )
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, '& > *': { whiteSpace: 'nowrap' } }}
      // the row opens the parcel; its buttons do not
      onClick={(event) => event.stopPropagation()}
    >
      {may('order.manage') && parcel.exception_code === 'address' && (
        <Button
          size="small"
          component={Link}
          to={`${recordPath('orders', parcel.order_id)}?tab=edit`}
          aria-label={name(t.address)}
        >
          {t.address}
        </Button>
      )}
      {may('logistics.manage') && stepButton('reshipped')}
      {may('order.refund') && (
        <Button
          size="small"
          component={Link}
          to={`${recordPath('orders', parcel.order_id)}?do=refund`}
          aria-label={name(t.refund)}
        >
          {t.refund}
        </Button>
      )}
      {may('order.manage') && stepButton('contact')}
    </Box>
  )
}

const sampleFile =
  'Parcel,Carrier,Tracking number,Shipped at,Delivered at\r\nS-2026-000045,UPS,1Z999AA10123456784,2026-11-20,\r\nS-2026-000031,,,,2026-11-20\r\n'

const messages = defineMessages({
  scan: ['Scan a parcel or order', '荷物番号・注文番号を読み取る'],
  unknown: (number: string) => [
    `No parcel found for ${number}.`,
    `${number} の荷物は見つかりません。`,
  ],
  import: ['Import tracking numbers', 'お問い合わせ番号の取り込み'],
  columns: [
    'Columns: Parcel (or Order), Carrier, Tracking number and, if known, Shipped at. A row with Delivered at marks a shipped parcel as delivered. We check the file first. Nothing is imported until you confirm.',
    '列は「荷物番号」（または「注文番号」）「配送業者」「お問い合わせ番号」、わかる場合は「発送日」です。「お届け日」のある行では、発送済みの荷物がお届け済みになります。まず内容を確認します。確定するまで取り込みは行われません。',
  ],
  address: ['Correct address', '住所を訂正'],
  reshipped: ['Reship', '再発送'],
  refund: ['Refund', '返金'],
  contact: ['Email patient', '患者に連絡'],
})
