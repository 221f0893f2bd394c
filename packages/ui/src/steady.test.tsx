import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { steady } from './steady.tsx'

it('is drawn again for what it shows alone, and calls the newest function', () => {
  let drawn = 0
  const said: string[] = []
  const Name = steady(function Name(props: { name: string; onPress: () => void }) {
    drawn++
    return (
      <button type="button" onClick={props.onPress}>
        {props.name}
      </button>
    )
  })
  const at = (name: string, round: string) => (
    <Name name={name} onPress={() => void said.push(round)} />
  )
  const { rerender } = render(at('Zinc', 'first'))
  rerender(at('Zinc', 'second'))
  expect(drawn).toBe(1)
  fireEvent.click(screen.getByText('Zinc'))
  expect(said).toEqual(['second'])
  rerender(at('Iron', 'third'))
  expect([drawn, screen.getByRole('button').textContent]).toEqual([2, 'Iron'])
})
