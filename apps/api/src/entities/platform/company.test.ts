import { expect, it } from 'vitest'
import { auditLog } from '../../db/schema/platform.ts'
import { eq } from '../../db/sql.ts'
import { asAdmin } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { companyText } from './company.ts'

const t = await useClinic()
const path = '/api/admin/company'
const told = {
  name: 'Kingsway Dispensary Ltd',
  address: '10 Kingsway\nNew York, NY 10001',
  phone: '+1 212 555 0100',
  email: 'billing@kingsway.example',
  tax_number: '12-3456789',
}

it('is read and changed by an owner, one change at a time, and leaves an audit row', async () => {
  expect((await t.browser().get(path)).status).toBe(401)
  const finance = await asAdmin(t, 'finance')
  expect((await finance.browser.get(path)).status).toBe(403)
  expect((await finance.browser.patch(path, { ...told, revision: 0 })).status).toBe(403)
  const owner = await asAdmin(t, 'owner')
  const { data: first } = await owner.browser.get(path)
  expect(first).toMatchObject({ name: null, revision: 0 })
  expect(await companyText(t.ctx, 'en')).toBe('')

  const wrong = { name: 'x'.repeat(121), email: 'nobody', tax_number: 'x'.repeat(61), revision: 0 }
  const { status, body } = await owner.browser.patch(path, wrong)
  expect([status, Object.keys(body.errors).sort()]).toEqual([422, ['email', 'name', 'tax_number']])

  const { data: saved } = await owner.browser.patch(path, { ...told, revision: 0 })
  expect(saved).toEqual({ ...told, revision: 1 })
  const stale = await owner.browser.patch(path, { phone: null, revision: 0 })
  expect([stale.status, stale.body.error_code]).toEqual([409, 'REVISION_CONFLICT'])
  const { data: without } = await owner.browser.patch(path, { phone: null, revision: 1 })
  expect(without).toEqual({ ...told, phone: null, revision: 2 })

  const rows = await t.ctx.db.select().from(auditLog).where(eq(auditLog.actorId, owner.accountId))
  expect(rows.map(({ action, after }) => [action, after?.company])).toEqual([
    ['setting.change', told],
    ['setting.change', { ...told, phone: null }],
  ])
  expect(await companyText(t.ctx, 'ja')).toBe(
    'Kingsway Dispensary Ltd\n10 Kingsway\nNew York, NY 10001\nbilling@kingsway.example\n登録番号 12-3456789',
  )
})
