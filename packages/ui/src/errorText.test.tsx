import { afterEach, expect, it } from 'vitest'
import { errorText, isUnreachable, loadErrorText, saveErrorText } from './errorText.ts'

afterEach(() => {
  document.documentElement.lang = ''
})

/** What the client makes of a call without an answer. */
const noAnswer = { status: 500, code: 'NETWORK', message: 'Internal Server Error' }
const refused = { status: 422, message: 'Enter 1 to 20.' }

it('says that the server cannot be reached, in the language of the page', () => {
  for (const error of [noAnswer, { status: 502, message: 'Bad Gateway' }])
    expect(errorText(error)).toBe(
      'The server cannot be reached. What you typed is still here. Try again.',
    )
  document.documentElement.lang = 'ja'
  expect(errorText(noAnswer)).toBe(
    'サーバーに接続できません。入力した内容は残っています。もう一度お試しください。',
  )
})

it('asks nobody to try again what is saved by itself', () => {
  expect(saveErrorText(noAnswer)).toBe(
    'The server cannot be reached. What you typed is still here.',
  )
  expect(saveErrorText(refused)).toBe('Enter 1 to 20.')
})

it('says of what was to be loaded that it comes by itself', () => {
  for (const message of [
    'Failed to fetch dynamically imported module: /assets/a.js',
    'error loading dynamically imported module: /assets/a.js',
    'Importing a module script failed.',
  ])
    expect(loadErrorText(new TypeError(message))).toMatch(/^The server cannot be reached\. This/)
})

it('says what is in the way where the page stays, though it is asked about above it', () => {
  const missing = { status: 403, message: 'Set up two-factor authentication first.', handled: true }
  expect(errorText(missing)).toBe('Set up two-factor authentication first.')
})

it('leaves the words of an answer as they are, and says nothing without an error', () => {
  expect(errorText(refused)).toBe('Enter 1 to 20.')
  expect(errorText({ status: 401, message: 'Unauthenticated.', handled: true })).toBe('')
  expect(errorText({ status: 503, message: 'Closed until 9:00.' })).toBe('Closed until 9:00.')
  expect([isUnreachable(refused), isUnreachable(undefined), errorText(undefined)]).toEqual([
    false,
    false,
    undefined,
  ])
})
