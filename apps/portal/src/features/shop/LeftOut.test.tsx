import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LeftOutNotice } from './LeftOut.tsx'

const lines = [
  { recipe_line_id: 'a', title: 'Zinc', problem: { code: 'REFILL_TOO_SOON', until: '2026-12-20' } },
  { recipe_line_id: 'b', title: 'Vitamin D3', problem: { code: 'REFILLS_USED' } },
] as const
const shown = (toDoctor: boolean) =>
  renderToStaticMarkup(<LeftOutNotice lines={[...lines]} currency="USD" toDoctor={toDoctor} />)

it('says of each product why it is left out, to the patient and to the doctor', () => {
  expect(shown(false)).toMatch(/Zinc.*You can order again from 20 Dec 2026/)
  expect(shown(false)).toMatch(/Vitamin D3.*Ask your doctor/)
  expect(shown(true)).toMatch(/Not in the order.*Zinc.*Can be ordered again from 20 Dec 2026/)
  expect(shown(true)).toMatch(/Vitamin D3.*All refills are used/)
  expect(shown(true)).not.toMatch(/your doctor/i)
})
