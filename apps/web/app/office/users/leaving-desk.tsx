import type { UserView } from '@kakehashi/contract/users'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { OpenRequests } from './open-requests.tsx'

interface LeavingDeskProps {
  user: UserView
  isOpen: boolean
  onYes: () => void
  onNo: () => void
}

/** Asked before somebody with documents on their desk can be given no more. */
export function LeavingDesk({ user, isOpen, onYes, onNo }: LeavingDeskProps) {
  const { t } = useLingui()
  const { _id, firstName, openDocuments: count = 0 } = user
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t`Are you sure?`}
      confirmLabel={<Trans>UPDATE</Trans>}
      onConfirm={onYes}
      onCancel={onNo}
    >
      <OpenRequests
        asked={{ translator: _id }}
        count={count}
        title={
          <Plural
            value={count}
            one={`${firstName} still has # open request:`}
            other={`${firstName} still has # open requests:`}
          />
        }
      />
      <p>
        <Trans>
          They stay with {firstName}, who can no longer open them, until an owner gives them to
          somebody else.
        </Trans>
      </p>
    </ConfirmDialog>
  )
}
