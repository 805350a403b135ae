import { defaultLanguage, isLanguage, type Language } from '@kakehashi/domain/language'
import { loadLayoutsCatalogue } from '@kakehashi/layouts/load-catalogue'
import { takeCarriedToasts } from '@kakehashi/ui/carried-toasts'
import { showToast } from '@kakehashi/ui/toast'
import { ToastHost } from '@kakehashi/ui/toast-host'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createRoot } from 'react-dom/client'

/** The only island that uses React: it shows the same toasts as the application. */
export async function showCarriedToasts(): Promise<void> {
  const { lang } = document.documentElement
  const language: Language = isLanguage(lang) ? lang : defaultLanguage
  i18n.loadAndActivate({ locale: language, messages: await loadLayoutsCatalogue(language) })
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(
    <I18nProvider i18n={i18n}>
      <ToastHost />
    </I18nProvider>,
  )
  for (const { kind, message } of takeCarriedToasts()) showToast[kind](message)
}
