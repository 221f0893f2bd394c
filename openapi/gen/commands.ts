import type { Document, Json } from './document.ts'
import { bodyFields, describeResource, inherit } from './resources.ts'

/**
 * What the console's actions call: every POST and DELETE of a signed-in administrator but those that make a
 * record, with the permission and whether it takes an Idempotency-Key and a revision. The fields of its body with
 * bounds and words are for the dialogs.
 */
export function renderCommands(document: Document): [path: string, text: string][] {
  const commands = Object.entries(document.paths)
    .filter(([path, item]) => path.startsWith('/api/admin/') && !isListOfRecords(path, item))
    .flatMap(([path, item]) =>
      (['post', 'delete'] as const)
        .filter((method) =>
          (item[method]?.security as Json[] | undefined)?.some((s) => s.adminSession),
        )
        .map((method) => ({
          name: `${method.toUpperCase()} ${path}`,
          ...describe(document, path, item[method] as Json),
        })),
    )
  const table = (name: string, part: (command: (typeof commands)[number]) => unknown) =>
    `// Made by \`npm run gen\` from openapi/. Do not edit.\nexport const ${name} = {\n${commands
      .map((command) => `  ${JSON.stringify(command.name)}: ${JSON.stringify(part(command))},`)
      .join('\n')}\n} as const\n`
  return [
    [
      'generated/commands.ts',
      table('commands', ({ permission, key, fields }) => ({
        permission,
        key,
        revision: 'revision' in fields,
      })),
    ],
    ['generated/commandFields.ts', table('commandFields', ({ fields }) => fields)],
  ]
}

/** A POST to it makes a record: the form for a new one knows its fields. */
const isListOfRecords = (path: string, item: Json) =>
  path.split('/').length === 4 && item.get && item.post

function describe(document: Document, path: string, operation: Json) {
  const resource = path.split('/')[3]
  const found = Object.entries(document.components.schemas ?? {}).find(
    ([, schema]) => (schema['x-console'] as Json | undefined)?.resource === resource,
  )
  const own = found ? (describeResource(document, ...found).fields as Json) : {}
  const fields = inherit(bodyFields(document, operation) ?? {}, own) as Record<string, Json>
  return {
    permission: (operation['x-permission'] ?? null) as string | null,
    key: ((operation.parameters ?? []) as Json[]).some(({ $ref, name }) =>
      /Idempotency-?Key/.test(String($ref ?? name)),
    ),
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, field]) => {
        const told = Object.entries(field).filter(([key]) => !untold.includes(key))
        return [name, Object.fromEntries(told)]
      }),
    ),
  }
}

/** Parts of a dialog with their own texts or component. */
const untold = ['description', 'description_ja', 'items', 'fields', 'pattern']
