import { Outlet } from 'react-router'
import { LoggedInGuard } from '../account/guards.tsx'
import { MailSentToast } from './request-form/mail-sent-toast.tsx'
import { WaitingCount } from './waiting-count.tsx'
import { UnsentNotice } from './unsent-notice.tsx'

export default function PortalLayout() {
  return (
    <LoggedInGuard>
      <UnsentNotice />
      <Outlet />
      <MailSentToast />
      <WaitingCount />
    </LoggedInGuard>
  )
}
