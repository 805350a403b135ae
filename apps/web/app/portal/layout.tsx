import { Outlet } from 'react-router'
import { LoggedInGuard } from '../account/guards.tsx'
import { MailNews } from './order/mail-news.tsx'

export default function PortalLayout() {
  return (
    <LoggedInGuard>
      <Outlet />
      <MailNews />
    </LoggedInGuard>
  )
}
