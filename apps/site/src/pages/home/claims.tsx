import { Trans, useLingui } from '@lingui/react/macro'
import { useOffice, useOfficeHours } from '@kakehashi/layouts/office'
import { OfficeSeal } from '@kakehashi/layouts/office-seal'
import { useLanguage } from '@kakehashi/ui/use-language'
import { capitalised } from '@kakehashi/domain/calendar/weekday-text'
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
  const language = useLanguage()
  const { registration } = useOffice()
  const title = registration.title[language]
  const isRegistered = title !== ''
  return (
    <section
      className={styles.certified}
      aria-label={isRegistered ? t`Certified and registered` : t`Certified`}
    >
      <div className="wrap">
        <OfficeSeal className={styles.seal} />
        <div>
          <h2>
            <Trans>Certified interpreters</Trans>
          </h2>
          <p>
            <Trans>They come with you to the doctor, the city office or a meeting.</Trans>
          </p>
        </div>
        {isRegistered && (
          <div>
            <h2>{title}</h2>
            <p>{registration.text[language]}</p>
          </div>
        )}
      </div>
    </section>
  )
}
