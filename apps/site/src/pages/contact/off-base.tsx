import { startPath } from '@kakehashi/contract/screen-paths'
import { countryName } from '@kakehashi/domain/office'
import { useOffice } from '@kakehashi/layouts/office'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLanguage } from '@kakehashi/ui/use-language'
import { ButtonLink } from '@kakehashi/ui/button'
import styles from './off-base.module.css'
import { OptionMark, type OptionName } from './option-mark.tsx'

/** How people who cannot come to the counter get their translation, and what it costs. */
export function OffBase() {
  const { directions, address } = useOffice()
  const language = useLanguage()
  const gate = directions.gate[language]
  const country = countryName(address.country, language)
  return (
    <section className={styles.band} aria-labelledby="off-base">
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.head}>
          <h2 id="off-base">
            <Trans>Off base? We bring or send your documents to you.</Trans>
          </h2>
          <p>
            <Trans>
              Send us a photo of your document, and tell us in your request which of these you
              prefer.
            </Trans>
          </p>
        </div>
        <ul className={styles.options}>
          <Option
            mark="post"
            title={<Trans>Shipping within {country}</Trans>}
            cost={<Trans>Free</Trans>}
          >
            <Trans>
              We send the translation to any address in {country}, with your original if we have it.
            </Trans>
          </Option>
          <Option
            mark="abroad"
            title={<Trans>International shipping</Trans>}
            cost={<Trans>You pay the carrier</Trans>}
          >
            <Trans>To most countries. We tell you the cost before we send it.</Trans>
          </Option>
          <Option
            mark="download"
            title={<Trans>Digital download</Trans>}
            cost={<Trans>In your account</Trans>}
          >
            <Trans>
              After review and payment, you can download the translation as a PDF from your request,
              if a copy is enough for you.
            </Trans>
          </Option>
          <Option
            mark="meeting"
            title={<Trans>Arrange a meet-up</Trans>}
            cost={<Trans>By appointment</Trans>}
          >
            {gate === '' ? (
              <Trans>At a place we agree on. Tell us in your request, or call.</Trans>
            ) : (
              <Trans>
                Outside {gate}, or at another place we agree on. Tell us in your request, or call.
              </Trans>
            )}
          </Option>
        </ul>
        <p className={styles.begin}>
          <ButtonLink to={startPath} variant="seal">
            <Trans>REQUEST FORM</Trans>
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}

interface OptionProps {
  mark: OptionName
  title: ReactNode
  cost: ReactNode
  children: ReactNode
}

function Option({ mark, title, cost, children }: OptionProps) {
  return (
    <li>
      <OptionMark name={mark} />
      <h3>{title}</h3>
      <p className={styles.cost}>{cost}</p>
      <p className={styles.how}>{children}</p>
    </li>
  )
}
