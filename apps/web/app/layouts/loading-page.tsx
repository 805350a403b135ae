import { defaultLanguage, languages } from '@kakehashi/domain/language'
import { BrandMark } from '@kakehashi/ui/brand-mark'
import { embeddedOffice } from '../api/embedded-office.ts'
import { FirstView } from './first-view.tsx'
import { loadingTexts } from './loading-texts.tsx'
import { loadFailureId } from './reload-loop.ts'
import styles from './loading-page.module.css'

/**
 * Part of the document in which every application page is delivered. The language is not known yet,
 * so its texts are in every language. The build does not know the office either: its name is added
 * when the document is published.
 */
export function LoadingPage() {
  const name = embeddedOffice()?.name[defaultLanguage]
  return (
    <>
      {name && <title>{name}</title>}
      {/* Not a main element: the first view has one. */}
      <div className={styles.waiting}>
        <BrandMark />
        <div id={loadFailureId} hidden>
          {languages.map((language) => (
            <p key={language} lang={language}>
              {loadingTexts[language].failed}
            </p>
          ))}
        </div>
        <noscript>
          {languages.map((language) => (
            <p key={language} lang={language}>
              {loadingTexts[language].noScript}
            </p>
          ))}
        </noscript>
      </div>
      <FirstView />
    </>
  )
}
