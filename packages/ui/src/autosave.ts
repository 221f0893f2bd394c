import { isUnreachable } from './errorText.ts'
import type { useKeptInput } from './keptInput.ts'

/** Why a save failed, as the client throws it. */
type SaveError = Error & {
  code?: string | undefined
  errors: Record<string, string[]>
  data: Record<string, unknown>
  /** The browser is already on its way to another page. */
  handled: boolean
}

/** Where a form that saves itself stands. */
export type SaveState = { is: 'saved' | 'waiting' | 'saving' } | FailedState | ConflictState

/** `isPart`: what was not refused is saved. */
type FailedState = { is: 'failed'; error: SaveError; isPart?: boolean }

/** `changed`: the fields that are others on the server, where that is known. */
export type ConflictState = {
  is: 'conflict'
  error: SaveError
  changed?: readonly string[] | undefined
}

export type Stored = { id: string; revision: number }

/** How a record `S` of the server is written in a form with the fields `F`. */
export type Autosave<F, S extends Stored> = {
  /** Names what is kept of it while it is not saved. */
  keepAs: (stored: S) => string
  /** How long after the last change it is saved. */
  delayMs: number
  fieldsOf: (stored: S) => F
  /** Makes a record without an id; its fields follow with the save. */
  begin?: (fields: F) => Promise<Stored>
  read: (id: string) => Promise<S>
  save: (id: string, revision: number, fields: F) => Promise<S>
  /** What stands in the form once `sent` was saved. */
  answered: (now: F, sent: F, saved: S) => F
  /** Whether something stands in the form that is not sent as it is: it is kept, though the rest is saved. */
  isHeld?: (fields: F) => boolean
  /** `sent` with what was refused of it as it is in `base`; undefined where the rest cannot be saved without it. */
  withoutRefused?: (sent: F, base: F, errors: SaveError['errors']) => F | undefined
  /** Of what was refused of `sent`, what stands in the form as it was, by its place there. */
  stillRefused?: (errors: SaveError['errors'], sent: F, now: F) => SaveError['errors']
  /** What is sent again, where an earlier save that was not answered has arrived. */
  resent?: (sent: F, arrived: F, stored: S) => F
  /** Whether a save that was not answered has arrived. */
  isIn: (sent: F, stored: S) => boolean
  /** After a conflict: what was written here put on what stands there. */
  merge: (sides: { base: F; mine: F; theirs: F }) => F | Promise<F>
  /** Names of the fields that were changed elsewhere. */
  changed?: (base: F, theirs: F) => string[] | Promise<string[]>
  /** Hears the new id of a record that was begun, unless the page was left. */
  onBegun?: ((id: string) => void) | undefined
  /** Hears what failed after the page was left. */
  onLost?: (error: SaveError) => void
}

/** What is kept of a form: without a revision where nothing of it is to be sent. */
export type Kept<F> = { fields: F; revision?: number; base: F }
export type Input<F> = ReturnType<typeof useKeptInput<Kept<F>>>

/** A form that saves itself, as it stands. */
export type Now<F, S extends Stored> = {
  how: Autosave<F, S>
  input: Input<F>
  id: string
  revision: number
  stored: S
  fields: F
  /** What the form and the server had in common. */
  base: F
  state: SaveState
  isDirty: boolean
  /** When changes that go on are saved all the same. */
  dueAt?: number | undefined
  /** What the last save has left out, and of which fields. */
  refused?: { error: SaveError; of: F } | undefined
  /** What was sent and not answered: each may have arrived. */
  unanswered: F[]
  hasLeft: boolean
  /** The record was made here, and nobody has been told of it: its first save may have been refused. */
  isBegun?: boolean
  running?: Promise<S | undefined> | undefined
  setAnswer: (answer: { stored: S; sent: F }) => void
  setFields: (fields: F) => void
  setState: (state: SaveState) => void
}

