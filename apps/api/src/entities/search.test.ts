import { describe, expect, it } from 'vitest'
import { sql } from '../db/sql.ts'
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
