import { commands } from '@officina/openapi/commands'
import { formatMoney } from '@officina/shared/format'
import { useLocale } from '@officina/ui/text'
import type { useServerForm } from '@officina/ui/useServerForm.ts'
import type { ReactNode } from 'react'
import { useMe } from '../admin/MeContext.ts'
import type { Me } from '../session/me.ts'
import type { ResourceName } from './spec.ts'

export type CommandName = keyof typeof commands
export type Pair = readonly [en: string, ja: string]
/** What words may need besides the record. */
export type Saying = {
  me: Me
  money: (amount: number, currency: string) => string
  pick: (pair: Pair) => string
}
/** Words of an action, in both languages; most name the record. */
export type Words<R> = Pair | ((record: R, saying: Saying) => Pair)

/** What an action is about: a record, or a part of one with what its words need. */
export type Subject = { id: string; revision?: number; updated_at?: string; currency?: string }

/** The actions of a kind of record by their key, in the order in which they are offered. */
export type Actions<R extends Subject> = Readonly<Record<string, Action<R>>>
export type Action<R extends Subject> = Command<R> | Direct<R> | FileOf<R> | LinkTo<R>

type Offered<R> = {
  label: Words<R>
  /** Whether the record's state allows it. The permission is that of the call. */
  when?: (record: R, me: Me) => boolean
  /** Permission, where there is no call that says it. */
  may?: string
  /** Shown, but it cannot be pressed now. */
  off?: (record: R) => boolean | undefined
  /** The next step: the first of those that are offered stands out. */
  main?: boolean
  /** Comes before all others. */
  first?: (record: R) => boolean
  danger?: boolean
  /** Offered in a part of the page, not in its header. */
  part?: string
}

/** Asks in a dialog, then calls. */
export type Command<R extends Subject> = Offered<R> & {
  /** What the contract calls it: it knows the permission, the fields, the revision and the Idempotency-Key. */
  call: CommandName
  /** Names the object: "Approve D-000123, Hanako Yamada?" */
  title: Words<R>
  /** What happens then. */
  text: Words<R>
  /** More below the text. */
  More?: (props: { record: R }) => ReactNode
  /** On the dialog's button, where it is not the label. */
  verb?: Words<R>
  /** Cancels, stops or takes back: “Cancel” beside it could be either. */
  cancels?: boolean
  /** Without it this is a step before the last: whoever asked goes on, and closes the dialog. */
  done?: Words<R>
  /** In the order in which they are asked for. */
  fields?: Readonly<Record<string, ActionField<R>>>
  /** Many short fields stand side by side where there is room. */
  isDense?: boolean
  /** Sent beside the fields and the revision. */
  sends?: (record: R) => object
  /** A dialog that draws more than fields: it hands itself to `ActionDialog`. */
  Dialog?: (props: DialogProps<R>) => ReactNode
  /** The call that takes it back, and what it sends besides the revision that is then current. */
  undo?: { call: CommandName; sends?: (before: R) => object }
  /** Where one is led when it is done. */
  leadsTo?: (answer: unknown) => string
}

/** Calls without asking: it can be undone, and nobody is notified. */
export type Direct<R extends Subject> = Offered<R> & {
  direct: true
  call: CommandName
  done: Words<R>
  undo: NonNullable<Command<R>['undo']>
}

export type ActionForm<V extends Record<string, unknown>> = ReturnType<typeof useServerForm<V>>

/** What a dialog is given: the action, what it is about, and what happens when it is left or done. */
export type DialogProps<R extends Subject> = {
  action: Command<R>
  record: R
  onClose: () => void
  onDone?: ((answer: unknown) => void) | undefined
}

type FileOf<R> = Offered<R> & { file: (record: R, locale: string) => FileCall }
type LinkTo<R> = Offered<R> & { to: (record: R) => string }
export type FileCall = { path: string; method?: 'post'; query?: object; body?: object }

/** What the contract does not say of a field of a call. */
export type ActionField<R> = {
  label?: Words<R>
  help?: Words<R> | ((record: R, saying: Saying, values: ActionValues) => Pair | undefined) | null
  /** Begins with it; a function is asked once. */
  initial?: unknown
  /** Lines of a long text. */
  rows?: number
  /** The input, where the contract's type does not tell it. */
  as?: 'percent'
  /** Words of the choices, where the contract has none; without it they are those of `like`. */
  options?: Readonly<Record<string, Pair>>
  /** Field of a record with the same values; who names it imports its description. */
  like?: { resource: ResourceName; field: string }
  /** Of another record: what those on offer have in common. */
  among?: Record<string, unknown>
  /** The one that is not on offer: the record itself, or the one it has. */
  except?: (record: R) => string | null | undefined
  /** Asked only then. */
  if?: (values: ActionValues, record: R, saying: Saying) => boolean
  /** In place of what the server says is wrong. */
  wrong?: Pair
  Input?: (props: { form: ActionForm<ActionValues>; record: R }) => ReactNode
}
// biome-ignore lint/suspicious/noExplicitAny: what is typed has the shape of the contract's body, known at run time
export type ActionValues = Record<string, any>

