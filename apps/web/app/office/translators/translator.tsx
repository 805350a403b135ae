import { stagePath, translatorRequestPath } from '@kakehashi/contract/screen-paths'
import type { OfficeRequestItem } from '@kakehashi/contract/requests/request-view'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { Link } from 'react-router'
import { useDates } from '../../i18n/use-dates.ts'
import { useListRequestsInfiniteQuery } from '../../api/requests-api.ts'
import { useGetUserQuery } from '../../api/users-api.ts'
import { AbsenceForm } from '../../forms/absence-form.tsx'
import { Loaded } from '../../layouts/loaded.tsx'
import { LongList } from '../../layouts/long-list.tsx'
import { OfficePage } from '../../layouts/office-page.tsx'
import { addressedName, lastFirst } from '@kakehashi/domain/people/people'
import { useLanguage } from '@kakehashi/ui/use-language'
import { ServiceIcon } from '../../request/service-icon.tsx'
import { ServiceName } from '../../request/service-name.tsx'
import { useStatusText } from '../../request/status/use-status-text.ts'
import { Empty } from '@kakehashi/ui/empty'
import { Pill } from '@kakehashi/ui/pill'
import { RowLink, rowSheet } from '@kakehashi/ui/row-link'
import type { Route } from './+types/translator'
import { KeyboardRows } from '../keys/keyboard-rows.tsx'
import { RoleNames } from '../users/role-pills.tsx'

/** A translator and the requests assigned to them, newest first. */
export default function Translator({ params }: Route.ComponentProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { currentData: user, ...person } = useGetUserQuery(params.id, {
    refetchOnMountOrArgChange: true,
  })
  return (
    <OfficePage
      title={user ? addressedName(user, language) : t`Translator details`}
      back={{ to: '/admin/translatorlist', label: <Trans>Translators</Trans> }}
      facts={
        user && (
          <>
            <Link to={`/admin/user/${user._id}`}>{lastFirst(user)}</Link>
            <RoleNames of={user} />
          </>
        )
      }
      width="list"
    >
      <Loaded
        query={{ ...person, data: user }}
        label={<Trans>Loading this person</Trans>}
        lines={8}
      >
        {(translator) => (
          <>
            <Desk
              key={translator._id}
              translator={translator._id}
              name={addressedName(translator, language)}
            />
            <AbsenceForm
              user={translator}
              requestPath={({ stage, request }) => stagePath(stage, request)}
            />
          </>
        )}
      </Loaded>
    </OfficePage>
  )
}

function Desk({ translator, name }: { translator: string; name: string }) {
  const { t } = useLingui()
  const query = useListRequestsInfiniteQuery({ translator }, { refetchOnMountOrArgChange: true })
  return (
    <KeyboardRows up="/admin/translatorlist">
      <LongList
        query={query}
        label={<Trans>Loading the requests</Trans>}
        moreLabel={t`Loading more requests`}
        className={rowSheet}
        isEndless
        empty={
          <Empty title={<Trans>No documents assigned</Trans>}>
            <Trans>An owner can assign documents to {name} on a request’s Translation page.</Trans>
          </Empty>
        }
      >
        {(request) => <Row request={request} />}
      </LongList>
    </KeyboardRows>
  )
}

const Row = memo(({ request }: { request: OfficeRequestItem }) => {
  const { officeDate } = useDates()
  const status = useStatusText(request)
  const { requestItem, createdAt, isOverdue } = request
  return (
    <RowLink
      to={translatorRequestPath(request.stage, request._id)}
      lead={<ServiceIcon name={requestItem} icon={request.serviceIcon} />}
      title={lastFirst(request)}
      meta={
        <>
          <ServiceName {...request} />
          <span>{request.orderNumber}</span>
        </>
      }
      state={
        <>
          {isOverdue && (
            <Pill tone="amber" icon="alert">
              <Trans>overdue</Trans>
            </Pill>
          )}
          {status}
        </>
      }
      figure={<time dateTime={createdAt}>{officeDate(createdAt)}</time>}
    />
  )
})
