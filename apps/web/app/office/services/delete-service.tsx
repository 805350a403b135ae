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
        <Trans>Customers can no longer request it. Earlier requests are kept.</Trans>
      </p>
      <ConfirmDelete
        remove={() => remove(service._id)}
        done={t`Service deleted`}
        to="/admin/servicelist"
        onDeleted={onDeleted}
      >
        <Trans>
          {name} is removed from the website immediately. If it has been requested before, it is
          kept as withdrawn. If not, it is deleted.
        </Trans>
      </ConfirmDelete>
    </div>
  )
}
