import { hasCoordinates } from '@kakehashi/domain/office-location'
import { useOffice } from '@kakehashi/layouts/office'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@kakehashi/ui/button'
import narrow from './art/sketch-map-narrow.svg'
import wide from './art/sketch-map-wide.svg'
import { mapAddresses } from './map-addresses.ts'
import styles from './sketch-map.module.css'

interface SketchMapProps {
  gate: string
  building: string
}

/**
 * A drawing of any base: a gate, a road and a building. The street map replaces it on request: see
 * islands/street-map.ts.
 */
export function SketchMap(props: SketchMapProps) {
  const { t } = useLingui()
  const office = useOffice()
  const hasStreetMap = hasCoordinates(office)
  const { embedded } = mapAddresses(office)
  return (
    <figure data-script={hasStreetMap ? 'street-map' : undefined}>
      <div
        className={styles.sheet}
        data-map="sheet"
        data-frame={hasStreetMap ? embedded : undefined}
        data-frame-title={
          hasStreetMap ? t`Street map around our office, by OpenStreetMap` : undefined
        }
      >
        <div data-map="sketch">
          <picture>
            <source media="(min-width: 600px)" srcSet={wide} width={900} height={560} />
            <img src={narrow} alt="" width={390} height={430} loading="lazy" />
          </picture>
          <Labels {...props} />
        </div>
      </div>
      {hasStreetMap ? <MapCaption /> : <SketchCaption />}
    </figure>
  )
}

function SketchCaption() {
  return (
    <figcaption className={styles.caption}>
      <p className={styles.note}>
        <Trans>This sketch is not to scale.</Trans>
      </p>
    </figcaption>
  )
}

function MapCaption() {
  const { openStreetMap } = mapAddresses(useOffice())
  return (
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
  )
}

/**
 * HTML instead of SVG text, so that labels keep their size on phones and screen readers read them.
 */
function Labels({ gate, building }: SketchMapProps) {
  return (
    <ul className={styles.labels}>
      <li className={styles.gate}>{gate}</li>
      <li className={styles.office}>{building}</li>
    </ul>
  )
}
