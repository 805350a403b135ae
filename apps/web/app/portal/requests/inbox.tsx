import { threadPath } from '@kakehashi/contract/screen-paths'
import type { CustomerRequestItem } from '@kakehashi/contract/requests/request-view'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { ColumnPage } from '../../layouts/column-page.tsx'
import { LastMessage } from '../../request/messages/last-message.tsx'
import { OwnRequests } from './own-requests.tsx'
import { RequestRow } from './request-row.tsx'

export default function Inbox() {
  const { t } = useLingui()
  return (
    <ColumnPage title={t`Inbox`} back={{ to: '/profile', label: <Trans>Profile</Trans> }} isWide>
      <OwnRequests
        whenEmpty={
          <Trans>
            Each request has its own messages. After you send your first request, you can write to
            us here.
          </Trans>
        }
        Row={Row}
      />
    </ColumnPage>
  )
}

const Row = memo(({ request }: { request: CustomerRequestItem }) => (
  <RequestRow to={threadPath(request._id)} request={request}>
    <LastMessage message={request.lastMessage} reader="customer" />
  </RequestRow>
))
