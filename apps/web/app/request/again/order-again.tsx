import { Button } from '@kakehashi/ui/button'
import { Dialog } from '@kakehashi/ui/dialog'
import { Loading } from '@kakehashi/ui/spinner'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { useUserInfo } from '../../session/use-user-info.ts'
import { readPressed } from './pressed-order.ts'

// Most visitors of a page with this button do not press it.
const AgainSheet = lazy(() => import('./again-sheet.tsx'))

interface OrderAgainProps {
  requestId: string
  orderNumber: string
  /** For the page that continues an order whose reply was lost. */
  isContinued?: boolean
}

/** First press: a sheet with everything filled in. Second press: the order. */
export function OrderAgain({ requestId, orderNumber, isContinued = false }: OrderAgainProps) {
  const { t } = useLingui()
  const person = useUserInfo()?._id ?? ''
  const [isOpen, setOpen] = useState(
    () => isContinued && readPressed(person, requestId) !== undefined,
  )
  return (
    <>
      <Button
        variant="line"
        size="small"
        aria-label={t`Order ${orderNumber} again`}
        onClick={() => setOpen(true)}
      >
        <Trans>Order again</Trans>
      </Button>
      <Dialog title={<Trans>Order again</Trans>} isOpen={isOpen} onClose={() => setOpen(false)}>
        <Suspense fallback={<Loading label={<Trans>Loading the prices</Trans>} lines={4} />}>
          <AgainSheet requestId={requestId} onClose={() => setOpen(false)} />
        </Suspense>
      </Dialog>
    </>
  )
}