/**
 * Begins at once, or when the running one has ended: nothing may come between the question and the start. The last one
 * of a page is answered to nobody, so it leaves out at once what was refused already.
 */
export async function saveOnce<F, S extends Stored>(
  now: Now<F, S>,
  isLast = false,
): Promise<S | undefined> {
  while (now.running) await now.running
  if (!now.isDirty || now.state.is === 'conflict') return undefined
  const sent = now.fields
  const known = isLast ? refusedBefore(now, sent) : undefined
  if (known && isSame(known.sent, now.base)) return undefined
  now.isDirty = false
  now.dueAt = undefined
  // what cannot be reached stays said while it is tried again
  if (!isAway(now.state)) show(now, { is: 'saving' })
  now.running = sendOut(now, sent, known).finally(() => {
    now.running = undefined
  })
  return now.running
}

/** The form without what the last save has left out and that stands as it was; undefined where that is nothing. */
function refusedBefore<F, S extends Stored>(now: Now<F, S>, whole: F): Known<F> | undefined {
  const { how, refused, base } = now
  if (!refused) return undefined
  const errors = how.stillRefused?.(refused.error.errors, refused.of, whole) ?? {}
  if (Object.keys(errors).length === 0) return undefined
  const sent = how.withoutRefused?.(whole, base, errors)
  // a copy: the screen still shows the old one
  const { error: shown } = refused
  const copy = Object.create(Object.getPrototypeOf(shown), Object.getOwnPropertyDescriptors(shown))
  const error: SaveError = Object.assign(copy, { errors })
  now.refused = { error, of: whole }
  return sent && { sent, refused: error }
}

async function sendOut<F, S extends Stored>(
  now: Now<F, S>,
  whole: F,
  known?: Known<F>,
): Promise<S | undefined> {
  const { how } = now
  try {
    if (!now.id) Object.assign(now, await how.begin?.(whole), { isBegun: true })
    const { saved, sent, refused } = await sendMost(now, known ?? { sent: whole })
    now.unanswered = []
    now.refused = refused && { error: refused, of: whole }
    now.input.forget()
    take(now, saved, how.answered(sent, sent, saved))
    write(now, how.answered(now.fields, sent, saved))
    const isTyped = now.isDirty
    now.isDirty = refused !== undefined || (isTyped && !isSame(now.fields, now.base))
    const { fields, revision, base, isDirty } = now
    // while the page is there, it keeps them itself
    const isLeft = refused && now.hasLeft && !now.isBegun
    const kept = { fields, base, ...(isDirty && { revision }) }
    if (isLeft || how.isHeld?.(fields)) now.input.keep(kept)
    if (now.isBegun && !now.hasLeft) how.onBegun?.(saved.id)
    now.isBegun = false
    if (refused && !isTyped) {
      fail(now, refused, { is: 'failed', error: refused, isPart: true })
      return undefined
    }
    show(now, { is: now.isDirty ? 'waiting' : 'saved' })
    return refused ? undefined : saved
  } catch (thrown) {
    const error = thrown as SaveError
    now.isDirty = true
    const isConflict = error.code === 'REVISION_CONFLICT'
    fail(
      now,
      error,
      isConflict
        ? { is: 'conflict', error, changed: await changedThere(now) }
        : { is: 'failed', error },
    )
    return undefined
  }
}

function fail<F, S extends Stored>(now: Now<F, S>, error: SaveError, state: SaveState): void {
  if (now.hasLeft && !error.handled) now.how.onLost?.(error)
  show(now, state)
}

/** What is sent, and why the rest is not. */
type Known<F> = { sent: F; refused?: SaveError }

