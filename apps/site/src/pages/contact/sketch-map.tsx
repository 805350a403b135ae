import { useOffice } from '@kakehashi/layouts/office'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Button } from '@kakehashi/ui/button'
import narrow from './art/sketch-map-narrow.svg'
import wide from './art/sketch-map-wide.svg'
import { mapAddresses } from './map-addresses.ts'
import styles from './sketch-map.module.css'

/** Our own drawing. The street map replaces it on request: see islands/street-map.ts. */
export function SketchMap() {
  const { t } = useLingui()
  const { embedded, openStreetMap } = mapAddresses(useOffice())
  return (
    <figure data-script="street-map">
      <div
        className={styles.sheet}
        data-map="sheet"
        data-frame={embedded}
        data-frame-title={t`Street map around our office, by OpenStreetMap`}
      >
        <div data-map="sketch">
          <picture>
            <source media="(min-width: 600px)" srcSet={wide} width={900} height={560} />
            <img src={narrow} alt="" width={390} height={430} loading="lazy" />
          </picture>
          <Labels />
        </div>
      </div>
      <figcaption className={styles.caption}>
        <p className={styles.ways}>
          <a className={styles.instead} data-map="instead" href={openStreetMap}>
            <Trans>See it on OpenStreetMap</Trans>
          </a>
          <Button variant="line" hidden data-map="load">
            <Trans>Load the map</Trans>
          </Button>
          <Button variant="line" hidden data-map="back">
            <Trans>Back to the sketch</Trans>
          </Button>
        </p>
        <p className={styles.note}>
          <Trans>
            This sketch is not to scale. If you load the street map, OpenStreetMap receives your IP
            address.
          </Trans>
        </p>
      </figcaption>
    </figure>
  )
}

/**
 * HTML instead of SVG text, so that labels keep their size on phones and screen readers read them.
 */
function Labels() {
  const language = useLanguage()
  const { gate, building } = useOffice().directions
  return (
    <ul className={styles.labels}>
      <li className={styles.sea}>
        <Trans>Sea</Trans>
      </li>
      <li className={styles.bus}>
        <Trans>Bus stop</Trans>
      </li>
      <li className={styles.meeting}>
        <Trans>Meeting point</Trans>
      </li>
      <li className={styles.gate}>{gate[language]}</li>
      <li className={styles.tower}>
        <Trans>Water tower</Trans>
      </li>
      <li className={styles.office}>{building[language]}</li>
      <li className={styles.parking}>
        <Trans>Parking</Trans>
      </li>
    </ul>
  )
}
