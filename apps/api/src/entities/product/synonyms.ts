/**
 * Words for the same thing in a product search, English and Japanese; what the shop calls it stands among them. A
 * group is for words that people use for each other, not for everything that helps against something.
 */
const groups: readonly (readonly string[])[] = [
  // what it is for
  ['acne', 'pimples', 'blemishes', 'breakouts', 'ニキビ', '吹き出物'],
  ['ageing', 'aging', 'anti-aging', 'anti-ageing', 'wrinkles', 'エイジング', 'シワ'],
  ['digestion', 'gut', 'stomach', '消化', '胃腸'],
  ['dry skin', '乾燥肌'],
  ['energy', 'fatigue', 'tiredness', '疲労', '活力'],
  ['hair', '髪', '抜け毛'],
  ['heart', 'cardiovascular', '心臓', '血管'],
  ['immunity', 'immune', '免疫'],
  ['joints', 'joint', '関節'],
  ['muscles', 'muscle', 'cramps', '筋肉'],
  ['pigmentation', 'dark spots', 'melasma', 'シミ', '色素沈着'],
  ['redness', 'rosacea', '赤み', '酒さ'],
  ['sensitive skin', '敏感肌'],
  ['sleep', 'insomnia', '睡眠', '不眠'],
  ['stress', 'ストレス'],
  // what it is
  ['cleanser', 'face wash', '洗顔', '洗浄料'],
  ['moisturiser', 'moisturizer', '保湿'],
  ['multivitamin', 'multi', 'マルチビタミン'],
  ['probiotic', '乳酸菌', 'プロバイオティクス'],
  ['protein', 'プロテイン'],
  ['serum', '美容液'],
  ['shampoo', 'シャンプー'],
  ['sunscreen', 'sun cream', 'sunblock', 'spf', '日焼け止め'],
  ['toner', '化粧水'],
  // what is in it
  ['ashwagandha', 'アシュワガンダ'],
  ['biotin', 'ビオチン'],
  ['ceramide', 'セラミド'],
  ['collagen', 'コラーゲン'],
  ['coq10', 'coenzyme q10', 'ubiquinol', 'コエンザイムq10'],
  ['curcumin', 'turmeric', 'ウコン', 'クルクミン'],
  ['folate', 'folic acid', '葉酸'],
  ['ginger', '生姜', 'しょうが'],
  ['hyaluronic', 'ヒアルロン酸'],
  ['iron', '鉄'],
  ['magnesium', 'マグネシウム'],
  ['melatonin', 'メラトニン'],
  ['niacinamide', 'vitamin b3', 'ナイアシンアミド'],
  ['omega', 'fish oil', 'オメガ', '魚油'],
  ['retinal', 'retinol', 'レチノール'],
  ['salicylic', 'bha', 'サリチル酸'],
  ['selenium', 'セレン'],
  ['vitamin b12', 'b12', 'cobalamin', 'ビタミンb12'],
  ['vitamin c', 'ascorbic acid', 'ビタミンc'],
  ['vitamin d', 'd3', 'cholecalciferol', 'ビタミンd'],
  ['vitamin', 'ビタミン'],
  ['zinc', '亜鉛'],
]

/** At most so many other wordings of a search: each costs a look through the products. */
const most = 12

/** A search with one of its words in the other words for it: "sun cream" → "sunscreen", "spf" … */
export function otherWordings(q: string): string[] {
  const text = plain(q)
  const found = new Set<string>()
  for (const group of groups)
    for (const term of group.map(plain)) {
      const at = placeOf(text, term)
      if (at < 0) continue
      const [before, after] = [text.slice(0, at), text.slice(at + term.length)]
      for (const other of group.map(plain))
        if (other !== term) found.add(`${before} ${other} ${after}`.replace(/\s+/g, ' ').trim())
    }
  return [...found].slice(0, most)
}

/** Every single word of the groups. */
export const synonymWords = (): string[] => [
  ...new Set(groups.flat().flatMap((term) => plain(term).split(' '))),
]

/** Width, case and kana do not count. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))

/** Where a term stands as a whole word; Japanese is written without spaces, so it may stand anywhere. */
function placeOf(text: string, term: string): number {
  const at = text.indexOf(term)
  if (at < 0 || !/^[\x20-\x7e]+$/.test(term)) return at
  const around = `${text[at - 1] ?? ' '}${text[at + term.length] ?? ' '}`
  return /[a-z0-9]/.test(around) ? -1 : at
}
