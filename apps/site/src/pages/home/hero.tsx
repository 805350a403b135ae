import { startPath } from '@kakehashi/contract/screen-paths'
import { Trans } from '@lingui/react/macro'
import { signedIn } from '@kakehashi/browser/menu-role'
import { ButtonLink } from '@kakehashi/ui/button'
import { OfficeDay } from '../../parts/office-day.tsx'
import { OpenLine } from '../../parts/open-line.tsx'
import { useOfficeWords } from '../../parts/use-office-words.ts'
import { Bridge } from './bridge.tsx'
import { CallUs } from '../../parts/call-us.tsx'
import styles from './hero.module.css'

export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.say}>
          <Welcome />
          <h1 id="hero-title">
            <Trans>Your documents, in English and Japanese.</Trans>
          </h1>
          <p className={styles.lede}>
            <Trans>
              We translate certificates, medical records and contracts between English and Japanese:
              at our counter on base, or from a photo you send us.
            </Trans>
          </p>
          <p className={styles.ways}>
            <ButtonLink to={startPath} variant="seal">
              <Trans>Start a request</Trans>
            </ButtonLink>
            <CallUs />
          </p>
        </div>
        <OfficeDay className={styles.day} />
      </div>
      <Bridge className={styles.bridge} />
    </section>
  )
}

/**
 * Above the title, always the same height. Customers see a welcome; visitors on phones see whether
 * the office is open, because the card with the hours is further down.
 */
function Welcome() {
  const { region } = useOfficeWords()
  return (
    <div className={styles.above}>
      <OpenLine className={styles.open} data-for="visitor">
        <Trans>Translation office on base in {region}</Trans>
      </OpenLine>
      <p className={styles.welcome} data-for={signedIn}>
        <Trans>
          Welcome, <span data-user-name="" />
        </Trans>
      </p>
    </div>
  )
}
