import type { components } from '@officina/openapi/schema'
import { type HealthSource, type HealthSources, patients } from '../../db/schema/patient.ts'
import { sql } from '../../db/sql.ts'
import type { Patient } from './entity.ts'

export const healthLists = ['allergies', 'conditions', 'medications'] as const
type Health = Pick<Patient, (typeof healthLists)[number] | 'pregnancy'>
type Known = Health & Pick<Patient, 'healthSources'>

/** Letters of whatever width and case are the same name. */
export const fold = (name: string) => name.normalize('NFKC').toLowerCase()

/** Who has put each entry there after these changes: what stays keeps its source, what is new gets this one. */
export function sourcesAfter(
  patient: Known,
  changes: Partial<Health>,
  by: HealthSource['by'],
  now: Date,
): HealthSources {
  const source = { by, at: now.toISOString() }
  const after: HealthSources = { ...patient.healthSources }
  for (const field of healthLists) {
    const names = changes[field]
    if (!names) continue
    const before = new Set(patient[field].map(fold))
    const known = patient.healthSources[field] ?? {}
    const entries = names.map(fold).flatMap((name) => {
      const entry = before.has(name) ? known[name] : source
      return entry ? [[name, entry] as const] : []
    })
    after[field] = Object.fromEntries(entries)
  }
  if (changes.pregnancy && changes.pregnancy !== patient.pregnancy) after.pregnancy = source
  return after
}

/** What is known of one person in two records; where they differ, the first one's word counts. */
export function healthOfBoth(first: Known, second: Known) {
  const sources = { ...second.healthSources, ...first.healthSources }
  const lists = {} as Pick<Known, (typeof healthLists)[number]>
  for (const field of healthLists) {
    const known = new Set(first[field].map(fold))
    lists[field] = [...first[field], ...second[field].filter((name) => !known.has(fold(name)))]
    sources[field] = { ...second.healthSources[field], ...first.healthSources[field] }
  }
  if (first.pregnancy !== 'unknown' || second.pregnancy === 'unknown')
    sources.pregnancy = first.healthSources.pregnancy
  const { pregnancy } = first.pregnancy === 'unknown' ? second : first
  return { ...lists, pregnancy, healthSources: sources }
}

/** The same for the wire; an entry from before sources were written down has none. */
export const sourcesOf = (
  patient: Known,
): components['schemas']['DoctorPatientDetail']['health_sources'] => [
  ...healthLists.flatMap((field) =>
    patient[field].flatMap((value) => {
      const source = patient.healthSources[field]?.[fold(value)]
      return source ? [{ field, value, ...source }] : []
    }),
  ),
  ...(patient.healthSources.pregnancy
    ? [
        {
          field: 'pregnancy' as const,
          value: patient.pregnancy,
          ...patient.healthSources.pregnancy,
        },
      ]
    : []),
]

/** An allergy that was written down since takes the patient's own word back. */
export const saidToHaveNone = sql<boolean>`(${patients.noKnownAllergies} and cardinality(${patients.allergies}) = 0)`
