import MoreHoriz from '@mui/icons-material/MoreHoriz'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useOpened } from '@officina/ui/keptInput.ts'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { defineMessages, useText } from '@officina/ui/text'
import { type ReactNode, Suspense, useId, useState } from 'react'
import { Link } from 'react-router'
import { useMe } from '../admin/MeContext.ts'
import {
  type Action,
  type Actions,
  type CommandName,
  type DialogProps,
  permissionOf,
  type Subject,
  useSay,
} from './actions.ts'
import { useDownload } from './useDownload.ts'
import { useDirect } from './useUndo.tsx'

/** Loaded with the first action, not with the page. */
export const LazyActionDialog = lazyWithRetry(
  () => import('./ActionDialog.tsx'),
  'ActionDialog',
) as unknown as <R extends Subject>(props: DialogProps<R>) => ReactNode

export type Offer = {
  key: string
  label: string
  isMain: boolean
  isDangerous: boolean
  disabled: boolean
  to?: string | undefined
}

type Options = {
  /** The part of the page that it is for; without one it is the record's header. */
  part?: string
  /** Tells apart several of one record, where `part` does not. */
  name?: string
  only?: readonly string[] | undefined
  /** An action whose dialog opens with the page. */
  first?: string | undefined
  /** What has to be on record before a dialog opens. */
  before?: (() => Promise<unknown>) | undefined
  onDone?: ((answer: unknown) => void) | undefined
  onClose?: () => void
}

/** What the state of a record and the reader's role allow, and the dialog of what was chosen. */
export function useActions<R extends Subject>(
  actions: Actions<R>,
  record: R,
  options: Options = {},
) {
  const { say, locale } = useSay()
  const me = useMe()
  const { save, pending } = useDownload()
  const direct = useDirect()
  const { part } = options
  const isOffered = ([key, action]: [string, Action<R>]) => {
    const permission = permissionOf(action)
    return (
      action.part === part &&
      (options.only?.includes(key) ?? true) &&
      (!permission || me.permissions.includes(permission)) &&
      (action.when?.(record, me) ?? true)
    )
  }
  const found = Object.entries(actions)
    .filter(isOffered)
    .sort(([, a], [, b]) => Number(b.first?.(record) ?? 0) - Number(a.first?.(record) ?? 0))
  const next = found.find(([, action]) => action.main)?.[0]
  const offers = found.map(
    ([key, action]): Offer => ({
      key,
      label: say(action.label, record),
      isMain: key === next,
      isDangerous: action.danger ?? false,
      disabled:
        action.off?.(record) ||
        ('file' in action && pending) ||
        ('direct' in action && direct.pending),
      to: 'to' in action ? action.to(record) : undefined,
    }),
  )
  const begin = offers.some(({ key }) => key === options.first) ? options.first : undefined
  // a step that somebody else has done meanwhile is refused in words, not taken away with what was typed
  const [open, setOpen] = useOpened<string>(`actions ${record.id} ${options.name ?? part}`, begin)
  const choose = async (key: string) => {
    const action = actions[key]
    if (options.before) await options.before()
    if (action && 'direct' in action)
      return void direct
        .one(action, record, resourceOf(action.call))
        .then((isDone) => isDone && options.onDone?.(undefined))
    if (!action || !('file' in action)) return setOpen(key)
    const { path, ...init } = action.file(record, locale)
    void save(path, init)
  }
  const action = open === undefined ? undefined : actions[open]
  const Dialog =
    action && 'call' in action && !('direct' in action) && (action.Dialog ?? LazyActionDialog)
  const dialog = action && Dialog && (
    <Suspense>
      <Dialog
        // biome-ignore lint/suspicious/noExplicitAny: the action of this very table
        action={action as any}
        // biome-ignore lint/suspicious/noExplicitAny: the record of this very table
        record={record as any}
        onClose={() => {
          setOpen(undefined)
          options.onClose?.()
        }}
        onDone={options.onDone}
      />
    </Suspense>
  )
  return { offers, choose, dialog: dialog as ReactNode }
}

/** `POST /api/admin/shipments/{shipmentId}/pick` is about `shipments`. */
const resourceOf = (call: CommandName) => call.split('/')[3] ?? ''

/** The actions in the header of a record: three as buttons, one on a phone, the rest in a menu. */
export function RecordActions<R extends Subject>(
  props: { actions: Actions<R>; record: R } & Options,
) {
  const { actions, record, ...options } = props
  const { offers, choose, dialog } = useActions(actions, record, options)
  return (
    <>
      <ActionsMenu offers={offers} onChoose={choose} />
      {dialog}
    </>
  )
}

/** The same as small buttons, in a part of a page that may go when one of them is done: the dialog stays outside. */
export const ActionButtons = (props: {
  offers: readonly Offer[]
  onChoose: (key: string) => void
  size?: 'small'
}) =>
  props.offers.map((offer) => (
    <OfferButton key={offer.key} offer={offer} onChoose={props.onChoose} size={props.size} />
  ))

function OfferButton(props: {
  offer: Offer
  onChoose: (key: string) => void
  size?: 'small' | undefined
}) {
  const { offer, onChoose, size } = props
  return (
    <Button
      size={size ?? 'medium'}
      variant={offer.isMain ? 'contained' : 'outlined'}
      color={offer.isDangerous ? 'error' : 'primary'}
      disabled={offer.disabled}
      {...(offer.to ? { component: Link, to: offer.to } : { onClick: () => onChoose(offer.key) })}
    >
      {offer.label}
    </Button>
  )
}

function ActionsMenu(props: { offers: readonly Offer[]; onChoose: (key: string) => void }) {
  const { offers, onChoose } = props
  const t = useText(messages)
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'))
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const menuId = useId()
  const room = isPhone ? 1 : 3
  // a menu for one action would take its place
  const shown = offers.length <= room + 1 && !isPhone ? offers.length : room
  const rest = offers.slice(shown)
  return (
    <>
      <ActionButtons offers={offers.slice(0, shown)} onChoose={onChoose} />
      {rest.length > 0 && (
        <IconButton
          aria-label={t.more}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? menuId : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreHoriz />
        </IconButton>
      )}
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {rest.map((offer) => (
          <MenuItem
            key={offer.key}
            disabled={offer.disabled}
            sx={offer.isDangerous ? { color: 'error.main' } : undefined}
            onClick={() => {
              setAnchor(null)
              onChoose(offer.key)
            }}
            {...(offer.to ? { component: Link, to: offer.to } : {})}
          >
            {offer.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

const messages = defineMessages({
  more: ['More actions', 'その他の操作'],
})
