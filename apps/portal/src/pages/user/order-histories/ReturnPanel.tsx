import Button from '@mui/material/Button'
import { SidePanel } from '@officina/ui/SidePanel'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { useText } from '@officina/ui/text'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useSearch } from '../../../features/shop/useSearch.ts'
import { ReturnForm } from './ReturnForm.tsx'
import { ReturnLines } from './ReturnLines.tsx'
import { returnMessages } from './returnMessages.ts'
import type { Order } from './types.ts'

/** The order's panel while a return is asked for. */
export function ReturnPanel({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useText(returnMessages)
  const search = useSearch()
  const formId = useId()
  const [pending, setPending] = useState(false)
  const isPossible = order.lines.some((line) => line.returnable_quantity > 0)
  return (
    <SidePanel
      open
      title={t.title(order.number)}
      onClose={onClose}
      width={560}
      actions={
        <>
          <Button component={Link} to={search.href({ help: undefined })} preventScrollReset>
            {t.back}
          </Button>
          {isPossible && (
            <SubmitButton size="medium" fullWidth={false} form={formId} pending={pending}>
              {t.send}
            </SubmitButton>
          )}
        </>
      }
    >
      {isPossible ? (
        <ReturnForm
          id={formId}
          order={order}
          onPending={setPending}
          onDone={() => search.set({ help: undefined })}
        />
      ) : (
        <>
          <p>{t.nothing}</p>
          <ReturnLines
            id={formId}
            order={order}
            value={{}}
            error={undefined}
            onChange={() => undefined}
          />
        </>
      )}
    </SidePanel>
  )
}
