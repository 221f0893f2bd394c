import { dayMs as day } from '@officina/shared/dates/days'
import { expect, it, vi } from 'vitest'
import { inTransaction } from '../../context.ts'
import { doctors, files } from '../../db/schema/doctor.ts'
import { FileMissingError } from '../../files/port.ts'
import { asDoctor } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { audit } from '../audit.ts'
import { storeFiles } from '../file/store.ts'
import { purgeRejected } from './sweeps.ts'

const t = await useClinic()

const scan = {
  filename: 'licence.pdf',
  contentType: 'application/pdf',
  content: Buffer.from('%PDF-1.7'),
}

async function applicantWithFile(status: 'rejected' | 'applied') {
  const doctor = await asDoctor(t, { status })
  const owner = { ownerType: 'doctor', ownerId: doctor.id, purpose: 'licence', doctorId: doctor.id }
  const [file] = await inTransaction(t.ctx, (tx) => storeFiles(tx, [scan], owner))
  await audit(t.ctx, {
    action: 'doctor.reject',
    objectType: 'doctor',
    objectId: doctor.id,
    after: { status },
  })
  return { doctor, file: file as { id: string; key: string } }
}
const deletedAt = async (id: string) => (await t.row(files, id)).deletedAt

it('removes the files of a rejected application after 90 days, and only those', async () => {
  const rejected = await applicantWithFile('rejected')
  const waiting = await applicantWithFile('applied')
  await t.advance(89 * day)
  expect(await deletedAt(rejected.file.id)).toBeNull()
  await t.change(doctors, rejected.doctor.id, { internalNote: 'changed since' })
  await t.advance(2 * day)
  expect(await deletedAt(rejected.file.id)).toEqual(t.clock.now())
  await expect(t.ctx.files.get(rejected.file.key)).rejects.toThrow(FileMissingError)
  expect(await deletedAt(waiting.file.id)).toBeNull()
  expect((await t.ctx.files.get(waiting.file.key)).toString()).toBe('%PDF-1.7')
})

it('removes them the next night where their place was away', async () => {
  const { file } = await applicantWithFile('rejected')
  t.clock.advance(91 * day)
  const removing = vi.spyOn(t.ctx.files, 'remove').mockRejectedValueOnce(new Error('away'))
  await purgeRejected(t.ctx)
  expect(removing).toHaveBeenCalledWith(file.key)
  removing.mockRestore()
  expect((await t.ctx.files.get(file.key)).toString()).toBe('%PDF-1.7')
  await t.advance(day)
  await expect(t.ctx.files.get(file.key)).rejects.toThrow(FileMissingError)
})
