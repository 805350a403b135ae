import { documentLanguageNames } from '@kakehashi/domain/data-files/value-names'
import { documentLanguages } from '@kakehashi/domain/request/submitted-details'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './page.module.css'

/** What the certificate covers. Nothing in it says whose document it is. */
export function Facts() {
  return (
    <dl className={styles.facts} data-facts="" hidden>
      <Fact label={<Trans>Order</Trans>}>
        <span data-service="" />
      </Fact>
      <Fact label={<Trans>Languages</Trans>}>
        <Trans>
          <LanguageOf place="from" /> to <LanguageOf place="to" />
        </Trans>
      </Fact>
      <Fact label={<Trans>Pages of the original</Trans>} name="original">
        <span data-pages="" />
      </Fact>
      <Fact label={<Trans>Pages of the translation</Trans>} name="translation">
        <span data-pages="" />
      </Fact>
      <Fact label={<Trans>Issued</Trans>}>
        <span data-issued="" />
      </Fact>
      <Fact label={<Trans>Withdrawn</Trans>} name="ended">
        <span data-ended="" />
      </Fact>
    </dl>
  )
}

function Fact({ label, name, children }: { label: ReactNode; name?: string; children: ReactNode }) {
  return (
    <div data-fact={name}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** All of them, because an island has no texts; it shows the right one. */
function LanguageOf({ place }: { place: 'from' | 'to' }) {
  const language = useLanguage()
  return documentLanguages.map((one) => (
    <span key={one} {...{ [`data-${place}`]: one }} hidden>
      {documentLanguageNames[one][language]}
    </span>
  ))
}
