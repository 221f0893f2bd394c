import { expect, it } from 'vitest'
import { diffOf, type VersionDocument } from './versionDiff.ts'

const doc = (message: string, lines: [string, string][]): VersionDocument => ({
  fields: [{ key: 'message', label: 'Message', text: message }],
  lines: lines.map(([key, text]) => ({ key, label: key.toUpperCase(), text })),
})
const changes = (before: VersionDocument, after: VersionDocument) =>
  diffOf(before, after).map((row) => [row.key, row.change])

it('tells what was changed, added, removed and moved', () => {
  const before = doc('Old', [
    ['a', '1'],
    ['b', '1'],
    ['c', '1'],
    ['d', '1'],
  ])
  const after = doc('New', [
    ['x', '1'],
    ['a', '1'],
    ['d', '1'],
    ['c', '2'],
  ])
  expect(changes(before, after)).toEqual([
    ['message', 'changed'],
    ['x', 'added'],
    ['a', 'same'],
    ['d', 'moved'],
    ['c', 'changed'],
    ['b', 'removed'],
  ])
})

it('compares a product that stands twice with its twin, and leaves out what is empty in both', () => {
  const before = doc('', [
    ['a', '1'],
    ['a', '2'],
  ])
  const after = doc('', [
    ['a', '1'],
    ['a', '3'],
  ])
  expect(diffOf(before, after)).toEqual([
    { key: 'a', label: 'A', before: '1', after: '1', change: 'same' },
    { key: 'a#2', label: 'A', before: '2', after: '3', change: 'changed' },
  ])
})
