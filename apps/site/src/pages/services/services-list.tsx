import { Trans } from '@lingui/react/macro'
import { genericError, offlineError } from '@kakehashi/contract/refusals/generic-error'
import { localPath } from '@kakehashi/contract/site-addresses'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Alert } from '@kakehashi/ui/alert'
import { Button } from '@kakehashi/ui/button'
import { Icon } from '@kakehashi/ui/icon'
import { Spinner } from '@kakehashi/ui/spinner'
import { FixedServices } from './fixed-services.tsx'
import styles from './services-list.module.css'

/**
 * The five fixed services and the list of all services, which the island loads. The spinner, the
 * alert and the card template are part of the page. Below 960 px the loaded cards replace the five.
 */
export function ServicesList() {
  const language = useLanguage()
  return (
    <div className={`wrap ${styles.list}`} data-script="services-list" data-state="written">
      <p className={styles.status}>
        <span data-shown-when="written failed">
          <Trans>Choose a service to see what it covers.</Trans>
        </span>
        <span data-shown-when="loaded">
          <Trans>Everything we offer at present.</Trans>
        </span>
        <span data-shown-when="loading" data-spinner>
          <Spinner label={<Trans>Loading services</Trans>} />
        </span>
      </p>
      <FixedServices />
      <section className={styles.fetched} data-fetched aria-labelledby="also">
        <h2 id="also" className={styles.also}>
          <Trans>Other services</Trans>
        </h2>
        <div className={styles.alert} data-alert hidden>
          <Alert
            kind="error"
            action={
              <Button variant="line" size="small" data-retry>
                <Trans>RETRY</Trans>
              </Button>
            }
          >
            <span data-message />
            <span data-offline hidden>
              {offlineError[language]}
            </span>
            <span data-failed hidden>
              {genericError[language]}
            </span>
          </Alert>
        </div>
        <ul
          className={styles.cards}
          data-cards
          data-folder={localPath('/services', language)}
          hidden
        />
        <template data-card>
          <li>
            <a href="/services">
              <img alt="" width={80} height={60} loading="lazy" hidden />
              <span>
                <b data-name />
                <span data-description />
                <span data-price="order" hidden>
                  <Trans>
                    From <span data-amount />
                  </Trans>
                </span>
                <span data-price="document" hidden>
                  <Trans>
                    From <span data-amount /> per document
                  </Trans>
                </span>
                <span data-price="page" hidden>
                  <Trans>
                    From <span data-amount /> per page
                  </Trans>
                </span>
                <span data-price="word" hidden>
                  <Trans>
                    From <span data-amount /> per word
                  </Trans>
                </span>
              </span>
              <Icon name="right" />
            </a>
          </li>
        </template>
      </section>
    </div>
  )
}
