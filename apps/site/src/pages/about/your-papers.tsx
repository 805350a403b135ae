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
          <Trans>Your papers with us</Trans>
        </h2>
        <dl>
          <div>
            <dt>
              <Trans>Who can see them</Trans>
            </dt>
            <dd>
              <Trans>
                You, our own staff, and the one translator your request was given to, who is shown
                neither your phone number nor your e-mail address nor what you pay. No other
                customer and no other translator.
              </Trans>
            </dd>
          </div>
          <div>
            <dt>
              <Trans>How they are kept</Trans>
            </dt>
            <dd>
              <Trans>
                Each file is checked as it arrives and encrypted with a key of its own. Our staff
                sign in under stricter rules than our customers, and what is done with a request is
                recorded where nobody can change it unseen.
              </Trans>
            </dd>
          </div>
          <div>
            <dt>
              <Trans>How long we keep them</Trans>
            </dt>
            <dd>
              <Trans>
                As long as you have an account here, so that you can fetch your translation again
                years later. A file you upload but do not order with is gone after a day.
              </Trans>
            </dd>
          </div>
          <div>
            <dt>
              <Trans>When you leave</Trans>
            </dt>
            <dd>
              <Trans>
                Once your account is deleted, your sign-in and your contact details are gone at
                once, and so are the files of every finished request; those of an open one follow
                when it is finished. Your name and your order numbers stay in our books.
              </Trans>
            </dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
