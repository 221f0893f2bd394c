import { importStates, productImports } from '../../db/schema/productImport.ts'
import { defineEntity } from '../entity.ts'
import { type Machine, transitionsOf } from '../machine.ts'

type ImportStatus = (typeof importStates)[number]

export const importMachine: Machine<ImportStatus> = {
  entity: 'product import',
  states: importStates,
  transitions: transitionsOf(
    { name: 'upload', from: null, to: 'checking', who: ['admin'] },
    { name: 'check', from: 'checking', to: 'ready', who: ['admin'] },
    { name: 'sheet', from: ['ready', 'failed'], to: 'checking', who: ['admin'] },
    { name: 'start', from: 'ready', to: 'importing', who: ['admin'] },
    { name: 'create', from: 'importing', to: 'imported', who: ['admin'] },
    { name: 'cancel', from: ['checking', 'ready', 'importing'], to: 'cancelled', who: ['admin'] },
    { name: 'fail', from: ['checking', 'importing'], to: 'failed', who: ['admin', 'system'] },
    { name: 'start_undo', from: 'imported', to: 'undoing', who: ['admin'] },
    { name: 'undo', from: 'undoing', to: 'undone', who: ['admin'] },
    { name: 'cancel', from: 'undoing', to: 'imported', who: ['admin'] },
    { name: 'fail', from: 'undoing', to: 'imported', who: ['admin', 'system'] },
  ),
}

/** A file of products, from its upload until it is imported and perhaps undone. */
export const productImport = defineEntity({
  lock: 'product_import',
  kind: 'product_import',
  table: productImports,
  states: { status: importMachine },
})
