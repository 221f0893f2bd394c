import type { Words } from './questionnaire.ts'
import type { DraftProblem } from './questionnaireProblems.ts'

/** What is wrong and what to do, for the field; `at` is the score that a band has to reach. */
export const problemText = (problem: DraftProblem, at = 0): Words => texts[problem](at)

const texts: Record<DraftProblem, (at: number) => Words> = {
  text_missing: () => ({
    en: 'Enter a text in at least one language.',
    ja: '少なくとも1つの言語で入力してください。',
  }),
  no_questions: () => ({
    en: 'Add at least one section with a question.',
    ja: '質問を含むセクションを1つ以上追加してください。',
  }),
  section_empty: () => ({
    en: 'Add a question to this section, or delete the section.',
    ja: 'このセクションに質問を追加するか、セクションを削除してください。',
  }),
  id_taken: () => ({
    en: 'This appears twice. Delete one of them and add it again.',
    ja: '重複しています。一方を削除して、追加し直してください。',
  }),
  options_few: () => ({ en: 'Add options to choose from.', ja: '選択肢を追加してください。' }),
  option_taken: () => ({
    en: 'This option appears twice. Delete one of them.',
    ja: '選択肢が重複しています。一方を削除してください。',
  }),
  bounds_missing: () => ({ en: 'Enter a whole number.', ja: '整数を入力してください。' }),
  bounds_order: () => ({
    en: 'Enter a whole number above the lowest value.',
    ja: '最小値より大きい整数を入力してください。',
  }),
  scale_long: () => ({
    en: 'A scale has at most 21 steps. Use a number question for more.',
    ja: '段階は21以内です。それ以上は「数値」の質問を使ってください。',
  }),
  condition_gone: () => ({
    en: 'This condition refers to a question that was deleted. Choose another one.',
    ja: '条件に指定された質問は削除されています。別の質問を選んでください。',
  }),
  condition_later: () => ({
    en: 'This condition refers to a later question. Move that question up, or choose an earlier one.',
    ja: '条件には、この質問より前の質問を指定してください。',
  }),
  condition_kind: () => ({
    en: 'Choose a question with fixed answers.',
    ja: '選択式の質問を指定してください。',
  }),
  condition_answer: () => ({
    en: 'Choose one of that question’s answers.',
    ja: '指定した質問の回答から選んでください。',
  }),
  nothing_scored: () => ({
    en: 'Give the options of this section points, or choose “No score”.',
    ja: 'このセクションの選択肢に点数を付けるか、「採点しない」を選んでください。',
  }),
  fact_kind: () => ({
    en: 'Answers of this kind cannot be added to the record.',
    ja: 'この形式の回答は患者情報に反映できません。',
  }),
  band_number: () => ({ en: 'Enter a number.', ja: '数値を入力してください。' }),
  band_order: () => ({
    en: 'The end of the range is below its start.',
    ja: '範囲の終わりが始まりより小さくなっています。',
  }),
  band_gap: (at) => ({
    en: `There is a gap. Start this range at ${at}.`,
    ja: `範囲に隙間があります。${at}から始めてください。`,
  }),
  band_overlap: (at) => ({
    en: `This range overlaps the one before. Start it at ${at}.`,
    ja: `前の範囲と重なっています。${at}から始めてください。`,
  }),
  band_low: (at) => ({
    en: `The score can be as low as ${at}. Start the first range there.`,
    ja: `最低点は${at}です。最初の範囲をそこから始めてください。`,
  }),
  band_high: (at) => ({
    en: `The score can be as high as ${at}. End the last range there.`,
    ja: `最高点は${at}です。最後の範囲をそこまでにしてください。`,
  }),
}
