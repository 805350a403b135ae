import { type Language, languages } from '@kakehashi/domain/language'
import { Icon } from '@kakehashi/ui/icon'
import { I18nProvider } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { i18nIn } from './catalogues.ts'
import styles from './language-offer.module.css'

interface LanguageOfferProps {
  current: Language
  hrefIn: (language: Language) => string
}

/**
 * One line for readers whose browser asks for another language, written in that language. Hidden
 * until islands/before-paint.ts has decided to show it. Nobody is redirected.
 */
export function LanguageOffer({ current, hrefIn }: LanguageOfferProps) {
  return languages
    .filter((language) => language !== current)
    .map((language) => (
      <I18nProvider key={language} i18n={i18nIn[language]}>
        <Offer language={language} href={hrefIn(language)} />
      </I18nProvider>
    ))
}

function Offer({ language, href }: { language: Language; href: string }) {
  const { t } = useLingui()
  return (
    // Search engines should not quote it.
    <aside
      className={styles.offer}
      lang={language}
      aria-label={t`Language of this page`}
      data-offer={language}
      data-nosnippet=""
    >
      <div className={`wrap ${styles.line}`}>
        <p>
          <span>
            <Trans>Do you prefer English?</Trans>
          </span>{' '}
          <a href={href} hrefLang={language} data-language={language}>
            <Trans>Read it in English</Trans>
          </a>
        </p>
        <button type="button" className={styles.close} data-close-offer="" aria-label={t`Close`}>
          <Icon name="close" />
        </button>
      </div>
    </aside>
  )
}
