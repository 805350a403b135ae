import { isLanguage } from '@kakehashi/domain/language'
import { createRoot } from 'react-dom/client'
import { LanguageProvider, loadSiteCatalog } from '../../i18n/catalogs.tsx'
import { takeCarriedToasts } from '../../ui/carried-toasts.ts'
import { showToast } from '../../ui/toast.tsx'
import { ToastHost } from '../../ui/toast-host.tsx'

/** The one place where a visitors' page needs React: the same toasts as everywhere. */
export async function drawToasts(): Promise<void> {
  const { lang } = document.documentElement
  const language = isLanguage(lang) ? lang : 'en'
  await loadSiteCatalog(language)
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(
    <LanguageProvider language={language}>
      <ToastHost />
    </LanguageProvider>,
  )
  for (const { kind, message } of takeCarriedToasts()) showToast[kind](message)
}
