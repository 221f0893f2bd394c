import type { Catalog, Key, Reference } from './catalog.ts'
import { division, isDistributed } from './division.ts'

/**
 * The change that divides the schema of one machine by practice, as SQL for Citus: keys and references
 * hold inside it, and tables are handed over. One transaction, on an installation that is stopped.
 */
export function citusChange(catalog: Catalog): string {
  const divided = catalog.tables.filter(isDistributed)
  const touches = ({ table, to }: Reference) => isDistributed(table) || isDistributed(to)
  const references = catalog.references.filter(touches)
  const parts: [why: string, lines: string[]][] = [
    [
      "References that touch a practice's rows are taken off, and come back below.",
      references.map(({ table, name }) => `ALTER TABLE "${table}" DROP CONSTRAINT "${name}";`),
    ],
    [
      'Keys hold the practice; it stands last, so that what is found by id alone still has its index.',
      catalog.keys.filter(({ table }) => isDistributed(table)).flatMap(extendKey),
    ],
    [
      'What is found by practice has an index.',
      divided
        .filter((table) => !catalog.byPractice.includes(table))
        .map((table) => `CREATE INDEX "${table}_practice" ON "${table}" ("doctor_id");`),
    ],
    [
      'Triggers of distributed tables do not run there. The rights of the application take their place.',
      catalog.triggers
        .filter(({ table }) => isDistributed(table))
        .flatMap(({ table, name }) => [
          `DROP TRIGGER "${name}" ON "${table}";`,
          `REVOKE UPDATE, DELETE, TRUNCATE ON "${table}" FROM PUBLIC, officina_app;`,
        ]),
    ],
    [
      'On every node.',
      parentsFirst(catalog).map((table) => `SELECT create_reference_table('${table}');`),
    ],
    [
      'With their practice.',
      ['orders', ...divided.filter((table) => table !== 'orders')].map(
        (table) =>
          `SELECT create_distributed_table('${table}', 'doctor_id'${table === 'orders' ? '' : `, colocate_with => 'orders'`});`,
      ),
    ],
    ['References inside a practice, and to what is on every node.', references.flatMap(refer)],
  ]
  const written = parts
    .filter(([, lines]) => lines.length > 0)
    .map(([why, lines]) => `-- ${why}\n${lines.join('\n')}\n`)
  return `${head}\nBEGIN;\n\n${written.join('\n')}\nCOMMIT;\n`
}

const head = `-- Divides the database by practice, for Citus. Written by npm run ops:citus from the catalog; never edited.
-- docs/operations.md, "Beyond one primary", says when and how, and what does not run on it yet.
`

function extendKey({ table, name, kind, columns, definition }: Key): string[] {
  if (columns.includes('doctor_id')) return []
  if (kind === 'index') {
    const extended = definition.replace(/ USING btree \(([^()]*)\)/, ' USING btree ($1, doctor_id)')
    if (extended === definition) throw new Error(`${name}: cannot be extended by doctor_id`)
    return [`DROP INDEX "${name}";`, `${extended};`]
  }
  const listed = [...columns, 'doctor_id'].map((column) => `"${column}"`).join(', ')
  return [
    `ALTER TABLE "${table}" DROP CONSTRAINT "${name}";`,
    `ALTER TABLE "${table}" ADD CONSTRAINT "${name}" ${kind === 'p' ? 'PRIMARY KEY' : 'UNIQUE'} (${listed});`,
  ]
}

/** A reference table may only refer to one that is on every node already. */
function parentsFirst({ tables, references }: Catalog): string[] {
  const left = new Set(tables.filter((table) => division[table] === 'reference'))
  const ordered: string[] = []
  while (left.size > 0) {
    const waits = (table: string) =>
      references.some((each) => each.table === table && each.to !== table && left.has(each.to))
    const next = [...left].filter((table) => !waits(table))
    if (next.length === 0) throw new Error(`references in a circle: ${[...left].join(', ')}`)
    for (const table of next) left.delete(table)
    ordered.push(...next)
  }
  return ordered
}

function refer({ table, name, columns, to, toColumns, rest }: Reference): string[] {
  if (!isDistributed(table)) return [`-- "${name}" ends: ${table} is not divided, and ${to} is.`]
  const inside = isDistributed(to) ? ['doctor_id'] : []
  const list = (of: string[]) => [...inside, ...of].map((column) => `"${column}"`).join(', ')
  return [
    `ALTER TABLE "${table}" ADD CONSTRAINT "${name}" FOREIGN KEY (${list(columns)}) REFERENCES "${to}" (${list(toColumns)})${rest};`,
  ]
}
