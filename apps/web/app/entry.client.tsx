import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
// No imports with a stylesheet: that of the root has to come first.
import { chosenLanguage } from './i18n/language.ts'
import { forgetStarts, isReloadLoop, loadFailureId } from './layouts/reload-loop.ts'
import { loadAllCatalogs } from './i18n/catalogs.tsx'

// Zod would test whether it may compile code, which the content security policy reports as an
// attack. It reads this setting when it is loaded, whichever chunk loads it first.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

function hasFailedBefore(): boolean {
  try {
    return isReloadLoop(sessionStorage, Date.now())
  } catch {
    return false
  }
}

if (hasFailedBefore()) {
  // Shows the error of the loading page instead of starting once more.
  forgetStarts(sessionStorage)
  document.getElementById(loadFailureId)?.removeAttribute('hidden')
} else {
  // Started early, because the catalogs take as long to load as everything else.
  void loadAllCatalogs(chosenLanguage(location.pathname))
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
}
