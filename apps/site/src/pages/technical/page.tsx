import { maxFileMegabytes as megabytes } from '@kakehashi/domain/documents/files'
import type { OfficeText } from '@kakehashi/domain/language'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import flangeArt from '../service-parts/art/flange.svg'
import { Head } from '../service-parts/head.tsx'
import { Papers } from '../service-parts/document-names.tsx'
import { Rail } from '../service-parts/rail.tsx'
import { TechnicalQuestions } from './questions.tsx'
import styles from './page.module.css'
import { Terms } from './terms.tsx'
import { NextPages } from '../service-parts/next-pages.tsx'

export const title = msg`Technical translation`
export const description = msg`Manuals, drawings, safety data sheets and inspection reports between English and Japanese, with the same terms from the first page to the last.`

const papers: readonly OfficeText[] = [
  { en: 'Operating and service manual', ja: '取扱説明書・整備書' },
  { en: 'Drawing and parts list', ja: '図面・部品表' },
  { en: 'Safety data sheet', ja: '安全データシート（SDS）' },
  { en: 'Specification', ja: '仕様書' },
  { en: 'Inspection report', ja: '点検報告書' },
  { en: 'Work procedure', ja: '作業手順書・施工要領書' },
  { en: 'Vehicle inspection certificate', ja: '車検証' },
  { en: 'Test report, warranty', ja: '試験成績書・保証書' },
]

export default function Technical() {
  return (
    <>
      <div className={`wrap ${styles.opening}`}>
        <div className={styles.sheet}>
          <Head
            className={styles.head}
            service="technical"
            title={<Trans>Technical translation</Trans>}
            lede={
              <Trans>
                Manuals, drawings and safety data sheets, with the same terms from the first page to
                the last.
              </Trans>
            }
          />
          <img src={flangeArt} alt="" width={430} height={280} />
          <TitleBlock />
        </div>
      </div>
      <Terms />
      <div className={styles.band}>
        <Rail
          id="units"
          title={<Trans>Measurements in metric and US units</Trans>}
          intro={
            <Trans>
              We do not round the figures that a mechanic uses. The original figure comes first.
            </Trans>
          }
        >
          <ul className={styles.units}>
            <li>
              <b>50 N·m</b> <span>(36.9 lbf·ft)</span>
            </li>
            <li>
              <b>1.0 MPa</b> <span>(145 psi)</span>
            </li>
            <li>
              <b>5 US gal</b> <span>(18.9 L)</span>
            </li>
            <li>
              <b>M8</b>{' '}
              <span>
                <Trans>is not 5/16 in, although the sizes are close</Trans>
              </span>
            </li>
          </ul>
        </Rail>
      </div>
      <Rail
        id="take"
        title={<Trans>What we translate</Trans>}
        intro={
          <Trans>
            We also translate a single page of a manual. Please send the rest so that we can read
            it.
          </Trans>
        }
      >
        <div className={styles.papers}>
          <Papers names={papers} />
        </div>
      </Rail>
      <Rail className={styles.get} id="get" title={<Trans>What you get</Trans>}>
        <p>
          <Trans>
            A PDF with the numbering, tables and warnings of the original. We number the words in a
            drawing and list their translations separately. We do not change the drawing. A second
            translator compares everything with the original.
          </Trans>
        </p>
        <p>
          <Trans>
            You also get a list of the terms we used. Send it with your next request, or send us
            your own list, so that we use the same terms again.
          </Trans>
        </p>
      </Rail>
      <TechnicalQuestions />
      <NextPages
        service="technical"
        ways={[
          { path: '/services/business', label: <Trans>International business</Trans> },
          { path: '/services/interpretation', label: <Trans>An interpreter on site</Trans> },
          { path: '/services/legal', label: <Trans>Legal translation</Trans> },
        ]}
      />
    </>
  )
}

/** The facts, placed like the title block of a drawing. */
function TitleBlock() {
  return (
    <dl className={styles.block}>
      <div>
        <dt>
          <Trans>Time</Trans>
        </dt>
        <dd>
          <Trans>Several days. We tell you how many with the price</Trans>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Send</Trans>
        </dt>
        <dd>
          <Trans>PDF, Word or photos, up to {megabytes} MB a file</Trans>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Receive</Trans>
        </dt>
        <dd>
          <Trans>PDF and a list of terms</Trans>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Checked</Trans>
        </dt>
        <dd>
          <Trans>A second translator</Trans>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Rush fee</Trans>
        </dt>
        <dd>
          <Trans>None</Trans>
        </dd>
      </div>
    </dl>
  )
}
