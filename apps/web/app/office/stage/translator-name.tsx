import { Trans } from '@lingui/react/macro'
import type { OfficeRequest } from './office-request.ts'

export function TranslatorName({ request }: { request: OfficeRequest }) {
  return request.translatorName ?? <Trans>Nobody yet</Trans>
}
