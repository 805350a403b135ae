import type { Words } from '@kakehashi/domain/language'

/**
 * Shown for every failure for which there is no message of the server: an internal error, a reply of
 * a proxy, a lost connection, a timeout. It names no cause, because the browser does not know it.
 */
export const genericError: Words = {
  en: 'Something went wrong. Please try again in a moment.',
  ja: '問題が発生しました。少し待ってから、もう一度お試しください。',
}

/** Shown instead if the browser reports that it is offline. */
export const offlineError: Words = {
  en: 'You are offline. Connect to the internet and try again.',
  ja: 'インターネットに接続されていません。接続を確認して、もう一度お試しください。',
}
