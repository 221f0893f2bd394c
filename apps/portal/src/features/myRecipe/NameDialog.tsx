import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { Field } from '@officina/ui/Field'
import { useKeptState } from '@officina/ui/keptInput.ts'
import { useText } from '@officina/ui/text'
import { type ReactNode, useState } from 'react'
import { myRecipeWords } from './words.ts'

/** Asks for a name, which is kept under `of` until the answer of `onName` has come or the dialog is left. */
export function NameDialog(props: {
  of: string
  title: string
  text?: ReactNode
  verb: string
  name?: string
  pending: boolean
  error: string | undefined
  onName: (name: string) => Promise<unknown>
  onClose: () => void
}) {
  const t = useText(myRecipeWords)
  const name = useKeptState(`name ${props.of}`, props.name ?? '')
  const [isMissing, setMissing] = useState(false)
  return (
    <ConfirmDialog
      open
      title={props.title}
      consequence={props.text}
      verb={props.verb}
      pending={props.pending}
      error={props.error}
      onConfirm={async () => {
        const given = name.value.trim()
        setMissing(!given)
        if (!given) return
        await props.onName(given)
        name.forget()
      }}
      onClose={() => {
        name.forget()
        props.onClose()
      }}
    >
      <Field
        label={t.name}
        help={t.nameHelp}
        value={name.value}
        autoFocus
        error={isMissing && !name.value.trim() ? t.nameMissing : undefined}
        inputProps={{ maxLength: 80 }}
        onChange={(event) => name.set(event.target.value)}
      />
    </ConfirmDialog>
  )
}
