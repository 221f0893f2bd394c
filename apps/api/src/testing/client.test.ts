import { describeClient } from '@officina/client/testing/describeClient'
import { asDoctor, asPatient, password } from './fixtures.ts'
import { startTestApp } from './harness.ts'

async function start() {
  const t = await startTestApp()
  const doctor = await asDoctor(t)
  await asPatient(t, doctor)
  await asPatient(t, doctor)
  return {
    url: await t.listen(),
    close: () => t.close(),
    doctor: { email: doctor.email, password },
  }
}

describeClient([{ name: 'our own API', checksToken: true, start }])
