import { localPath } from '@kakehashi/contract/site-addresses'
import type { Language } from '@kakehashi/domain/language'
import type { ReactNode } from 'react'

interface LoadingTexts {
  readonly failed: ReactNode
  readonly noScript: ReactNode
}

/** In the code, because the catalogues are not loaded yet. */
export const loadingTexts: Readonly<Record<Language, LoadingTexts>> = {
  en: {
    failed: (
      <>
        This page could not be loaded. Check your connection and <a href="?">try again</a>.
      </>
    ),
    noScript: (
      <>
        This page needs JavaScript. You can also call us or come in:{' '}
        <a href={localPath('/contact', 'en')}>contact us</a>.
      </>
    ),
  },
  ja: {
    failed: (
      <>
        ページを読み込めませんでした。通信状況をご確認のうえ、
        <a href="?">もう一度お試しください</a>。
      </>
    ),
    noScript: (
      <>
        このページの表示にはJavaScriptが必要です。お電話や窓口でも承っております。
        <a href={localPath('/contact', 'ja')}>お問い合わせ先</a>
      </>
    ),
  },
}
