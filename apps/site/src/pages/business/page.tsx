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
import { NextPages } from '../service-parts/next-pages.tsx'

export const title = msg`International business`
export const description = msg`For companies that work on base or abroad: bids, invoices, company documents, correspondence and meetings in English and Japanese.`

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
            For companies on and off base: documents, letters, calls and meetings in both languages,
            from one office.
          </Trans>
        }
      />
      <TwoSides />
      <Figures />
      <Facts
        items={[
          {
            title: <Trans>How it works</Trans>,
            text: (
              <Trans>
                You send the documents. We tell you the price and the day, and start when you agree.
                There is no expedite fee.
              </Trans>
            ),
          },
          {
            title: <Trans>What you get</Trans>,
            text: (
              <Trans>
                Translations in the layout of the original, checked by a second translator, with a
                signed statement where an authority asks for one. We use the same terms in all your
                documents.
              </Trans>
            ),
          },
          {
            title: <Trans>Confidential</Trans>,
            text: (
              <Trans>
                We keep quotes and contracts encrypted. Only our staff and the translator assigned
                to you can open them. If you need a non-disclosure agreement, send it with your
                first request.
              </Trans>
            ),
          },
        ]}
      />
      <AdministrativeHelp />
      <BusinessQuestions />
      <NextPages
        service={service}
        ways={[
          { path: '/services/technical', label: <Trans>Technical translation</Trans> },
          {
            path: '/services/interpretation',
            label: <Trans>An interpreter at your meeting</Trans>,
          },
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
        title={<Trans>Numbers and dates</Trans>}
        intro={
          <Trans>
            Japanese counts in units of ten thousand, and the Japanese fiscal year begins in April.
            Mistakes here are expensive.
          </Trans>
        }
      >
        <Specimen
          label={t`How sums, years and terms of payment are read`}
          heads={[
            <Trans key="1">In the quote</Trans>,
            <Trans key="2">Correct meaning</Trans>,
            <Trans key="3">Common mistake</Trans>,
          ]}
          rows={[
            {
              written: '1億2,000万円',
              lang: 'ja',
              meant: '120 million yen',
              meantIn: 'en',
              mistaken: <Trans>12 million yen. One zero is missing</Trans>,
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
              mistaken: <Trans>Net 30 days, which is not the same</Trans>,
            },
            {
              written: 'Net 30, FOB Yokohama',
              lang: 'en',
              meant: (
                <Trans>
                  Paid within 30 days of the invoice; the risk passes on board the ship at Yokohama
                </Trans>
              ),
              mistaken: <Trans>Free delivery to the door</Trans>,
            },
          ]}
        />
      </Rail>
    </div>
  )
}
