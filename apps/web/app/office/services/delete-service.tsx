import type { ServiceView } from '@kakehashi/contract/services'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { errorWords } from '../../api/base-api.ts'
import { useDeleteServiceMutation } from '../../api/office-services-api.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toast.tsx'
import styles from './service-form.module.css'

interface DeleteServiceProps {
  service: ServiceView
  /** Before leaving: what was typed about it is of no use any more. */
  onDeleted: () => void
}

export function DeleteService({ service, onDeleted }: DeleteServiceProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const [remove, { isLoading, error, reset }] = useDeleteServiceMutation()
  const name = service.name || t`this draft`

  async function confirm() {
    const outcome = await remove(service._id)
    if (outcome.error) return showToast.error(errorWords(outcome.error))
    showToast.success(t`Service deleted`)
    onDeleted()
    await navigate('/admin/servicelist')
  }

  return (
    <div className={styles['delete']}>
      <p>
        <Trans>What was ordered before is kept for the books and marked as withdrawn.</Trans>
      </p>
      <Button
        variant="line"
        size="small"
        onClick={() => {
          reset()
          setAsking(true)
        }}
      >
        <Trans>DELETE</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t`Are you sure?`}
        confirmLabel={<Trans>DELETE</Trans>}
        isBusy={isLoading}
        error={error && errorWords(error)}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        <Trans>
          {name} goes from the site at once. If it was ever ordered it stays in the books as
          withdrawn; otherwise nothing of it is kept.
        </Trans>
      </ConfirmDialog>
    </div>
  )
}
