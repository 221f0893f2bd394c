import type { components } from '@officina/openapi/schema'
import { defineActions } from '../../schema/actions.ts'

type ProductImport = components['schemas']['ProductImport']

export const importActions = defineActions<ProductImport>()({
  import: {
    call: 'POST /api/admin/product-imports/{productImportId}/import',
    label: ({ added, changed }) => [
      added + changed === 1 ? 'Import 1 row' : `Import ${added + changed} rows`,
      `${added + changed}件を取り込む`,
    ],
    title: ({ file_name }) => [
      `Import ${file_name ?? 'the file'}?`,
      `${file_name ?? 'ファイル'}を取り込みますか？`,
    ],
    text: ({ added, changed, failed }) => [
      `New packs: ${added}. Changed packs: ${changed}. Rows with errors, skipped: ${failed}. All rows are imported in one step, and the import can be undone.`,
      `新しい規格${added}件、変更${changed}件、取り込まれないエラー行${failed}件。すべての行を一度に取り込みます。取り込みは後で取り消せます。`,
    ],
    done: ({ number }) => [`Import ${number} started`, `取り込み ${number} を開始しました`],
    when: ({ status, added, changed, rows_kept }) =>
      status === 'ready' && added + changed > 0 && rows_kept,
    main: true,
  },
  cancel: {
    call: 'POST /api/admin/product-imports/{productImportId}/cancel',
    label: ['Cancel import', '取り込みを中止する'],
    title: ({ number }) => [`Cancel import ${number}?`, `取り込み ${number} を中止しますか？`],
    text: [
      'Nothing from this file is imported, even if rows are being written right now.',
      '書き込みの途中でも、このファイルの内容は一切取り込まれません。',
    ],
    done: ({ number }) => [`Import ${number} cancelled`, `取り込み ${number} を中止しました`],
    when: ({ status }) => status === 'checking' || status === 'ready' || status === 'importing',
    danger: true,
    cancels: true,
  },
  undo: {
    call: 'POST /api/admin/product-imports/{productImportId}/undo',
    label: ['Undo import', '取り込みを取り消す'],
    title: ({ number }) => [`Undo import ${number}?`, `取り込み ${number} を取り消しますか？`],
    text: [
      'Products, packs, prices, catalogs and stock return to what they were before. New products are deleted, or taken off sale if they are in use. Nothing is undone if a pack has been sold or changed since.',
      '商品・規格・価格・カタログを取り込み前の内容に戻し、在庫数も元に戻します。新しい商品は削除されるか、使用されている場合は販売対象から外れます。取り込み後に販売または変更された規格があるときは、取り消しは行われません。',
    ],
    done: ({ number }) => [
      `Undo of import ${number} started`,
      `取り込み ${number} の取り消しを開始しました`,
    ],
    when: ({ status }) => status === 'imported',
    danger: true,
    cancels: true,
    main: true,
  },
  cancelUndo: {
    call: 'POST /api/admin/product-imports/{productImportId}/cancel',
    label: ['Cancel undo', '取り消しを中止する'],
    title: ({ number }) => [
      `Cancel the undo of import ${number}?`,
      `取り込み ${number} の取り消しを中止しますか？`,
    ],
    text: [
      'The import stays as it is. Nothing is undone, even if rows are being restored right now.',
      '取り込んだ内容はそのまま残ります。復元の途中でも、一切取り消されません。',
    ],
    done: ({ number }) => [
      `Import ${number} was not undone`,
      `取り込み ${number} の取り消しを中止しました`,
    ],
    when: ({ status }) => status === 'undoing',
    danger: true,
    cancels: true,
    main: true,
  },
  errors: {
    file: ({ id }) => ({ path: `/api/admin/product-imports/${id}/errors-file` }),
    label: ['Download errors', 'エラーをダウンロード'],
    may: 'product.manage',
    when: ({ failed, status, rows_kept }) => failed > 0 && status !== 'checking' && rows_kept,
  },
})
