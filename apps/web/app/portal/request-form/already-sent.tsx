import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { Alert } from '@kakehashi/ui/alert'
import { StartOver } from './start-over.tsx'

/** Shown when the server already has a request from this form. The customer may send another. */
export function AlreadySent({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Alert kind="warning" action={<StartOver onStartOver={onStartOver} />}>
      <Trans>
        We already have this request, without your last change. You can see it in{' '}
        <Link to="/profile/myrequests">My Requests</Link>. Send it again only if you want a second
        request.
      </Trans>
    </Alert>
  )
}
