import type { UserView } from '@kakehashi/contract/users'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { errorWords } from '../../api/base-api.ts'
import { useDeleteUserMutation } from '../../api/people-api.ts'
import { lastFirst } from '../../frame/person-name.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toast.tsx'
import { OpenRequests } from './open-requests.tsx'
import styles from './user-form.module.css'

interface DeleteUserProps {
  user: UserView
  /** Before leaving: what was typed about them is of no use any more. */
  onDeleted: () => void
}

export function DeleteUser({ user, onDeleted }: DeleteUserProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const [remove, { isLoading, error, reset }] = useDeleteUserMutation()
  const { _id, current = 0, openDocuments = 0 } = user
  const name = lastFirst(user)

  async function confirm() {
    const outcome = await remove(_id)
    if (outcome.error) return showToast.error(errorWords(outcome.error))
    showToast.success(t`User deleted`)
    onDeleted()
    await navigate('/admin/userlist')
  }

  return (
    <div className={styles['delete']}>
      <p>
        <Trans>Their sign-in and contact data go at once. Their requests stay in the books.</Trans>
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
      </ConfirmDialog>
    </div>
  )
}
