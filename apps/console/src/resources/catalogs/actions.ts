import { defineNamedActions } from '../../schema/actions.ts'
import type { Catalog } from './catalog.ts'

/** What is done to a catalog as a whole. */
export const catalogActions = defineNamedActions<Catalog>()({
  archive: {
    call: 'POST /api/admin/catalogs/{catalogId}/archive',
    label: ['Archive', 'アーカイブ'],
    title: ({ name }) => [`Archive “${name}”?`, `「${name}」をアーカイブしますか？`],
    text: ({ doctor_access }) =>
      doctor_access === 'chosen'
        ? [
            'Doctors and patients no longer see it. Products that are in no other catalog can no longer be recommended; recipes keep them. You can restore it later.',
            '医師と患者に表示されなくなります。ほかのカタログにない商品は選択できなくなりますが、レシピには残ります。あとで元に戻せます。',
          ]
        : [
            'Doctors and patients no longer see it. Its products stay on sale, and recipes keep them. You can restore it later.',
            '医師と患者に表示されなくなります。商品の販売は続き、レシピにも残ります。あとで元に戻せます。',
          ],
    done: ({ name, doctor_access }) =>
      doctor_access === 'chosen'
        ? [
            `“${name}” archived. Its products that are in no other catalog can no longer be recommended.`,
            `「${name}」をアーカイブしました。ほかのカタログにない商品は選択できません。`,
          ]
        : [`“${name}” archived`, `「${name}」をアーカイブしました`],
    undo: { call: 'POST /api/admin/catalogs/{catalogId}/restore' },
    danger: true,
  },
  restore: {
    call: 'POST /api/admin/catalogs/{catalogId}/restore',
    label: ['Restore', '元に戻す'],
    title: ({ name }) => [`Restore “${name}”?`, `「${name}」を元に戻しますか？`],
    text: [
      'Doctors see it again, and patients whose doctor leaves the platform’s catalogs open.',
      '医師と、公開カタログを利用できる患者に再び表示されます。',
    ],
    done: ({ name }) => [`“${name}” restored`, `「${name}」を元に戻しました`],
    main: true,
  },
})
