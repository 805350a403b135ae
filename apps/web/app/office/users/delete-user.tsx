import type { UserView } from '@kakehashi/contract/accounts/users'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useDeleteUserMutation } from '../../api/users-api.ts'
import { lastFirst } from '@kakehashi/domain/people/people'
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
          Ends their access at once. After 7 days everything about them is erased; until then you
          can restore them.
        </Trans>
      </p>
      <ConfirmDelete
        remove={() => remove(_id)}
        done={t`User deleted`}
        to="/admin/userlist"
        onDeleted={onDeleted}
      >
        <p>
          <Trans>
            {name} will no longer be able to sign in. For 7 days the deletion can be stopped, then
            everything about them is erased: name, contact details, documents and messages.
          </Trans>
        </p>
        {current > 0 && (
          <OpenRequests
            asked={{ user: _id }}
            count={current}
            title={
              <Plural
                value={current}
                one="# request is still open. We keep its contact details until it is complete:"
                other="# requests are still open. We keep their contact details until they are complete:"
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
                one="# document assigned to them needs another translator:"
                other="# documents assigned to them need another translator:"
              />
            }
          />
        )}
      </ConfirmDelete>
    </div>
  )
}
