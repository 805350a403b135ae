import type { ServiceView } from '@kakehashi/contract/services/services'
import { Trans, useLingui } from '@lingui/react/macro'
import { useDeleteServiceMutation } from '../../api/services-api.ts'
import { ConfirmDelete } from '../confirm-delete.tsx'
import styles from './service-form.module.css'

interface DeleteServiceProps {
  service: ServiceView
  onDeleted: () => void
}

export function DeleteService({ service, onDeleted }: DeleteServiceProps) {
  const { t } = useLingui()
  const [remove] = useDeleteServiceMutation()
  const name = service.name || t`this draft`
  return (
    <div className={styles.delete}>
      <p>
        <Trans>
          Once it is deleted, nobody can order it. What was ordered before stays in the books.
        </Trans>
      </p>
      <ConfirmDelete
        remove={() => remove(service._id)}
        done={t`Service deleted`}
        to="/admin/servicelist"
        onDeleted={onDeleted}
      >
        <Trans>
          {name} goes from the site at once. If it was ever ordered it stays in the books as
          withdrawn; otherwise nothing of it is kept.
        </Trans>
      </ConfirmDelete>
    </div>
  )
}
