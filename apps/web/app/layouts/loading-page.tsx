import { languages } from '@kakehashi/domain/language'
import { BrandMark } from '@kakehashi/ui/brand-mark'
import { FirstView } from './first-view.tsx'
import { loadingTexts } from './loading-texts.tsx'
import { loadFailureId } from './reload-loop.ts'
import styles from './loading-page.module.css'

/**
 * Part of the document in which every application page is delivered. The language is not known yet,
 * so its texts are in every language.
 */
export function LoadingPage() {
  return (
    <>
      <title>Kakehashi</title>
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
