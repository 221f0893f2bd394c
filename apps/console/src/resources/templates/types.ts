import type { components } from '@officina/openapi/schema'
import type { RecordOf } from '../../schema/spec.ts'

export type Template = RecordOf<'templates'>

/** What every dialog of a template is given. */
export type TemplateDialogProps = { template: Template; onClose: () => void }

export type Replaced = components['schemas']['AdminTemplateReplaced']
