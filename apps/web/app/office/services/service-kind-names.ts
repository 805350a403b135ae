import type { ServiceKind } from '@kakehashi/domain/services'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const serviceKindNames: Readonly<Record<ServiceKind, MessageDescriptor>> = {
  translation: msg`Translation`,
  interpretation: msg`Interpretation`,
}
