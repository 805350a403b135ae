import type { UserView } from '@kakehashi/contract/accounts/users'
import { useNow } from '@kakehashi/ui/use-now'
import { Trans, useLingui } from '@lingui/react/macro'
import { useDates } from '../../i18n/use-dates.ts'
import { useListPeopleInfiniteQuery } from '../../api/users-api.ts'
import { LongList } from '../../layouts/long-list.tsx'
import { OfficePage } from '../../layouts/office-page.tsx'
import { lastFirst } from '@kakehashi/domain/people/people'
import { Empty } from '@kakehashi/ui/empty'
import { RowLink, rowSheet } from '@kakehashi/ui/row-link'
import { KeyboardRows } from '../keys/keyboard-rows.tsx'
import { DeskLoad, fullestOf } from './desk-load.tsx'
import { RoleLetters } from '../users/role-pills.tsx'

/** Everyone who can be assigned a document, with their open documents. */
export default function Translators() {
  const { t } = useLingui()
  const query = useListPeopleInfiniteQuery('translator', { refetchOnMountOrArgChange: true })
  const fullest = fullestOf(query.data?.pages ?? [])
  return (
    <OfficePage
      title={t`Translators`}
      back={{ to: '/admin/dashboard', label: <Trans>Dashboard</Trans> }}
      width="list"
    >
      <KeyboardRows up="/admin/dashboard">
        <LongList
          query={query}
          label={<Trans>Loading the translators</Trans>}
          moreLabel={t`Loading more people`}
          className={rowSheet}
          isEndless
          empty={
            <Empty title={<Trans>No translators yet</Trans>}>
              <Trans>Open a person under Users and choose the translator or contractor role.</Trans>
            </Empty>
          }
        >
          {(user) => <Row user={user} fullest={fullest} />}
        </LongList>
      </KeyboardRows>
    </OfficePage>
  )
}

function Row({ user, fullest }: { user: UserView; fullest: number }) {
  const { _id, nameJa, openDocuments = 0 } = user
  return (
    <RowLink
      to={`/admin/translatorlist/${_id}`}
      title={
        <>
          {lastFirst(user)} <RoleLetters of={user} />
        </>
      }
      meta={
        <>
          {nameJa && <span lang="ja">{nameJa}</span>}
          <Away absence={user.absence} />
        </>
      }
      figure={<DeskLoad count={openDocuments} fullest={fullest} />}
    />
  )
}

function Away({ absence }: Pick<UserView, 'absence'>) {
  const { dayOf, shortDate } = useDates()
  const today = dayOf(useNow())
  if (!absence || absence.until < today) return null
  const [from, until] = [shortDate(absence.from), shortDate(absence.until)]
  return (
    <span>
      {absence.from > today ? (
        <Trans>
          Away {from} to {until}
        </Trans>
      ) : (
        <Trans>Away until {until}</Trans>
      )}
    </span>
  )
}
