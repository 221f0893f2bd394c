import { useApiMutation } from '@officina/client/query'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { Field } from '@officina/ui/Field'
import { useText } from '@officina/ui/text'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { catalogWords } from './words.ts'

/** Names a new catalog, empty or a copy of `source`, and opens it. */
export function CatalogDialog(props: {
  source?: { id: string; name: string }
  onClose: () => void
}) {
  const t = useText(catalogWords)
  const navigate = useNavigate()
  const { source } = props
  const [name, setName] = useState(source?.name ?? '')
  const [description, setDescription] = useState('')
  const [isMissing, setMissing] = useState(false)
  const create = useApiMutation('post', '/api/doctor/catalogs', {
    invalidates: ['/api/doctor/catalogs'],
    onSuccess: (made) => void navigate(`/doctors/catalog?catalogId=${made.id}`),
  })
  function confirm() {
    setMissing(!name.trim())
    if (!name.trim()) return
    create.mutate({
      body: { name, description, visibility: 'hidden', ...(source ? { copy_of: source.id } : {}) },
    })
  }
  return (
    <ConfirmDialog
      open
      title={source ? t.copyTitle(source.name) : t.new}
      consequence={source && t.copyText}
      verb={source ? t.copy : t.create}
      pending={create.isPending}
      error={create.error?.message}
      onConfirm={confirm}
      onClose={props.onClose}
    >
      <Field
        label={t.name}
        value={name}
        autoFocus
        error={isMissing && !name.trim() ? t.nameMissing : undefined}
        inputProps={{ maxLength: 60 }}
        onChange={(event) => setName(event.target.value)}
      />
      <Field
        label={t.description}
        help={t.descriptionHelp}
        optional
        value={description}
        multiline
        minRows={2}
        inputProps={{ maxLength: 500 }}
        onChange={(event) => setDescription(event.target.value)}
      />
    </ConfirmDialog>
  )
}
