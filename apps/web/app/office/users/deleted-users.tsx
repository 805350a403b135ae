import type { DeletedUserView } from '@kakehashi/contract/accounts/deleted-users'
import { lastFirst } from '@kakehashi/domain/people/people'
import { isStaff } from '@kakehashi/domain/people/roles'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useDates } from '../../i18n/use-dates.ts'
import { showFailedCall } from '../../api/client/failed-call.ts'
import { useListDeletedUsersQuery, useRestoreUserMutation } from '../../api/users-api.ts'
import { useUserInfo } from '../../session/session-slice.ts'
import { Button } from '@kakehashi/ui/button'
import { showToast } from '@kakehashi/ui/toast'
import { RoleLetters } from './role-pills.tsx'
import styles from './deleted-users.module.css'

/** People whose deletion can still be stopped. Nothing is shown if there are none. */
export function DeletedUsers() {
  const { data: people = [] } = useListDeletedUsersQuery()
  const headingId = useId()
  if (people.length === 0) return null
  return (
    <section aria-labelledby={headingId} className={styles.deleted}>
      <h2 id={headingId}>
        <Trans>Recently deleted</Trans>
      </h2>
      <ul>
        {people.map((person) => (
          <Row key={person._id} person={person} />
        ))}
      </ul>
    </section>
  )
}

function Row({ person }: { person: DeletedUserView }) {
  const { t } = useLingui()
  const { officeDateAndTime } = useDates()
  const nameId = useId()
  const [restore, { isLoading }] = useRestoreUserMutation()
  const isOwner = useUserInfo()?.isOwner === true
  const moment = officeDateAndTime(person.erasedFrom)

  async function confirm() {
    const { error } = await restore(person._id)
    if (error) return showFailedCall(error)
    showToast.success(t`User restored`)
  }

  return (
    <li>
      <div>
        <b id={nameId}>{lastFirst(person)}</b> <RoleLetters of={person} />
        <p>{person.email}</p>
        <p>
          <Trans>Everything is erased on {moment}</Trans>
        </p>
        {isStaff(person) && !isOwner && (
          <p>
            <Trans>Only an owner’s restoring gives the roles back.</Trans>
          </p>
        )}
      </div>
      <Button
        variant="line"
        size="small"
        isBusy={isLoading}
        aria-describedby={nameId}
        onClick={() => void confirm()}
      >
        <Trans>RESTORE</Trans>
      </Button>
    </li>
  )
}
