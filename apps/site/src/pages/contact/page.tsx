import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { OfficeDay } from '../../parts/office-day.tsx'
import { useOfficeWords } from '../../parts/use-office-words.ts'
import { OpenLine } from '../../parts/open-line.tsx'
import styles from './page.module.css'
import { FindUs } from './find-us.tsx'
import { mapOrigin } from './map-addresses.ts'
import { OffBase } from './off-base.tsx'
import { ReachUs } from './reach-us.tsx'

export const title = msg`Contact and hours`
export const description = msg({
  message:
    'Phone, e-mail, address and hours of our translation office on base in {region}, and how you get your documents if you cannot come in.',
})
export const frames = [mapOrigin]

export default function Contact() {
  const { region } = useOfficeWords()
  return (
    <>
      {/* On phones the phone number comes before the opening hours. */}
      <div className={styles.top}>
        <div className={`wrap ${styles.head}`}>
          <div className={styles.say}>
            <OpenLine className={styles.open}>
              <Trans>Translation office on base in {region}</Trans>
            </OpenLine>
            <h1>
              <Trans>Contact us</Trans>
            </h1>
            <p className={styles.lede}>
              <Trans>
                Visit us without an appointment, call or write. We answer in English or Japanese.
              </Trans>
            </p>
          </div>
          <OfficeDay className={styles.day} />
        </div>
        <ReachUs />
      </div>
      <FindUs />
      <OffBase />
    </>
  )
}
