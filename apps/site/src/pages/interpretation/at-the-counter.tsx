import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './at-the-counter.module.css'

interface Line {
  who: ReactNode
  said: { lang: 'en' | 'ja'; text: string }
  heard: { lang: 'en' | 'ja'; text: string }
}

/** An example conversation: what each person says and hears. Quoted, so it is not translated. */
const lines: readonly Line[] = [
  {
    who: <Trans>The clerk</Trans>,
    said: { lang: 'ja', text: 'ご住所は、住民票のとおりにお願いします。' },
    heard: {
      lang: 'en',
      text: 'Please write your address exactly as on your certificate of residence.',
    },
  },
  {
    who: <Trans>You</Trans>,
    said: { lang: 'en', text: 'With the name of the building?' },
    heard: { lang: 'ja', text: '建物の名前も書きますか。' },
  },
  {
    who: <Trans>The clerk</Trans>,
    said: { lang: 'ja', text: '「丁目」と「番地」も、省略せずに書いてください。' },
    heard: { lang: 'en', text: 'Yes, and write out ‘chome’ and ‘banchi’; do not use dashes.' },
  },
]

export function AtTheCounter() {
  return (
    <section className={styles.band} aria-labelledby="counter">
      <div className="wrap">
        <h2 id="counter">
          <Trans>An example from the city office</Trans>
        </h2>
        <p className={styles.intro}>
          <Trans>
            The address on a lease says 1-2-3, but the form needs it written out in full. An
            interpreter translates everything, adds nothing, and says ‘I’ for you, not ‘she says’.
          </Trans>
        </p>
        <ol className={styles.lines}>
          {lines.map(({ who, said, heard }) => (
            <li key={said.text}>
              <b>{who}</b>
              <p lang={said.lang}>{said.text}</p>
              <p lang={heard.lang} className={styles.heard}>
                {heard.text}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
