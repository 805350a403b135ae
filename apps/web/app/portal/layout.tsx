import { Outlet } from 'react-router'
import { LoggedInGuard } from '../account/guards.tsx'
import { MailNews } from './request-form/mail-sent-toast.tsx'

export default function PortalLayout() {
  return (
    <LoggedInGuard>
      <Outlet />
      <MailNews />
    </LoggedInGuard>
  )
}
