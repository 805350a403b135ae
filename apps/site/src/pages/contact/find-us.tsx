import { office } from '@kakehashi/domain/office'
import { Trans } from '@lingui/react/macro'
import { useLanguage } from '@kakehashi/ui/use-language'
import styles from './find-us.module.css'
import { mapAddresses } from './map-addresses.ts'
import { SketchMap } from './sketch-map.tsx'

/** Directions: a sketch, a description and links to map services. */
export function FindUs() {
  return (
    <section className={`wrap ${styles.section}`} id="map" aria-labelledby="find-us">
      <div className={styles.head}>
        <h2 id="find-us">
          <Trans>Finding us</Trans>
        </h2>
        <MapApps />
      </div>
      <div className={styles.body}>
        <SketchMap />
        <WaysIn />
      </div>
    </section>
  )
}

function MapApps() {
  return (
    <div className={styles.apps}>
      <p>
        <Trans>Take the place with you:</Trans>
      </p>
      <ul>
        <li>
          <a href={mapAddresses.google}>Google Maps</a>
        </li>
        <li>
          <a href={mapAddresses.apple}>
            <Trans>Apple Maps</Trans>
          </a>
        </li>
        <li className={styles.phones}>
          <a href={mapAddresses.ownApp}>
            <Trans>Your phone’s own map app</Trans>
          </a>
        </li>
      </ul>
    </div>
  )
}

/** Directions for three groups: with base access, as a guest, and without access. */
function WaysIn() {
  const language = useLanguage()
  const { minutesOnFoot } = office.way
  const gate = office.way.gate[language]
  const building = office.way.building[language]
  return (
    <ol className={styles.ways}>
      <li>
        <h3>
          <Trans>You have base access</Trans>
        </h3>
        <p>
          <Trans>
            Come in by {gate} and keep straight on, past the water tower, until the road turns left.
            We are in {building}, just after the turn, on the right. Parking is beside it; on foot
            it takes {minutesOnFoot} minutes.
          </Trans>
        </p>
      </li>
      <li>
        <h3>
          <Trans>You come with someone who has</Trans>
        </h3>
        <p>
          <Trans>
            Who may bring a guest, and what the guest has to show, is decided at the gate and can
            change from one day to the next. Let whoever brings you ask before you set out, and
            carry a photo ID.
          </Trans>
        </p>
      </li>
      <li>
        <h3>
          <Trans>You cannot come in</Trans>
        </h3>
        <p>
          <Trans>
            Then one of us comes out. Agree on a time with us and wait on the bench under the deigo
            tree outside {gate}: we take your papers there, and bring you the finished ones.
          </Trans>
        </p>
      </li>
    </ol>
  )
}
