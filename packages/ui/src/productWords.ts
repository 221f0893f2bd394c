import type { Locale } from '@officina/shared/locale'

/**
 * A category, concern or form of a product as people read it: `hair_care` is "Hair care". They are the shop's
 * own words; the usual ones are known in Japanese, others stay as they are.
 */
export function productWord(value: string, locale: Locale): string {
  const text = value.replaceAll('_', ' ')
  const known = locale === 'ja' ? japanese[text.toLowerCase()] : undefined
  return known ?? text.charAt(0).toUpperCase() + text.slice(1)
}

const japanese: Record<string, string> = {
  // what it is
  beauty: '美容',
  body: 'ボディケア',
  botanicals: 'ハーブ',
  children: 'お子さま向け',
  cleanser: '洗浄料',
  device: '機器',
  'eye care': '目元ケア',
  'hair care': 'ヘアケア',
  immune: '免疫ケア',
  mask: 'マスク',
  minerals: 'ミネラル',
  moisturiser: '保湿',
  moisturizer: '保湿',
  multivitamins: 'マルチビタミン',
  omega: 'オメガ脂肪酸',
  probiotics: 'プロバイオティクス',
  protein: 'プロテイン',
  scalp: '頭皮ケア',
  serum: '美容液',
  'skin care': 'スキンケア',
  sun: '日焼け止め',
  toner: '化粧水',
  treatment: '集中ケア',
  vitamins: 'ビタミン',
  women: '女性向け',
  // what it is for
  acne: 'ニキビ',
  ageing: 'エイジングケア',
  'ageing skin': 'エイジングケア',
  digestion: '消化',
  'dry skin': '乾燥肌',
  dryness: '乾燥',
  energy: '活力',
  hair: '髪',
  heart: '心臓・血管',
  immunity: '免疫',
  joints: '関節',
  muscles: '筋肉',
  pigmentation: '色素沈着',
  redness: '赤み',
  'sensitive skin': '敏感肌',
  sensitivity: '敏感肌',
  skin: '肌',
  sleep: '睡眠',
  stress: 'ストレス',
  // its form
  balm: 'バーム',
  capsule: 'カプセル',
  cream: 'クリーム',
  drops: '滴剤',
  essence: 'エッセンス',
  gel: 'ジェル',
  gummy: 'グミ',
  lotion: 'ローション',
  lozenge: 'トローチ',
  pads: 'パッド',
  powder: 'パウダー',
  roller: 'ローラー',
  sachet: '分包',
  shampoo: 'シャンプー',
  softgel: 'ソフトカプセル',
  spray: 'スプレー',
  stick: 'スティック',
  sunscreen: '日焼け止め',
  syrup: 'シロップ',
  tablet: '錠剤',
}
