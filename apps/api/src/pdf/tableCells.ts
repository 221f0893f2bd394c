/** A cell of a table that is laid out; `isHead`: of the rows that stand on top of every page. */
export type Cell = { table: TableNode; row: number; column: number; isHead: boolean }
export type TableNode = { table: { headerRows?: number; body: Node[][] } }

type Node = { cell?: Cell; stack?: Node[]; columns?: Node[] }

/** Writes into everything that stands in a table which cell it is in. */
export function markCells(node: TableNode): void {
  const { headerRows = 0, body } = node.table
  for (const [row, nodes] of body.entries())
    for (const [column, each] of nodes.entries())
      mark(each, { table: node, row, column, isHead: row < headerRows })
}

function mark(node: Node, cell: Cell): void {
  node.cell = cell
  for (const each of [...(node.stack ?? []), ...(node.columns ?? [])]) mark(each, cell)
}
