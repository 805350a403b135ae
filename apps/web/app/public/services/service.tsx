import { blank } from '@kakehashi/contract/service-page'
import { Trans } from '@lingui/react/macro'
import { sameDayUntil } from '../../i18n/hours.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/service'
import paperArt from './art/legal.svg'
import { Head } from './head.tsx'
import { Rail } from './rail.tsx'
import styles from './service.module.css'
import { WaysOn } from './ways-on.tsx'

export function meta({ location }: Route.MetaArgs) {
  return pageMeta(location.pathname, { title: blank.name, description: blank.summary })
}

/**
 * The page of any service that has none written by hand. It is rendered once, with blanks; the server
 * fills in each service's own words and leaves out what does not belong to it.
 */
export default function Service() {
  return (
    <>
      <div className={`wrap ${styles['opening']}`}>
        <Head
          service={blank.slug}
          title={<span lang={blank.nameLanguage}>{blank.name}</span>}
          lede={
            <span className={styles['description']} lang={blank.descriptionLanguage}>
              {blank.description}
            </span>
          }
        />
        <div data-when="no-picture">
          {/* Only one of the two stays, so neither may be fetched ahead. */}
          <img src={paperArt} alt="" width={480} height={360} fetchPriority="low" />
        </div>
        <figure data-when="picture">
          <img src={blank.picture} alt="" width={480} height={360} fetchPriority="low" />
        </figure>
      </div>
      <Rail id="promise" title={<Trans>What you can count on</Trans>}>
        <ul className={styles['promises']}>
          <li data-when="same-day">
            <h3>
              <Trans>Ready the same day</Trans>
            </h3>
            <p>
              <Trans>
                If you ask before {sameDayUntil} on a day we are open. There is no expedite fee.
              </Trans>
            </p>
          </li>
          <li data-when="next-day">
            <h3>
              <Trans>Usually ready the next working day</Trans>
            </h3>
            <p>
              <Trans>You hear the day together with the price. There is no expedite fee.</Trans>
            </p>
          </li>
          <li data-when="later">
            <h3>
              <Trans>Usually ready in {blank.workingDays} working days</Trans>
            </h3>
            <p>
              <Trans>You hear the day together with the price. There is no expedite fee.</Trans>
            </p>
          </li>
          <li>
            <h3 data-when="price">
              <Trans>From {blank.price}</Trans>
            </h3>
            <h3 data-when="no-price">
              <Trans>The price before anything starts</Trans>
            </h3>
            <p>
              <Trans>We look at your papers, name a price, and wait until you agree.</Trans>
            </p>
          </li>
          <li>
            <h3>
              <Trans>Kept in confidence</Trans>
            </h3>
            <p>
              <Trans>
                Papers are checked for viruses, kept encrypted and opened by our staff alone.
              </Trans>
            </p>
          </li>
        </ul>
      </Rail>
      <WaysOn
        service={blank.slug}
        ways={[
          { path: '/services', label: <Trans>All services</Trans> },
          { path: '/services/interpretation', label: <Trans>On-site interpretation</Trans> },
          { path: '/contact', label: <Trans>Where to find us</Trans> },
        ]}
      />
    </>
  )
}
