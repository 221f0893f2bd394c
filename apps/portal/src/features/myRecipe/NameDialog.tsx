import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { Field } from '@officina/ui/Field'
import { useText } from '@officina/ui/text'
import { type ReactNode, useState } from 'react'
import { myRecipeWords } from './words.ts'

/** Asks for a name. */
export function NameDialog(props: {
  title: string
  text?: ReactNode
  verb: string
  name?: string
  pending: boolean
  error: string | undefined
  onName: (name: string) => void
  onClose: () => void
}) {
  const t = useText(myRecipeWords)
  const [name, setName] = useState(props.name ?? '')
  const [isMissing, setMissing] = useState(false)
  return (
    <ConfirmDialog
      open
      title={props.title}
      consequence={props.text}
      verb={props.verb}
      pending={props.pending}
      error={props.error}
      onConfirm={() => {
        setMissing(!name.trim())
        if (name.trim()) props.onName(name.trim())
      }}
      onClose={props.onClose}
    >
      <Field
        label={t.name}
        help={t.nameHelp}
        value={name}
        autoFocus
        error={isMissing && !name.trim() ? t.nameMissing : undefined}
        inputProps={{ maxLength: 80 }}
        onChange={(event) => setName(event.target.value)}
      />
    </ConfirmDialog>
  )
}
