import Box from '@mui/material/Box'
import { createElement, type ReactNode, useId, useMemo, useState } from 'react'
import { apiAddress } from './apiAddress.ts'
import { pictureSizes } from './pictureSizes.ts'
import { type ProductDrawing, productDrawing, type SvgNode } from './productDrawing.ts'

/** The shop's own picture when there is one, else a drawing of the vessel. `size` in px or CSS. */
export function ProductImage(props: {
  product: ProductDrawing & { image?: string | null }
  size?: number | string
  /** How wide it is drawn where `size` is no length: which of the kept sizes is loaded follows it. */
  drawn?: string
  /** Beside a visible title the picture says nothing new: hide it from screen readers. */
  decorative?: boolean
}) {
  const { product } = props
  const [broken, setBroken] = useState<string>()
  const size = props.size ?? 96
  const box = {
    width: size,
    height: size,
    flexShrink: 0,
    borderRadius: '8px',
    display: 'block',
    ...dimmed,
  }
  if (product.image && product.image !== broken) {
    return (
      <Box
        component="img"
        {...pictureSizes(product.image, props.drawn ?? size)}
        src={apiAddress(product.image)}
        alt={props.decorative ? '' : product.title}
        loading="lazy"
        onError={() => setBroken(product.image ?? undefined)}
        sx={{ ...box, objectFit: 'cover', bgcolor: 'divider' }}
      />
    )
  }
  return (
    <Box
      component="span"
      aria-hidden={props.decorative || undefined}
      sx={{
        ...box,
        overflow: 'hidden',
        '& > svg': { display: 'block', width: '100%', height: '100%' },
      }}
    >
      <Drawing
        form={product.form}
        brand={product.brand}
        title={product.title}
        isSmall={typeof size === 'number' && size < READABLE}
      />
    </Box>
  )
}

/** White tiles would glare. */
const dimmed = { '[data-color-scheme=dark] &': { filter: 'brightness(0.82)' } }

/** px; the words of a label have a twentieth of it. */
const READABLE = 100

function Drawing({ form, brand, title, isSmall }: ProductDrawing & { isSmall: boolean }) {
  const id = useId()
  const root = useMemo(
    () => productDrawing({ form, brand, title }, isSmall),
    [form, brand, title, isSmall],
  )
  return render({ ...root, attrs: { ...root.attrs, 'aria-labelledby': id } }, 'svg', id)
}

function render(node: SvgNode | string, key: string, titleId: string): ReactNode {
  if (typeof node === 'string') return node
  const attrs: Record<string, string | number> = node.tag === 'title' ? { id: titleId } : {}
  for (const [name, value] of Object.entries(node.attrs)) attrs[reactName(name)] = value
  const children = node.children.map((child, index) => render(child, `${key}.${index}`, titleId))
  return createElement(node.tag, { key, ...attrs }, ...children)
}

function reactName(name: string): string {
  if (name.startsWith('aria-')) return name
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
