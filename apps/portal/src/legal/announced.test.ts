import { announcedVersions } from '@officina/shared/legalVersions'
import { expect, it } from 'vitest'
import { announcedTexts } from './announced.ts'

it('has a text for each announced version', () => {
  expect(Object.keys(announcedTexts).sort()).toEqual(Object.keys(announcedVersions).sort())
})
