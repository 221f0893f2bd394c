import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { EmptyState } from '@officina/ui/states'
import { useText } from '@officina/ui/text'
import { Money } from '@officina/ui/values'
import { useState } from 'react'
import { EditorPanes, FooterBar } from '../../../../../features/recipe/EditorPanes.tsx'
import { ProductPicker } from '../../../../../features/recipe/ProductPicker.tsx'
import { knownTotal } from '../../../../../features/shop/cart.ts'
import { toast } from '../../../../../features/toast.tsx'
import { FromRecipes } from './FromRecipes.tsx'
import { messages } from './messages.ts'
import { OrderLine } from './OrderLine.tsx'
import { Send } from './Send.tsx'
import { Sums } from './Sums.tsx'
import { type Cart, useOrderWrite } from './useOrder.ts'

/** Products to choose left, the order right; on phones one after the other. */
export function Editor({ cart, patientId }: { cart: Cart; patientId: string }) {
  const t = useText(messages)
  const isWide = useMediaQuery('(min-width:900px)', { noSsr: true })
  const [step, setStep] = useState(cart.lines.length > 0 ? 1 : 0)
  const [catalogId, setCatalogId] = useState<string | null>(null)
  const add = useOrderWrite(patientId, 'post', '/api/doctor/patients/{patientId}/cart/lines')
  const picker = (
    <>
      <FromRecipes patientId={patientId} cart={cart} />
      <ProductPicker
        catalogId={catalogId}
        onCatalog={setCatalogId}
        patientId={patientId}
        onAdd={(product) =>
          product.variant_id &&
          add
            .mutateAsync({
              params: { path: { patientId } },
              body: { variant_id: product.variant_id },
            })
            .then(() => toast.success(t.added(product.title)))
        }
      />
    </>
  )
  const order = (
    <>
      {cart.lines.length === 0 ? (
        <EmptyState title={t.empty} text={isWide ? t.emptyText : t.emptyPhone} />
      ) : (
        <>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {cart.lines.map((line) => (
              <OrderLine key={line.id} line={line} currency={cart.currency} patientId={patientId} />
            ))}
          </Box>
          <Sums cart={cart} patientId={patientId} />
        </>
      )}
    </>
  )
  return (
    <EditorPanes
      isWide={isWide}
      step={step}
      onStep={setStep}
      names={{ products: t.products, right: t.order, steps: t.steps }}
      parts={[
        { key: 'products', label: t.products, content: picker, isDone: cart.lines.length > 0 },
        { key: 'order', label: t.order, content: order, isDone: false },
      ]}
      bar={
        !isWide && step === 0 ? (
          <FooterBar>
            <Box sx={{ fontWeight: 600 }}>
              <Money amount={knownTotal(cart)} currency={cart.currency} />
            </Box>
            <Button variant="contained" sx={{ ml: 'auto' }} onClick={() => setStep(1)}>
              {t.toOrder(cart.count)}
            </Button>
          </FooterBar>
        ) : (
          cart.lines.length > 0 && <Send cart={cart} patientId={patientId} />
        )
      }
    />
  )
}
