import { defineMessages } from '@officina/ui/text'

/** Words of the doctor's own catalogs. */
export const catalogWords = defineMessages({
  new: ['Create catalog', 'カタログを作成'],
  create: ['Create', '作成'],
  name: ['Name', '名称'],
  nameMissing: ['Enter a name.', '名称を入力してください。'],
  description: ['Description', '説明'],
  descriptionHelp: [
    'Shown to patients who see the catalog.',
    'カタログを見る患者さんに表示されます。',
  ],
  copyTitle: (name: string) => [`Copy “${name}” to my catalogs`, `「${name}」を自分用にコピー`],
  copyText: [
    'Its products and notes are copied to a catalog of your own.',
    '商品とメモを、自分用のカタログにコピーします。',
  ],
  copyPart: (n: number) => [
    `A catalog of your own holds up to 100 products. The first 100 of these ${n} are copied with their notes.`,
    `自分用のカタログに入れられるのは100商品までです。${n}商品のうち先頭の100商品とそのメモをコピーします。`,
  ],
  copy: ['Copy to my catalogs', '自分用にコピー'],
  copyOf: (name: string) => [`Copy to my catalogs: ${name}`, `${name}を自分用にコピー`],
  cover: ['Cover picture', '表紙の画像'],
  coverHelp: [
    'JPG or PNG, up to 5 MB. Cropped to 3:1 from the middle.',
    'JPGまたはPNG、5MBまで。中央部分が横3：縦1で表示されます。',
  ],
  coverAlt: ['What the picture shows', '画像の説明'],
  coverAltHelp: ['Read aloud to people who cannot see it.', '画像が見えない方に読み上げられます。'],
  coverNow: ['It has a cover picture.', '表紙の画像があります。'],
  coverGone: [
    'The cover picture is removed when you save.',
    '保存すると表紙の画像が削除されます。',
  ],
  removeCover: ['Remove cover', '表紙を削除'],
  keepCover: ['Keep cover', '表紙を残す'],
  coverUnread: [
    'This picture cannot be read. Choose another one.',
    'この画像は読み込めません。別の画像を選んでください。',
  ],
  visibility: ['Visible to', '公開範囲'],
  visibilities: {
    hidden: ['Only me', '自分のみ'],
    all_my_patients: ['All my patients', 'すべての患者さん'],
    selected: ['Selected patients or tags', '選んだ患者さん・タグ'],
  },
  platformSeen: {
    all_my_patients: ['Patients with open access', 'カタログを閲覧できる患者さん'],
    hidden: ['No patients, recipes only', '患者さんには非公開（レシピのみ）'],
  },
  patients: ['Patients', '患者さん'],
  findPatients: ['Search patients', '患者さんを検索'],
  tags: ['Tags', 'タグ'],
  tagsHelp: [
    'Separate with commas. Patients with any of these tags see the catalog.',
    'カンマ区切り。いずれかのタグを持つ患者さんに表示されます。',
  ],
  edit: ['Edit', '編集'],
  editTitle: (name: string) => [`Edit “${name}”`, `「${name}」を編集`],
  save: ['Save', '保存'],
  saved: ['Catalog saved', 'カタログを保存しました'],
  archive: ['Archive', 'アーカイブ'],
  archiveTitle: (name: string) => [`Archive “${name}”?`, `「${name}」をアーカイブしますか？`],
  archiveText: (drafts: number) => [
    `Patients no longer see it. Recipes keep their products.${drafts === 0 ? '' : drafts === 1 ? ' It is still used in 1 draft.' : ` It is still used in ${drafts} drafts.`}`,
    `患者さんに表示されなくなります。レシピの商品はそのまま残ります。${drafts > 0 ? `下書き${drafts}件で使用中です。` : ''}`,
  ],
  archived: ['Catalog archived', 'カタログをアーカイブしました'],
  usedBy: (n: number) => [
    n === 1 ? 'Used by 1 patient' : `Used by ${n} patients`,
    `患者さん${n}名が使用`,
  ],
  access: ['What patients can buy besides their recipes', '患者さんがレシピ以外で購入できる範囲'],
  accesses: {
    open: ['Open: your catalogs and the platform’s', '公開：自分のカタログと共通カタログ'],
    closed: ['Closed: only catalogs you share', '限定：自分が公開したカタログのみ'],
    recipes_only: ['Recipes only: no catalog', 'レシピのみ：カタログは表示しない'],
  },
  accessSaved: [
    'Saved. Applies to patients without their own setting.',
    '保存しました。個別設定のない患者さんに適用されます。',
  ],
  more: ['More', 'その他'],
  add: ['Add products', '商品を追加'],
  arrange: ['Arrange products', '並び順とメモ'],
  arrangeTitle: ['Arrange products and add notes for patients', '商品の並び順と患者さん向けメモ'],
  note: (name: string) => [`Note on ${name} for patients`, `${name}の患者さん向けメモ`],
  up: (name: string) => [`Move ${name} up`, `${name}を上へ`],
  down: (name: string) => [`Move ${name} down`, `${name}を下へ`],
  remove: (name: string) => [`Remove ${name}`, `${name}を削除`],
  addToMine: ['Add to my catalog', '自分のカタログに追加'],
  addToMineTitle: (name: string) => [
    `Add ${name} to which catalog?`,
    `${name}をどのカタログに追加しますか？`,
  ],
  addToMineVerb: ['Add to catalog', 'カタログに追加'],
  mine: ['My catalog', '自分のカタログ'],
  choose: ['Choose a catalog', 'カタログを選択'],
  chooseMissing: ['Choose a catalog.', 'カタログを選択してください。'],
  noneMine: [
    'You have no catalog of your own yet. Create one under Catalogs.',
    '自分のカタログがまだありません。カタログ一覧のページで作成できます。',
  ],
  full: [
    'A catalog holds up to 100 products. Remove one before you add another.',
    'カタログに入れられるのは100商品までです。追加する前に商品を減らしてください。',
  ],
  preview: ['Preview as patient', '患者さんの画面を確認'],
  previewHidden: [
    'No patient can see this catalog.',
    'このカタログは現在どの患者さんにも表示されていません。',
  ],
  added: (name: string) => [`${name} added`, `${name}を追加しました`],
})

type Words = (typeof catalogWords)['en']
type Seen = { kind: 'platform' | 'doctor'; visibility: 'hidden' | 'all_my_patients' | 'selected' }

/** Who sees a catalog; whether patients see one of the platform is for its administrators to say. */
export const seenBy = (t: Words, { kind, visibility }: Seen): string =>
  kind === 'doctor'
    ? t.visibilities[visibility]
    : t.platformSeen[visibility === 'hidden' ? 'hidden' : 'all_my_patients']
