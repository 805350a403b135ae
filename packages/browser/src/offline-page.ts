const address = '/offline-worker.js'

declare const trustedTypes:
  | {
      createPolicy(
        name: string,
        rules: { createScriptURL: () => string },
      ): { createScriptURL: (url: string) => string }
    }
  | undefined

/**
 * Installs the worker that shows a page of ours instead of the browser's when a link is opened
 * without a connection. It stores nothing.
 */
export function installOfflinePage(): void {
  if (!('serviceWorker' in navigator)) return
  const policy =
    'trustedTypes' in globalThis
      ? trustedTypes?.createPolicy('offline-page', { createScriptURL: () => address })
      : undefined
  // Not available in some private windows; the browser's own error page is shown then.
  navigator.serviceWorker
    .register(policy?.createScriptURL(address) ?? address, { updateViaCache: 'none' })
    .catch(() => undefined)
}
