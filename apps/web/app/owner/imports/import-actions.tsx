import type { ImportDetail } from '@kakehashi/contract/imports'
import { Alert } from '@kakehashi/ui/alert'
import { Button } from '@kakehashi/ui/button'
import { ConfirmDialog } from '@kakehashi/ui/dialog'
import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { errorMessage } from '../../api/client/base-api.ts'
import { useRunImportMutation, useTakeBackImportMutation } from '../../api/imports-api.ts'

export function ImportActions({ item }: { item: ImportDetail }) {
  if (item.state === 'checked') return <Run item={item} />
  const isThere = item.state === 'done' || item.state === 'stopped'
  return isThere && item.done > 0 ? <TakeBack item={item} /> : null
}

function Run({ item: { _id, lines = 0 } }: { item: ImportDetail }) {
  const [run, { isLoading, error }] = useRunImportMutation()
  return (
    <div>
      {error !== undefined && <Alert kind="error">{errorMessage(error)}</Alert>}
      <Button isBusy={isLoading} onClick={() => void run(_id)}>
        <Plural value={lines} one="IMPORT # LINE" other="IMPORT # LINES" />
      </Button>
    </div>
  )
}

function TakeBack({ item: { _id, done } }: { item: ImportDetail }) {
  const [isAsking, setAsking] = useState(false)
  const [takeBack, { isLoading, error }] = useTakeBackImportMutation()

  async function confirm() {
    const { data } = await takeBack(_id)
    if (data) setAsking(false)
  }

  return (
    <div>
      <Button variant="line" onClick={() => setAsking(true)}>
        <Trans>Take back…</Trans>
      </Button>
      <ConfirmDialog
        title={<Trans>Take the whole import back?</Trans>}
        isOpen={isAsking}
        isBusy={isLoading}
        error={error && errorMessage(error)}
        confirmLabel={<Trans>TAKE BACK</Trans>}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        <Plural
          value={done}
          one="What was imported from # line is deleted, unless something was done with it since."
          other="What was imported from # lines is deleted, unless something was done with any of it since."
        />
      </ConfirmDialog>
    </div>
  )
}
