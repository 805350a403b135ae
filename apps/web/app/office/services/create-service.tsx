import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { errorMessage } from '../../api/client/base-api.ts'
import { useCreateServiceMutation } from '../../api/services-api.ts'
import { Button } from '@kakehashi/ui/button'
import { ConfirmDialog } from '@kakehashi/ui/dialog'
import { showToast } from '@kakehashi/ui/toast'

/** Makes a blank service, after a question, and opens it to be filled in. */
export function CreateService() {
  const { t } = useLingui()
  const navigate = useNavigate()
  // One question, one service, however often its answer is sent.
  const [key, setKey] = useState<string>()
  const [create, { isLoading, isSuccess, error, reset }] = useCreateServiceMutation()

  async function confirm() {
    if (key === undefined) return
    const { data, error: refused } = await create(key)
    if (refused) showToast.error(errorMessage(refused))
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
        // Until its page opens, there is nothing to press any more.
        isBusy={isLoading || isSuccess}
        error={error && errorMessage(error)}
        onConfirm={() => void confirm()}
        onCancel={() => setKey(undefined)}
      >
        <Trans>
          It opens as a draft. Nobody sees it before it has a name, a description and a price.
        </Trans>
      </ConfirmDialog>
    </>
  )
}
