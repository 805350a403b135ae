import { BrandMark } from '@kakehashi/ui/brand-mark'
import { loadFailureId } from './reload-loop.ts'
import styles from './loading-page.module.css'

/**
 * Part of the document in which every application page is delivered. The language is not known yet,
 * so its texts are in both.
 */
export function LoadingPage() {
  return (
    <main className={styles.waiting}>
      <title>Kakehashi</title>
      <BrandMark />
      <div id={loadFailureId} hidden>
        <p lang="en">
          This page could not be loaded. Check your connection and <a href="?">try again</a>.
        </p>
        <p lang="ja">
          ページを読み込めませんでした。通信状況をご確認のうえ、
          <a href="?">もう一度お試しください</a>。
        </p>
      </div>
      <noscript>
        <p lang="en">
          This page needs JavaScript. You can also call us or come in:{' '}
          <a href="/contact">contact us</a>.
        </p>
        <p lang="ja">
          このページの表示にはJavaScriptが必要です。お電話や窓口でも承っております。
          <a href="/ja/contact">お問い合わせ先</a>
        </p>
      </noscript>
    </main>
  )
}
