import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { errorMessage } from '../../api/client/base-api.ts'
import { showFailedCall } from '../../api/client/failed-call.ts'
import { useCreateServiceMutation } from '../../api/services-api.ts'
import { Button } from '@kakehashi/ui/button'
import { ConfirmDialog } from '@kakehashi/ui/dialog'

/** Creates an empty service after confirmation and opens it for editing. */
export function CreateService() {
  const { t } = useLingui()
  const navigate = useNavigate()
  // Idempotency key: one per dialog, so that retries create one service.
  const [key, setKey] = useState<string>()
  const [create, { isLoading, isSuccess, error, reset }] = useCreateServiceMutation()

  async function confirm() {
    if (key === undefined) return
    const { data, error: refused } = await create(key)
    if (refused) showFailedCall(refused)
    if (data) await navigate(`/admin/service/${data._id}/edit`)
  }

  return (
    <>
      <Button
        size="small"
        icon="plus"
        onClick={() => {
          reset()
          setKey(crypto.randomUUID())
        }}
      >
        <Trans>CREATE SERVICE</Trans>
      </Button>
      <ConfirmDialog
        isOpen={key !== undefined}
        title={t`Are you sure you want to create a new service?`}
        confirmLabel={<Trans>Create it</Trans>}
        // Stays busy until the new page opens.
        isBusy={isLoading || isSuccess}
        error={error && errorMessage(error)}
        onConfirm={() => void confirm()}
        onCancel={() => setKey(undefined)}
      >
        <Trans>
          It starts as a draft. Customers see it once it has a name, a description and a price.
        </Trans>
      </ConfirmDialog>
    </>
  )
}
