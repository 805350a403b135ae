import type { UserView } from '@kakehashi/contract/accounts/users'
import { addressedName } from '@kakehashi/domain/people/people'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Plural, Trans } from '@lingui/react/macro'
import { OpenRequests } from './open-requests.tsx'

/** Shown before a translator with open documents loses the role. */
export function AssignedWarning({ user }: { user: UserView }) {
  const { _id, openDocuments: count = 0 } = user
  const name = addressedName(user, useLanguage())
  return (
    <>
      <OpenRequests
        asked={{ translator: _id }}
        count={count}
        title={
          <Plural
            value={count}
            one={`${name} still has # open request:`}
            other={`${name} still has # open requests:`}
          />
        }
      />
      <p>
        <Trans>
          {name} will no longer be able to open them. An owner has to assign them to someone else.
        </Trans>
      </p>
    </>
  )
}
