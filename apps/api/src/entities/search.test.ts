import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { patients } from '../db/schema/patient.ts'
import { sql } from '../db/sql.ts'
import { newId } from '../ids.ts'
import { asDoctor } from '../testing/fixtures.ts'
import { useClinic } from '../testing/harness.ts'
import { everyWord, holds, reads } from './list.ts'

const t = await useClinic()

type Condition = typeof holds

const finds = async (kept: string, q: string, condition?: Condition): Promise<boolean[]> => {
  const [column, text] = [sql`search_text(${kept})`, sql`${kept}::text`]
  const { rows } = await t.ctx.db.execute<{ kept: boolean; read: boolean }>(
    sql`select ${(condition ?? holds)(column, q)} as kept, ${condition ? condition(column, q) : reads(text, q)} as read`,
  )
  return rows.flatMap((row) => [row.kept, row.read])
}

describe('a search finds', () => {
  for (const [kept, q] of [
    ['高橋', '髙橋'],
    ['髙𣘺', '高橋'],
    ['山﨑', '山崎'],
    ['山嵜', '山﨑'],
    ['渡邉', '渡辺'],
    ['渡邊', '渡邉'],
    ['齋藤', '斉藤'],
    ['斎藤', '齊藤'],
    ['濵田', '浜田'],
    ['𠮷田', '吉田'],
    ['葛󠄀城', '葛城'],
    ['國澤', '国沢'],
    ['神社', '神社'],
    ['ワタナベ', 'わたなべ'],
    ['わたなべ', 'ﾜﾀﾅﾍﾞ'],
    ['茅ヶ崎', '茅ケ崎'],
    ['Ｔａｎａｋａ', 'tanaka'],
    ['O-1001', 'ｏ－１００１'],
    ['É. Muñoz', 'é. MUÑOZ'],
    ['100 %', '100 ％'],
    ['a_b', 'A＿B'],
  ] as const)
    it(`${kept} by ${q}`, async () => {
      expect(await finds(kept, q)).toEqual([true, true])
    })
})

describe('a search does not find', () => {
  for (const [kept, q] of [
    ['高橋', '高端'],
    ['ハシモト', 'ばしもと'],
    ['axb', 'a_b'],
    ['100', '1％0'],
    ['a\\b', 'a＼＼b'],
  ] as const)
    it(`${kept} by ${q}`, async () => {
      expect(await finds(kept, q)).toEqual([false, false])
    })
})

it('finds words in any order, parted by spaces of any width', async () => {
  expect(await finds('渡邊 花子 ワタナベ ハナコ', '花子　わたなべ', everyWord)).toEqual([
    true,
    true,
  ])
  expect(await finds('渡邊 花子 ワタナベ ハナコ', '花子　たろう', everyWord)).toEqual([
    false,
    false,
  ])
  expect(await finds('渡邊 花子', '  ', everyWord)).toEqual([true, true])
})

describe('a patient is found by the name in any width, case, kana and accent, with or without spaces', () => {
  const kana = 'アイウエオカキクケコガギグゲゴサシスセソダパピプヤユヨラリルレロン'
  const name = fc
    .tuple(
      part('abcdefghijklmnoprstuvyzéèüñçøłåß'),
      part('abcdefgéüñçøłåi'),
      part(kana),
      part(kana),
    )
    .map(([last, first, lastKana, firstKana]) => ({ last, first, lastKana, firstKana }))
  function part(letters: string) {
    return fc
      .array(fc.constantFrom(...letters), { minLength: 3, maxLength: 8 })
      .map((signs) => signs.join(''))
  }
  const wide = (text: string) =>
    text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
  const hiragana = (text: string) =>
    text.replace(/[ァ-ヶ]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x60))
  const bare = (text: string) =>
    text
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .replace(/ø/g, 'o')
      .replace(/ł/g, 'l')
      .replace(/ß/g, 'ss')
  const asIs = (text: string) => text
  const ways = [
    asIs,
    wide,
    hiragana,
    bare,
    (text: string) => text.toUpperCase(),
    (text: string) => text.normalize('NFD'),
  ]

  it('as a doctor types it', async () => {
    const { browser, id: doctorId } = await asDoctor(t)
    const stranger = await asDoctor(t)
    await fc.assert(
      fc.asyncProperty(
        name,
        fc.constantFrom(...ways),
        fc.constantFrom(' ', '　', ''),
        fc.boolean(),
        fc.boolean(),
        async ({ last, first, lastKana, firstKana }, way, space, byKana, swapped) => {
          const id = newId()
          await t.add(patients, {
            id,
            doctorId,
            number: `P-${id.slice(-12)}`,
            lastName: last,
            firstName: first,
            kana: `${lastKana}　${firstKana}`,
            status: 'active',
          })
          const words = byKana ? [lastKana, firstKana] : swapped ? [first, last] : [last, first]
          const filter = { q: words.map(way).join(space) }
          const found = async (by: typeof browser) =>
            (await by.list('/api/doctor/patients', { filter, range: [0, 99] })).each('id')
          expect([filter.q, await found(browser)]).toEqual([filter.q, expect.arrayContaining([id])])
          expect(await found(stranger.browser)).toEqual([])
        },
      ),
      { numRuns: 15 },
    )
  })

  it('and odd text finds nothing, or is refused in words', async () => {
    const { browser } = await asDoctor(t)
    for (const q of ['%', '_', '\\', '%_\\', '😀', '＼', "'", '"', '\u200b', '（）'])
      expect([q, (await browser.list('/api/doctor/patients', { filter: { q } })).status]).toEqual([
        q,
        200,
      ])
    for (const q of ['a\0b', 'x'.repeat(101)])
      expect((await browser.list('/api/doctor/patients', { filter: { q } })).status).toBe(422)
  })
})
