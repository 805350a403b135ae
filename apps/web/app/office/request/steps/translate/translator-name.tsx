import { Trans } from '@lingui/react/macro'
import type { OfficeRequest } from '../../commands/office-request.ts'

export function TranslatorName({ request }: { request: OfficeRequest }) {
  if (request.translatorName) return request.translatorName
  return request.translator ? <Trans>Someone who has left</Trans> : <Trans>Nobody yet</Trans>
}
