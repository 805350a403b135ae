import type { UserView } from '@kakehashi/contract/accounts/users'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { useSearchParams } from 'react-router'
import { useListPeopleInfiniteQuery } from '../../api/users-api.ts'
import { LongList } from '../../layouts/long-list.tsx'
import { OfficePage } from '../../layouts/office-page.tsx'
import { lastFirst } from '@kakehashi/domain/people/people'
import { Empty } from '@kakehashi/ui/empty'
import { RowLink, rowSheet } from '@kakehashi/ui/row-link'
import { KeyboardRows } from '../keys/keyboard-rows.tsx'
import { DeletedUsers } from './deleted-users.tsx'
import { RoleFilter, roleIn, useRoleLabels } from './role-filter.tsx'
import { RoleLetters } from './role-pills.tsx'

export default function Users() {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const role = roleIn(search)
  const labels = useRoleLabels()
  const query = useListPeopleInfiniteQuery(role, { refetchOnMountOrArgChange: true })
  return (
    <OfficePage
      title={labels[role].title}
      back={{ to: '/admin/dashboard', label: <Trans>Dashboard</Trans> }}
      actions={<RoleFilter current={role} />}
      width="list"
    >
      {role === 'all' && <DeletedUsers />}
      <KeyboardRows up="/admin/dashboard">
        <LongList
          // Do not show rows of the previous filter while loading.
          key={role}
          query={{ ...query, data: query.currentData }}
          label={<Trans>Loading the people</Trans>}
          moreLabel={t`Loading more people`}
          className={rowSheet}
          isEndless
          empty={
            <Empty title={<Trans>No users yet</Trans>}>
              <Trans>
                People create their own accounts. You can change their roles on their page.
              </Trans>
            </Empty>
          }
        >
          {(user) => <Row user={user} />}
        </LongList>
      </KeyboardRows>
    </OfficePage>
  )
}

// memo: the list can be long, and a change usually affects few rows.
const Row = memo(({ user }: { user: UserView }) => {
  const { _id, nameJa, email, orders = 0 } = user
  return (
    <RowLink
      to={`/admin/user/${_id}`}
      title={
        <>
          {lastFirst(user)} <RoleLetters of={user} />
        </>
      }
      meta={
        <>
          {nameJa && <span lang="ja">{nameJa}</span>}
          <span>{email}</span>
        </>
      }
      figure={orders > 0 && <Plural value={orders} one="# request" other="# requests" />}
    />
  )
})
