import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { AdministrativeHelp } from '../service-parts/administrative-help.tsx'
import { BusinessQuestions } from './questions.tsx'
import styles from './page.module.css'
import { Facts } from '../service-parts/facts.tsx'
import { Head } from '../service-parts/head.tsx'
import { Rail } from '../service-parts/rail.tsx'
import { Specimen } from '../service-parts/specimen.tsx'
import { TwoSides } from './two-sides.tsx'
import { WaysOn } from '../service-parts/ways-on.tsx'

export const title = msg`International business`
export const description = msg`For companies that work across the fence or across the sea: bids, invoices, company papers, correspondence and meetings in English and Japanese.`

// The service is called International Business, but its page is /services/business.
const service = 'international-business'

export default function Business() {
  return (
    <>
      <Head
        className={`wrap ${styles.head}`}
        service={service}
        title={<Trans>International business</Trans>}
        lede={
          <Trans>
            For business customers on one side of the fence who work with the other: papers, post,
            calls and meetings in both languages, from one desk.
          </Trans>
        }
      />
      <TwoSides />
      <Figures />
      <Facts
        items={[
          {
            title: <Trans>How it goes</Trans>,
            text: (
              <Trans>
                You send the papers, we name the price and the day, and nothing starts before you
                agree. No extra fee for haste.
              </Trans>
            ),
          },
          {
            title: <Trans>What you get</Trans>,
            text: (
              <Trans>
                Translations in the layout of the original, checked by a second translator, with a
                signed statement where an authority asks for one. The same terms in every paper of
                your company.
              </Trans>
            ),
          },
          {
            title: <Trans>In confidence</Trans>,
            text: (
              <Trans>
                Offers and contracts are kept encrypted; our staff can open them, and of the
                translators only the one who works for you. If you need a non-disclosure agreement
                signed first, send it with your first request.
              </Trans>
            ),
          },
        ]}
      />
      <AdministrativeHelp />
      <BusinessQuestions />
      <WaysOn
        service={service}
        ways={[
          { path: '/services/technical', label: <Trans>Technical translation</Trans> },
          { path: '/services/interpretation', label: <Trans>An interpreter at the table</Trans> },
          { path: '/contact', label: <Trans>Where to find us</Trans> },
        ]}
      />
    </>
  )
}

function Figures() {
  const { t } = useLingui()
  return (
    <div className={styles.band}>
      <Rail
        id="care"
        title={<Trans>Where the zeros go</Trans>}
        intro={
          <Trans>
            Japanese counts in ten thousands, and its years begin in April. A slip here has a price.
          </Trans>
        }
      >
        <Specimen
          label={t`How sums, years and terms of payment are read`}
          heads={[
            <Trans key="1">In the offer</Trans>,
            <Trans key="2">What it says</Trans>,
            <Trans key="3">What it is taken for</Trans>,
          ]}
          rows={[
            {
              written: '1億2,000万円',
              lang: 'ja',
              meant: '120 million yen',
              meantIn: 'en',
              mistaken: <Trans>12 million: one comma, one zero, one lost bid</Trans>,
            },
            {
              written: '令和8年度',
              lang: 'ja',
              meant: <Trans>April 2026 to March 2027</Trans>,
              mistaken: <Trans>The calendar year, or the American fiscal year from October</Trans>,
            },
            {
              written: '月末締め翌月末払い',
              lang: 'ja',
              meant: 'Invoices close at the end of the month and are paid by the end of the next',
              meantIn: 'en',
              mistaken: <Trans>Thirty days net, which it is not</Trans>,
            },
            {
              written: 'Net 30, FOB Naha',
              lang: 'en',
              meant: (
                <Trans>
                  Paid within 30 days of the invoice; the risk passes on board the ship at Naha
                </Trans>
              ),
              mistaken: <Trans>Delivered free to the door</Trans>,
            },
          ]}
        />
      </Rail>
    </div>
  )
}
