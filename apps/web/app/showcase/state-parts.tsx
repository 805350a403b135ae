import { useState } from 'react'

import { Alert } from '@kakehashi/ui/alert'
import { Button, ButtonLink } from '@kakehashi/ui/button'
import { ConfirmDialog, Dialog } from '@kakehashi/ui/dialog'
import { Empty } from '@kakehashi/ui/empty'
import { Loading, Spinner } from '@kakehashi/ui/spinner'
import { showToast } from '@kakehashi/ui/toast'
import { Columns, Row, Specimen, State } from './specimen.tsx'

const long =
  'The request was changed by another clerk a moment ago. Read it again, then decide whether the quote still holds.'

export function StateParts() {
  return (
    <>
      <Specimen name="States">
        <Columns>
          <State says="Loading: the spinner inside the right height">
            <Loading label="Loading documents" />
          </State>
          <State says="Error: the server's words and a retry">
            <Alert kind="error" onRetry={() => undefined}>
              The file store did not answer. Your documents are safe.
            </Alert>
          </State>
          <State says="Empty: what to do next">
            <Empty title="No requests yet" action={<ButtonLink to="/showcase">Begin</ButtonLink>}>
              Send your first request and follow its progress here.
            </Empty>
          </State>
        </Columns>
        <Spinner label="Loading the requests" />
        <Alert kind="warning" title="The deposit is not paid yet">
          We begin when it is. <a href="#main">How to pay</a>
        </Alert>
        <Alert kind="info">The office is closed on Monday, 23 November.</Alert>
        <Alert kind="success" title="Ready for pickup" />
        <Alert kind="error" title="Not saved" onRetry={() => undefined} isRetrying>
          {long}
        </Alert>
        <div lang="ja">
          <Alert kind="error" onRetry={() => undefined}>
            通信が途切れました。書類は安全に保管されています。
          </Alert>
        </div>
      </Specimen>
      <DialogParts />
    </>
  )
}

function DialogParts() {
  const [open, setOpen] = useState<'none' | 'plain' | 'confirm' | 'busy'>('none')
  const close = () => setOpen('none')
  return (
    <Specimen name="Dialog and toast">
      <Row>
        <Button variant="line" onClick={() => setOpen('plain')}>
          Open a dialog
        </Button>
        <Button variant="line" onClick={() => setOpen('confirm')}>
          Ask first
        </Button>
        <Button variant="line" onClick={() => showToast.success('Quote added')}>
          Success
        </Button>
        <Button variant="line" onClick={() => showToast.info('Request has been returned.')}>
          Info
        </Button>
        <Button variant="line" onClick={() => showToast.error(long)}>
          Error
        </Button>
      </Row>
      <Dialog title="Keyboard shortcuts" isOpen={open === 'plain'} onClose={close}>
        <p>j and k move, Enter opens, / searches.</p>
      </Dialog>
      <ConfirmDialog
        title="Are you sure?"
        isOpen={open === 'confirm' || open === 'busy'}
        confirmLabel="Delete the service"
        isBusy={open === 'busy'}
        error={open === 'busy' ? undefined : 'The last attempt failed. Nothing was deleted.'}
        onConfirm={() => {
          setOpen('busy')
          setTimeout(() => {
            showToast.success('Service deleted')
            close()
          }, 1500)
        }}
        onCancel={close}
      >
        Customers can no longer choose it. Orders that use it stay as they are.
      </ConfirmDialog>
    </Specimen>
  )
}
