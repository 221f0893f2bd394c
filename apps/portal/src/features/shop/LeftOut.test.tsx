import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useProblemText as useDoctorProblemText } from './doctorProblems.ts'
import { LeftOutNotice } from './LeftOut.tsx'
import { useProblemText } from './problems.ts'

const lines = [
  { recipe_line_id: 'a', title: 'Zinc', problem: { code: 'REFILL_TOO_SOON', until: '2026-12-20' } },
  { recipe_line_id: 'b', title: 'Vitamin D3', problem: { code: 'REFILLS_USED' } },
] as const

function Shown({ to: useText }: { to: typeof useProblemText }) {
  const textOf = useText()
  return (
    <LeftOutNotice lines={[...lines]} title="" reasonOf={(problem) => textOf(problem, 'USD')} />
  )
}

it('says of each product why it is left out, to the patient and to the doctor', () => {
  const patient = renderToStaticMarkup(<Shown to={useProblemText} />)
  expect(patient).toMatch(/Zinc.*You can order again from 20 Dec 2026/)
  expect(patient).toMatch(/Vitamin D3.*Ask your doctor/)
  const doctor = renderToStaticMarkup(<Shown to={useDoctorProblemText} />)
  expect(doctor).toMatch(/Zinc.*Can be ordered again from 20 Dec 2026/)
  expect(doctor).toMatch(/Vitamin D3.*All refills are used/)
  expect(doctor).not.toMatch(/your doctor/i)
})
