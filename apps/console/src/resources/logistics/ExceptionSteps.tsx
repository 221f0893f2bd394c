import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { defineMessages, useText } from '@officina/ui/text'
import { Link } from 'react-router'
import { useMe } from '../../admin/MeContext.ts'
import type { RowOf } from '../../schema/overrides.ts'
import { recordPath } from '../recordPath.ts'

type Props = {
  parcel: RowOf<'shipments'>
  onStep: (parcelId: string, step: string) => void
}

/** What can be done about a parcel that did not arrive: again, money back, or ask the patient. */
export function ExceptionSteps({ parcel, onStep }: Props) {
  const t = useText(messages)
  const { permissions } = useMe()
  const may = (permission: string) => permissions.includes(permission)
  const name = (verb: string) => `${parcel.number}: ${verb}`
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

const messages = defineMessages({
  address: ['Correct the address', '住所を訂正'],
  reshipped: ['Send again', '再発送'],
  refund: ['Refund', '返金'],
  contact: ['Write to the patient', '患者に連絡'],
})
