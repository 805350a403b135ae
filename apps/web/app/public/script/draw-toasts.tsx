import { isLanguage } from '@kakehashi/domain/language'
import { createRoot } from 'react-dom/client'
import { InLanguage, loadSiteWords } from '../../i18n/catalogs.tsx'
import { takeCarriedToasts } from '@kakehashi/ui/carried-toasts'
import { showToast } from '@kakehashi/ui/toast'
import { ToastHost } from '@kakehashi/ui/toast-host'

/** The one place where a visitors' page needs React: the same toasts as everywhere. */
export async function drawToasts(): Promise<void> {
  const { lang } = document.documentElement
  const language = isLanguage(lang) ? lang : 'en'
  await loadSiteWords(language)
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(
    <InLanguage language={language}>
      <ToastHost />
    </InLanguage>,
  )
  for (const { kind, message } of takeCarriedToasts()) showToast[kind](message)
}
