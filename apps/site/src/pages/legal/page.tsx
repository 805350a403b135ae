import {
  type DocumentKey,
  orderOf,
  requestFormPath,
} from '@kakehashi/domain/documents/document-keys'
import type { OfficeText } from '@kakehashi/domain/language'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from '@kakehashi/ui/link'
import { useOfficeHours } from '@kakehashi/layouts/office'
import { useOfficeWords } from '../../parts/use-office-words.ts'
import legalArt from '../service-parts/art/legal.svg'
import { Facts } from '../service-parts/facts.tsx'
import { Head } from '../service-parts/head.tsx'
import { LegalQuestions } from './questions.tsx'
import styles from './page.module.css'
import { Papers } from '../service-parts/document-names.tsx'
import { Rail } from '../service-parts/rail.tsx'
import { Specimen } from '../service-parts/specimen.tsx'
import { NextPages } from '../service-parts/next-pages.tsx'

export const title = msg`Legal translation`
export const description = msg`Certificates, affidavits, family registers, decrees and contracts between English and Japanese, with a signed statement that the translation is complete and accurate.`

const americanPapers: readonly OfficeText[] = [
  { en: 'Affidavit of competency to marry', ja: '宣誓供述書（婚姻要件宣誓書）' },
  { en: 'Birth certificate, short or long form', ja: '出生証明書' },
  { en: 'Divorce decree', ja: '離婚判決書' },
  { en: 'Custody and adoption documents', ja: '親権・養子縁組の書類' },
  { en: 'Power of attorney', ja: '委任状' },
  { en: 'Death certificate, will', ja: '死亡証明書・遺言書' },
]

const japanesePapers: readonly OfficeText[] = [
  { en: 'Family register', ja: '戸籍謄本・戸籍抄本' },
  { en: 'Certificate of residence', ja: '住民票' },
  { en: 'Certificate of acceptance of a marriage or birth', ja: '婚姻届・出生届の受理証明書' },
  { en: 'Court decision, record of mediation', ja: '審判書・調停調書' },
  { en: 'Lease, sales and employment contract', ja: '賃貸借・売買・雇用契約書' },
  { en: 'Traffic accident certificate', ja: '交通事故証明書' },
]

export default function Legal() {
  const { t } = useLingui()
  const { sameDayUntil } = useOfficeHours()
  const { region } = useOfficeWords()
  return (
    <>
      <div className={`wrap ${styles.opening}`}>
        <Head
          service="legal"
          title={<Trans>Legal translation</Trans>}
          lede={
            <Trans>
              Certificates, court documents and contracts, translated so that the office you give
              them to can accept them.
            </Trans>
          }
        />
        {/* The drawings only decorate the text, so they are hidden from screen readers. */}
        <img src={legalArt} alt="" width={480} height={360} />
      </div>

      <Rail
        id="take"
        title={<Trans>What we translate</Trans>}
        intro={
          <Trans>
            With the name in both languages, so that you can point to it at the counter.
          </Trans>
        }
      >
        <div className={styles.directions}>
          <div>
            <h3>
              <Trans>US documents into Japanese</Trans>
            </h3>
            <Papers names={americanPapers} />
          </div>
          <div>
            <h3>
              <Trans>Japanese documents into English</Trans>
            </h3>
            <Papers names={japanesePapers} />
          </div>
        </div>
      </Rail>

      <div className={styles.band}>
        <Rail
          id="care"
          title={<Trans>Dates and names that are often misread</Trans>}
          intro={
            <Trans>
              A clerk compares our translation with your document line by line. These are common
              mistakes.
            </Trans>
          }
        >
          <Specimen
            label={t`How dates and names are read`}
            heads={[
              <Trans key="1">In the document</Trans>,
              <Trans key="2">Correct meaning</Trans>,
              <Trans key="3">Common mistake</Trans>,
            ]}
            rows={[
              {
                written: '平成30年4月1日',
                lang: 'ja',
                meant: <Trans>April 1, 2018</Trans>,
                mistaken: <Trans>1930. The year is counted from the start of an era</Trans>,
              },
              {
                written: '令和元年5月1日',
                lang: 'ja',
                meant: <Trans>May 1, 2019</Trans>,
                mistaken: <Trans>No year. The first year of an era has no number</Trans>,
              },
              {
                written: '08/09/1995',
                lang: 'en',
                meant: <Trans>August 9, 1995</Trans>,
                mistaken: <Trans>September 8, as in countries that write the day first</Trans>,
              },
              {
                written: 'John Michael SMITH',
                lang: 'en',
                meant: 'スミス ジョンマイケル',
                meantIn: 'ja',
                mistaken: (
                  <Trans>The family name John. Japanese forms put the family name first</Trans>
                ),
              },
            ]}
          />
        </Rail>
      </div>

      <Rail id="get" title={<Trans>What you get</Trans>}>
        <ol className={styles.get}>
          <li>
            <h3>
              <Trans>Every line, front and back</Trans>
            </h3>
            <p>
              <Trans>
                We also translate stamps, seals and notes in the margin. If something cannot be
                read, we say so and do not guess.
              </Trans>
            </p>
          </li>
          <li>
            <h3>
              <Trans>Laid out like the original</Trans>
            </h3>
            <p>
              <Trans>The clerk can compare the two and find each entry in the same place.</Trans>
            </p>
          </li>
          <li>
            <h3>
              <Trans>A signed statement</Trans>
            </h3>
            <p>
              <Trans>
                The translator signs by name that the translation is complete and accurate and that
                they are competent in both languages. This is what US immigration asks for (8 CFR
                103.2(b)(3), checked in November 2026).
              </Trans>
            </p>
          </li>
          <li>
            <h3>
              <Trans>Checked by a second person</Trans>
            </h3>
            <p>
              <Trans>Another person compares it with your original before you get it.</Trans>
            </p>
          </li>
        </ol>
      </Rail>

      <Facts
        items={[
          {
            title: <Trans>How long it takes</Trans>,
            text: (
              <Trans>
                <OrderOf paper="affidavit">Affidavits</OrderOf>,{' '}
                <OrderOf paper="birth-certificate">birth certificates</OrderOf> and{' '}
                <OrderOf paper="family-register">family registers</OrderOf> are ready the same day
                if you ask before {sameDayUntil}. Court documents and contracts take several days.
                We tell you how many with the price.
              </Trans>
            ),
          },
          {
            title: <Trans>What to bring</Trans>,
            text: (
              <Trans>
                The document or a clear photo of every page, including empty back pages. The
                spelling of names as in the passport. The office where you will use the translation,
                because the rules differ.
              </Trans>
            ),
          },
          {
            title: <Trans>Confidential</Trans>,
            text: (
              <Trans>
                Only our staff can open your documents. A translator can open only the documents
                assigned to them. We keep them encrypted, and our e-mails contain a link, never the
                document.
              </Trans>
            ),
          },
        ]}
      />
      <LegalQuestions />
      <NextPages
        service="legal"
        ways={[
          { path: '/military', label: <Trans>Getting married in {region}</Trans> },
          { path: '/services/medical', label: <Trans>Medical translation</Trans> },
          { path: '/services/interpretation', label: <Trans>On-site interpretation</Trans> },
        ]}
      />
    </>
  )
}

/** Links to the request form with the service for this document; the document is not preselected. */
function OrderOf({ paper, children }: { paper: DocumentKey; children: ReactNode }) {
  const { service } = orderOf([paper])
  return <Link to={requestFormPath({ service, documents: [] })}>{children}</Link>
}
