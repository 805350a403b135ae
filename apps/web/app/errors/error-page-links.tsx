import { localPath } from '@kakehashi/contract/site-addresses'
import { ButtonLink } from '@kakehashi/ui/button'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans, useLingui } from '@lingui/react/macro'
import { officeMenu } from '../layouts/office-menu-entries.ts'
import { useUserInfo } from '../session/use-user-info.ts'

/** Links from an error page for somebody who is signed in. */
export function PortalLinks() {
  const language = useLanguage()
  return (
    <>
      <ButtonLink to="/profile/myrequests" variant="ink">
        <Trans>My Requests</Trans>
      </ButtonLink>
      <ButtonLink to="/profile/inbox" variant="line">
        <Trans>Inbox</Trans>
      </ButtonLink>
      <ButtonLink to="/submitrequest" variant="line">
        <Trans>Request form</Trans>
      </ButtonLink>
      <ButtonLink reloadDocument to={localPath('/contact', language)} variant="line">
        <Trans>Contact us</Trans>
      </ButtonLink>
    </>
  )
}

/** Links from an error page of the back office or the desk. */
export function OfficeLinks() {
  const { i18n } = useLingui()
  const entries = officeMenu(useUserInfo()).slice(0, 2)
  return (
    <>
      {entries.map(({ to, label }, place) => (
        <ButtonLink key={to} to={to} variant={place === 0 ? 'ink' : 'line'}>
          {i18n._(label)}
        </ButtonLink>
      ))}
    </>
  )
}
