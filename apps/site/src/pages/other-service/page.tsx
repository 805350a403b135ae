import { isUploadedPicture } from '@kakehashi/contract/services/picture-path'
import type { ServiceFacts } from '@kakehashi/contract/site-renderer'
import { priceText } from '@kakehashi/domain/money'
import { useOfficeHours } from '@kakehashi/layouts/office'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans } from '@lingui/react/macro'
import documentArt from '../service-parts/art/legal.svg'
import { Head } from '../service-parts/head.tsx'
import { Rail } from '../service-parts/rail.tsx'
import { NextPages } from '../service-parts/next-pages.tsx'
import styles from './page.module.css'
import { serviceDescription, serviceName } from './service-text.ts'

/** The page of a service without a hand-written page, from the office's own texts. */
export default function OtherService({ service }: { service: ServiceFacts }) {
  const language = useLanguage()
  const name = serviceName(service, language)
  const description = serviceDescription(service, language)
  const { slug, image, usualWorkingDays } = service
  return (
    <>
      <div className={`wrap ${styles.opening}`}>
        <Head
          service={encodeURIComponent(slug)}
          title={<span lang={name.language}>{name.text}</span>}
          lede={
            <span className={styles.description} lang={description.language}>
              {description.text}
            </span>
          }
        />
        {isUploadedPicture(image) ? (
          <figure>
            <img src={image} alt="" width={480} height={360} fetchPriority="low" />
          </figure>
        ) : (
          <div>
            <img src={documentArt} alt="" width={480} height={360} fetchPriority="low" />
          </div>
        )}
      </div>
      <Rail id="promise" title={<Trans>What you can count on</Trans>}>
        <ul className={styles.promises}>
          <li>
            <Ready workingDays={usualWorkingDays} />
          </li>
          <li>
            <h3>
              <Price service={service} />
            </h3>
            <p>
              <Least cents={service.minimumCents} />
              <Trans>We look at your documents, tell you the price and start when you agree.</Trans>
            </p>
          </li>
          <li>
            <h3>
              <Trans>Confidential</Trans>
            </h3>
            <p>
              <Trans>
                We check files for viruses and keep them encrypted. Only our staff can open them.
              </Trans>
            </p>
          </li>
        </ul>
      </Rail>
      <NextPages
        service={encodeURIComponent(slug)}
        ways={[
          { path: '/services', label: <Trans>All services</Trans> },
          { path: '/services/interpretation', label: <Trans>On-site interpretation</Trans> },
          { path: '/contact', label: <Trans>Where to find us</Trans> },
        ]}
      />
    </>
  )
}

function Ready({ workingDays }: { workingDays: number }) {
  const { sameDayUntil } = useOfficeHours()
  if (workingDays === 0) {
    return (
      <>
        <h3>
          <Trans>Ready the same day</Trans>
        </h3>
        <p>
          <Trans>
            If you ask before {sameDayUntil} on a day we are open. There is no expedite fee.
          </Trans>
        </p>
      </>
    )
  }
  return (
    <>
      <h3>
        {workingDays === 1 ? (
          <Trans>Usually ready the next working day</Trans>
        ) : (
          <Trans>Usually ready in {workingDays} working days</Trans>
        )}
      </h3>
      <p>
        <Trans>We tell you the day with the price. There is no expedite fee.</Trans>
      </p>
    </>
  )
}

function Price({ service: { priceCents, priceUnit } }: { service: ServiceFacts }) {
  if (priceCents === null) return <Trans>You know the price before we start</Trans>
  const price = priceText(priceCents)
  switch (priceUnit) {
    case 'order':
      return <Trans>From {price}</Trans>
    case 'document':
      return <Trans>From {price} per document</Trans>
    case 'page':
      return <Trans>From {price} per page</Trans>
    case 'word':
      return <Trans>From {price} per word</Trans>
  }
}

function Least({ cents }: { cents: number | null }) {
  if (cents === null) return null
  const minimum = priceText(cents)
  return (
    <>
      <Trans>At least {minimum}.</Trans>{' '}
    </>
  )
}
