import type { UserView } from '@kakehashi/contract/accounts/users'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useDeleteUserMutation } from '../../api/users-api.ts'
import { lastFirst } from '../../i18n/person-name.ts'
import { ConfirmDelete } from '../confirm-delete.tsx'
import { OpenRequests } from './open-requests.tsx'
import styles from './user-form.module.css'

interface DeleteUserProps {
  user: UserView
  onDeleted: () => void
}

export function DeleteUser({ user, onDeleted }: DeleteUserProps) {
  const { t } = useLingui()
  const [remove] = useDeleteUserMutation()
  const { _id, current = 0, openDocuments = 0 } = user
  const name = lastFirst(user)
  return (
    <div className={styles.delete}>
      <p>
        <Trans>
          Once they are deleted, their sign-in and contact data are gone. Their requests stay in the
          books.
        </Trans>
      </p>
      <ConfirmDelete
        remove={() => remove(_id)}
        done={t`User deleted`}
        to="/admin/userlist"
        onDeleted={onDeleted}
      >
        <p>
          <Trans>{name} can no longer sign in, and this cannot be undone.</Trans>
        </p>
        {current > 0 && (
          <OpenRequests
            asked={{ user: _id }}
            count={current}
            title={
              <Plural
                value={current}
                one="# order is still open and keeps its contact data until it is done:"
                other="# orders are still open and keep their contact data until they are done:"
              />
            }
          />
        )}
        {openDocuments > 0 && (
          <OpenRequests
            asked={{ translator: _id }}
            count={openDocuments}
            title={
              <Plural
                value={openDocuments}
                one="# document on their desk needs another translator:"
                other="# documents on their desk need another translator:"
              />
            }
          />
        )}
      </ConfirmDelete>
    </div>
  )
}
