import { officeYear } from '@kakehashi/domain/calendar/office-year'
import { useOffice } from '@kakehashi/layouts/office'
import { SiteFrame } from '@kakehashi/layouts/site-frame'
import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { LanguageChoice } from './language-choice.tsx'
import { Main } from './main.tsx'
import { LogOutWarning } from './log-out-warning.tsx'
import { useLogOut } from './use-log-out.ts'

interface SiteLayoutProps {
  atFoot?: ReactNode
  children: ReactNode
}

/** Login, registration and the portal look like the public site. */
export function SiteLayout({ atFoot, children }: SiteLayoutProps) {
  const { pathname, key } = useLocation()
  const { logOut, isLeaving, warning } = useLogOut()
  const { timeZone } = useOffice()
  const [openedAt] = useState(() => new Date())
  return (
    <SiteFrame
      path={pathname}
      visit={key}
      year={officeYear(openedAt, timeZone)}
      languageChoice={LanguageChoice}
      logOut={{ onClick: logOut, disabled: isLeaving }}
      atFoot={atFoot}
    >
      <Main>{children}</Main>
      <LogOutWarning {...warning} />
    </SiteFrame>
  )
}
