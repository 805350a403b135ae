import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { Alert } from '@kakehashi/ui/alert'
import { StartOver } from './start-over.tsx'

/** Shown when the server already has a request from this form. The customer may send another. */
export function AlreadySent({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Alert kind="warning" action={<StartOver onStartOver={onStartOver} />}>
      <Trans>
        This request has already reached us, as it was before your last change. You find it in{' '}
        <Link to="/profile/myrequests">My Requests</Link>. Send again only if you want a second one.
      </Trans>
    </Alert>
  )
}