/** Something to do with the chosen rows: one call for all of them, a file of them, or a dialog of its own. */
export type BulkAction = {
  label: Pair
  main?: boolean
  /** Which of the chosen rows it is for, and what is said where it is for none of them. */
  // biome-ignore lint/suspicious/noExplicitAny: rows of the list that has the action
  only?: { when: (row: any) => boolean; none: Pair }
  /** How many are taken at once, where that is not 100. */
  most?: number
  /** Permission, where there is no call that says it. */
  may?: string
} & (
  | BulkCommand
  | BulkDirect
  | { file: (ids: string[], locale: string) => FileCall }
  | { Dialog: (props: BulkDialogProps) => ReactNode }
)

/** Ids for which the URL of a file has room: 45 bytes each, of the 8 kB that nginx takes. */
export const mostInUrl = 150

/** A call that takes `ids`, and a `reason` where the contract has one, and answers a result for each. */
export type BulkCommand = {
  call: CommandName
  label: Pair
  /** Names how many: "Approve 3 statements?" */
  title: (n: number) => Pair
  text: Pair
  /** "3 statements approved" */
  done: (n: number) => Pair
  /** "1 statement was not approved" */
  refused: (n: number) => Pair
  /** On the dialog's button, where it is not the label. */
  verb?: Pair
  /** A file of those that went through. */
  fileOfDone?: (ids: string[]) => FileCall
}

/** Calls without asking; `undo` is the call that takes it back, for each record. */
export type BulkDirect = Pick<BulkCommand, 'call' | 'label' | 'done' | 'refused'> & {
  direct: true
  undo: { call: CommandName }
}

export type BulkDialogProps = {
  ids: string[]
  onClose: () => void
  /** Clears the selection: that takes the dialog away. */
  clear: () => void
}

/** Keeps the names of the actions and types what their functions are given. */
export const defineActions =
  <R extends Subject>() =>
  <const T extends Actions<R>>(actions: T) =>
    actions

/** The same for records whose `actions` name what the server allows now: what says no `when` is offered while it is named. */
export const defineNamedActions =
  <R extends Subject & { actions: readonly string[] }>() =>
  <const T extends Actions<R>>(actions: T) =>
    Object.fromEntries(
      Object.entries<Action<R>>(actions).map(([key, action]) => [
        key,
        action.when ? action : { ...action, when: ({ actions }: R) => actions.includes(key) },
      ]),
    ) as Exclude<Unsaid<T>, R['actions'][number]> extends never ? T : Unsaid<T>

/** The actions that leave it to the server. */
type Unsaid<T> = { [K in keyof T]: T[K] extends { when: unknown } ? never : K }[keyof T]

export const permissionOf = (action: { may?: string; call?: CommandName }): string | null =>
  action.may ?? (action.call ? commands[action.call].permission : null)

/** The call that deletes a record of the resource, where there is one. */
export const deleteCallOf = (resource: string): CommandName | undefined =>
  (Object.keys(commands) as CommandName[]).find((call) =>
    new RegExp(`^DELETE /api/admin/${resource}/[{]\\w+[}]$`).test(call),
  )

export const takesKey = (call: CommandName): boolean => commands[call].key

export const takesRevision = (call: CommandName): boolean => commands[call].revision

/** Method and path of a command for a record. Only the first part of the path is its id, `params` are the others. */
export function pathOf(call: CommandName, record: { id: string; line?: { id: string } }) {
  const [method, path = ''] = call.split(' ')
  const ids = [record.id, record.line?.id ?? '']
  return {
    method: method as 'POST' | 'DELETE',
    path: path.replace(/\{\w+\}/g, () => encodeURIComponent(ids.shift() ?? '')),
  }
}

/** Says the words of an action in the reader's language. */
export function useSay() {
  const locale = useLocale()
  const me = useMe()
  const pick = (pair: Pair) => pair[locale === 'ja' ? 1 : 0]
  const money = (amount: number, currency: string) => formatMoney(amount, currency, locale)
  const saying: Saying = { me, money, pick }
  const say = <R>(words: Words<R>, record: R): string =>
    pick(typeof words === 'function' ? words(record, saying) : words)
  return { say, pick, saying, locale }
}
