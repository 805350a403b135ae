import { Outlet } from 'react-router'
import { LoggedInGuard } from '../account/guards.tsx'
import { MailSentToast } from './request-form/mail-sent-toast.tsx'
import { WaitingCount } from './waiting-count.tsx'

export default function PortalLayout() {
  return (
    <LoggedInGuard>
      <Outlet />
      <MailSentToast />
      <WaitingCount />
    </LoggedInGuard>
  )
}
