import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
// Nothing that brings a stylesheet: the root's has to be the first.
import { chosenLanguage } from './i18n/language.ts'
import { forgetStarts, isReloadLoop, loadFailureId } from './layouts/reload-loop.ts'
import { loadAllCatalogs } from './i18n/catalogs.tsx'

// Zod would probe whether it may compile code, which our content security policy reports as an
// attack. It reads this the moment it is loaded, whichever chunk brings it in first.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

function hasFailedBefore(): boolean {
  try {
    return isReloadLoop(sessionStorage, Date.now())
  } catch {
    return false
  }
}

if (hasFailedBefore()) {
  // A visitors' page is complete as it stands; an application page says that it could not load.
  forgetStarts(sessionStorage)
  document.getElementById(loadFailureId)?.removeAttribute('hidden')
} else {
  // The words take as long as everything else together if they are asked for only when needed.
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
