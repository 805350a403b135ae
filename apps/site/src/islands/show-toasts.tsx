import { isLanguage, type Language } from '@kakehashi/domain/language'
import { takeCarriedToasts } from '@kakehashi/ui/carried-toasts'
import { showToast } from '@kakehashi/ui/toast'
import { ToastHost } from '@kakehashi/ui/toast-host'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createRoot } from 'react-dom/client'

const catalogues = {
  en: () => import('@kakehashi/layouts/locales/en.po'),
  ja: () => import('@kakehashi/layouts/locales/ja.po'),
}

/** The only island that uses React: it shows the same toasts as the application. */
export async function showCarriedToasts(): Promise<void> {
  const { lang } = document.documentElement
  const language: Language = isLanguage(lang) ? lang : 'en'
  const { messages } = await catalogues[language]()
  i18n.loadAndActivate({ locale: language, messages })
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(
    <I18nProvider i18n={i18n}>
      <ToastHost />
    </I18nProvider>,
  )
  for (const { kind, message } of takeCarriedToasts()) showToast[kind](message)
}
