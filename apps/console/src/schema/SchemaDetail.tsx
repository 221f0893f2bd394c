import Box from '@mui/material/Box'
import type { Locale } from '@officina/shared/locale'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { PageHeader } from '@officina/ui/PageHeader'
import { PageSkeleton } from '@officina/ui/PageSkeleton'
import { Status } from '@officina/ui/StatusChip'
import { ListSkeleton } from '@officina/ui/skeletons'
import { ErrorState } from '@officina/ui/states'
import { TabsNav } from '@officina/ui/TabsNav'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { type ReactNode, Suspense } from 'react'
import { type HttpError, type RaRecord, ShowBase, useShowContext } from 'react-admin'
import { Link, useLocation, useSearchParams } from 'react-router'
import { useMe } from '../admin/MeContext.ts'
import { NotFoundPage } from '../admin/statePages.tsx'
import { may } from '../providers/authProvider.ts'
import { shownOfQuery } from '../providers/shownOfQuery.ts'
import { RecordActions } from './Actions.tsx'
import { type Actions, deleteCallOf } from './actions.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { browsingSearch, recallBrowsing } from './browsing.ts'
import type { InputOverrides, ValueOverrides } from './overrides.ts'
import { PrevNext } from './PrevNext.tsx'
import { SchemaEdit } from './SchemaEdit.tsx'
import { SchemaShow } from './SchemaShow.tsx'
import {
  type FieldName,
  type RecordOf,
  type ResourceName,
  type ResourceSpec,
  specOf,
} from './spec.ts'
import { wholeRecord } from './wholeRecord.ts'
import { nameOfRecord, pluralOf } from './words.ts'

type Part<R extends ResourceName> = {
  key: string
  label: string
  render: (record: RecordOf<R>) => ReactNode
}
/** A tab with parts shows one of them; each part has its own address. */
type DetailTab<R extends ResourceName> = Part<R> | { label: string; parts: readonly Part<R>[] }

type SchemaDetailProps<R extends ResourceName> = {
  resource: R
  values?: ValueOverrides<R>
  inputs?: InputOverrides<R>
  /** Fields of the edit form; else all of the PATCH. */
  editFields?:
    | readonly FieldName<R>[]
    | ((record: RecordOf<R>) => readonly FieldName<R>[] | undefined)
  /** Whether this record has something to edit now; else it has no "Edit" tab. */
  editable?: (record: RecordOf<R>) => boolean
  /** Beside the title: the table of actions, or buttons; else Delete, where the contract has the call. */
  actions?: Actions<RecordOf<R>> | ((record: RecordOf<R>) => ReactNode)
  /** Below the title: a notice, a summary. */
  header?: (record: RecordOf<R>) => ReactNode
  /** Tabs after "Details" and "Edit", before "Notes" and "History". */
  tabs?: readonly DetailTab<R>[]
  /** In place of the groups of fields. */
  overview?: (record: RecordOf<R>) => ReactNode
  title?: (record: RecordOf<R>) => string
  subtitle?: (record: RecordOf<R>) => ReactNode
  /** In place of the page of an unknown address. */
  missing?: ReactNode
}

/** The page of the record in the address: name, state, actions; its fields, the edit form and further tabs, each with its address. */
export function SchemaDetail<R extends ResourceName>(props: SchemaDetailProps<R>) {
  return (
    <ShowBase
      resource={props.resource}
      queryOptions={{
        meta: wholeRecord,
        refetchOnWindowFocus: false,
        notifyOnChangeProps: shownOfQuery,
        onError: () => undefined,
      }}
    >
      <DetailPage {...(props as unknown as SchemaDetailProps<never>)} />
    </ShowBase>
  )
}

function DetailPage(props: SchemaDetailProps<never>) {
  const spec = specOf(props.resource)
  const locale = useLocale()
  const { record, error, refetch } = useShowContext()
  if (error && (error as HttpError).status === 404) return props.missing ?? <NotFoundPage />
  if (error && !record) return <ErrorState heading="h1" error={error} onRetry={() => refetch()} />
  if (!record) return <PageSkeleton />
  const browsing = recallBrowsing(spec.name)
  const status = Object.entries(spec.fields).find(([, field]) => field.status)
  const known = record as never
  return (
    <>
      <Breadcrumbs
        links={[
          {
            to: `/${spec.name}${browsing ? browsingSearch(browsing) : ''}`,
            label: pluralOf(spec, locale),
          },
        ]}
        current={nameOfRecord(spec, record, locale)}
      >
        <PrevNext resource={spec.name} id={String(record.id)} />
      </Breadcrumbs>
      <PageHeader
        title={props.title?.(known) ?? nameOfRecord(spec, record, locale)}
        subtitle={props.subtitle?.(known)}
        chips={
          status?.[1].status && record[status[0]] ? (
            <Status kind={status[1].status} value={String(record[status[0]])} />
          ) : undefined
        }
        action={
          typeof props.actions === 'function' ? (
            props.actions(known)
          ) : (
            <RecordActions<never>
              actions={props.actions ?? deletion(spec, record)}
              record={known}
            />
          )
        }
      />
      {props.header?.(known)}
      <Tabs {...props} record={known} />
    </>
  )
}

