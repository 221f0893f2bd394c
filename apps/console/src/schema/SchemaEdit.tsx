import { errorText } from '@officina/ui/errorText.ts'
import { forgetInput } from '@officina/ui/keptInput.ts'
import { lazyPart } from '@officina/ui/lazyPart'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { ListSkeleton } from '@officina/ui/skeletons'
import { defineMessages, useText } from '@officina/ui/text'
import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import { EditBase, type HttpError, useNotify, useRefresh } from 'react-admin'
import { useOpenEdit } from '../admin/OpenEdits.ts'
import type { Conflict } from './ConflictDialog.tsx'
import { formName } from './formName.ts'
import type { Saved } from './KeptForm.tsx'
import type { InputOverrides, InputProps } from './overrides.ts'
import { type ResourceName, type ResourceSpec, specOf } from './spec.ts'
import { wholeRecord } from './wholeRecord.ts'

/** The edit form of a record. */
export function SchemaEdit<R extends ResourceName>(props: {
  resource: R
  id: string
  inputs?: InputOverrides<R>
  only?: readonly string[]
}) {
  const inputs = props.inputs as Inputs | undefined
  return <RecordEdit {...props} inputs={inputs} spec={specOf(props.resource)} />
}

type Inputs = Readonly<Record<string, ComponentType<InputProps> | undefined>>

/** The edit form of what a description tells. What somebody else saved meanwhile is shown, and never overwritten unasked. */
export function RecordEdit(props: {
  spec: ResourceSpec
  resource: string
  id: string
  inputs?: Inputs | undefined
  only?: readonly string[]
  /** Inside the form, below its inputs. */
  children?: ReactNode
}) {
  const { spec } = props
  const t = useText(messages)
  const notify = useNotify()
  const refresh = useRefresh()
  useOpenEdit()
  const [conflict, setConflict] = useState<Conflict>()
  const [version, setVersion] = useState(0)
  const [saved, setSaved] = useState<Saved>()
  const name = formName(spec.name, props.id, props.only)
  if (!spec.update) return null
  return (
    <EditBase
      resource={props.resource}
      id={props.id}
      mutationMode="pessimistic"
      redirect={false}
      // the page around it says what failed
      queryOptions={{ meta: wholeRecord, onError: () => undefined }}
      mutationOptions={{
        meta: wholeRecord,
        onSuccess: (answer, { data = {} }) => {
          setSaved({ sent: data, answer })
          forgetInput(name)
          setConflict(undefined)
          notify(t.saved, { type: 'success' })
          refresh()
        },
        onError: (error, variables) => {
          const { status, body } = error as HttpError
          if (status === 409 && body?.error_code === 'REVISION_CONFLICT') {
            const { data = {}, previousData = {} } = variables as Partial<Conflict>
            setConflict({
              data,
              previousData,
              by: body.changed_by ?? null,
              at: body.changed_at ?? null,
            })
          } else if (!body?.errors && !body?.handled) notify(errorText(error), { type: 'error' })
        },
      }}
    >
      <Suspense fallback={<ListSkeleton rows={5} />}>
        <SchemaForm
          // a new form is one in which nothing is typed
          key={version}
          spec={spec}
          id={props.id}
          fields={spec.update}
          inputs={props.inputs}
          only={props.only}
          saved={saved}
        >
          {props.children}
        </SchemaForm>
      </Suspense>
      {conflict && (
        <ConflictDialog
          resource={props.resource}
          id={props.id}
          conflict={conflict}
          onClose={() => setConflict(undefined)}
          onDone={() => {
            forgetInput(name)
            setConflict(undefined)
            setSaved(undefined)
            setVersion(version + 1)
            refresh()
          }}
        />
      )}
    </EditBase>
  )
}

// a record is on screen before the code of its inputs is wanted
const SchemaForm = lazyWithRetry(() => import('./SchemaForm.tsx'), 'SchemaForm')
const ConflictDialog = lazyPart(() => import('./ConflictDialog.tsx'))

const messages = defineMessages({
  saved: ['Saved', '保存しました'],
})
