import { Trans } from '@lingui/react/macro'
import styles from './terms.module.css'

/** Explained once, before the steps use them. */
export function Terms() {
  return (
    <section className={`wrap ${styles.text}`} aria-labelledby="words-title">
      <h2 id="words-title">
        <Trans>Three terms explained</Trans>
      </h2>
      <dl>
        <div>
          <dt>
            <Trans>SOFA</Trans>
          </dt>
          <dd>
            <Trans>
              The Status of Forces Agreement between the United States and Japan. It covers service
              members, the civilian component and their families. It decides where you get an
              affidavit and where you may file.
            </Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>
              Konin-Todoke <span lang="ja">婚姻届</span>
            </Trans>
          </dt>
          <dd>
            <Trans>
              The form with which two people register their marriage at a Japanese city, town or
              village office. When the office accepts it, you are married. No ceremony is needed.
            </Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Affidavit</Trans>
          </dt>
          <dd>
            <Trans>
              A statement under oath. Here, a US citizen swears that they are free to marry. The
              city office needs the original and a Japanese translation.
            </Trans>
          </dd>
        </div>
      </dl>
    </section>
  )
}
