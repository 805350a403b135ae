import { fileRefusals } from '@kakehashi/contract/refusals/file-refusals'
import { maxFileMegabytes, maxMegapixels, maxPages } from '@kakehashi/domain/documents/files'
import type { Language } from '@kakehashi/domain/language'
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { errorMessage } from '../../api/client/base-api.ts'

type Refused = keyof typeof fileRefusals

/** Why an upload failed: a code and not a text, so that it is shown in the current language. */
export interface UploadFailure {
  /**
   * A code of the contract; `lost`: neither the server nor this browser has the file any more;
   * `ordered`: it belongs to a request submitted before; `left-tray`: it was chosen from the
   * scanner's tray, and is no longer there.
   */
  readonly code?: Refused | 'lost' | 'ordered' | 'left-tray'
  readonly error?: unknown
}

export function failureFrom(error: unknown): UploadFailure {
  const code = (error as { data?: { code?: unknown } } | undefined)?.data?.code
  return isRefused(code) ? { code, error } : { error }
}

const limits = {
  megabytes: maxFileMegabytes,
  megapixels: maxMegapixels,
  pages: maxPages,
}

export function failureText({ code, error }: UploadFailure, language: Language): string {
  if (code === 'lost') return i18n._(msg`We no longer have this file. Please add it again.`)
  if (code === 'ordered') {
    return i18n._(
      msg`This file was sent with your first request. Add it again for a second request.`,
    )
  }
  if (code === 'left-tray') {
    return i18n._(
      msg`This scan is no longer in the tray: another order has it, or it was deleted. Remove it here.`,
    )
  }
  if (!isRefused(code)) return errorMessage(error)
  let text: string = fileRefusals[code].text[language]
  for (const [name, limit] of Object.entries(limits)) text = text.replace(`{${name}}`, `${limit}`)
  return text
}

function isRefused(code: unknown): code is Refused {
  return typeof code === 'string' && Object.hasOwn(fileRefusals, code)
}
