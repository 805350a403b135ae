import { office } from '@kakehashi/domain/office'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMatches } from 'react-router'
import { localPath } from '../frame/language.ts'
import { useLanguage } from '../frame/use-language.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import styles from './placeholder.module.css'
import { comingScreens, isComingScreen, isForStaff } from './screens.ts'

/** Stands where a screen will be, behind the screen's own guard, and says which one. */
export default function Placeholder() {
  const { i18n } = useLingui()
  const screen = useMatches().at(-1)?.id.replace('coming/', '') ?? ''
  const name = isComingScreen(screen) ? i18n._(comingScreens[screen]) : screen
  return (
    <div className={styles['screen']}>
      <title>{`${name} | ${office.name}`}</title>
      <PageHeading title={name} />
      {isForStaff(screen) ? <ForStaff /> : <ForCustomers />}
    </div>
  )
}

function ForCustomers() {
  const language = useLanguage()
  return (
    <Empty
      title={<Trans>This screen is still being built.</Trans>}
      action={
        <ButtonLink reloadDocument to={localPath('/contact', language)} variant="line">
          <Trans>Contact and hours</Trans>
        </ButtonLink>
      }
    >
      <Trans>It will open at this address. Until then the counter and the phone are there.</Trans>
    </Empty>
  )
}

function ForStaff() {
  return (
    <Empty title={<Trans>This screen is still being built.</Trans>}>
      <Trans>It will open at this address.</Trans>
    </Empty>
  )
}
