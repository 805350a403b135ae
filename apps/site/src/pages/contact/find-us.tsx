import { directionsFor, hasCoordinates } from '@kakehashi/domain/office-location'
import { useOffice } from '@kakehashi/layouts/office'
import { Trans } from '@lingui/react/macro'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Sentences } from '../../parts/sentences.tsx'
import styles from './find-us.module.css'
import { mapAddresses } from './map-addresses.ts'
import { SketchMap } from './sketch-map.tsx'

/** Directions: a sketch, a description and links to map services, as far as they are known. */
export function FindUs() {
  const office = useOffice()
  const directions = directionsFor(office, useLanguage())
  if (!directions && !hasCoordinates(office)) return null
  return (
    <section className={`wrap ${styles.section}`} id="map" aria-labelledby="find-us">
      <div className={styles.head}>
        <h2 id="find-us">
          <Trans>Finding us</Trans>
        </h2>
        {directions && hasCoordinates(office) && <MapApps />}
      </div>
      <div className={styles.body}>
        {directions ? (
          <>
            <SketchMap {...directions} />
            <WaysIn {...directions} />
          </>
        ) : (
          <MapApps />
        )}
      </div>
    </section>
  )
}

function MapApps() {
  const { google, apple, ownApp } = mapAddresses(useOffice())
  return (
    <div className={styles.apps}>
      <p>
        <Trans>Open in a map app:</Trans>
      </p>
      <ul>
        <li>
          <a href={google}>Google Maps</a>
        </li>
        <li>
          <a href={apple}>
            <Trans>Apple Maps</Trans>
          </a>
        </li>
        <li className={styles.phones}>
          <a href={ownApp}>
            <Trans>Your phone’s own map app</Trans>
          </a>
        </li>
      </ul>
    </div>
  )
}

interface WaysInProps {
  gate: string
  building: string
  minutesOnFoot: number
}

/** Directions for three groups: with base access, as a guest, and without access. */
function WaysIn({ gate, building, minutesOnFoot }: WaysInProps) {
  const place = useOffice().meetingPlace[useLanguage()]
  return (
    <ol className={styles.ways}>
      <li>
        <h3>
          <Trans>You have base access</Trans>
        </h3>
        <p>
          <Sentences>
            <Trans>
              Enter through {gate}. We are in {building}.
            </Trans>
            {minutesOnFoot > 0 && (
              <Trans>From the gate it is a walk of {minutesOnFoot} minutes.</Trans>
            )}
          </Sentences>
        </p>
      </li>
      <li>
        <h3>
          <Trans>You come with someone who has base access</Trans>
        </h3>
        <p>
          <Trans>
            The gate decides who may bring a guest and what ID the guest needs, and this can change.
            Ask the person who brings you to check first, and bring a photo ID.
          </Trans>
        </p>
      </li>
      <li>
        <h3>
          <Trans>You cannot come on base</Trans>
        </h3>
        <p>
          {place === '' ? (
            <Trans>
              We can meet you outside {gate}, at a time we agree on. We collect your documents and
              deliver your translation there.
            </Trans>
          ) : (
            <Trans>
              We can meet you at our usual place, {place}, at a time we agree on. We collect your
              documents and deliver your translation there.
            </Trans>
          )}
        </p>
      </li>
    </ol>
  )
}
