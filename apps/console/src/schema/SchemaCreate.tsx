import { errorText } from '@officina/ui/errorText.ts'
import { forgetInput } from '@officina/ui/keptInput.ts'
import { PageHeader } from '@officina/ui/PageHeader'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { unguarded } from '@officina/ui/unguarded.ts'
import { CreateBase, type HttpError, useNotify } from 'react-admin'
import { useNavigate } from 'react-router'
import { useMe } from '../admin/MeContext.ts'
import { AccessDenied } from '../admin/statePages.tsx'
import { may } from '../providers/authProvider.ts'
import { recordPath } from '../resources/recordPath.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { formName } from './formName.ts'
import type { InputOverrides } from './overrides.ts'
import { SchemaForm } from './SchemaForm.tsx'
import { type RecordOf, type ResourceName, specOf } from './spec.ts'
import { createTitle, nameOfRecord, pluralOf, singularOf } from './words.ts'

/** The form for a new record; saving leads to its page. */
export function SchemaCreate<R extends ResourceName>(props: {
  resource: R
  inputs?: InputOverrides<R>
  defaultValues?: Record<string, unknown>
  /** What the toast says. */
  created?: (record: RecordOf<R>) => string
}) {
  const spec = specOf(props.resource)
  const t = useText(messages)
  const locale = useLocale()
  const notify = useNotify()
  const navigate = useNavigate()
  const isAllowed = may(useMe(), props.resource, 'create')
  if (!isAllowed) return <AccessDenied />
  if (!spec.create) return null
  const verb = spec.create_verb?.[locale] ?? createTitle(spec, locale)
  return (
    <>
      <Breadcrumbs
        links={[{ to: `/${spec.name}`, label: pluralOf(spec, locale) }]}
        current={verb}
      />
      <PageHeader title={createTitle(spec, locale)} />
      <CreateBase
        disableAuthentication
        resource={props.resource}
        redirect={false}
        mutationMode="pessimistic"
        mutationOptions={{
          onSuccess: (record: { id: string }) => {
            forgetInput(formName(spec.name))
            const name = () =>
              t.created(singularOf(spec, locale), nameOfRecord(spec, record, locale))
            notify(props.created?.(record as unknown as RecordOf<R>) ?? name(), { type: 'success' })
            void navigate(recordPath(spec.name, record.id), { replace: true, state: unguarded })
          },
          onError: (error) => {
            const { body } = error as HttpError
            if (!body?.errors && !body?.handled) notify(errorText(error), { type: 'error' })
          },
        }}
      >
        <SchemaForm
          spec={spec}
          fields={spec.create}
          inputs={props.inputs as InputOverrides<ResourceName> | undefined}
          verb={verb}
          defaultValues={{ ...defaultsOf(spec.create), ...props.defaultValues }}
        />
      </CreateBase>
    </>
  )
}

const defaultsOf = (fields: Record<string, { default?: unknown }>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.default === undefined ? [] : [[name, field.default]],
    ),
  )

const messages = defineMessages({
  created: (what: string, name: string) => [
    `${what} added: ${name}`,
    `${what}「${name}」を追加しました`,
  ],
})
