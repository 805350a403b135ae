import { Trans } from '@lingui/react/macro'
import businessArt from '../service-parts/art/business.svg'
import { useOfficeWords } from '../../parts/use-office-words.ts'
import styles from './two-sides.module.css'

export function TwoSides() {
  const { region } = useOfficeWords()
  return (
    <div className={`wrap ${styles.sides}`}>
      <section aria-labelledby="american-side">
        <h2 id="american-side">
          <Trans>You are an American company or unit</Trans>
        </h2>
        <ul>
          <li>
            <Trans>Quotes, invoices and delivery notes from suppliers in {region}</Trans>
          </li>
          <li>
            <Trans>
              Company register extracts <span lang="ja">履歴事項全部証明書</span>
            </Trans>
          </li>
          <li>
            <Trans>Leases, employment contracts and house rules</Trans>
          </li>
          <li>
            <Trans>Labels and instructions for what you sell here</Trans>
          </li>
        </ul>
      </section>
      <img src={businessArt} alt="" width={480} height={360} />
      <section aria-labelledby="local-side">
        <h2 id="local-side">
          <Trans>You are a company in {region}</Trans>
        </h2>
        <ul>
          <li>
            <Trans>Solicitations, statements of work and bids for work on base</Trans>
          </li>
          <li>
            <Trans>Letters and mail to and from a contracting office</Trans>
          </li>
          <li>
            <Trans>Company profile, certificates and references in English</Trans>
          </li>
          <li>
            <Trans>Menus, signs and price lists for American customers</Trans>
          </li>
        </ul>
      </section>
    </div>
  )
}
