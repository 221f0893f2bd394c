import { cardConsentVersion } from '@officina/shared/cardConsent'
import { addDays } from '@officina/shared/dates/days'
import type { Patient } from './patients.ts'
import type { World } from './world.ts'

/** Cards at the test bank, by the patient who has saved them: their last digits, and one that ends next month. */
const cards = [
  { key: 'ana', last4: '5126', day: -40, endsIn: 31 },
  { key: 'ana', last4: '4242', day: -12, endsIn: null },
  { key: 'osei', last4: '3220', day: -5, endsIn: null },
]

export function makeCards(world: World, patients: Patient[]): void {
  for (const { key, last4, day, endsIn } of cards) {
    const patient = patients.find((each) => each.key === key)
    if (!patient) throw new Error(`The demonstration has no patient ${key}.`)
    const { id: patientId, doctorId, accountId } = patient
    const createdAt = world.at(day)
    const ref = `tbu_${patientId}`
    if (!world.rows.paymentCustomers.some((row) => row.patientId === patientId)) {
      world.add('paymentCustomers', { patientId, doctorId, provider: 'test_bank', ref, createdAt })
      world.add('consents', {
        id: world.id(createdAt),
        accountId,
        documentKey: 'saved-card',
        version: cardConsentVersion,
        acceptedAt: createdAt,
      })
    }
    world.add('testBank', {
      id: `tbm_${world.id(createdAt)}`,
      kind: 'method',
      owner: ref,
      data: {
        customer: ref,
        last4,
        ...(endsIn ? { expires: addDays(world.today, endsIn).slice(0, 7) } : {}),
      },
      createdAt,
    })
  }
}
