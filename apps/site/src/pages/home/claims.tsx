import { Trans, useLingui } from '@lingui/react/macro'
import { useOfficeHours } from '@kakehashi/layouts/office'
import { Seal } from '@kakehashi/ui/seal'
import { capitalised } from '../../parts/office-words.ts'
import { useOfficeWords } from '../../parts/use-office-words.ts'
import styles from './claims.module.css'

export function Claims() {
  const { t } = useLingui()
  const { sameDayUntil } = useOfficeHours()
  const openDays = capitalised(useOfficeWords().openDays)
  return (
    <section className={`wrap ${styles.claims}`} aria-label={t`What you can count on`}>
      <div className={styles.first}>
        <h2>
          <Trans>No expedite fee</Trans>
        </h2>
        <p>
          <Trans>
            Popular documents can be ready the same day if you ask before {sameDayUntil}. The price
            stays the same.
          </Trans>
        </p>
      </div>
      <div>
        <h2>
          <Trans>Walk-ins welcome</Trans>
        </h2>
        <p>
          <Trans>
            {openDays}, with no appointment. Bring the original and your ID, and we go through the
            form together.
          </Trans>
        </p>
      </div>
    </section>
  )
}

export function Certified() {
  const { t } = useLingui()
  return (
    <section className={styles.certified} aria-label={t`Certified and registered`}>
      <div className="wrap">
        <Seal className={styles.seal} />
        <div>
          <h2>
            <Trans>Certified interpreters</Trans>
          </h2>
          <p>
            <Trans>They come with you to the doctor, the city office or a meeting.</Trans>
          </p>
        </div>
        <div>
          <h2>
            <Trans>Registered with the consulate</Trans>
          </h2>
          <p>
            <Trans>
              We are registered with the local consulate and on the base translator list.
            </Trans>
          </p>
        </div>
      </div>
    </section>
  )
}
