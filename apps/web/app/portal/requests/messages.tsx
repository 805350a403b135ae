import { requestPath } from '@kakehashi/contract/screen-paths'
import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useDates } from '../../i18n/use-dates.ts'
import { useUserInfo } from '../../session/session-slice.ts'
import { useGetRequestQuery } from '../../api/requests-api.ts'
import { ColumnPage } from '../../layouts/column-page.tsx'
import { OfficePage } from '../../layouts/office-page.tsx'
import { lastFirst } from '@kakehashi/domain/people/people'
import { Present } from '../../request/conversation/present.tsx'
import { MessageThread } from '../../request/messages/message-thread.tsx'
import { ServiceName } from '../../request/service-name.tsx'
import { classNames } from '@kakehashi/ui/class-names'
import { DefinitionList } from '@kakehashi/ui/definition-list'
import { Empty } from '@kakehashi/ui/empty'
import type { Route } from './+types/messages'
import { Loaded } from '../../layouts/loaded.tsx'
import styles from './own-requests.module.css'

export default function Messages({ params }: Route.ComponentProps) {
  const { t } = useLingui()
  const isAdmin = useUserInfo()?.isAdmin ?? false
  // Not `data`, which could be that of another thread.
  const { currentData, ...query } = useGetRequestQuery(params.id, {
    refetchOnMountOrArgChange: true,
  })
  const title = t`Messages`
  const thread = (
    <Loaded
      query={{ ...query, data: currentData }}
      label={<Trans>Loading the messages</Trans>}
      lines={8}
    >
      {(loaded) => (
        <>
          {loaded.reader === 'office' && <Present requestId={loaded._id} />}
          <About request={loaded} />
          {loaded.reader === 'desk' ? <NotForTheDesk /> : <MessageThread request={loaded} />}
        </>
      )}
    </Loaded>
  )
  return isAdmin ? (
    <OfficePage
      title={title}
      back={{ to: '/admin/inbox', label: <Trans>All messages</Trans> }}
      width="list"
    >
      {thread}
    </OfficePage>
  ) : (
    <ColumnPage title={title} back={{ to: '/profile/inbox', label: <Trans>Inbox</Trans> }} isWide>
      {thread}
    </ColumnPage>
  )
}

function About({ request }: { request: RequestDetail }) {
  const { t } = useLingui()
  const { listDate } = useDates()
  const { _id, service, requestItem, orderNumber, createdAt } = request
  const facts = [
    { label: t`Service`, value: <ServiceName {...{ service, requestItem }} /> },
    { label: t`Order`, value: <Link to={requestPath(_id)}>{orderNumber}</Link> },
    {
      label: t`Sent`,
      value: <time dateTime={createdAt}>{listDate(createdAt)}</time>,
    },
    ...(request.reader === 'customer' ? [] : [{ label: t`Customer`, value: lastFirst(request) }]),
  ]
  return (
    <DefinitionList
      className={classNames(styles.about, request.reader === 'customer' && styles.own)}
      layout="strip"
      items={facts}
    />
  )
}

function NotForTheDesk() {
  return (
    <Empty title={<Trans>These messages are between the customer and the office.</Trans>}>
      <Trans>If you have a question, ask the office.</Trans>
    </Empty>
  )
}
