import { errorText } from '@officina/ui/errorText.ts'
import { useEffect, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { dataProvider } from '../../providers/dataProvider.ts'
import { useReadAgain } from '../../schema/useUndo.tsx'
import type { Product } from './product.ts'

type Picture = Product['images'][number]

/** Sends the pictures that stay in their order; somebody who was faster is not overruled. */
export function usePictures({ id, revision, images }: Product) {
  const notify = useNotify()
  const readAgain = useReadAgain()
  const list = useRef<HTMLUListElement>(null)
  const refocus = useRef<{ url: string; by: 1 | -1 }>(undefined)
  const [pending, setPending] = useState(false)

  // the button that was pressed stays in focus with its picture, or the other one at the end of the list
  useEffect(() => {
    if (pending || !refocus.current) return
    const { url, by } = refocus.current
    refocus.current = undefined
    const at = images.findIndex((image) => image.url === url)
    const item = list.current?.children[at]
    const buttons = [...(item?.querySelectorAll<HTMLButtonElement>('[data-move]') ?? [])]
    const enabled = buttons.filter((button) => !button.disabled)
    ;(enabled.find((button) => button.dataset.move === `${by}`) ?? enabled[0])?.focus()
  }, [pending, images])

  const save = async (pictures: readonly Picture[]) => {
    await dataProvider.call('POST', `/api/admin/products/${id}/pictures/arrange`, {
      body: { pictures, revision },
    })
    await readAgain('products')
  }
  const arrange = async (pictures: readonly Picture[], done: string) => {
    if (pending) return
    setPending(true)
    try {
      await save(pictures)
      notify(done, { type: 'success' })
    } catch (error) {
      notify(errorText(error), { type: 'error' })
      await readAgain('products')
    }
    setPending(false)
  }
  const move = (from: number, to: number, done: string) => {
    const image = images[from]
    if (!image || from === to || to < 0 || to >= images.length) return
    const others = images.filter((each) => each !== image)
    if (Math.abs(from - to) === 1) refocus.current = { url: image.url, by: to > from ? 1 : -1 }
    void arrange([...others.slice(0, to), image, ...others.slice(to)], done)
  }
  return { list, arrange, move, save, pending }
}
