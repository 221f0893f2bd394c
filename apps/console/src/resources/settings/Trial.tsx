import { useContext, useEffect } from 'react'
import { useRecordContext } from 'react-admin'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { dataProvider } from '../../providers/dataProvider.ts'
import { typedOf } from '../../schema/typedOf.ts'
import { EffectsContext } from './EffectsContext.ts'
import type { GroupName } from './groups.ts'

type Note = { field: string; effect: string | null }

const pauseMs = 400

/** Asks what the values that are typed would do, by a dry run of the save; refusals wait for the save itself. */
export function Trial({ group }: { group: GroupName }) {
  const effects = useContext(EffectsContext)
  const record = useRecordContext<{ id: string; revision: number }>()
  const { getValues } = useFormContext()
  const { dirtyFields } = useFormState()
  const names = typedOf(dirtyFields)
  const values = useWatch({ name: names })
  const typed = JSON.stringify(names.length > 0 ? values : [])
  const revision = record?.revision
  // biome-ignore lint/correctness/useExhaustiveDependencies: `typed` says that a value has changed
  useEffect(() => {
    if (names.length === 0) {
      effects.set({})
      return
    }
    const asked = new AbortController()
    const timer = setTimeout(async () => {
      const fields = Object.fromEntries(names.map((name) => [name, getValues(name)]))
      const body = { ...fields, revision, dry_run: true }
      const answer = await dataProvider
        .call('PATCH', `/api/admin/settings/${group}`, { body, signal: asked.signal })
        .catch(() => undefined)
      const { notes = [] } = (answer ?? {}) as { notes?: Note[] }
      if (!asked.signal.aborted)
        effects.set(Object.fromEntries(notes.map(({ field, effect }) => [field, effect])))
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      asked.abort()
    }
  }, [group, names.join(), typed, revision, effects])
  return null
}
