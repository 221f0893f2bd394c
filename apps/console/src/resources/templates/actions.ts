import type { components } from '@officina/openapi/schema'
import { defineNamedActions, type Pair } from '../../schema/actions.ts'
import type { RecordOf } from '../../schema/spec.ts'

export type Template = RecordOf<'templates'>
export type Replaced = components['schemas']['AdminTemplateReplaced']

const editor = (mode: string, id: string) => `/recipes/registration?mode=${mode}&recipe=${id}`

/** Sentences of which some are only said at times, and whom a mail tells. */
const sentences = (mails: number, first: Pair, second?: Pair | false): Pair => {
  const en = `${mails === 1 ? '1 doctor who uses it gets' : `${mails} doctors who use it get`} an email.`
  const told: Pair = [en, `利用中の医師${mails}名にメールで通知されます。`]
  const last: Pair = ['Issued recipes do not change.', '発行済みのレシピは変わりません。']
  const said = [first, second, mails > 0 && told, last].filter((pair) => pair)
  return [
    said.map((pair) => (pair as Pair)[0]).join(' '),
    said.map((pair) => (pair as Pair)[1]).join(''),
  ]
}

export const templateActions = defineNamedActions<Template>()({
  edit: {
    label: ({ status }) =>
      status === 'draft' ? ['Edit', '編集'] : ['Create new version', '新しい版を作成'],
    to: ({ id }) => editor('edit', id),
  },
  duplicate: {
    label: ['Duplicate', '複製'],
    to: ({ id }) => editor('copy', id),
  },
  publish: {
    call: 'POST /api/admin/templates/{templateId}/publish',
    label: ['Publish', '公開'],
    title: ({ title, version }) => [
      `Publish “${title}”, version ${version}?`,
      `「${title}」第${version}版を公開しますか？`,
    ],
    text: ({ version, mailed_doctors }) =>
      sentences(
        mailed_doctors,
        [
          'Doctors in its audience can start recipes from it. It can no longer be changed.',
          '対象の医師がレシピの作成に利用できるようになります。公開後は変更できません。',
        ],
        version > 1 && ['The previous version is retired.', '前の版は公開終了になります。'],
      ),
    verb: ['Publish', '公開する'],
    done: ({ title }) => [`“${title}” published`, `「${title}」を公開しました`],
    main: true,
  },
  retire: {
    call: 'POST /api/admin/templates/{templateId}/retire',
    label: ['Retire', '公開を終了'],
    title: ({ title }) => [`Retire “${title}”?`, `「${title}」の公開を終了しますか？`],
    text: ({ mailed_doctors }) =>
      sentences(mailed_doctors, [
        'Doctors can no longer start recipes from it.',
        '医師は新しいレシピの作成に利用できなくなります。',
      ]),
    verb: ['Retire', '公開を終了する'],
    done: ({ title }) => [`“${title}” retired`, `「${title}」の公開を終了しました`],
    danger: true,
  },
  delete: {
    call: 'DELETE /api/admin/templates/{templateId}',
    label: ['Delete draft', '下書きを削除'],
    title: ({ title, version }) => [
      `Delete the draft “${title}”, version ${version}?`,
      `下書き「${title}」第${version}版を削除しますか？`,
    ],
    text: [
      'This cannot be undone. Published versions stay.',
      '元に戻せません。公開した版は残ります。',
    ],
    done: ['Draft deleted', '下書きを削除しました'],
    leadsTo: () => '/recipes/templates',
    danger: true,
  },
})