/** Saves; what is refused of it stays as it was, so that one field keeps nothing else from being saved. */
async function sendMost<F, S extends Stored>(
  now: Now<F, S>,
  { sent, refused }: Known<F>,
): Promise<Known<F> & { saved: S }> {
  const { how, base } = now
  for (;;) {
    try {
      const saved = await send(now, sent)
      return { saved, sent, ...(refused && { refused }) }
    } catch (thrown) {
      const error = thrown as SaveError
      if (isUnreachable(error)) now.unanswered.push(sent)
      const rest = isRefusal(error) ? how.withoutRefused?.(sent, base, error.errors) : undefined
      if (!rest || isSame(rest, sent)) throw error
      sent = rest
      refused ??= error
      refused.errors = { ...refused.errors, ...error.errors }
    }
  }
}

const isRefusal = ({ errors }: SaveError): boolean => Object.keys(errors ?? {}).length > 0
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Saves; what is in the way because it had arrived before, unanswered, is no change of somebody else's. */
async function send<F, S extends Stored>(now: Now<F, S>, sent: F): Promise<S> {
  const { how, id, revision, unanswered } = now
  try {
    return await how.save(id, revision, sent)
  } catch (error) {
    if (unanswered.length === 0 || (error as SaveError).code !== 'REVISION_CONFLICT') throw error
    const stored = await how.read(id)
    const arrived = unanswered.find((each) => how.isIn(each, stored))
    if (!arrived) throw error
    return how.save(id, stored.revision, how.resent?.(sent, arrived, stored) ?? sent)
  }
}

/** What is another on the server than it was here; unknown when that cannot be read. */
async function changedThere<F, S extends Stored>({ how, id, base }: Now<F, S>) {
  try {
    return await how.changed?.(base, how.fieldsOf(await how.read(id)))
  } catch {
    return undefined
  }
}

export async function flush<F, S extends Stored>(now: Now<F, S>): Promise<S | undefined> {
  while (now.running) await now.running
  if (now.isDirty) return saveOnce(now)
  // not the state: a save that has just ended may not have been drawn yet
  return now.id ? { ...now.stored, id: now.id, revision: now.revision } : undefined
}

export async function reread<F, S extends Stored>(now: Now<F, S>): Promise<void> {
  while (now.running) await now.running
  if (!now.id || now.isDirty) return
  const stored = await now.how.read(now.id)
  if (!now.running && stored.revision === now.revision) take(now, stored, now.base)
}

/** After a conflict: takes what the server has, or puts on it what was written here. */
export async function settle<F, S extends Stored>(
  now: Now<F, S>,
  which: 'mine' | 'theirs',
): Promise<S> {
  const { how, base, id } = now
  const stored = await how.read(id)
  const theirs = how.fieldsOf(stored)
  const mine = which === 'mine' ? await how.merge({ base, mine: now.fields, theirs }) : theirs
  take(now, stored, theirs)
  if (which === 'theirs') forget(now)
  else now.isDirty = true
  write(now, mine)
  show(now, { is: now.isDirty ? 'waiting' : 'saved' })
  return stored
}

/** Where the record was deleted: what is written goes into a new one. */
export function beginAnew<F, S extends Stored>(now: Now<F, S>): Promise<S | undefined> {
  Object.assign(now, { id: '', isDirty: true, unanswered: [], refused: undefined })
  return saveOnce(now)
}

export function take<F, S extends Stored>(now: Now<F, S>, stored: S, sent: F): void {
  Object.assign(now, { stored, base: sent, revision: stored.revision })
  now.setAnswer({ stored, sent })
}

export function write<F, S extends Stored>(now: Now<F, S>, fields: F): void {
  now.fields = fields
  now.setFields(fields)
}

export function show<F, S extends Stored>(now: Now<F, S>, state: SaveState): void {
  now.state = state
  now.setState(state)
}

export function forget<F, S extends Stored>(now: Now<F, S>): void {
  now.isDirty = false
  now.input.forget()
}

/** Why a field was refused by the last save. */
export const refusalOf = (state: SaveState, field: string): string | undefined =>
  state.is === 'failed' ? state.error.errors[field]?.[0] : undefined

export const isAway = (state: SaveState): boolean =>
  state.is === 'failed' && isUnreachable(state.error)
