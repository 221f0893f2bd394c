import type { PhotoTools, Values } from '@officina/ui/questionnaire/types.ts'
import { useEffect, useRef, useState } from 'react'

type Picture = { id: string; filename: string; url: string; question: string }

/** Photos that are chosen in a preview: shown from the browser's memory, and never sent. */
export function usePreviewPhotos(
  values: Values,
  onChange: (questionId: string, ids: string[]) => void,
): PhotoTools {
  const [list, setList] = useState<readonly Picture[]>([])
  const made = useRef<string[]>([])
  useEffect(() => () => made.current.forEach((url) => void URL.revokeObjectURL(url)), [])
  const idsOf = (question: string): string[] => {
    const given = values[question]
    return Array.isArray(given) ? given : []
  }
  return {
    list,
    src: (id) => list.find((each) => each.id === id)?.url ?? '',
    add: async (question, files) => {
      const added = files.map((file) => ({
        id: crypto.randomUUID(),
        filename: file.name,
        url: URL.createObjectURL(file),
        question,
      }))
      made.current.push(...added.map(({ url }) => url))
      setList((old) => [...old, ...added])
      onChange(question, [...idsOf(question), ...added.map(({ id }) => id)])
    },
    remove: async (id) => {
      const question = list.find((each) => each.id === id)?.question
      if (question)
        onChange(
          question,
          idsOf(question).filter((each) => each !== id),
        )
    },
  }
}
