import { startPath } from '@kakehashi/contract/screen-paths'
import { useOffice, useOfficeHours } from '@kakehashi/layouts/office'
import { Trans } from '@lingui/react/macro'
import { useLanguage } from '@kakehashi/ui/use-language'
import { ButtonLink } from '@kakehashi/ui/button'
import { Icon } from '@kakehashi/ui/icon'
import { hasLunch } from '@kakehashi/domain/calendar/office-calendar'
import { useOfficeWords } from '../../parts/use-office-words.ts'
import { Sentences } from '../../parts/sentences.tsx'
import { withSeal } from '../../seo/seal-svg.ts'
import twoPapers from './art/two-papers.svg?raw'
import styles from './head.module.css'

export function Head() {
  const { address, seal } = useOffice()
  const where = address.street[useLanguage()]
  return (
    <section className={styles.head} aria-labelledby="military-title">
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.say}>
          <p className={styles.eyebrow}>
            <Icon name="pin" />
            {where}
          </p>
          <h1 id="military-title">
            <Trans>The translation office on your base.</Trans>
          </h1>
          <p className={styles.lede}>
            <Trans>
              A counter on base for service members, civilian employees and their families. We
              translate birth, school, housing and medical documents, and everything you need to
              marry in Japan.
            </Trans>
          </p>
          <p className={styles.ways}>
            <ButtonLink to={startPath} variant="seal">
              <Trans>REQUEST FORM</Trans>
            </ButtonLink>
            <a className={styles.onward} href="#marriage">
              <Trans>The eight steps to a marriage</Trans>
            </a>
          </p>
        </div>
        {/* Decorative, so hidden from screen readers. Inlined, because as a separate picture it
            would delay the largest contentful paint. */}
        {/* oxlint-disable-next-line react/no-danger -- our own drawing and the seal, whose path the contract checks */}
        <div
          className={styles.art}
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: withSeal(twoPapers, seal) }}
        />
      </div>
    </section>
  )
}

export function Promises() {
  const { sameDayUntil } = useOfficeHours()
  const { openDays } = useOfficeWords()
  return (
    <div className={`wrap ${styles.promises}`}>
      <div>
        <h2>
          <Trans>No expedite fee</Trans>
        </h2>
        <p>
          <Trans>Same-day translations cost the same. Ask before {sameDayUntil}.</Trans>
        </p>
      </div>
      <div>
        <h2>
          <Trans>Walk-ins, {openDays}</Trans>
        </h2>
        <p>
          <Hours />
        </p>
      </div>
      <div>
        <h2>
          <Trans>One stop for the marriage form</Trans>
        </h2>
        <p>
          <Trans>
            We fill in the Konin-Todoke with you and translate every document that goes with it, at
            one counter.
          </Trans>
        </p>
      </div>
    </div>
  )
}

function Hours() {
  const office = useOffice()
  const { opens, closes, lunchFrom, lunchUntil } = useOfficeHours()
  const isClosedOnHolidays = office.holidays === 'us-federal'
  return (
    <Sentences>
      <Trans>
        No appointment, {opens} to {closes}.
      </Trans>
      {hasLunch(office) && isClosedOnHolidays && (
        <Trans>
          Lunch is {lunchFrom} to {lunchUntil}, and we close on American holidays.
        </Trans>
      )}
      {hasLunch(office) && !isClosedOnHolidays && (
        <Trans>
          Lunch is {lunchFrom} to {lunchUntil}.
        </Trans>
      )}
      {!hasLunch(office) && isClosedOnHolidays && <Trans>We close on American holidays.</Trans>}
    </Sentences>
  )
}
