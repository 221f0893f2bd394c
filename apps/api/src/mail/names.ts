import { accountMails } from './names/account.ts'
import { adminMails } from './names/admin.ts'
import { doctorMails } from './names/doctor.ts'
import type { MailFacts } from './names/facts.ts'
import { patientMails } from './names/patient.ts'

const byReceiver = {
  patient: patientMails,
  doctor: doctorMails,
  admin: adminMails,
  anyone: accountMails,
}
type Groups = typeof byReceiver
type Receiver = keyof Groups

/** Every mail by its name; `mail` takes no other, and each has a sample (`entities/setting/mailSamples`). */
export type MailName = { [R in Receiver]: keyof Groups[R] }[Receiver]

/** All mails in the order in which the console lists them. */
export const allMails = (
  Object.entries(byReceiver) as [Receiver, Record<string, MailFacts>][]
).flatMap(([to, mails]) =>
  Object.entries(mails).map(([name, facts]) => ({ key: name as MailName, to, ...facts })),
)
