import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { Ending } from './RecipePane.tsx'

type Recipe = Parameters<typeof Ending>[0]['recipe']

const text = (over: Partial<Recipe>) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Ending
        recipe={{ status: 'cancelled', end_reason_code: null, superseded_by: null, ...over }}
      />
    </MemoryRouter>,
  )

it('says why a recipe was ended', () => {
  expect(text({ end_reason_code: 'side_effect' })).toContain(
    'Your doctor has ended this recipe. Reason: side effect.',
  )
  expect(text({ end_reason_code: 'stopped_by_doctor' })).not.toContain('Reason')
  expect(text({ status: 'expired', end_reason_code: null })).not.toContain('Reason')
})

it('leads to the recipe that came after', () => {
  expect(text({ status: 'superseded', superseded_by: 'next' })).toContain(
    'href="/user/recipes?id=next"',
  )
})
