import type { UserView } from '@kakehashi/contract/accounts/users'
import { Plural, Trans } from '@lingui/react/macro'
import { OpenRequests } from './open-requests.tsx'

/** Shown before a translator with open documents loses the role. */
export function AssignedWarning({ user }: { user: UserView }) {
  const { _id, firstName, openDocuments: count = 0 } = user
  return (
    <>
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
          {firstName} will no longer be able to open them. An owner has to assign them to someone
          else.
        </Trans>
      </p>
    </>
  )
}
