import { expect, it } from 'vitest'
import { asAdmin } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'

const t = await useClinic()

it('takes synonyms from a file, and says at each row what is wrong with it', async () => {
  const admin = await asAdmin(t, 'content')
  const text = [
    'Word,Also searched as,Note',
    'Collagen peptide,"marine collagen; コラーゲン",from the file',
    'collagen PEPTIDE,gelatine,',
    ',nothing,',
    'Lutein,,',
  ].join('\n')
  const send = (dryRun: boolean, of = text) =>
    admin.browser.post('/api/admin/synonyms/import', { dry_run: dryRun, text: of })
  const tried = (await send(true)).data
  expect(tried.rows.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    ...['new', 'refused', 'refused', 'refused'],
  ])
  expect(tried.rows.map(({ errors }: { errors: { field: string }[] }) => errors[0]?.field)).toEqual(
    [undefined, 'name', 'name', 'words'],
  )
  expect((await send(false)).data).toMatchObject({ ok: 1, failed: 3 })
  const again = 'Word,Also searched as\ncollagen peptide,gelatine'
  const [changed] = (await send(false, again)).data.rows
  expect(changed).toMatchObject({ outcome: 'changed' })
  expect((await send(false, again)).data.rows[0]).toMatchObject({ outcome: 'same' })
  const filter = { q: 'gelatine' }
  const { data } = await admin.browser.list('/api/admin/synonyms', { filter })
  expect(data).toMatchObject([
    { name: 'collagen peptide', words: ['gelatine'], note: 'from the file' },
  ])
})