function Tabs(props: SchemaDetailProps<never> & { record: never }) {
  const t = useText(messages)
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const spec = specOf(props.resource)
  const mayEdit = may(useMe(), spec.name, 'edit')
  const own = (key: 'details' | 'edit' | 'notes' | 'history') => ({
    label: t[key],
    parts: [{ key: key as string, label: t[key] }],
  })
  const tabs = [
    own('details'),
    ...(spec.update && mayEdit && props.editable?.(props.record) !== false ? [own('edit')] : []),
    ...(props.tabs ?? [])
      .map((tab) => ('parts' in tab ? tab : { label: tab.label, parts: [tab] }))
      .filter((tab) => tab.parts.length > 0),
    ...(spec.notes ? notesAndHistory.map(own) : []),
  ]
  const asked = search.get('tab')
  const current = tabs.find((tab) => tab.parts.some(({ key }) => key === asked)) ?? tabs[0]
  const part = current?.parts.find(({ key }) => key === asked) ?? current?.parts[0]
  const to = (key: string | undefined) =>
    key === tabs[0]?.parts[0]?.key ? pathname : `${pathname}?tab=${key}`
  return (
    <>
      {tabs.length > 1 && (
        <TabsNav
          label={t.tabs}
          tabs={tabs.map((tab) => ({
            to: to(tab.parts[0]?.key),
            label: tab.label,
            current: tab === current,
          }))}
        />
      )}
      {current && current.parts.length > 1 && (
        <Box component="nav" aria-label={current.label} sx={chips}>
          {current.parts.map(({ key, label }) => (
            <Link key={key} to={to(key)} aria-current={key === part?.key ? 'page' : undefined}>
              {label}
            </Link>
          ))}
        </Box>
      )}
      <TabContent {...props} tab={part?.key ?? 'details'} />
    </>
  )
}

function TabContent(props: SchemaDetailProps<never> & { record: never; tab: string }) {
  const { id } = props.record as { id: string }
  if (props.tab === 'details')
    return props.overview ? (
      props.overview(props.record)
    ) : (
      <SchemaShow resource={props.resource} record={props.record} values={props.values} />
    )
  if (props.tab === 'edit')
    return (
      <SchemaEdit
        resource={props.resource}
        id={id}
        inputs={props.inputs}
        only={
          typeof props.editFields === 'function' ? props.editFields(props.record) : props.editFields
        }
      />
    )
  const own = { resource: props.resource as string, id }
  if (props.tab === 'notes' || props.tab === 'history')
    return (
      <Suspense fallback={<ListSkeleton rows={5} />}>
        {props.tab === 'notes' ? <RecordNotes {...own} /> : <RecordHistory {...own} />}
      </Suspense>
    )
  return props.tabs
    ?.flatMap((tab) => ('parts' in tab ? tab.parts : tab))
    .find((part) => part.key === props.tab)
    ?.render(props.record)
}

const RecordNotes = lazyWithRetry(() => import('./RecordNotes.tsx'))

const RecordHistory = lazyWithRetry(() => import('./RecordHistory.tsx'))

/** Deletes a record for good, where the contract has the call and the reader may make it. */
function deletion(spec: ResourceSpec, record: RaRecord): Actions<never> {
  const call = deleteCallOf(spec.name)
  if (!call) return {}
  const name = (locale: Locale) => nameOfRecord(spec, record, locale)
  return {
    delete: {
      call,
      label: ['Delete', '削除する'],
      title: [`Delete “${name('en')}”?`, `「${name('ja')}」を削除しますか？`],
      text: [
        `The ${spec.title.toLowerCase()} and its notes are deleted permanently. The audit log records the deletion.`,
        `${spec.title_ja}はメモを含めて完全に削除されます。削除の記録は監査ログに残ります。`,
      ],
      done: [`${spec.title} deleted`, `${spec.title_ja}を削除しました`],
      leadsTo: () => `/${spec.name}`,
      danger: true,
    },
  }
}

const chips = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  mb: 4,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: { xs: 44, sm: 32 },
    px: 3,
    border: 1,
    borderColor: 'divider',
    borderRadius: '8px',
    color: 'text.primary',
    textDecoration: 'none',
    '&:hover': { borderColor: 'primary.main' },
    '&[aria-current]': { color: 'primary.main', borderColor: 'primary.main', fontWeight: 600 },
  },
}

const notesAndHistory = ['notes', 'history'] as const

const messages = defineMessages({
  details: ['Details', '詳細'],
  edit: ['Edit', '編集'],
  notes: ['Notes', 'メモ'],
  history: ['History', '履歴'],
  tabs: ['Sections of this record', 'この記録の内容'],
})
