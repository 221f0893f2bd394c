import { LocaleContext } from '@officina/ui/text'
import { cleanup, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Changes } from './Changes.tsx'

type Recipe = Parameters<typeof Changes>[0]['recipe']

const before = {
  variant_title: '60 capsules',
  dosage_mode: 'structured',
  amount_min: 1,
  unit: 'capsule',
  frequency_count: 1,
  frequency_period: 'day',
  instructions: '',
  rationale: '',
  quantity: 1,
  refills_allowed: 3,
  min_days_between: 24,
  optional: false,
}
const now = { ...before, id: 'zinc', amount_min: 2, instructions: 'With water', quantity: 2 }
const recipe = {
  title: 'Calm skin',
  label: 'Skin',
  starts_on: '2026-12-01',
  expires_on: '2027-06-01',
  lines: [now],
}
const changes = {
  version: 1,
  parts: ['title', 'message', 'expires_on'],
  before: { title: '', label: 'Skin', starts_on: '2026-11-01', expires_on: '2027-05-01' },
  lines: [
    { change: 'added', line_id: 'iodine', title: 'Iodine', parts: [], before: null },
    {
      change: 'changed',
      line_id: 'zinc',
      title: 'Zinc',
      parts: ['dosage', 'instructions', 'quantity'],
      before,
    },
    { change: 'removed', line_id: null, title: 'Iron', parts: [], before },
  ],
}
const shown = (locale: 'en' | 'ja', of: object | null = changes) =>
  render(
    <LocaleContext value={{ locale, setLocale: () => {} }}>
      <Changes recipe={{ ...recipe, changes: of } as unknown as Recipe} />
    </LocaleContext>,
  )
const said = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

it('says in the reader’s language what is new, changed and removed', () => {
  shown('en')
  expect(screen.getByRole('region').textContent).toContain('Compared with version 1')
  expect(said()).toEqual([
    'ChangedTitlenone → Calm skin',
    'ChangedMessage',
    'ChangedValid until1 May 2027 → 1 Jun 2027',
    'NewIodine',
    'ChangedZincDosage1 capsule, once a day → 2 capsules, once a dayInstructionsnone → With waterQuantity1 pack per order → 2 packs per order',
    'RemovedIron',
  ])
  cleanup()
  shown('ja')
  expect(screen.getByRole('region', { name: '変更点' }).textContent).toContain('第1版との比較')
  expect(said()[2]).toBe('変更有効期限2027年5月1日 → 2027年6月1日')
  expect(said()[4]).toContain('用法・用量1回1カプセル、1日1回 → 1回2カプセル、1日1回')
})

it('says nothing where nothing has changed', () => {
  for (const of of [null, { ...changes, parts: [], lines: [] }]) shown('en', of)
  expect(screen.queryByRole('region')).toBeNull()
})
