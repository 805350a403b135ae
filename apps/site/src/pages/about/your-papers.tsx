import { Trans } from '@lingui/react/macro'
import styles from './rows.module.css'

/**
 * Describes what the system does: see packages/domain/src/documents/files.ts and
 * apps/api/src/privacy/erase-person.ts.
 */
export function YourPapers() {
  return (
    <section className={styles.sheet} aria-labelledby="your-papers">
      <div className={`wrap ${styles.grid}`}>
        <h2 id="your-papers">
          <Trans>Your documents with us</Trans>
        </h2>
        <dl>
          <div>
            <dt>
              <Trans>Who can see them</Trans>
            </dt>
            <dd>
              <Trans>
                You, our office staff and the translator assigned to your request. The translator
                does not see your phone number, your e-mail address or the price.
              </Trans>
            </dd>
          </div>
          <div>
            <dt>
              <Trans>How they are kept</Trans>
            </dt>
            <dd>
              <Trans>
                We check each file for viruses and encrypt it with its own key. Staff follow
                stricter sign-in rules than customers. Every change to a request is recorded, and
                the record cannot be changed unnoticed.
              </Trans>
            </dd>
          </div>
          <div>
            <dt>
              <Trans>How long we keep them</Trans>
            </dt>
            <dd>
              <Trans>
                As long as you have an account, so that you can download your translation again
                years later. A file that you upload but do not send with a request is deleted after
                a day.
              </Trans>
            </dd>
          </div>
          <div>
            <dt>
              <Trans>When you delete your account</Trans>
            </dt>
            <dd>
              <Trans>
                Nobody can sign in to it any more, and for 7 days you can still change your mind.
                Then we erase everything about you: your name, contact details, documents,
                translations and messages. An open request is finished first. Our records keep only
                order numbers, services, days and prices.
              </Trans>
            </dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
