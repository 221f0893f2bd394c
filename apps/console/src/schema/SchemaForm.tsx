import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { FormError } from '@officina/ui/FormError'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import type { ComponentType, ReactNode } from 'react'
import { Form, useRecordContext, useSaveContext } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { groupsOf } from './formGroups.ts'
import { formName } from './formName.ts'
import { KeptForm, type Saved } from './KeptForm.tsx'
import type { InputProps } from './overrides.ts'
import { SchemaInput, ShownIf } from './SchemaInput.tsx'
import type { Fields, ResourceSpec } from './spec.ts'
import { useErrorText } from './validation.ts'
import { groupTitle } from './words.ts'

type Props = {
  spec: ResourceSpec
  /** Of the record; without it this is the form for a new one. */
  id?: string
  /** Fields of the body: `spec.create` or `spec.update`. */
  fields: Fields
  inputs?: Readonly<Record<string, ComponentType<InputProps> | undefined>> | undefined
  /** Only these, in the spec's order. */
  only?: readonly string[] | undefined
  verb?: string
  /** Inside the form, below its inputs. */
  children?: ReactNode
  defaultValues?: Record<string, unknown>
  saved?: Saved | undefined
}

/** Inputs of a create or edit form, in the spec's groups, inside a react-admin save context. */
export function SchemaForm(props: Props) {
  const { only } = props
  const record = useRecordContext()
  const fields = only
    ? Object.fromEntries(Object.entries(props.fields).filter(([name]) => only.includes(name)))
    : props.fields
  return (
    <Form defaultValues={props.defaultValues} resetOptions={leaveTyped} noValidate>
      {groupsOf(props.spec, fields).map((group) => (
        <FormGroup key={group.key} {...props} fields={fields} group={group} />
      ))}
      {/* after the inputs: it writes into them when they are there */}
      <KeptForm
        name={formName(props.spec.name, props.id, only)}
        isReady={props.id === undefined || record !== undefined}
        saved={props.saved}
      />
      {props.children}
      <SaveBar verb={props.verb} />
    </Form>
  )
}

/** A record that is read again leaves alone what is being typed. The same object each time: a new one is a reset. */
const leaveTyped = { keepDirtyValues: true }

function FormGroup(props: Props & { group: ReturnType<typeof groupsOf>[number] }) {
  const { group, fields } = props
  const locale = useLocale()
  const inputs = props.inputs ?? {}
  return (
    <Card component="section" sx={{ p: { xs: 4, sm: 6 }, mb: 5, maxWidth: 720 }}>
      <Typography variant="h2" sx={{ mb: 4 }}>
        {groupTitle(group, locale)}
      </Typography>
      <Box>
        {group.fields.map((name) => {
          const field = fields[name]
          if (!field || field.readOnly) return null
          const Input = inputs[name] ?? SchemaInput
          return (
            <ShownIf key={name} field={field}>
              <Input source={name} field={field} />
            </ShownIf>
          )
        })}
      </Box>
    </Card>
  )
}

function SaveBar(props: { verb?: string | undefined }) {
  const t = useText(messages)
  const errorText = useErrorText()
  const { saving } = useSaveContext()
  const { isDirty, errors } = useFormState()
  return (
    <>
      <FormError>{errorText(errors.root?.serverError?.message)}</FormError>
      <Box sx={bar}>
        <Button
          type="submit"
          variant="contained"
          aria-disabled={saving || undefined}
          aria-busy={saving || undefined}
          onClick={saving ? (event) => event.preventDefault() : undefined}
        >
          {props.verb ?? t.save}
        </Button>
        <Box role="status" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {isDirty ? t.unsaved : ''}
        </Box>
      </Box>
    </>
  )
}

const bar = {
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  py: 3,
  bgcolor: 'background.default',
  zIndex: 1,
}

const messages = defineMessages({
  save: ['Save', '保存'],
  unsaved: ['Unsaved changes', '保存していない変更があります'],
})
