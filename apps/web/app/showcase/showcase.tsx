import { localPath } from '@kakehashi/contract/site-addresses'
import { blankOffice } from '@kakehashi/domain/blank-office'
import { sealColours } from '@kakehashi/domain/office'
import { BrandMark } from '@kakehashi/ui/brand-mark'
import { Icon, iconNames } from '@kakehashi/ui/icon'
import { LanguageSwitch } from '@kakehashi/ui/language-switch'
import { PageHeading } from '@kakehashi/ui/page-heading'
import { Pill } from '@kakehashi/ui/pill'
import { Seal } from '@kakehashi/ui/seal'
import { Tabs } from '@kakehashi/ui/tabs'
import { ToastHistory } from '@kakehashi/ui/toast-history'
import { ToastHost } from '@kakehashi/ui/toast-host'
import { ButtonParts } from './button-parts.tsx'
import { DataParts } from './data-parts.tsx'
import { FieldParts } from './field-parts.tsx'
import styles from './showcase.module.css'
import { Columns, Row, Specimen, State } from './specimen.tsx'
import { StateParts } from './state-parts.tsx'

// Development only: a gallery of the UI components. The sample texts are not translated.
export default function Showcase() {
  return (
    <>
      <main id="main" className="wrap">
        <PageHeading
          back={{ to: '/', label: 'Home' }}
          title="Parts"
          lede="Every part of the kit in every state. Hover and focus are shown by doing them."
          aside={<ToastHistory />}
        />
        <KitParts />
        <section className={`office ${styles.office}`} aria-labelledby="office">
          <h2 id="office">In the back office: dense, and dark where the reader prefers it</h2>
          <ButtonParts prefix="office" />
          <FieldParts prefix="office" />
          <StateParts />
          <DataParts />
        </section>
      </main>
      <ToastHost />
    </>
  )
}

function KitParts() {
  return (
    <>
      <Specimen name="Marks and icons">
        <Row>
          <BrandMark />
          {sealColours.map((colour) => (
            <Seal key={colour} seal={{ ...blankOffice.seal, colour }} isStamping />
          ))}
          <Seal seal={{ text: '翻訳', colour: 'vermilion', outline: '' }} label="Not drawn yet" />
          <LanguageSwitch current="en" hrefIn={(other) => localPath('/', other)} />
          <LanguageSwitch current="ja" onChoose={() => undefined} />
        </Row>
        <ul className={styles.icons}>
          {iconNames.map((name) => (
            <li key={name}>
              <Icon name={name} />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <ButtonParts prefix="site" />
      <Specimen name="Pill">
        <Row>
          <Pill tone="leaf" icon="check">
            Paid
          </Pill>
          <Pill tone="amber" icon="clock">
            Pending
          </Pill>
          <Pill tone="amber" icon="alert">
            Balance due
          </Pill>
          <Pill tone="sea" icon="clock">
            Checking for viruses
          </Pill>
          <Pill tone="seal" icon="alert">
            Failed
          </Pill>
          <Pill tone="plain">A</Pill>
        </Row>
        <div lang="ja">
          <Pill tone="leaf" icon="check">
            お支払い済み
          </Pill>
        </div>
      </Specimen>
      <FieldParts prefix="site" />
      <StateParts />
      <DataParts />
      <Specimen name="Tabs">
        <Tabs
          label="Documents"
          tabs={[
            { id: 'one', label: 'affidavit.pdf', panel: <p>The first page.</p> },
            { id: 'two', label: 'birth-certificate-scan-from-ohio.jpg', panel: <p>A photo.</p> },
            { id: 'three', label: 'passport.heic', panel: <p>Another photo.</p> },
          ]}
        />
      </Specimen>
      <Specimen name="Type">
        <p className={styles.largest}>Official papers 68</p>
        <p className={styles.large}>
          Create your account 40, <span lang="ja">公的な書類の翻訳</span>
        </p>
        <Columns>
          <State says="Running text, 17">
            <p>You see the whole price first. We begin when you accept it.</p>
          </State>
          <State says="Japanese">
            <p lang="ja">先に総額をお知らせします。ご承諾をいただいてから翻訳を始めます。</p>
          </State>
          <State says="Figures">
            <p>09 Nov, 2026 $1,145.00 0123456789</p>
          </State>
        </Columns>
      </Specimen>
    </>
  )
}
