import type { UserView } from '@kakehashi/contract/accounts/users'
import { Trans, useLingui } from '@lingui/react/macro'
import { AdminProposal } from '../../account/admin-proposal.tsx'
import { useGetUserQuery } from '../../api/users-api.ts'
import { Loaded } from '../../layouts/loaded.tsx'
import { OfficePage } from '../../layouts/office-page.tsx'
import { lastFirst } from '@kakehashi/domain/people/people'
import { ButtonLink } from '@kakehashi/ui/button'
import { useUserInfo } from '../../session/use-user-info.ts'
import type { Route } from './+types/user'
import { DelegatedAssigning } from './delegated-assigning.tsx'
import { UserFigures } from './user-figures.tsx'
import { UserInformation } from './user-information.tsx'
import { UserOrders } from './user-orders.tsx'
import styles from './user.module.css'

export default function User({ params }: Route.ComponentProps) {
  const { t } = useLingui()
  const isOwner = useUserInfo()?.isOwner === true
  const { currentData: user, ...query } = useGetUserQuery(params.id, {
    refetchOnMountOrArgChange: true,
  })
  return (
    <OfficePage
      title={user ? lastFirst(user) : t`User details`}
      back={{ to: '/admin/userlist', label: <Trans>Users</Trans> }}
      actions={
        user && (
          <>
            {isOwner && (
              <ButtonLink variant="line" size="small" to={`/owner/history?person=${user._id}`}>
                <Trans context="events">History</Trans>
              </ButtonLink>
            )}
            <ButtonLink variant="line" size="small" to={`/admin/user/${user._id}/edit`}>
              <Trans>Edit</Trans>
            </ButtonLink>
          </>
        )
      }
    >
      <Loaded
        query={{ ...query, data: user }}
        label={<Trans>Loading this person</Trans>}
        lines={10}
      >
        {(loaded) => <Person key={loaded._id} user={loaded} />}
      </Loaded>
    </OfficePage>
  )
}

function Person({ user }: { user: UserView }) {
  return (
    <div className={styles.person}>
      {user.adminProposal && (
        <div className={styles.waiting}>
          <AdminProposal userId={user._id} name={lastFirst(user)} proposal={user.adminProposal} />
        </div>
      )}
      <UserFigures user={user} />
      <div className={styles.information}>
        <UserInformation user={user} />
        <DelegatedAssigning user={user} />
      </div>
      <UserOrders userId={user._id} />
    </div>
  )
}
