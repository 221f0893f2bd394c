export type Guard = 'doctor' | 'patient' | 'admin'
export type Locale = 'en' | 'ja'

export type DoctorActor = {
  role: 'doctor'
  accountId: string
  id: string
  email: string
  name: string
  status: string
  /** A legal document has a version this person has not accepted. */
  termsOutdated: boolean
  /** Must set up a second factor before anything else. */
  lacksSecondFactor: boolean
}
export type PatientActor = {
  role: 'patient'
  accountId: string
  id: string
  doctorId: string
  /** Today's and former ones: where the patient's orders and answers are kept. */
  practices: readonly string[]
  email: string
  name: string
  termsOutdated: boolean
  lacksSecondFactor: boolean
  /** The doctor who acts for this patient: the cart is theirs, and the log names them. */
  placedBy?: { role: 'doctor'; accountId: string }
}
export type AdminActor = {
  role: 'admin'
  accountId: string
  id: string
  email: string
  name: string
  adminRole: string
  permissions: readonly string[]
  /** Must set up a second factor before anything else. */
  lacksSecondFactor: boolean
}
export type Visitor = { role: 'visitor' }
export type SystemActor = { role: 'system' }
export type Actor = DoctorActor | PatientActor | AdminActor | Visitor | SystemActor
