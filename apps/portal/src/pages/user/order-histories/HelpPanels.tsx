import Button from '@mui/material/Button'
import { SidePanel } from '@officina/ui/SidePanel'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { useText } from '@officina/ui/text'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useSearch } from '../../../features/list/useSearch.ts'
import type { Order } from './OrderLines.tsx'
import { ReportForm } from './ReportForm.tsx'
import { ReturnForm } from './ReturnForm.tsx'
import { ReturnLines } from './ReturnLines.tsx'
import { reportMessages } from './reportMessages.ts'
import { returnMessages } from './returnMessages.ts'

type HelpProps = { order: Order; onClose: () => void }

/** The order's panel while a problem is reported. */
export function ReportPanel({ order, onClose }: HelpProps) {
  const t = useText(reportMessages)
  return (
    <HelpPanel title={t.title(order.number)} words={t} onClose={onClose}>
      {(form) => <ReportForm {...form} order={order} />}
    </HelpPanel>
  )
}

/** The order's panel while a return is asked for. */
export function ReturnPanel({ order, onClose }: HelpProps) {
  const t = useText(returnMessages)
  const isPossible = order.lines.some((line) => line.returnable_quantity > 0)
  return (
    <HelpPanel
      title={t.title(order.number)}
      words={{ back: t.back, ...(isPossible ? { send: t.send } : {}) }}
      onClose={onClose}
    >
      {(form) =>
        isPossible ? (
          <ReturnForm {...form} order={order} />
        ) : (
          <>
            <p>{t.nothing}</p>
            <ReturnLines
              id={form.id}
              order={order}
              value={{}}
              error={undefined}
              onChange={() => undefined}
            />
          </>
        )
      }
    </HelpPanel>
  )
}

/** A form in the order's panel, with the way back to the order; without `send` there is nothing to send. */
export function HelpPanel(props: {
  title: string
  words: { back: string; send?: string }
  onClose: () => void
  children: (form: {
    id: string
    onPending: (pending: boolean) => void
    onDone: () => void
  }) => ReactNode
}) {
  const search = useSearch()
  const id = useId()
  const [pending, setPending] = useState(false)
  const { back, send } = props.words
  // photos take a while: whoever has left meanwhile stays where they are
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const onDone = () => isHere.current && search.set({ help: undefined })
  return (
    <SidePanel
      title={props.title}
      onClose={props.onClose}
      actions={
        <>
          <Button component={Link} to={search.href({ help: undefined })} preventScrollReset>
            {back}
          </Button>
          {send && (
            <SubmitButton inline form={id} pending={pending}>
              {send}
            </SubmitButton>
          )}
        </>
      }
    >
      {props.children({ id, onPending: setPending, onDone })}
    </SidePanel>
  )
}
