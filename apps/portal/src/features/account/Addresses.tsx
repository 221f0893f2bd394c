import Button from '@mui/material/Button'
import { invalidate, q, useApiMutation } from '@officina/client/query'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { StatusChip } from '@officina/ui/StatusChip'
import { EmptyState } from '@officina/ui/states'
import { useLocale, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryClient } from '../../queryClient.ts'
import { type Address, AddressForm } from '../address/AddressForm.tsx'
import { addressMessages } from '../address/addressMessages.ts'
import { Loaded } from '../Loaded.tsx'
import { addressText } from '../shop/texts.ts'
import { toast } from '../toast.tsx'
import { messages } from './messages.ts'
import { Entries, Entry, Part } from './parts.tsx'

const path = '/api/patient/addresses/{addressId}'
const invalidates = ['/api/patient/addresses', '/api/patient/cart', '/api/patient/top']

/** The address book. */
export function Addresses() {
  const t = useText(messages)
  const words = useText(addressMessages)
  const query = useQuery(q('/api/patient/addresses'))
  const [editing, setEditing] = useState<Address | 'new'>()
  if (editing)
    return (
      <Part title={editing === 'new' ? words.newAddress : words.changeAddress}>
        <AddressForm
          editing={editing}
          onClose={() => setEditing(undefined)}
          onSaved={() => {
            // delivery and tax of the cart below may be others now
            void invalidate(queryClient, '/api/patient/cart')
            toast.success(t.saved)
          }}
        />
      </Part>
    )
  return (
    <Part title={t.sections.addresses} lead={t.addressesText}>
      <Loaded query={query}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState title={t.noAddress} text={t.noAddressText} />
          ) : (
            <Entries label={t.sections.addresses}>
              {list.map((each) => (
                <AddressEntry key={each.id} address={each} onEdit={() => setEditing(each)} />
              ))}
            </Entries>
          )
        }
      </Loaded>
      <Button variant="outlined" onClick={() => setEditing('new')}>
        {t.addAddress}
      </Button>
    </Part>
  )
}

function AddressEntry({ address, onEdit }: { address: Address; onEdit: () => void }) {
  const t = useText(messages)
  const locale = useLocale()
  const [asking, setAsking] = useState(false)
  const params = { path: { addressId: address.id } }
  const choose = useApiMutation('patch', path, {
    invalidates,
    onSuccess: () => toast.success(t.saved),
    onError: toast.failed,
  })
  const remove = useApiMutation('delete', path, {
    invalidates,
    onSuccess: () => toast.success(t.addressRemoved),
  })
  const name = [address.label, address.name].filter(Boolean).join(' · ')
  return (
    <Entry
      actions={
        <>
          {!address.is_default && (
            <Button
              size="small"
              disabled={choose.isPending}
              onClick={() => choose.mutate({ params, body: { is_default: true } })}
            >
              {t.makeUsual}
            </Button>
          )}
          <Button size="small" aria-label={t.changeName(name)} onClick={onEdit}>
            {t.change}
          </Button>
          <Button size="small" aria-label={t.removeName(name)} onClick={() => setAsking(true)}>
            {t.remove}
          </Button>
        </>
      }
    >
      <strong>{name}</strong> {address.is_default && <StatusChip tone="good">{t.usual}</StatusChip>}
      <div>{addressText(address, locale)}</div>
      <ConfirmDialog
        open={asking}
        title={t.removeTitle(name)}
        consequence={t.removeText}
        verb={t.removeVerb}
        danger
        call={remove}
        onConfirm={() => remove.mutate({ params })}
        onClose={() => setAsking(false)}
      />
    </Entry>
  )
}
