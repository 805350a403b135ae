import { office } from '@kakehashi/domain/office'
import { Trans } from '@lingui/react/macro'
import { signedIn } from '../../account/standing.ts'
import { officeHours } from '../../frame/hours.ts'
import { useLanguage } from '../../frame/use-language.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import narrowBridge from './art/bridge-narrow.svg'
import wideBridge from './art/bridge-wide.svg'
import styles from './hero.module.css'
import { OfficeDay } from './office-day.tsx'

export function Hero() {
  return (
    <section className={styles['hero']} aria-labelledby="hero-title">
      <div className={`wrap ${styles['grid']}`}>
        <div className={styles['say']}>
          <Welcome />
          <h1 id="hero-title">
            <Trans>Papers that count, in both languages.</Trans>
          </h1>
          <p className={styles['lede']}>
            <Trans>
              We translate certificates, medical records and contracts between English and Japanese:
              at our counter on base, or from a photo you send us.
            </Trans>
          </p>
          <p className={styles['ways']}>
            <ButtonLink to="/submitrequest" variant="seal">
              <Trans>Start a request</Trans>
            </ButtonLink>
            <a className={styles['call']} href={`tel:${office.phone.replaceAll('-', '')}`}>
              <Icon name="phone" />
              {office.phone}
            </a>
          </p>
        </div>
        <OfficeDay className={styles['day']} />
      </div>
      {/* The drawing says nothing the words do not, so it is silent. */}
      <picture className={styles['bridge']}>
        <source media="(min-width: 500px)" srcSet={wideBridge} width={1440} height={300} />
        <img src={narrowBridge} alt="" width={390} height={188} />
      </picture>
    </section>
  )
}

/** The line above the title is the visitor's hours or the customer's welcome; it never jumps. */
function Welcome() {
  const { opens, closes } = officeHours(useLanguage())
  return (
    <>
      <p className={styles['eyebrow']} data-for="visitor">
        <Trans>
          Open Monday to Friday, {opens} to {closes}
        </Trans>
      </p>
      <p className={`${styles['eyebrow']} ${styles['welcome']}`} data-for={signedIn}>
        <Trans>
          Welcome, <span data-first-name="" />
        </Trans>
      </p>
    </>
  )
}
