import { LabelText } from '@officina/ui/LabelText'
import { LineFields } from '@officina/ui/LineFields'
import { useQuery } from '@tanstack/react-query'
import type { DraftLine } from './draft.ts'
import { LinePacks, productQuery } from './LinePacks.tsx'
import { SaveDefault } from './SaveDefault.tsx'
import { Substitutes } from './Substitutes.tsx'

type LineEditorProps = {
  line: DraftLine
  onChange: (line: DraftLine) => void
  /** Texts by field of this line. */
  errors?: Record<string, string>
}

/** What the label says, the line's fields, what may be sent instead, and the doctor's own default. */
export function LineEditor({ line, onChange, errors = {} }: LineEditorProps) {
  const product = useQuery(productQuery(line.product_id)).data
  return (
    <>
      <LabelText text={product?.label_directions} />
      <LineFields
        line={line}
        onChange={onChange}
        errors={errors}
        pack={<LinePacks line={line} onChange={onChange} />}
      />
      <Substitutes line={line} onChange={onChange} error={errors.substitutes} />
      <SaveDefault line={line} />
    </>
  )
}
