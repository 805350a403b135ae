import type { RemovalReason } from '@kakehashi/domain/request/file-removal'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const removalReasonLabels: Readonly<Record<RemovalReason, MessageDescriptor>> = {
  'wrong-person': msg`It is another person’s document`,
  'wrong-file': msg`It is the wrong file`,
  other: msg`Another reason`,
}
