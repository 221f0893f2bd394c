import type { Handlers } from '../../http/handler.ts'
import { ofRecord, recordAfter } from '../../http/records.ts'
import { csvReply } from '../../http/replies.ts'
import { eachOf } from '../bulk.ts'
import { arrangeCatalog, LAST } from '../catalog/products.ts'
import { duplicateProduct } from './duplicate.ts'
import { exportPacks } from './exportPacks.ts'
import { getProductForAdmin } from './forAdmin.ts'
import { cancelImport, chooseSheet, startImport, undoImport, uploadImport } from './importFile.ts'
import { exportErrors, getProductImport, importLines, productImportList } from './importList.ts'
import { listProductsForAdmin, productChoices } from './listForAdmin.ts'
import { addPicture, arrangePictures } from './pictures.ts'
import { changePrices, setPrices } from './prices.ts'
import { removeProduct } from './remove.ts'
import { activateProduct, discontinueProduct, makeProductDraft } from './status.ts'
import { addVariant, removeVariant, updateVariant } from './variants.ts'
import { createProduct, tagProduct, updateProduct } from './write.ts'

const importAfter = recordAfter('productImportId', getProductImport)
const productAfter = recordAfter('productId', getProductForAdmin)

export const handlers = {
  'GET /api/admin/product-choices': (ctx) => productChoices(ctx),
  'GET /api/admin/products': (ctx, { query }) => listProductsForAdmin(ctx, query),
  'POST /api/admin/products': async (ctx, { body }) =>
    getProductForAdmin(ctx, await createProduct(ctx, body)),
  'POST /api/admin/products/activate': (ctx, { body }) =>
    eachOf(ctx, body.ids, (id) => activateProduct(ctx, id)),
  'POST /api/admin/products/change-prices': (ctx, { body }) => changePrices(ctx, body),
  'POST /api/admin/products/discontinue': (ctx, { body }) =>
    eachOf(ctx, body.ids, (id) => discontinueProduct(ctx, id)),
  'GET /api/admin/products/packs-file': async (ctx) => csvReply(await exportPacks(ctx)),
  'GET /api/admin/product-imports': (ctx, { query }) => productImportList.page(ctx, query),
  'GET /api/admin/product-imports/{productImportId}': ofRecord('productImportId', getProductImport),
  'POST /api/admin/product-imports': async (ctx, { body, files }) =>
    getProductImport(ctx, await uploadImport(ctx, files, body.sheet)),
  'GET /api/admin/product-imports/{productImportId}/lines': async (ctx, { params, query }) => {
    const { id } = await getProductImport(ctx, params.productImportId)
    return importLines.page(ctx, query, id)
  },
  'GET /api/admin/product-imports/{productImportId}/errors-file': async (ctx, { params }) =>
    csvReply(await exportErrors(ctx, params.productImportId)),
  'POST /api/admin/product-imports/{productImportId}/sheet': importAfter(chooseSheet),
  'POST /api/admin/product-imports/{productImportId}/import': importAfter(startImport),
  'POST /api/admin/product-imports/{productImportId}/cancel': importAfter(cancelImport),
  'POST /api/admin/product-imports/{productImportId}/undo': importAfter(undoImport),
  'POST /api/admin/products/set-category': (ctx, { body }) =>
    eachOf(ctx, body.ids, (id) => updateProduct(ctx, id, { category: body.category })),
  'POST /api/admin/products/set-catalog': async (ctx, { body: { ids, catalog_id, change } }) => {
    const position = change === 'add' ? LAST : null
    const put = (id: string) => arrangeCatalog(ctx, catalog_id, { product_id: id, position })
    return eachOf(ctx, ids, put)
  },
  'POST /api/admin/products/set-tags': (ctx, { body: { ids, ...tags } }) =>
    eachOf(ctx, ids, (id) => tagProduct(ctx, id, tags)),
  'GET /api/admin/products/{productId}': ofRecord('productId', getProductForAdmin),
  'PATCH /api/admin/products/{productId}': productAfter(updateProduct),
  'DELETE /api/admin/products/{productId}': ofRecord('productId', removeProduct),
  'POST /api/admin/products/{productId}/activate': productAfter(activateProduct),
  'POST /api/admin/products/{productId}/discontinue': productAfter(discontinueProduct),
  'POST /api/admin/products/{productId}/duplicate': async (ctx, { params }) =>
    getProductForAdmin(ctx, await duplicateProduct(ctx, params.productId)),
  'POST /api/admin/products/{productId}/make-draft': productAfter(makeProductDraft),
  'POST /api/admin/products/{productId}/pictures': async (ctx, { params, body, files }) => {
    await addPicture(ctx, params.productId, body.alt, files)
    return getProductForAdmin(ctx, params.productId)
  },
  'POST /api/admin/products/{productId}/pictures/arrange': productAfter(arrangePictures),
  'POST /api/admin/products/{productId}/prices': productAfter(setPrices),
  'POST /api/admin/products/{productId}/variants': productAfter(addVariant),
  'POST /api/admin/products/{productId}/variants/{variantId}': async (ctx, { params, body }) => {
    await updateVariant(ctx, params.productId, { ...body, variantId: params.variantId })
    return getProductForAdmin(ctx, params.productId)
  },
  'DELETE /api/admin/products/{productId}/variants/{variantId}': (ctx, { params }) =>
    removeVariant(ctx, params.productId, { variantId: params.variantId }),
} satisfies Handlers<'admin'>
